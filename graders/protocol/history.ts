/** What had happened by a given message. The order of messages is that of the wire; batches keep the order of their array. */
import type { Exchange, Message, Role } from '../types.ts';

export const otherSide = (role: Role): Role => (role === 'client' ? 'server' : 'client');

export const before = (one: Message, moment: Message): boolean =>
  one.index === moment.index ? one.start < moment.start : one.index < moment.index;

/** The first response to a request that was sent before `moment`. */
export const answerBefore = (request: Message, moment: Message): Message | undefined =>
  request.answeredBy.find((response) => before(response, moment));

/** Requests of one side that wait for a response when `moment` is sent, oldest first; cancelled ones wait no longer. */
export const waitingAt = (moment: Message, sender: Role): readonly Message[] =>
  moment.exchange.messages.filter(
    (one) =>
      one.shape === 'request' &&
      one.sender === sender &&
      one.idKey !== undefined &&
      before(one, moment) &&
      !answerBefore(one, moment) &&
      !(one.cancelledBy && before(one.cancelledBy, moment)),
  );

/** True where no request can stand before the first message in view. */
export const seesBeginning = (exchange: Exchange): boolean =>
  exchange.session === 'whole' || exchange.messages[0]?.name === 'initialize';
