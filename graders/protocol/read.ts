/** Decides what each text is, before anybody judges what it says. */
import type {
  Batch,
  Entry,
  Exchange,
  JsonNode,
  Message,
  MessageKind,
  Revision,
  RevisionId,
  Role,
  Shape,
} from '../types.ts';
import type { Draft } from './draft.ts';
import { idKey } from './ids.ts';
import { pair } from './pair.ts';

/** A message while it is being read; everybody else sees it read-only. */
export type Reading<T> = { -readonly [K in keyof T]: T[K] };

export interface ReadContext {
  readonly revision: Revision;
  readonly session: 'part' | 'whole';
  readonly transport: 'stdio' | 'none';
  readonly answers: string | undefined;
}

/** Entries and messages of all drafts, paired. */
export const read = (drafts: readonly Draft[], context: ReadContext): Exchange => {
  const entries: Entry[] = [];
  const messages: Message[] = [];
  const { revision, session, transport } = context;
  const exchange: Exchange = { revision, session, transport, entries, messages };
  const senders = new SenderGuess(revision);
  for (let index = 0; index < drafts.length; index++) {
    entries.push(readEntry(drafts[index]!, index, exchange, senders, messages));
  }
  pair(exchange, context.answers);
  return exchange;
};

const readEntry = (draft: Draft, index: number, exchange: Exchange, senders: SenderGuess, all: Message[]): Entry => {
  const { text, start, end, slips, document } = draft;
  const root = document?.root;
  const sender = draft.sender ?? senders.of(root);
  const own: Message[] = [];
  const readable = document !== undefined && root !== undefined;
  const list = readable && root.type === 'array' && root.elements.length > 0 ? root.elements : readable ? [root] : [];
  const batch: Batch | undefined =
    readable && root.type === 'array' ? { index, sender, json: root, messages: own, exchange } : undefined;
  const broken = draft.kind !== undefined || (document !== undefined && !document.accepted);
  if (!(batch && root?.elements.length === 0)) {
    for (const json of list) own.push(readMessage(json, index, sender, text, exchange, batch, !broken));
  }
  for (const { node, sender: other, sound = false } of draft.more ?? []) {
    own.push(readMessage(node, index, other ?? sender, text, exchange, undefined, sound));
  }
  // One by one: a batch may hold more members than a call takes arguments.
  for (const message of own) all.push(message);
  const kind: MessageKind = draft.kind ?? (broken ? 'unreadable' : batch ? 'batch' : (own[0]?.shape ?? 'malformed'));
  return {
    index,
    kind,
    sender,
    inferred: draft.sender === undefined,
    text,
    start,
    end,
    document,
    slips,
    messages: own,
    batch,
  };
};

const readMessage = (
  json: JsonNode,
  index: number,
  sender: Role,
  text: string,
  exchange: Exchange,
  batch: Batch | undefined,
  sound: boolean,
): Reading<Message> => {
  const object = json.type === 'object';
  const id = object ? json.get('id') : undefined;
  const method = object ? json.get('method') : undefined;
  const result = object ? json.get('result') : undefined;
  const error = object ? json.get('error') : undefined;
  const name = method?.type === 'string' ? (method.value as string) : undefined;
  return {
    index,
    sender,
    revision: exchange.revision,
    text,
    start: json.start,
    end: json.end,
    json,
    shape: shapeOf(id, method, result, error),
    jsonrpc: object ? json.get('jsonrpc') : undefined,
    id,
    method,
    params: object ? json.get('params') : undefined,
    result,
    error,
    name,
    defined: name === undefined ? undefined : exchange.revision.methods.get(name),
    idKey: idKey(id),
    batch,
    exchange,
    sound,
    answers: undefined,
    answeredBy: none,
    cancelledBy: undefined,
    answeredMethod: undefined,
  };
};

const none: readonly Message[] = [];

/** A `method` decides first: a message with both is a request that was given an answer. */
const shapeOf = (
  id: JsonNode | undefined,
  method: JsonNode | undefined,
  result: JsonNode | undefined,
  error: JsonNode | undefined,
): Shape => {
  if (method) return id ? 'request' : 'notification';
  if (result) return 'result';
  return error ? 'error' : 'malformed';
};

/** Who sends a message that does not say so: whoever the method belongs to, or the other side of the request answered. */
class SenderGuess {
  readonly #revision: Revision;
  /** Who asked under an id and waits, the latest last: a question asked on the way is answered first. */
  readonly #waiting = new Map<string, Role[]>();

  constructor(revision: Revision) {
    this.#revision = revision;
  }

  of(root: JsonNode | undefined): Role {
    const first = root?.type === 'array' ? root.elements[0] : root;
    if (first?.type !== 'object') return 'client';
    const key = idKey(first.get('id'));
    const method = first.get('method');
    if (!method) return key !== undefined && this.#waiting.get(key)?.pop() === 'server' ? 'client' : 'server';
    const from = typeof method.value === 'string' ? this.#revision.methods.get(method.value)?.from : undefined;
    const isServers = from === 'server' || (from === 'both' && method.value === 'notifications/progress');
    const sender = isServers ? 'server' : 'client';
    if (key === undefined) return sender;
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.push(sender);
    else this.#waiting.set(key, [sender]);
    return sender;
  }
}

const dated = /^\d{4}-\d\d-\d\d$/;

/**
 * The revision the messages declare: in an `initialize` answer, an `initialize` request, or a request's `_meta`; else the
 * newest one that knows every method seen, as a method that only older revisions have declares one of them.
 */
export const declaredRevision = (drafts: readonly Draft[], revisions: ReadonlyMap<RevisionId, Revision>): Revision => {
  let asked: string | undefined;
  const names = new Set<string>();
  for (const { document } of drafts) {
    const root = document?.root;
    for (const json of root?.type === 'array' ? root.elements : root ? [root] : []) {
      if (json.type !== 'object') continue;
      const settled = text(json.at('/result/protocolVersion')) ?? text(json.at(metaVersion));
      if (settled !== undefined && revisions.has(settled as RevisionId)) return revisions.get(settled as RevisionId)!;
      asked ??= json.get('method')?.value === 'initialize' ? text(json.at('/params/protocolVersion')) : undefined;
      const method = json.get('method')?.value;
      if (typeof method === 'string') names.add(method);
    }
  }
  return revisions.get(asked as RevisionId) ?? newestWith(names, revisions);
};

const metaVersion = '/params/_meta/io.modelcontextprotocol~1protocolVersion';

const text = (node: JsonNode | undefined): string | undefined =>
  node?.type === 'string' && dated.test(node.value as string) ? (node.value as string) : undefined;

const newestWith = (names: ReadonlySet<string>, revisions: ReadonlyMap<RevisionId, Revision>): Revision => {
  const newestFirst = [...revisions.values()].reverse();
  const known = [...names].filter((name) => newestFirst.some(({ methods }) => methods.has(name)));
  return newestFirst.find(({ methods }) => known.every((name) => methods.has(name))) ?? newestFirst[0]!;
};
