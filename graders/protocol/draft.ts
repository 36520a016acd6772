/** One entry before anybody knows what it is: a text, who sent it, and what a reader of that text stumbles over. */
import { parse } from '../json/parse.ts';
import type { JsonDocument, JsonNode, MessageKind, Role, Slip, SlipName, Span } from '../types.ts';

export interface Draft extends Span {
  readonly text: string;
  readonly sender: Role | undefined;
  /** Set where the text is no message. */
  readonly kind?: Extract<MessageKind, 'noise' | 'blank' | 'fragment'>;
  readonly document?: JsonDocument;
  /** Further values: on the same line, where no reader takes them for messages, or `sound` on lines of their own. */
  readonly more?: readonly { readonly node: JsonNode; readonly sender: Role | undefined; readonly sound?: boolean }[];
  /** What the reader of lines stumbles over; slips inside the JSON text are the document's. */
  readonly slips: readonly Slip[];
  /** Of a message in a log that is spelled another way there: the place in the log of a place in `text`. */
  readonly place?: (offset: number) => number;
}

const forward = /^[ \t]*(?:[-–—]{1,2}>|→)[ \t]*/;
const back = /^[ \t]*(?:<[-–—]{1,2}|←)[ \t]*/;

/** Reads `-->` (to the server) or `<--` (to the client) at a place, as JSON-RPC writes who sent what. */
export const arrowAt = (text: string, at: number, end: number): { sender: Role; end: number } | undefined => {
  const first = text.charCodeAt(at);
  if (first === 123 || first === 91) return undefined;
  const head = text.slice(at, Math.min(end, at + 40));
  const match = forward.exec(head);
  if (match) return { sender: 'client', end: at + match[0].length };
  const other = back.exec(head);
  return other ? { sender: 'server', end: at + other[0].length } : undefined;
};

export const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;

export const skipSpace = (text: string, from: number, end: number): number => {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at;
};

export const lineEnd = (text: string, from: number, end: number): number => {
  const at = text.indexOf('\n', from);
  return at === -1 || at > end ? end : at;
};

export const slip = (name: SlipName, variant: string, start: number, end: number, data?: Slip['data']): Slip => ({
  name,
  variant,
  start,
  end,
  ...(data && { data }),
});

const none: readonly Slip[] = [];

/** Reads one unit of text as a message: its first value, and whatever else stands on the line behind it. */
export const draftOf = (
  text: string,
  start: number,
  end: number,
  sender: Role | undefined,
  document = parse(text, start, end),
): Draft => {
  if (document.accepted || !document.root || document.end >= end)
    return { text, start, end, sender, document, slips: none };
  return severalOnOneLine(text, start, end, sender, document) ?? { text, start, end, sender, document, slips: none };
};

/** Two whole values one after the other are a newline forgotten, not text after a value. */
const severalOnOneLine = (
  text: string,
  start: number,
  end: number,
  sender: Role | undefined,
  document: JsonDocument,
): Draft | undefined => {
  if (document.root?.type !== 'object' && document.root?.type !== 'array') return undefined;
  const more: { node: JsonNode; sender: Role | undefined }[] = [];
  let second: Span | undefined;
  for (let at = skipSpace(text, document.end, end); at < end; ) {
    const arrow = arrowAt(text, at, end);
    const from = arrow?.end ?? at;
    const code = text.charCodeAt(from);
    if (code !== 123 && code !== 91) return undefined;
    const next = parse(text, from, end, { sequence: true });
    // `[took 3 ms]` is text behind a message, no batch.
    if (!next.root || (next.root.type === 'array' && !next.root.elements.some(({ type }) => type === 'object')))
      return undefined;
    second ??= { start: at, end: from + 1 };
    more.push({ node: next.root, sender: arrow?.sender ?? sender });
    at = skipSpace(text, Math.max(next.end, from + 1), end);
  }
  if (!second) return undefined;
  const only = parse(text, start, document.end);
  const two = slip('stdio-two-messages-one-line', 'two', second.start, second.end, { count: more.length + 1 });
  return { text, start, end, sender, document: only, more, slips: [two] };
};
