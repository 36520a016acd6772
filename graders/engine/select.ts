/** Chooses the message of an answer that a criterion speaks of. */
import type { Entry, Message, Selector } from '../types.ts';

/** The first message that fits; where none fits, the nearest candidate, so that a slip in one place is said at that place. */
export const selectMessage = (entries: readonly Entry[], selector: Selector | undefined): Message | undefined => {
  const messages = entries.flatMap((entry) => entry.messages);
  if (!selector) return messages[0];
  const { kind, method, id } = selector;
  const candidates = messages.filter((message) => isKind(message, kind));
  const fits = candidates.filter(
    (message) =>
      (method === undefined || methodOf(message, kind) === method) && (id === undefined || message.id?.raw === id),
  );
  if (fits[0]) return fits[0];
  const byId = id === undefined ? undefined : candidates.find((message) => message.id?.raw === id);
  return byId ?? candidates.at(-1) ?? messages.findLast((message) => isNearly(message, kind));
};

const isKind = ({ shape }: Message, kind: Selector['kind']): boolean =>
  kind === 'response' ? shape === 'result' || shape === 'error' : shape === kind;

const methodOf = (message: Message, kind: Selector['kind']): string | undefined =>
  kind === 'response' ? message.answeredMethod : message.name;

/** A request without its id, a notification with one, a response without its result: still what was meant. */
const isNearly = ({ shape, params }: Message, kind: Selector['kind']): boolean =>
  kind === 'response'
    ? shape === 'malformed' && !params
    : shape === 'request' || shape === 'notification' || (shape === 'malformed' && params !== undefined);
