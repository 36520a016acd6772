/** Finds for each response the request it answers, and for each cancellation the request it cancels. */
import type { Answer, Entry, Exchange, Message, Role } from '../types.ts';
import { handshakeIn } from './handshakes.ts';
import { before } from './history.ts';
import { idKey, looseKey } from './ids.ts';
import type { Reading } from './read.ts';

type Open = Reading<Message>;

/** What one side has asked so far. */
interface Asked {
  readonly byKey: Map<string, Open[]>;
  /** The same ids without their types: of as many requests as stood there when it was asked for last. */
  readonly byLooseKey: Map<string, Open[]>;
  loose: number;
  readonly requests: Open[];
  /** Entries that nobody can answer by id: unreadable, or without a usable one. */
  readonly unreadable: Entry[];
  notification: Open | undefined;
}

/** A response that no id explains, and what the other side had asked by then. */
interface Unmatched {
  readonly response: Open;
  readonly asked: Asked;
  readonly upTo: number;
  readonly notification: Open | undefined;
}

/** Sets `answers`, `answeredBy`, `cancelledBy` and `answeredMethod` of all messages. */
export const pair = (exchange: Exchange, answers: string | undefined): void => {
  if (exchange.messages.length === 1 && exchange.entries.length === 1) {
    pairLone(exchange, answers);
    return;
  }
  const asked: Record<Role, Asked> = { client: nothing(), server: nothing() };
  const unmatched: Unmatched[] = [];
  // By index, as all that goes through a long log: an iterator costs an object for each message.
  for (let at = 0; at < exchange.entries.length; at++) {
    const entry = exchange.entries[at]!;
    for (let place = 0; place < entry.messages.length; place++) {
      const message = entry.messages[place] as Open;
      if (message.shape === 'result' || message.shape === 'error') {
        const other = asked[message.sender === 'client' ? 'server' : 'client'];
        const answer = answerTo(message, other);
        if (answer) settle(message, answer);
        else
          unmatched.push({
            response: message,
            asked: other,
            upTo: other.requests.length,
            notification: other.notification,
          });
      } else ask(message, entry, asked[message.sender]);
    }
    if (isLost(entry)) asked[entry.sender].unreadable.push(entry);
  }
  for (const one of unmatched) {
    const { idKey } = one.response;
    settle(one.response, idKey === undefined ? unnamed(one, exchange.session) : guess(one, exchange.session));
    one.response.answeredMethod ??= answers ?? shownBy(one.response);
  }
};

const pairLone = (exchange: Exchange, answers: string | undefined): void => {
  const message = exchange.messages[0] as Open;
  if (message.shape !== 'result' && message.shape !== 'error') return;
  message.answers =
    exchange.session === 'whole' && message.idKey !== undefined ? { how: 'unknown', to: undefined } : lone;
  message.answeredMethod = answers ?? shownBy(message);
};

const lone: Answer = { how: 'lone', to: undefined };

/** What a response whose request is out of sight answers, where it shows. */
const shownBy = (response: Message): string | undefined =>
  response.answers?.how === 'lone' ? handshakeIn(response) : undefined;

const nothing = (): Asked => ({
  byKey: new Map(),
  byLooseKey: new Map(),
  loose: 0,
  requests: [],
  unreadable: [],
  notification: undefined,
});

/** Text that cannot be read; its messages, if the parser recovered any, are only a reading of it. */
const isLost = (entry: Entry): boolean =>
  // A receiver without batches looks into none, and so finds no id; an empty one has none.
  (entry.batch !== undefined && (!entry.batch.exchange.revision.batches || entry.messages.length === 0)) ||
  entry.kind === 'unreadable' ||
  entry.kind === 'noise' ||
  (entry.kind === 'malformed' && entry.messages.length === 0);

const ask = (message: Open, entry: Entry, own: Asked): void => {
  if (message.shape === 'notification') {
    own.notification = message;
    if (message.name === 'notifications/cancelled') cancel(message, own);
    return;
  }
  if (entry.kind === 'unreadable') return;
  if (message.idKey === undefined || message.shape === 'malformed') {
    own.unreadable.push(entry);
    return;
  }
  own.requests.push(message);
  put(own.byKey, message.idKey, message);
};

const put = (map: Map<string, Open[]>, key: string, message: Open): void => {
  const same = map.get(key);
  if (same) same.push(message);
  else map.set(key, [message]);
};

const cancel = (notification: Open, own: Asked): void => {
  const key = notification.params?.type === 'object' ? idKey(notification.params.get('requestId')) : undefined;
  const request = key === undefined ? undefined : own.byKey.get(key)?.findLast(isOpen);
  if (request) request.cancelledBy = notification;
};

const isOpen = (request: Message): boolean => request.answeredBy.length === 0;

/** True where nothing answers the request, and nothing had cancelled it by the given message. */
const isWaiting = (request: Message, moment: Message): boolean =>
  isOpen(request) && !(request.cancelledBy && before(request.cancelledBy, moment));

const answerTo = (response: Open, other: Asked): Answer | undefined => {
  const key = response.idKey;
  if (key === undefined) {
    const { id, shape } = response;
    // An id that cannot be used is repeated as it came.
    const same = id && claim(other, (entry) => entry.messages.some((one) => one.id?.raw === id.raw));
    const lost = same ?? (shape === 'error' ? claim(other, () => true) : undefined);
    return lost && { how: 'unreadable', to: lost };
  }
  const same = other.byKey.get(key);
  if (same) {
    const open = same.find(isOpen);
    return open ? { how: 'exact', to: open } : { how: 'again', to: same.at(-1) };
  }
  const changed = alike(key, other)?.find(isOpen);
  if (changed) return { how: 'type-changed', to: changed };
  const lost = claim(other, (entry) => entry.messages.some((one) => one.idKey === key)) ?? claim(other, hasNoKey);
  if (!lost) return undefined;
  return isGuessedId(response, lost) ? { how: 'unknown', to: lost } : { how: 'unreadable', to: lost };
};

/** Requests whose ids are the same but for their types. Few responses need it, so it is gathered when one does. */
const alike = (key: string, asked: Asked): readonly Open[] | undefined => {
  const { requests, byLooseKey } = asked;
  for (; asked.loose < requests.length; asked.loose++) {
    const request = requests[asked.loose]!;
    put(byLooseKey, looseKey(request.idKey!), request);
  }
  return byLooseKey.get(looseKey(key));
};

const hasNoKey = (entry: Entry): boolean => entry.messages.every((one) => one.idKey === undefined);

const claim = (asked: Asked, fits: (entry: Entry) => boolean): Entry | undefined => {
  const at = asked.unreadable.findIndex(fits);
  return at === -1 ? undefined : asked.unreadable.splice(at, 1)[0];
};

/** An error that says the text could not be read, and yet repeats an id from it. */
const isGuessedId = (response: Message, lost: Entry): boolean =>
  lost.kind === 'unreadable' && response.error?.type === 'object' && response.error.get('code')?.raw === '-32700';

/** A response without a usable id answers a request left open, else a notification or a request that was open then. */
const unnamed = (one: Unmatched, session: 'part' | 'whole'): Answer => {
  const { asked, notification, response, upTo } = one;
  const open = lastWaiting(one);
  if (open) return { how: 'unnamed', to: open };
  const last = session === 'whole' ? asked.requests[upTo - 1] : undefined;
  const isForNotification = notification && (suitsNotification(response) || (last && before(last, notification)));
  if (last && wasOpenAt(last, response) && !isForNotification) return { how: 'unnamed', to: last };
  return notification ? { how: 'notification', to: notification } : lone;
};

/** What a server that answers everything says to a notification: nothing, or that it knows no such method. */
const suitsNotification = ({ result, error }: Message): boolean =>
  error ? error.get('code')?.raw === '-32601' : result?.type === 'object' && result.members.length === 0;

/** Members of one batch come in any order. */
const wasOpenAt = ({ answeredBy }: Message, { index }: Message): boolean =>
  answeredBy.every((one) => one.index > index);

/** A response whose id nobody used. In a part of a session only a request left waiting proves it, or lost digits. */
const guess = (one: Unmatched, session: 'part' | 'whole'): Answer => {
  const waiting = roundedFrom(one) ?? lastWaiting(one);
  return waiting || session === 'whole' ? { how: 'unknown', to: waiting } : lone;
};

/** A request unanswered until then whose id a double would round to that of the response: it lost digits on the way. */
const roundedFrom = ({ asked: { requests }, upTo, response }: Unmatched): Open | undefined => {
  const id = response.id?.value;
  if (typeof id !== 'number' || Number.isSafeInteger(id)) return undefined;
  for (let at = upTo - 1; at >= 0 && at > upTo - farthest; at--) {
    const request = requests[at]!;
    if (request.id?.value === id && !request.answeredBy.some((one) => before(one, response))) return request;
  }
  return undefined;
};

/** The last request before a response that still waits for one. Looks back a bounded way, as logs can be long. */
const lastWaiting = ({ asked: { requests }, upTo, response }: Unmatched): Open | undefined => {
  for (let at = upTo - 1; at >= 0 && at > upTo - farthest; at--) {
    if (isWaiting(requests[at]!, response)) return requests[at];
  }
  return undefined;
};

const farthest = 1_000;

const settle = (response: Open, answer: Answer): void => {
  response.answers = answer;
  const { how, to } = answer;
  if (!to || !('shape' in to)) return;
  if (how !== 'exact' && how !== 'type-changed' && how !== 'again' && how !== 'unnamed') return;
  // A second response is the fault as such: it may well be meant for another request.
  if (how !== 'again') response.answeredMethod = to.name;
  // A server may answer all its life under one id: the list grows in place.
  if (to.answeredBy.length === 0) (to as Open).answeredBy = [response];
  else (to.answeredBy as Message[]).push(response);
};
