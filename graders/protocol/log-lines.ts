/** What readers of logs share: lines, JSON in them, and texts that stand in the log in another spelling. */
import { parse } from '../json/parse.ts';
import type { JsonNode, Logged, LogLine, Role, Span } from '../types.ts';
import { lineEnd, skipSpace } from './draft.ts';

/** The lines of a text without their ends, blank ones left out. */
export const linesOf = (text: string, from = 0, to = text.length): readonly Span[] => {
  const lines: Span[] = [];
  for (let at = from; at < to; ) {
    const feed = lineEnd(text, at, to);
    const start = skipSpace(text, at, feed);
    const end = feed > start && text.charCodeAt(feed - 1) === 13 ? feed - 1 : feed;
    if (start < end) lines.push({ start, end });
    at = feed + 1;
  }
  return lines;
};

/** The beginning of a text as lines: the last one may be cut, and is left out unless it is the only one. */
export const headLines = (head: string): readonly Span[] => {
  const lines = linesOf(head);
  return lines.length > 1 && !head.endsWith('\n') ? lines.slice(0, -1) : lines;
};

/** The value that begins at a place, with or without something behind it; undefined where there is none in JSON. */
export const valueAt = (text: string, start: number, end: number): JsonNode | undefined => {
  const code = text.charCodeAt(start);
  if (code !== 123 && code !== 91) return undefined;
  const { accepted, root } = parse(text, start, end, { sequence: true });
  return accepted ? root : undefined;
};

/** A message, or a batch of them, by the one member that nothing else has. */
export const isProtocol = (node: JsonNode | undefined): boolean => {
  const one = node?.type === 'array' ? node.elements[0] : node;
  return one?.type === 'object' && one.get('jsonrpc') !== undefined;
};

/** Where the last whole line ends: a log of lines can be cut there. */
export const lastLine = (text: string): number => text.lastIndexOf('\n') + 1;

/** True where a line is a message and nothing else: the text is a raw stream then, and what is around it is noise. */
export const hasBareMessages = (head: string): boolean =>
  headLines(head).some(({ start, end }) => isProtocol(valueAt(head, start, end)));

export const otherSide = (role: Role | undefined): Role | undefined =>
  role && (role === 'client' ? 'server' : 'client');

/** What a log says of each line, in the order of the log. */
export interface Collected {
  readonly sent: Logged[];
  readonly other: LogLine[];
}

/**
 * True where more lines are marked as messages than are messages and nothing else: what a server prints on its own may look
 * like a message, and many hosts write that down too.
 */
export const isMarked = (head: string, markAt: (line: string) => object | undefined): boolean => {
  const lines = headLines(head);
  const marked = lines.filter(({ start, end }) => markAt(head.slice(start, Math.min(end, start + longestMark)))).length;
  if (marked === 0) return false;
  const bare = lines.filter(({ start, end }) => isProtocol(valueAt(head, start, end))).length;
  return marked > bare;
};

/** How often each server of a log was connected to. */
type Counts = ReadonlyMap<string, number>;

/**
 * A log whose lines carry a message behind their own words. Such programs write down messages that they had read already:
 * where the JSON is broken, the log has cut it, and the other side had it whole.
 */
export const readMarked = (
  text: string,
  markAt: (line: string) => { readonly sender: Role; readonly length: number; readonly session?: string } | undefined,
  reasonOf: (line: string) => string,
  before?: unknown,
): Collected & { readonly after: Counts } => {
  const sent: Logged[] = [];
  const other: LogLine[] = [];
  const counts = new Map(before as Counts | undefined);
  for (const line of linesOf(text)) {
    const { start, end } = line;
    const mark = markAt(text.slice(start, Math.min(end, start + longestMark)));
    if (!mark) {
      other.push({ start, end, reason: reasonOf(text.slice(start, Math.min(end, start + longestMark))) });
      continue;
    }
    const { sender, length, session = '' } = mark;
    const value = valueAt(text, start + length, end);
    // A program that goes on writing into the same file begins anew with each connection.
    const opens = sender === 'client' && value?.type === 'object' && value.get('method')?.value === 'initialize';
    const count = (counts.get(session) ?? 0) + Number(opens);
    counts.set(session, count);
    const of = { text, sender, session: `${session} ${count}` };
    const whole = value && !shortened.test(text.slice(value.start, value.end));
    if (whole) sent.push({ ...of, start: value.start, end: value.end });
    else sent.push({ ...of, start: start + length, end, cut: true });
  }
  return { sent, other, after: counts };
};

const longestMark = 400;

/** What some hosts write where they leave out the middle of a message: what is left may still be JSON by chance. */
const shortened = /\.\.\.\[\d+ chars truncated\]\.\.\./;

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** A text that stands in the log as a JSON string: what it says, and where in the log each of its units is. */
export const insideString = (node: JsonNode): { readonly text: string; place(offset: number): number } => {
  const { raw, start } = node;
  const end = raw.length - 1;
  if (!raw.includes('\\')) {
    return { text: raw.slice(1, end), place: (offset) => start + 1 + Math.min(offset, end - 1) };
  }
  const places: number[] = [];
  let text = '';
  for (let at = 1; at < end; ) {
    places.push(start + at);
    if (raw[at] !== '\\') {
      text += raw[at++];
      continue;
    }
    const next = raw[at + 1] ?? '';
    text +=
      next === 'u' ? String.fromCharCode(Number.parseInt(raw.slice(at + 2, at + 6), 16)) : (escapes[next] ?? next);
    at += next === 'u' ? 6 : 2;
  }
  places.push(start + end);
  return { text, place: (offset) => places[Math.min(Math.max(offset, 0), places.length - 1)]! };
};
