import { isMixed } from '../../protocol/envelope.ts';
import { otherSide, waitingAt } from '../../protocol/history.ts';
import { idKey } from '../../protocol/ids.ts';
import { lacksSome, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Entry, type Exchange, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Every request gets a response',
  headline: 'The caller would wait for ever',
  why: 'Whoever asked keeps the request on its list until a response strikes it off. Silence is no answer: it looks the same as a slow one.',
  messages: {
    missing: {
      what: '`{method}` under the id `{value}` gets no response.',
      fix: 'Answer it: with a result, an empty one where there is nothing to tell, or with an error.',
    },
    batch: {
      what: 'None of the {count} requests in this batch gets a response.',
      why: 'The receiver of a batch answers each request in it. One that does not look into arrays leaves every request open.',
      fix: 'Answer them all, in one array.',
    },
    'cancelled-instead': {
      what: '`{method}` under the id `{value}` gets no response. The side that should answer cancels it instead.',
      why: 'A cancellation takes back what its own sender asked. It ends nothing for the other side, whose request stays open.',
      fix: 'Whoever gives up on a request it received answers with an error.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'exchange/response-missing',
  level: 'MUST',
  on: 'exchange',
  check(exchange, flag) {
    if (exchange.session !== 'whole') return;
    const open = exchange.messages.filter(isUnanswered);
    if (open.length === 0) return;
    const mistaken = new Set([...mistakenFor(exchange), ...brokenFor(exchange, open)]);
    const shared = sharedIds(exchange, open);
    const cancellations = cancellationsIn(exchange);
    for (const request of open) {
      const name = under(request.sender, request.idKey!);
      if (mistaken.has(request) || (shared.get(name) ?? 0) > request.index) continue;
      const dropped = droppedWith(request);
      if (dropped[0] === request) flag('batch', lacksSome(request.batch!.json), { count: dropped.length }, [], request);
      if (dropped.length > 0) continue;
      const data = { method: request.name ?? '', value: request.id!.raw };
      const { start, end } = request.id!;
      const at = { start, end, pointer: request.json.pointer };
      const cancellation = cancellations.get(under(otherSide(request.sender), request.idKey!));
      if (!cancellation || cancellation.index < request.index) flag('missing', at, data, [], request);
      else flag('cancelled-instead', at, data, [related(cancellation, 'cancellation')], request);
    }
  },
});

/** All requests of a batch of which none was answered. */
const droppedWith = ({ batch }: Message): readonly Message[] => {
  const together = batch?.messages.filter(({ shape }) => shape === 'request') ?? [];
  return together.length > 1 && together.every(isUnanswered) ? together : [];
};

/** A request that could have been answered and was not. */
const isUnanswered = (one: Message): boolean =>
  one.shape === 'request' &&
  one.sound &&
  !isMisdirected(one) &&
  one.idKey !== undefined &&
  one.answeredBy.length === 0 &&
  one.cancelledBy === undefined &&
  !(one.revision.era === 'modern' && (one.sender === 'server' || one.name === 'subscriptions/listen')) &&
  !(one.batch && isRefused(one.batch.messages, one.revision.batches));

/** Nobody answers what its sender may not send. */
const isMisdirected = ({ defined, sender }: Message): boolean =>
  defined !== undefined && defined.from !== 'both' && defined.from !== sender;

/** A batch that its receiver drops as a whole. */
const isRefused = (messages: readonly Message[], accepted: boolean): boolean =>
  !accepted || messages.some((one) => one.name === 'initialize' || one.shape === 'result' || one.shape === 'error');

/** Requests whose answer is there, under an id that nobody used, or used before, or sent by their own side: that is to mend. */
const mistakenFor = ({ messages }: Exchange): readonly unknown[] =>
  messages.flatMap((one): readonly unknown[] => {
    const { how, to } = one.answers ?? {};
    // An error without an id that meets one request of a batch refuses them all.
    if (how === 'unnamed' && one.error) return to && 'shape' in to ? (to.batch?.messages ?? []) : [];
    if (how === 'again') return waitingAt(one, otherSide(one.sender)).slice(0, 1);
    return how === 'unknown' ? [to, waitingAt(one, one.sender).find(({ idKey }) => idKey === one.idKey)] : [];
  });

/** Requests whose answer is there and broken: without an envelope, or with one that no reader takes for a response. */
const brokenFor = ({ entries }: Exchange, open: readonly Message[]): readonly Message[] => {
  const last: Record<Message['sender'], number> = { client: -1, server: -1 };
  for (const { kind, sender, index } of entries) if (kind !== 'noise') last[sender] = index;
  // Noise with nothing behind it from its side: the program ended with these words in place of an answer.
  const isLastWord = ({ kind, sender, index }: Entry): boolean => kind === 'noise' && index > last[sender];
  return entries
    .filter((entry) => isBrokenReply(entry) || isLastWord(entry))
    .slice(0, mostReplies)
    .flatMap(({ index, sender, messages }) => {
      const waiting = open.filter((one) => one.sender !== sender && one.index < index);
      const keys = new Set(messages.map(({ idKey: key }) => key));
      return waiting.findLast(({ idKey: key }) => keys.has(key)) ?? waiting.at(-1) ?? [];
    });
};

const mostReplies = 1_000;

/** Where a message stands behind words on its line, it stands near its beginning. */
const longest = 1_000;

const isBrokenReply = ({ kind, slips, text, start, end, messages }: Entry): boolean => {
  if (kind !== 'noise') return messages.some(isBroken);
  const beginning = text.slice(start, Math.min(end, start + longest));
  return slips.some(({ variant }) => variant === 'payload') || beginning.includes('"jsonrpc"');
};

const isBroken = (one: Message): boolean => !one.sound && (one.shape === 'malformed' || isMixed(one));

const under = (role: Message['sender'], key: string): string => `${role} ${key}`;

/**
 * Where the last response to each id of these requests stands. A request before it without one of its own shares its id with another that
 * was open at the same time, and the responses cannot be told apart.
 */
const sharedIds = (exchange: Exchange, open: readonly Message[]): ReadonlyMap<string, number> => {
  const asked = new Set(open.map((one) => one.idKey));
  const last = new Map<string, number>();
  for (const { answers, index } of exchange.messages) {
    const to = answers?.to;
    if (to && 'shape' in to && asked.has(to.idKey)) last.set(under(to.sender, to.idKey!), index);
  }
  return last;
};

const cancellationsIn = (exchange: Exchange): ReadonlyMap<string, Message> => {
  const named = new Map<string, Message>();
  for (const message of exchange.messages) {
    if (message.name !== 'notifications/cancelled') continue;
    const key = idKey(message.params?.get('requestId'));
    if (key !== undefined) named.set(under(message.sender, key), message);
  }
  return named;
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5' },
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26…' },
  ],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tidy"}
<-- {"jsonrpc": "2.0", "id": 1, "result": null}
--> {"jsonrpc": "2.0", "method": "log", "params": ["tidied"]}`,
      revision: '2.0',
      session: 'whole',
      note: 'The notification waits for nothing.',
    },
    {
      text: '--> {"jsonrpc": "2.0", "id": 1, "method": "logging/setLevel", "params": {"level": "info"}}',
      note: 'In a part of a session the response may be yet to come.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "sum", "params": [1, 2]}
<-- {"jsonrpc": "2.0", "id": 1}`,
      revision: '2.0',
      session: 'whole',
      alsoBreaks: ['jsonrpc/response-empty'],
      note: 'The answer is there and broken: that is the fault to mend.',
    },
  ],
  bad: {
    missing: {
      text: `--> {"jsonrpc": "2.0", "id": «1», "method": "sum", "params": [1, 2]}
--> {"jsonrpc": "2.0", "id": 2, "method": "sum", "params": [3, 4]}
<-- {"jsonrpc": "2.0", "id": 2, "result": 7}`,
      revision: '2.0',
      session: 'whole',
    },
    batch: {
      text: '--> «[»{"jsonrpc": "2.0", "id": 1, "method": "sum", "params": [1, 2]}, {"jsonrpc": "2.0", "id": 2, "method": "sum", "params": [3, 4]}]',
      revision: '2.0',
      session: 'whole',
    },
    'cancelled-instead': {
      text: `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> {"jsonrpc": "2.0", "id": «3», "method": "tools/call", "params": {"name": "dig"}}
<-- {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 3}}`,
      session: 'whole',
      alsoBreaks: ['cancellation/cancel-wrong-direction'],
    },
  },
  realLife:
    'The call hangs until its timeout, a minute in the TypeScript SDK; then the client usually cancels it and shows an error.',
  thought: 'A setter returns nothing, so there seemed to be nothing to send.',
};
