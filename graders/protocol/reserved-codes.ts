/** The error codes that 2026-07-28 defines, used for something else. */
import type { Message } from '../types.ts';

/** What a message speaks of that fits its code. */
const own: ReadonlyMap<number, RegExp> = new Map([
  [-32020, /header|mismatch|mcp-/i],
  [-32021, /capabilit|sampling|elicit|roots|declare|client/i],
  [-32022, /version|revision|protocol|\d{4}-\d\d-\d\d/i],
]);

/** What has nothing to do with headers, capabilities and versions, in the words of many servers. */
const otherwise =
  /\b(?:rate.?limit(?:s|ed|ing)?|too many|quota|time[d -]?out|not found|unknown tool|unauthori[sz]ed|forbidden|permission|denied|busy|overloaded|unavailable|internal error|database|connection|crash(?:ed)?|exception)\b/i;

/** True for a defined code whose message plainly speaks of something else. */
export const isMisused = ({ error }: Message): boolean => {
  if (error?.type !== 'object') return false;
  const fits = own.get(error.get('code')?.value as number);
  const text = error.get('message')?.value;
  return fits !== undefined && typeof text === 'string' && !fits.test(text) && otherwise.test(text);
};
