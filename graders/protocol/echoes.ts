/** Responses that repeat an id as it was, and with it what is wrong with it. */
import type { Message } from '../types.ts';
import { otherSide } from './history.ts';

/** No request waits longer than this many messages. */
const farthest = 1_000;

/** True for a response whose id, usable or not, is that of a request before it: the request is where it went wrong. */
export const echoesId = ({ id, shape, sender, exchange, index }: Message): boolean => {
  if (!id || (shape !== 'result' && shape !== 'error')) return false;
  const { messages } = exchange;
  const asker = otherSide(sender);
  for (let at = messages.length - 1, looked = 0; at >= 0 && looked < farthest; at--) {
    const one = messages[at]!;
    if (one.index >= index) continue;
    looked++;
    if (one.sender === asker && one.shape === 'request' && one.id?.raw === id.raw) return true;
  }
  return false;
};
