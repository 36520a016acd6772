/** Decides what each text is, before anybody judges what it says. */
import { gather, Node, scalarOf } from '../json/node.ts';
import { NUMBER, OBJECT, type Parsed, STRING, TYPE } from '../json/tape.ts';
import type {
  Answer,
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
import { fractionKey, idKey } from './ids.ts';
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
  let guess: SenderGuess | undefined;
  for (let index = 0; index < drafts.length; index++) {
    const draft = drafts[index]!;
    guess ??= draft.sender ? undefined : new SenderGuess(revision);
    const entry = readEntry(draft, draft.sender ?? guess!.of(draft.document?.root), index, exchange);
    entries.push(entry);
    for (let at = 0; at < entry.messages.length; at++) messages.push(entry.messages[at]!);
  }
  pair(exchange, context.answers);
  return exchange;
};

const readEntry = (draft: Draft, sender: Role, index: number, exchange: Exchange): Entry => {
  const { text, start, end, slips, document } = draft;
  const root = document?.root;
  const broken = draft.kind !== undefined || (document !== undefined && !document.accepted);
  const isBatch = root?.type === 'array';
  // A list of one from the start: one that grows takes room for many.
  const own: Message[] =
    root && !isBatch ? [new ReadMessage(root as Node, index, sender, text, exchange, undefined, !broken)] : [];
  const batch: Batch | undefined = isBatch ? { index, sender, json: root, messages: own, exchange } : undefined;
  if (batch)
    for (const json of root!.elements)
      own.push(new ReadMessage(json as Node, index, sender, text, exchange, batch, !broken));
  if (draft.more) {
    for (const { node, sender: other, sound = false } of draft.more)
      own.push(new ReadMessage(node as Node, index, other ?? sender, text, exchange, undefined, sound));
  }
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

/** Of members that rules ask for only where something is wrong, a plain message keeps no views. */
class ReadMessage implements Reading<Message> {
  declare readonly json: Node;
  declare readonly index: number;
  declare readonly sender: Role;
  declare readonly text: string;
  declare readonly exchange: Exchange;
  declare readonly batch: Batch | undefined;
  declare readonly shape: Shape;
  declare readonly params: Node | undefined;
  declare readonly result: Node | undefined;
  declare readonly name: string | undefined;
  declare readonly defined: Method | undefined;
  declare readonly idKey: string | undefined;
  declare readonly plain: boolean;
  declare sound: boolean;
  declare answers: Answer | undefined;
  declare answeredBy: readonly Message[];
  declare cancelledBy: Message | undefined;
  declare answeredMethod: string | undefined;
  declare readonly kept: readonly (Node | undefined)[] | undefined;

  constructor(
    json: Node,
    index: number,
    sender: Role,
    text: string,
    exchange: Exchange,
    batch: Batch | undefined,
    sound: boolean,
  ) {
    const only = gathered(json);
    // One by one: taken apart as a list, each costs an object.
    const version = found[0]!;
    const id = found[1]!;
    const method = found[2]!;
    const params = found[3]!;
    const result = found[4]!;
    const error = found[5]!;
    const { document } = json;
    const { revision } = exchange;
    const shape = shapeOf(id, method, result, error);
    const name = method >= 0 && typeAt(document, method) === STRING ? nameIn(document, method, revision) : undefined;
    const defined = name === undefined ? undefined : revision.methods.get(name);
    this.json = json;
    this.index = index;
    this.sender = sender;
    this.text = text;
    this.exchange = exchange;
    this.batch = batch;
    this.shape = shape;
    this.params = nodeAt(document, params);
    this.result = nodeAt(document, result);
    this.name = name;
    this.defined = defined;
    const idNode = nodeAt(document, id);
    this.idKey = idKey(idNode) ?? (revision.era === 'none' ? fractionKey(idNode) : undefined);
    this.plain =
      only && isVersion(document, version) && isPlain(document, shape, id, params, result, error, defined?.kind);
    this.kept = this.plain
      ? undefined
      : [nodeAt(document, version), idNode, nodeAt(document, method), nodeAt(document, error)];
    this.sound = sound;
    this.answers = undefined;
    this.answeredBy = none;
    this.cancelledBy = undefined;
    this.answeredMethod = undefined;
  }

  get start(): number {
    return this.json.start;
  }

  get end(): number {
    return this.json.end;
  }

  get revision(): Revision {
    return this.exchange.revision;
  }

  get jsonrpc(): JsonNode | undefined {
    return this.kept ? this.kept[0] : this.json.get('jsonrpc');
  }

  get id(): JsonNode | undefined {
    return this.kept ? this.kept[1] : this.json.get('id');
  }

  get method(): JsonNode | undefined {
    return this.kept ? this.kept[2] : this.json.get('method');
  }

  get error(): JsonNode | undefined {
    return this.kept?.[3];
  }
}

const none: readonly Message[] = [];

const nodeAt = (document: Parsed, entry: number): Node | undefined =>
  entry < 0 ? undefined : new Node(document, entry);

const typeAt = ({ tape }: Parsed, entry: number): number => tape[entry]! & TYPE;

const members: readonly string[] = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'];
/** Entries of the members of the message being read, in that order; filled anew for each. */
const found: number[] = members.map(() => -1);

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
const nameIn = (document: Parsed, method: number, revision: Revision): string => {
  const { text, tape } = document;
  const start = tape[method + 1]!;
  const end = tape[method + 2]!;
  const known = methodsOf(revision)[end - start - 2];
  // A string that was mended may have other quotes than these.
  if (known && text.charCodeAt(start) === 34 && text.charCodeAt(end - 1) === 34)
    for (let at = 0; at < known.length; at++) if (text.startsWith(known[at]!, start + 1)) return known[at]!;
  return scalarOf(document, method) as string;
};

/** True where the value has no other members, and none twice. */
const gathered = (json: JsonNode): boolean => {
  if (json.type === 'object') return gather(json as Node, members, found);
  found.fill(-1);
  return false;
};

const isVersion = ({ text, tape }: Parsed, jsonrpc: number): boolean =>
  jsonrpc >= 0 && tape[jsonrpc + 2]! - tape[jsonrpc + 1]! === 5 && text.startsWith('"2.0"', tape[jsonrpc + 1]!);

/** What an envelope has by its shape. Errors are rare enough to be looked at more closely. */
const isPlain = (
  document: Parsed,
  shape: Shape,
  id: number,
  params: number,
  result: number,
  error: number,
  kind: Method['kind'] | undefined,
): boolean => {
  if (shape === 'result')
    return params < 0 && error < 0 && typeAt(document, result) === OBJECT && isPlainId(document, id);
  if (shape !== 'request' && shape !== 'notification') return false;
  if (result >= 0 || error >= 0 || kind !== shape || (params >= 0 && typeAt(document, params) !== OBJECT)) return false;
  return shape === 'notification' || isPlainId(document, id);
};

/** A string, or digits. */
const isPlainId = (document: Parsed, id: number): boolean => {
  if (id < 0) return false;
  const type = typeAt(document, id);
  if (type !== NUMBER) return type === STRING;
  const { text, tape } = document;
  for (let at = tape[id + 1]!; at < tape[id + 2]!; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
};

/** A `method` decides first: a message with both is a request that was given an answer. */
const shapeOf = (id: number, method: number, result: number, error: number): Shape => {
  if (method >= 0) return id >= 0 ? 'request' : 'notification';
  if (result >= 0) return 'result';
  return error >= 0 ? 'error' : 'malformed';
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
 * comes before that last guess. Where requests were answered and neither they nor the results have a mark of the newest
 * era, both sides speak an older one: two peers do not forget the same thing. With `server/discover` a client of both eras only tries; the handshake after it says more,
 * unless that was refused.
 */
export const declaredRevision = (
  drafts: readonly Draft[],
  revisions: ReadonlyMap<RevisionId, Revision>,
  otherwise?: Revision,
): Revision => {
  let stated: string | undefined;
  let tried: string | undefined;
  let asked: string | undefined;
  let handshake: string | undefined;
  let isRefused = false;
  let plainRequests = 0;
  let plainResults = 0;
  let isMarked = false;
  const names = new Set<string>();
  for (const { document } of drafts) {
    const root = document?.root;
    for (const json of root?.type === 'array' ? root.elements : root ? [root] : []) {
      if (json.type !== 'object') continue;
      const settled = text(json.at('/result/protocolVersion'));
      if (settled !== undefined && revisions.has(settled as RevisionId)) return revisions.get(settled as RevisionId)!;
      const method = json.get('method')?.value;
      if (method === 'server/discover') tried ??= text(json.at(metaVersion));
      else stated ??= text(json.at(metaVersion));
      if (method === 'initialize') {
        asked ??= text(json.at('/params/protocolVersion'));
        handshake ??= json.get('id')?.raw;
      } else if (handshake !== undefined && json.get('id')?.raw === handshake && json.get('error')) isRefused = true;
      if (typeof method === 'string') names.add(method);
      if (typeof method === 'string' && json.get('id')) plainRequests++;
      const result = json.get('result');
      const isTyped = result?.type === 'object' && result.get('resultType') !== undefined;
      if (result && !isTyped) plainResults++;
      isMarked ||= isTyped || hasOwnMeta(json.at('/params/_meta'));
    }
  }
  const order = isRefused ? [stated, tried, asked] : [stated, asked, tried];
  const said = order.map((id) => revisions.get(id as RevisionId)).find((one) => one !== undefined);
  const isOlder = plainRequests > 0 && plainResults > 0 && !isMarked;
  return said ?? otherwise ?? newestWith(names, revisions, isOlder);
};

const metaVersion = '/params/_meta/io.modelcontextprotocol~1protocolVersion';

const text = (node: JsonNode | undefined): string | undefined =>
  node?.type === 'string' && dated.test(node.value as string) ? (node.value as string) : undefined;

/** True for a `_meta` with a key of the specification, which hardly any message of the older era has. */
const hasOwnMeta = (meta: JsonNode | undefined): boolean =>
  meta?.type === 'object' && meta.members.some(({ name }) => name.startsWith('io.modelcontextprotocol/'));

const newestWith = (
  names: ReadonlySet<string>,
  revisions: ReadonlyMap<RevisionId, Revision>,
  isOlder: boolean,
): Revision => {
  // Published revisions have dates; a draft holds only where somebody asks for it.
  const newestFirst = [...revisions.values()]
    .reverse()
    .filter(({ id, era }) => dated.test(id) && !(isOlder && era === 'modern'));
  const known = [...names].filter((name) => newestFirst.some(({ methods }) => methods.has(name)));
  return newestFirst.find(({ methods }) => known.every((name) => methods.has(name))) ?? newestFirst[0]!;
};
