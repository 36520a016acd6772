/** What had happened by a given message. The order of messages is that of the wire; batches keep the order of their array. */
import type { Exchange, Message, Role } from '../types.ts';
import { perExchange } from './per-exchange.ts';

export const otherSide = (role: Role): Role => (role === 'client' ? 'server' : 'client');

/** All messages by their methods, so that what never comes need not be looked for. */
const byMethod = perExchange(({ messages }) => {
  const named = new Map<string, Message[]>();
  const answering = new Map<string, Message[]>();
  for (let at = 0; at < messages.length; at++) {
    const message = messages[at]!;
    const { name, answeredMethod } = message;
    if (name !== undefined) put(named, name, message);
    else if (answeredMethod !== undefined) put(answering, answeredMethod, message);
  }
  return { named, answering };
});

const put = (map: Map<string, Message[]>, name: string, message: Message): void => {
  const same = map.get(name);
  if (same) same.push(message);
  else map.set(name, [message]);
};

const none: readonly Message[] = [];

/** Requests or notifications of a method, in order. */
export const named = (exchange: Exchange, method: string): readonly Message[] =>
  byMethod(exchange).named.get(method) ?? none;

/** Responses to requests of a method, in order. */
export const answering = (exchange: Exchange, method: string): readonly Message[] =>
  byMethod(exchange).answering.get(method) ?? none;

export const before = (one: Message, moment: Message): boolean =>
  one.index === moment.index ? one.start < moment.start : one.index < moment.index;

/** How many of the messages, which are in order, were sent before `moment`. */
const countBefore = (messages: readonly Message[], moment: Message): number => {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (before(messages[middle]!, moment)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The last of the messages, which are in order, that was sent before `moment`. */
export const lastBefore = (messages: readonly Message[] | undefined, moment: Message): Message | undefined =>
  messages?.[countBefore(messages, moment) - 1];

/** The first response to a request that was sent before `moment`. */
export const answerBefore = (request: Message, moment: Message): Message | undefined =>
  request.answeredBy.find((response) => before(response, moment));

/** Looking back is bounded, as logs can be long. */
const farthest = 500;

/** Requests of one side that wait for a response when `moment` is sent, latest first; cancelled ones wait no longer. */
export const waitingAt = (moment: Message, sender: Role): readonly Message[] => {
  const { messages } = moment.exchange;
  const end = countBefore(messages, moment);
  return messages
    .slice(Math.max(0, end - farthest), end)
    .filter((one) => one.shape === 'request' && one.sender === sender && isWaiting(one, moment))
    .reverse();
};

/** The last message of one side before `moment`. */
export const lastOf = (moment: Message, sender: Role): Message | undefined => {
  const { messages } = moment.exchange;
  const end = countBefore(messages, moment);
  return messages.slice(Math.max(0, end - farthest), end).findLast((one) => one.sender === sender);
};

const isWaiting = (request: Message, moment: Message): boolean =>
  request.idKey !== undefined &&
  !answerBefore(request, moment) &&
  !(request.cancelledBy && before(request.cancelledBy, moment));

/** True where no request can stand before the first message in view. */
export const seesBeginning = (exchange: Exchange): boolean =>
  exchange.session === 'whole' || exchange.messages[0]?.name === 'initialize';
