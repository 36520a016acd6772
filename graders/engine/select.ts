/** Chooses the message of an answer that a criterion speaks of. */
import type { Entry, JsonNode, Message, Selector } from '../types.ts';

/**
 * The first message that fits. Where none fits, the nearest candidate of that kind, so that a slip in one place is said at
 * that place; but never one that another criterion (`others`) means.
 */
export const selectMessage = (
  entries: readonly Entry[],
  selector: Selector | undefined,
  others: readonly Selector[],
): Message | undefined => {
  const messages = entries.flatMap((entry) => entry.messages);
  if (!selector) return messages[0];
  const fitting = messages.find((message) => fits(message, selector));
  if (fitting) return fitting;
  const free = messages.filter((message) => !others.some((other) => fits(message, other)));
  const candidates = free.filter((message) => isKind(message, selector.kind));
  const sameId = selector.id === undefined ? undefined : candidates.find((message) => hasId(message, selector.id!));
  return sameId ?? candidates.at(-1) ?? free.findLast((message) => isNearly(message, selector.kind));
};

const fits = (message: Message, { kind, method, id }: Selector): boolean =>
  isKind(message, kind) &&
  (method === undefined || (kind === 'response' ? message.answeredMethod : message.name) === method) &&
  (id === undefined || hasId(message, id));

const isKind = ({ shape }: Message, kind: Selector['kind']): boolean =>
  kind === 'response' ? shape === 'result' || shape === 'error' : shape === kind;

/** By its own id, or for a response by that of the request it answers. */
const hasId = ({ id, answers }: Message, wanted: string): boolean =>
  isId(answers?.to && 'shape' in answers.to && answers.how !== 'unknown' ? answers.to.id : id, wanted);

/** Numbers by their digits, strings by what they say, however they are spelled. A variant may have made a number of it. */
const isId = (id: JsonNode | undefined, wanted: string | number): boolean =>
  id?.type === 'string' ? JSON.stringify(id.value) === wanted : id?.raw === String(wanted);

/** A request without its id, a notification with one, a response without its result: still what was meant. */
const isNearly = ({ shape, params }: Message, kind: Selector['kind']): boolean =>
  kind === 'response'
    ? shape === 'malformed' && !params
    : shape === 'request' || shape === 'notification' || (shape === 'malformed' && params !== undefined);
