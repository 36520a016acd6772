/** The line a finding stands in, its span underlined. */
import type { Paper, Span } from '../../types.ts';
import { type Colour, codePointName, harmless, ink } from './ink.ts';
import { columns, columnsOf } from './width.ts';

export interface Underlined extends Span {
  /** From 1, in UTF-16 units. */
  readonly column: number;
  readonly line: number;
}

interface Sign {
  readonly shown: string;
  readonly width: number;
  readonly inside: boolean;
}

const tab = 4;

/** A sign as it can be shown: what has no picture is spelled out, and so is an odd space or a mark that is blamed. */
const shownAs = (sign: string, inside: boolean, before: string): string => {
  if (sign >= ' ' && sign <= '~') return sign;
  if (inside && (/^(?! )\p{Zs}$/u.test(sign) || (sign !== '\u200D' && /^\p{Cf}$/u.test(sign))))
    return codePointName(sign);
  // A combining mark with nothing before it has nothing to stand on.
  if (before === '' && /^\p{M}$/u.test(sign)) return `\u25CC${sign}`;
  return harmless(sign);
};

const signsOf = (text: string, from: number, to: number, span: Span): readonly Sign[] => {
  const signs: Sign[] = [];
  let at = from;
  let column = 0;
  let before = '';
  for (const sign of text.slice(from, to)) {
    const inside = at >= span.start && at < Math.max(span.end, span.start + 1);
    const shown = sign === '\t' ? ' '.repeat(tab - (column % tab)) : shownAs(sign, inside, before);
    const width = shown.length === sign.length ? columnsOf(sign === '\t' ? ' ' : sign) : columns(shown);
    signs.push({ shown, width: sign === '\t' ? shown.length : width, inside });
    at += sign.length;
    column += width;
    before = sign;
  }
  return signs;
};

const widthOf = (signs: readonly Sign[]): number => signs.reduce((sum, { width }) => sum + width, 0);

/** Where a slice may begin or end without halving a pair of surrogates. */
const boundary = (text: string, at: number): number => {
  const low = text.charCodeAt(at) >> 10 === 0x37;
  const high = text.charCodeAt(at - 1) >> 10 === 0x36;
  return low && high ? at - 1 : at;
};

interface Window {
  readonly signs: readonly Sign[];
  readonly before: boolean;
  readonly after: boolean;
}

/** The part of a line around the span that fits. Lines may have millions of characters: only what may be shown is read. */
const windowOf = (text: string, place: Underlined, room: number): Window => {
  const lineStart = Math.max(0, place.start - (place.column - 1));
  const from = boundary(text, Math.max(lineStart, place.start - room));
  const reach = Math.min(text.length, Math.min(place.end, place.start + room) + room);
  const line = text.slice(from, boundary(text, reach));
  const feed = line.search(/\r?\n|\r$/);
  const to = feed === -1 ? from + line.length : from + feed;
  // A blamed line end is shown, so that there is something to underline.
  const signs = signsOf(text, from, place.start >= to ? Math.min(text.length, place.start + 1) : to, place);
  return fitted(signs, room, from > lineStart, feed === -1 && to < text.length);
};

const fitted = (all: readonly Sign[], room: number, cutBefore: boolean, cutAfter: boolean): Window => {
  const spare = room - 2;
  if (!cutBefore && !cutAfter && widthOf(all) <= room) return { signs: all, before: false, after: false };
  const first = Math.max(
    0,
    all.findIndex(({ inside }) => inside),
  );
  // The line from its start, if the span comes soon; else a third of what is left goes before it, more where the line ends.
  const blamed = Math.min(widthOf(all.filter(({ inside }) => inside)), spare);
  const tail = widthOf(all.slice(first)) - blamed;
  const free = spare - blamed;
  const whole = widthOf(all.slice(0, first));
  const fromStart = !cutBefore && whole + Math.min(tail, 12) <= free + 1;
  const lead = fromStart ? whole : Math.max(Math.floor(free / 3), cutAfter ? 0 : free - tail);
  let start = first;
  let used = 0;
  while (start > 0 && used + all[start - 1]!.width <= lead) used += all[--start]!.width;
  let end = start;
  used = 0;
  while (end < all.length && used + all[end]!.width <= spare) used += all[end++]!.width;
  return { signs: all.slice(start, end), before: cutBefore || start > 0, after: cutAfter || end < all.length };
};

const painted = (paper: Paper, signs: readonly Sign[], colour: Colour): string => {
  const text = (of: readonly Sign[]): string => of.map(({ shown }) => shown).join('');
  const first = signs.findIndex(({ inside }) => inside);
  if (first === -1) return text(signs);
  const last = signs.findLastIndex(({ inside }) => inside);
  return (
    text(signs.slice(0, first)) + ink(paper, text(signs.slice(first, last + 1)), colour) + text(signs.slice(last + 1))
  );
};

/** Two lines behind a gutter of so many columns: the text, and the marks under the span with a label after them. */
export const excerpt = (
  text: string,
  place: Underlined,
  paper: Paper,
  { colour, gutter, label = '', mark = '^' }: { colour: Colour; gutter: number; label?: string; mark?: string },
): string => {
  const { signs, before, after } = windowOf(text, place, Math.max(20, paper.width - gutter - 5));
  const number = ink(paper, `${String(place.line).padStart(gutter)} | `, 'dim');
  const blank = ink(paper, `${' '.repeat(gutter)} | `, 'dim');
  const first = signs.findIndex(({ inside }) => inside);
  const lead = widthOf(first === -1 ? signs : signs.slice(0, first));
  const marks = mark.repeat(Math.max(1, widthOf(signs.filter(({ inside }) => inside))));
  const shown = `${before ? '…' : ''}${painted(paper, signs, colour)}${after ? '…' : ''}`.trimEnd();
  const under = ' '.repeat(lead + (before ? 1 : 0)) + ink(paper, label === '' ? marks : `${marks} ${label}`, colour);
  return `${number}${shown}\n${blank}${under}`;
};
