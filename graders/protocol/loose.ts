/** Texts that are not a raw stream: arrow lines, and values one after the other, written over as many lines as one likes. */
import { parse } from '../json/parse.ts';
import type { JsonDocument, Role, Sent } from '../types.ts';
import { arrowAt, type Draft, draftOf, isSpace, lineEnd, skipSpace } from './draft.ts';

/** Where the first line that is not blank begins. Before an arrow, a byte-order mark is the editor's, and no side's. */
const begin = (text: string): number => {
  const at = skipSpace(text, 0, text.length);
  if (text.charCodeAt(at) !== 0xfeff) return at;
  const after = skipSpace(text, at + 1, text.length);
  return arrowAt(text, after, text.length) ? after : at;
};

/** True where the first line that is not blank begins with an arrow. */
export const hasArrows = (text: string): boolean => arrowAt(text, begin(text), text.length) !== undefined;

/** The whole text is one message. An arrow before it is welcome. */
export const readOne = (text: string, sender: Role | undefined): readonly Draft[] => {
  const arrow = arrowAt(text, begin(text), text.length);
  return [draftOf(text, arrow ? arrow.end : 0, text.length, arrow?.sender ?? sender)];
};

/** Each text is one message. Without a rule for `lines`, what follows a value is text that does not belong there. */
export const readTexts = (sent: readonly Sent[], lines = true): readonly Draft[] =>
  sent.map(({ text, sender }) =>
    lines
      ? draftOf(text, 0, text.length, sender)
      : { text, start: 0, end: text.length, sender, document: parse(text), slips: [] },
  );

/**
 * Messages one after the other; each begins at an arrow, or where the value before it has ended: on the next line, or at
 * once where the protocol has no rule for `lines`.
 */
export const readLoose = (text: string, sender: Role | undefined, lines = true): readonly Draft[] => {
  const drafts: Draft[] = [];
  let limit = -1;
  for (let at = begin(text); at < text.length; ) {
    const arrow = arrowAt(text, at, text.length);
    const from = skipSpace(text, arrow?.end ?? at, text.length);
    if (limit < from) limit = nextStart(text, from);
    const first = parse(text, from, limit, { sequence: true });
    const end = messageEnd(text, from, limit, lines, first);
    const isAlone = first.accepted && first.end === end;
    const draft = draftOf(text, from, end, arrow?.sender ?? sender, isAlone ? first : undefined);
    drafts.push(draft);
    at = skipSpace(text, Math.max(draft.end, from), text.length);
  }
  return drafts;
};

/** Where the next line with an arrow begins: no message reaches beyond it. */
const nextStart = (text: string, from: number): number => {
  for (let feed = lineEnd(text, from, text.length); feed < text.length; feed = lineEnd(text, feed + 1, text.length)) {
    if (arrowAt(text, skipBlanks(text, feed + 1), text.length)) return feed;
  }
  return text.length;
};

const skipBlanks = (text: string, from: number): number => {
  let at = from;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9) at++;
  return at;
};

/** The end of the line on which the first value ends; where it never ends, the line before the next one that opens a message. */
const messageEnd = (text: string, from: number, limit: number, lines: boolean, first: JsonDocument): number => {
  const unended = first.slips.some(({ name }) => name === 'json-truncated');
  if (!unended && first.root && !lines && first.end > from) return first.end;
  if (!unended && first.root) return trimmed(text, from, lineEnd(text, Math.max(first.end, from), limit));
  const whole = /\n[ \t]*\{[ \t]*["']?jsonrpc/g;
  whole.lastIndex = from + 1;
  const next = whole.exec(text);
  return trimmed(text, from, next && next.index < limit ? next.index : limit);
};

const trimmed = (text: string, from: number, end: number): number => {
  let at = end;
  while (at > from && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
};
