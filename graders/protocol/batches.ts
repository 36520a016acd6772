/** What an array of messages replies to. */
import type { Batch } from '../types.ts';

/**
 * True where the other side wrote a batch last and asked nothing in it: an empty array after it is a reply to that
 * batch, not a batch that forgot its members.
 */
export const followsNoRequests = ({ exchange, index, sender }: Batch): boolean => {
  for (let at = index - 1; at >= 0 && at > index - farthest; at--) {
    const entry = exchange.entries[at]!;
    if (entry.sender === sender || entry.kind === 'blank') continue;
    return entry.kind === 'batch' && entry.messages.length > 0 && entry.messages.every(asksNothing);
  }
  return false;
};

/** How far back an answer is looked for, as logs can be long. */
const farthest = 1_000;

const asksNothing = ({ shape }: { readonly shape: string }): boolean => shape !== 'request' && shape !== 'malformed';
