/** Decides what each text is, before anybody judges what it says. */
import { gather, type Node } from '../json/node.ts';
import type {
  Batch,
  Entry,
  Exchange,
  JsonNode,
  Message,
  MessageKind,
  Method,
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
  const batch: Batch | undefined =
    root?.type === 'array' ? { index, sender, json: root, messages: own, exchange } : undefined;
  const broken = draft.kind !== undefined || (document !== undefined && !document.accepted);
  if (batch)
    for (const json of root!.elements) own.push(readMessage(json, index, sender, text, exchange, batch, !broken));
  else if (root) own.push(readMessage(root, index, sender, text, exchange, undefined, !broken));
  if (draft.more) {
    for (const { node, sender: other, sound = false } of draft.more)
      own.push(readMessage(node, index, other ?? sender, text, exchange, undefined, sound));
  }
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
  const only = gathered(json);
  const [jsonrpc, id, method, params, result, error] = found;
  const name = method?.type === 'string' ? nameIn(method, exchange.revision) : undefined;
  const defined = name === undefined ? undefined : exchange.revision.methods.get(name);
  const shape = shapeOf(id, method, result, error);
  return {
    index,
    sender,
    revision: exchange.revision,
    text,
    start: json.start,
    end: json.end,
    json,
    shape,
    jsonrpc,
    id,
    method,
    params,
    result,
    error,
    name,
    defined,
    idKey: idKey(id),
    batch,
    exchange,
    plain: only && isVersion(jsonrpc) && isPlain(shape, id, params, result, error, defined?.kind),
    sound,
    answers: undefined,
    answeredBy: none,
    cancelledBy: undefined,
    answeredMethod: undefined,
  };
};

const none: readonly Message[] = [];

const members: readonly string[] = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'];
/** The members of the message being read, in that order; filled anew for each. */
const found: (Node | undefined)[] = members.map(() => undefined);

/** Methods of each revision by their lengths. */
const methods = new Map<Revision, (readonly string[] | undefined)[]>();

const methodsOf = (revision: Revision): readonly (readonly string[] | undefined)[] => {
  let byLength = methods.get(revision);
  if (!byLength) {
    byLength = [];
    for (const name of revision.methods.keys()) byLength[name.length] = [...(byLength[name.length] ?? []), name];
    methods.set(revision, byLength);
  }
  return byLength;
};

/** The method. One that the revision knows is the very string it is known by: all that compare it later have it easier. */
const nameIn = (method: Node, revision: Revision): string => {
  const { document, start, end } = method;
  const { text } = document;
  const known = methodsOf(revision)[end - start - 2];
  // A string that was mended may have other quotes than these.
  if (known && text.charCodeAt(start) === 34 && text.charCodeAt(end - 1) === 34)
    for (const name of known) if (text.startsWith(name, start + 1)) return name;
  return method.value as string;
};

/** True where the value has no other members, and none twice. */
const gathered = (json: JsonNode): boolean => {
  if (json.type === 'object') return gather(json as Node, members, found);
  found.fill(undefined);
  return false;
};

const isVersion = (jsonrpc: Node | undefined): boolean =>
  jsonrpc !== undefined &&
  jsonrpc.end - jsonrpc.start === 5 &&
  jsonrpc.document.text.startsWith('"2.0"', jsonrpc.start);

/** What an envelope has by its shape. Errors are rare enough to be looked at more closely. */
const isPlain = (
  shape: Shape,
  id: Node | undefined,
  params: Node | undefined,
  result: Node | undefined,
  error: Node | undefined,
  kind: Method['kind'] | undefined,
): boolean => {
  if (shape === 'result') return !params && !error && result!.type === 'object' && isPlainId(id);
  if (shape !== 'request' && shape !== 'notification') return false;
  if (result || error || kind !== shape || (params && params.type !== 'object')) return false;
  return shape === 'notification' || isPlainId(id);
};

/** A string, or digits. */
const isPlainId = (id: Node | undefined): boolean => {
  if (id?.type !== 'number') return id?.type === 'string';
  const { text } = id.document;
  for (let at = id.start; at < id.end; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
};

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
 * newest one that knows every method seen, as a method that only older revisions have declares one of them. `otherwise`
 * comes before that last guess.
 */
export const declaredRevision = (
  drafts: readonly Draft[],
  revisions: ReadonlyMap<RevisionId, Revision>,
  otherwise?: Revision,
): Revision => {
  let stated: string | undefined;
  let asked: string | undefined;
  const names = new Set<string>();
  for (const { document } of drafts) {
    const root = document?.root;
    for (const json of root?.type === 'array' ? root.elements : root ? [root] : []) {
      if (json.type !== 'object') continue;
      const settled = text(json.at('/result/protocolVersion'));
      if (settled !== undefined && revisions.has(settled as RevisionId)) return revisions.get(settled as RevisionId)!;
      stated ??= text(json.at(metaVersion));
      asked ??= json.get('method')?.value === 'initialize' ? text(json.at('/params/protocolVersion')) : undefined;
      const method = json.get('method')?.value;
      if (typeof method === 'string') names.add(method);
    }
  }
  const said = revisions.get(stated as RevisionId) ?? revisions.get(asked as RevisionId);
  return said ?? otherwise ?? newestWith(names, revisions);
};

const metaVersion = '/params/_meta/io.modelcontextprotocol~1protocolVersion';

const text = (node: JsonNode | undefined): string | undefined =>
  node?.type === 'string' && dated.test(node.value as string) ? (node.value as string) : undefined;

const newestWith = (names: ReadonlySet<string>, revisions: ReadonlyMap<RevisionId, Revision>): Revision => {
  const newestFirst = [...revisions.values()].reverse();
  const known = [...names].filter((name) => newestFirst.some(({ methods }) => methods.has(name)));
  return newestFirst.find(({ methods }) => known.every((name) => methods.has(name))) ?? newestFirst[0]!;
};
