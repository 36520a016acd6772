/** A text of messages as painted lines: lane, tokens, marks and tickets. */

import type { Span } from '../../graders/types.ts';
import t from '../i18n/exchange.ts';
import { type Attributes, atJoints, type Child, h, icon, spoken, type Tree } from './node.ts';
import type { Pair } from './pairs.ts';
import { type Token, type TokenType, tokenClass } from './tokens.ts';

/** A measured span. A broken MUST is blamed, a SHOULD is highlighted. */
export interface Mark extends Span {
  readonly kind: 'blame' | 'advise';
  /** Ties the span to its explanation. */
  readonly flag?: { readonly number: number; readonly href: string };
}

/** An id; `odd` pairs with nothing, and one without a pair is just an id. */
export interface Ticket extends Span {
  readonly pair?: Pair;
}

export interface Painting {
  readonly tokens: readonly Token[];
  /** A copy behind a field breaks its lines where the field does, and shows what it holds. */
  readonly isCopy?: boolean;
  readonly marks?: readonly Mark[];
  readonly tickets?: readonly Ticket[];
}

/** The part of a text from `start` to `end`, painted. */
export const painted = (text: string, { start, end }: Span, painting: Painting): readonly Child[] => {
  const marks = painting.marks?.map((mark) => visible(mark, text)) ?? [];
  const overlays = apart(
    [...marks, ...(painting.tickets ?? [])].filter((over) => over.end > start && over.start < end),
  );
  const children: Child[] = [];
  let at = start;
  for (const over of overlays) {
    const from = Math.max(over.start, start);
    const to = Math.min(over.end, end);
    children.push(...coloured(text, at, from, painting));
    const inner = coloured(text, from, to, painting);
    if ('kind' in over) children.push(...marked(over, inner, over.start < start, over.end > end));
    else children.push(ticketTree(inner, over.pair));
    at = to;
  }
  children.push(...coloured(text, at, end, painting));
  return children;
};

/**
 * One block a line, each with the lane of its sender. `laneOf` is asked with the line's offset. Where the other side begins to
 * speak there is some room: a class says so, as a rule on lines beside each other would cost an editor dear.
 */
export const codeLines = (
  text: string,
  span: Span,
  painting: Painting,
  laneOf: (offset: number) => string | undefined = () => undefined,
): readonly Tree[] => {
  const lines: Tree[] = [];
  let before: string | undefined;
  for (let start = span.start; start <= span.end; ) {
    const next = text.indexOf('\n', start);
    const end = next < 0 || next > span.end ? span.end : next;
    const lane = laneOf(start);
    const turn = before && lane && lane !== before && !painting.isCopy ? ' turn' : '';
    before = lane;
    lines.push(h('span', lane ? `ln ${lane}${turn}` : 'ln', painted(text, { start, end }, painting)));
    start = end + 1;
  }
  return lines;
};

export const ticketTree = (children: readonly Child[], pair: Pair | undefined): Tree =>
  h('span', pair ? `ticket p${pair.hue}` : 'ticket', pair && icon(pair.shape), children);

const marked = ({ kind, flag }: Mark, inner: readonly Child[], before: boolean, after: boolean): readonly Child[] => {
  const mark = h('mark', `${kind}${before ? ' came' : ''}${after ? ' goes' : ''}`, inner);
  if (!flag || after) return [mark];
  const look: Attributes = { class: kind === 'blame' ? 'flag' : 'flag should', href: flag.href };
  return [mark, h('a', look, spoken(t.flag), String(flag.number))];
};

/** A span without a character to see (empty, or a line feed) is measured at the one before it, or at the next. */
const visible = (mark: Mark, text: string): Mark => {
  const { start, end } = mark;
  if (/[^\n]/.test(text.slice(start, end))) return mark;
  return start > 0 && text[start - 1] !== '\n'
    ? { ...mark, start: start - 1, end: start }
    : { ...mark, end: Math.min(start + 1, text.length) };
};

/** In order; of two that overlap the first stays. */
const apart = <T extends Span>(overlays: readonly T[]): readonly T[] => {
  const sorted = [...overlays].sort((a, b) => a.start - b.start || Number('kind' in b) - Number('kind' in a));
  return sorted.filter((over, i) => sorted.slice(0, i).every((before) => before.end <= over.start));
};

/** Most of a message is punctuation, which has the colour of the line; what is no token has that of names. */
export const coloured = (text: string, start: number, end: number, { tokens, isCopy }: Painting): Child[] => {
  const children: Child[] = [];
  const put = (from: number, to: number, type: TokenType): void => {
    if (from >= to) return;
    const part = text.slice(from, to);
    if (type === 'punct') children.push(...(isCopy ? [part] : breakable(text, from, to)));
    else if (type === 'key' && part.trim() === '') children.push(part);
    else children.push(h('span', tokenClass[type], isCopy ? part : shown(part)));
  };
  let at = start;
  for (const token of tokens) {
    if (token.end <= at) continue;
    if (token.start >= end) break;
    put(at, token.start, 'key');
    const from = Math.max(token.start, at);
    at = Math.min(token.end, end);
    put(from, at, token.type);
  }
  put(at, end, 'key');
  return children;
};

/** JSON without spaces may break after a comma, and before a long text, rather than within a word. */
const breakable = (text: string, start: number, end: number): readonly Child[] => {
  const children: Child[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    const after = text.slice(at + 1, at + 16);
    if (text[at] === ',' ? /^\S/.test(after) : text[at] === ':' && /^"[^"]{14}/.test(after)) {
      children.push(text.slice(from, at + 1), h('wbr', undefined));
      from = at + 1;
    }
  }
  return from < end ? [...children, text.slice(from, end)] : children;
};

// What cannot be seen is named by its code point: controls, zero-width characters, byte order marks, lone surrogates.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const shown = (text: string): readonly Child[] => {
  const children: Child[] = [];
  let at = 0;
  for (const match of text.matchAll(unseen)) {
    if (match.index > at) children.push(text.slice(at, match.index));
    const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    children.push(h('span', 'ctl', `U+${code}`));
    at = match.index + 1;
  }
  if (at < text.length) children.push(...atJoints(text.slice(at)));
  return children;
};
