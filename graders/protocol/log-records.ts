/** Logs that are made of JSON objects: each says who spoke, and holds the message as a value or as a string. */
import type { JsonNode, Logged, LogLine, Role } from '../types.ts';
import { clientsMethod, cueOf, opening, plainSides, rolesByWord, serversMethod } from './log-cues.ts';
import { type Held, resultIn, withEnvelope } from './log-envelopes.ts';
import { insideString, isProtocol, otherSide, valueAt } from './log-lines.ts';
import words from './log-words.ts';

const directions = 'direction dir from sender source origin side role to'.split(' ');
const holders =
  `message msg request notification payload data body frame packet rpc mcp raw json line content text response`.split(
    ' ',
  );
const sessions = 'session sessionId session_id connection connectionId server'.split(' ');

const member = (record: JsonNode, names: readonly string[], type: JsonNode['type']): JsonNode | undefined => {
  for (const name of names) {
    const value = record.get(name);
    if (value?.type === type) return value;
  }
  return undefined;
};

interface Direction {
  readonly name: string;
  readonly word: string;
}

/** The member that tells the direction, and its word; else what is said before the message. */
const directionOf = (record: JsonNode, found: Found | undefined): Direction | undefined => {
  for (const name of directions) {
    const value = record.get(name);
    if (value?.type === 'string') return { name, word: `${value.value}` };
  }
  const cue = found?.held.words === undefined ? undefined : cueOf(found.held.words);
  return cue && { name: cue.sender ? 'from' : inWords, word: cue.sender ?? cue.word };
};

const inWords = 'words';

const clientFirst =
  /^(?:from)?(?:client|host|editor|inspector|c)(?:$|2|to|-*>|→)|^to(?:the)?server|^stdin$|^(?:-+>|→|>+)$/;
const serverFirst = /^(?:from)?(?:server|s)(?:$|2|to|-*>|→)|^to(?:the)?client|^stdout$|^(?:<-*|←|<+)$/;

/** Who speaks, where the word says it whoever wrote the log: `in` and `out` do not. */
const roleOf = (name: string, word: string): Role | undefined => {
  if (name === inWords) return undefined;
  const plain = word.toLowerCase().replace(/[\s_.]|-(?!>)/g, '');
  const role = clientFirst.test(plain) ? 'client' : serverFirst.test(plain) ? 'server' : undefined;
  return name === 'to' ? otherSide(role) : role;
};

const kinds: readonly string[] = ['request', 'response', 'notification', 'error', 'message'];

const envelope: readonly string[] = ['jsonrpc', 'method', 'result', 'error'];

/** The message in a member: an object or a batch, or a string of JSON, whole or broken. */
const heldIn = (node: JsonNode | undefined, log: string): Held | undefined => {
  if (node?.type === 'string') {
    if (!/^"(?:\\[nrt]|\s)*[{[]/.test(node.raw)) return behindWords(node);
    const { text, place } = insideString(node);
    return /["'](?:jsonrpc|method|result|error)["']/.test(text)
      ? { text, start: 0, end: text.length, place }
      : undefined;
  }
  const is = node?.type === 'object' ? envelope.some((name) => node.get(name) !== undefined) : isProtocol(node);
  return node && is ? { text: log, start: node.start, end: node.end } : undefined;
};

/** A message in a string that says something else before it. */
const behindWords = (node: JsonNode): Held | undefined => {
  if (!node.raw.includes('jsonrpc')) return undefined;
  const { text, place } = insideString(node);
  const words = opening.exec(text.slice(0, 400))?.[0];
  const value = words === undefined ? undefined : valueAt(text, words.length, text.length);
  return words !== undefined && isProtocol(value)
    ? { text, start: value!.start, end: value!.end, place, words }
    : undefined;
};

interface Found {
  readonly name: string;
  readonly node: JsonNode;
  readonly held: Held;
}

const holderOf = (record: JsonNode, log: string): Found | undefined => {
  for (const name of holders) {
    const node = record.get(name);
    const held = heldIn(node, log);
    if (node && held) return { name, node, held };
  }
  return undefined;
};

const says = ({ held: { text, start, end } }: Found, what: RegExp): boolean => what.test(text.slice(start, end));

/** True for a record that tells a direction and holds a message, and is no message itself. */
export const isWrapped = (record: JsonNode | undefined, log: string): boolean => {
  if (record?.type !== 'object' || isProtocol(record)) return false;
  const found = holderOf(record, log);
  return found !== undefined && directionOf(record, found) !== undefined && says(found, /"jsonrpc"/);
};

/** True for a record of a request, with or without its response. */
export const isRecorded = (record: JsonNode | undefined, log: string): boolean => {
  if (record?.type !== 'object' || isProtocol(record)) return false;
  const found = holderOf(record, log);
  if (!found || (found.name !== 'request' && found.name !== 'message')) return false;
  return says(found, /"jsonrpc"/) || (record.get('response') !== undefined && says(found, /"method"/));
};

/** What the records of a log taught about those that follow. */
export interface Learnt {
  /** How many there were. */
  readonly count: number;
  /** By the words that log uses for directions: for the client where it is more than 0, else for the server. */
  readonly votes: ReadonlyMap<string, number>;
  /** True where messages were kept with their envelopes. */
  readonly whole: boolean;
}

/** Who speaks under each word that does not say so by itself: whoever owns the methods seen under it. */
const votesOf = (records: readonly Recorded[], before: Learnt | undefined): ReadonlyMap<string, number> => {
  const votes = new Map(before?.votes);
  for (const { direction, found } of records) {
    if (!direction || !found || kinds.includes(direction.word) || roleOf(direction.name, direction.word)) continue;
    const vote = says(found, clientsMethod) ? 1 : says(found, serversMethod) ? -1 : 0;
    votes.set(direction.word, (votes.get(direction.word) ?? 0) + vote);
  }
  return votes;
};

interface Recorded {
  readonly record: JsonNode;
  readonly direction: ReturnType<typeof directionOf>;
  readonly found: Found | undefined;
}

/** A message and the place of its record. */
interface FromRecord extends Logged {
  readonly record: number;
}

const sideOf = ({ name, word }: Direction, roles: ReadonlyMap<string, Role>): Role | undefined =>
  roleOf(name, word) ?? roles.get(word) ?? (name === inWords ? plainSides.get(word) : undefined);

/** The messages of all records, in their order, each with the place of its record. */
export const readRecords = (
  log: string,
  records: readonly JsonNode[],
  before?: Learnt,
): { readonly sent: readonly FromRecord[]; readonly other: readonly LogLine[]; readonly after: Learnt } => {
  const sent: FromRecord[] = [];
  const other: LogLine[] = [];
  const all = records.map((record): Recorded => {
    const isObject = record.type === 'object';
    const found = isObject ? holderOf(record, log) : undefined;
    return { record, direction: isObject ? directionOf(record, found) : undefined, found };
  });
  const votes = votesOf(all, before);
  const roles = rolesByWord(votes);
  const first = before?.count ?? 0;
  const whole = (before?.whole ?? false) || all.some(({ found }) => found && says(found, /"jsonrpc"/));
  for (let at = 0; at < all.length; at++) {
    const { record, direction, found } = all[at]!;
    if (!found) {
      other.push({ start: record.start, end: record.end, reason: words.record });
      continue;
    }
    const said = direction && sideOf(direction, roles);
    const sender = said ?? (whole ? undefined : 'client');
    const value = member(record, sessions, 'string') ?? member(record, sessions, 'number');
    const session = value ? { session: value.raw } : {};
    const { held } = found;
    sent.push({ ...(whole ? held : withEnvelope(held, first + at + 1)), sender, record: at, ...session });
    const response = found.name === 'response' ? undefined : record.get('response');
    if (!response || response.type === 'null') continue;
    const back = whole ? heldIn(response, log) : resultIn(response, log, first + at + 1);
    const replier = sender === undefined && whole ? undefined : otherSide(sender);
    if (back) sent.push({ ...back, sender: replier, record: at, ...session });
    else other.push({ start: response.start, end: response.end, reason: words.response });
  }
  return { sent, other, after: { count: first + all.length, votes, whole } };
};
