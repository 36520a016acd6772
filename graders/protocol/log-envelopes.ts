/** Messages that a log keeps without their envelopes. */
import type { JsonNode } from '../types.ts';
import { insideString } from './log-lines.ts';

/** A text in the log: the log itself from one place to another, or what a string says. */
export interface Held {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly place?: (offset: number) => number;
  /** What the string says before the message. */
  readonly words?: string;
}

// Some programs keep what they asked and what came back, and leave the envelopes out: those are put around it again.

const inside = ({ text, start, end, place }: Held) => ({
  text: text.slice(start, end),
  place: place ?? ((offset: number) => start + offset),
});

export const withEnvelope = (held: Held, id: number): Held => {
  const { text, place } = inside(held);
  const at = text.indexOf('{') + 1;
  const isNotification = /"method"\s*:\s*"notifications\//.test(text);
  const opening = `{"jsonrpc":"2.0",${isNotification || /^\s*\{\s*"id"/.test(text) ? '' : `"id":${id},`}`;
  const all = opening + text.slice(at);
  return {
    text: all,
    start: 0,
    end: all.length,
    place: (offset) => {
      if (offset < opening.length) return place(offset === 0 ? at - 1 : at);
      return place(offset - opening.length + at);
    },
  };
};

export const resultIn = (response: JsonNode, log: string, id: number): Held | undefined => {
  const { text, place } =
    response.type === 'string'
      ? insideString(response)
      : inside({ text: log, start: response.start, end: response.end });
  if (!/^\s*\{/.test(text) || /^\s*\{\s*"error"\s*:\s*"/.test(text)) return undefined;
  const isError = /^\s*\{\s*"code"\s*:\s*-?\d/.test(text);
  const opening = `{"jsonrpc":"2.0","id":${id},"${isError ? 'error' : 'result'}":`;
  const all = `${opening}${text}}`;
  return {
    text: all,
    start: 0,
    end: all.length,
    place: (offset) => place(Math.min(Math.max(0, offset - opening.length), text.length)),
  };
};
