/** Strings, in the quotes of JSON and of others. */
import type { Span } from '../types.ts';
import { escapeLength, isHex } from './escapes.ts';
import { codePoint } from './gap.ts';
import { code, giveUp, isDigit, isLetter, isUnsure, lineEnd, note, type State, settle } from './state.ts';
import { BARE, ODD_VALUE, UNCLOSED } from './tape.ts';
import type { Variants } from './variants.ts';

/** A string as read: its place and the marks it gets on the tape. */
export interface Quoted extends Span {
  readonly marks: number;
}

/** Quotes that people write, and those that close them. */
const CLOSERS: Readonly<Record<string, string>> = {
  "'": "'",
  '`': '`',
  '\u2018': "\u2019'",
  '\u2019': "\u2019'",
  '\u201a': "\u2018\u2019'",
  '\u201b': "\u2019'",
  '\u201c': '\u201d\u201c"',
  '\u201d': '\u201d"',
  '\u201e': '\u201c\u201d"',
  '\u201f': '\u201d"',
  '\u2032': "\u2032'",
  '\u2033': '\u2033"',
  '\u00ab': '\u00bb',
  '\uff02': '\uff02"',
  '\uff07': "\uff07'",
};

export const isQuote = (c: number): boolean => c === 34 || (c > 0 && CLOSERS[String.fromCharCode(c)] !== undefined);

const startsWord = (c: number): boolean => isLetter(c) || isDigit(c);

const variantOf = (quote: string): Variants['json-single-quotes'] =>
  quote === "'" ? 'single' : quote === '`' ? 'back' : 'curly';

/** After a string these may follow; anything else makes its closing quote doubtful. */
const followsWell = (s: State, at: number): boolean => {
  let next = at;
  for (let budget = 64; budget > 0 && next < s.end && code(s, next) <= 32; budget--) next++;
  const c = code(s, next);
  return c < 0 || c === 44 || c === 58 || c === 93 || c === 125 || c === 59 || c === 61;
};

interface BadEscape {
  readonly variant: Variants['json-bad-escape'];
  readonly end: number;
}

const badEscape = (s: State, at: number, end: number): BadEscape => {
  const c = code(s, at + 1);
  let to = at + 2;
  if (c === 117 || c === 120) {
    const most = at + (c === 117 ? 6 : 4);
    if (c === 117 && code(s, to) === 123) {
      const brace = s.text.indexOf('}', to);
      if (brace > 0 && brace < Math.min(end, at + 12)) return { variant: 'unicode-braces', end: brace + 1 };
    }
    while (to < Math.min(most, end) && isHex(code(s, to))) to++;
    return { variant: c === 117 ? 'unicode' : 'hex', end: to };
  }
  if (c >= 48 && c <= 55) {
    while (to < Math.min(at + 4, end) && code(s, to) >= 48 && code(s, to) <= 55) to++;
    return { variant: 'octal', end: to };
  }
  if (c === 39 || c === 96) return { variant: 'quote', end: to };
  if (c === 10 || c === 13) return { variant: 'line', end: at + 1 };
  return { variant: 'unknown', end: Math.min(to, Math.max(end, at + 1)) };
};

/** A drive, a home or a share: what stands before the first backslash of a Windows path. */
const looksLikePath = (s: State, from: number, at: number): boolean =>
  /(?:^|[\s"'(=;])(?:[A-Za-z]:|\.{1,2}|%\w+%|~|\\\\[\w.-]+)(?:\\.*)?$/.test(s.text.slice(Math.max(from, at - 120), at));

/** Notes control characters and bad escapes between `from` and `to`; true where an escape or a slip stands there. */
const judgeInside = (s: State, from: number, to: number, strictQuotes: boolean): boolean => {
  const { text } = s;
  let odd = false;
  let at = from;
  while (at < to) {
    const c = text.charCodeAt(at);
    if (c === 92) {
      odd = true;
      const length = escapeLength(text, at, to);
      const lenient = !strictQuotes && (code(s, at + 1) === 39 || code(s, at + 1) === 96);
      if (length === 0 && !lenient) {
        const bad = badEscape(s, at, to);
        const value = text.slice(at, bad.end);
        const variant = bad.variant !== 'line' && looksLikePath(s, from, at) ? 'path' : bad.variant;
        note(s, 'json-bad-escape', variant, at, bad.end, { value }, { entry: s.top });
      }
      // A line continued by a backslash is one slip, not two.
      at += length || 2;
    } else {
      if (c < 32) {
        const variant = c === 9 ? 'tab' : c === 10 || c === 13 ? 'line-feed' : c === 27 ? 'escape' : 'other';
        note(s, 'json-control-char', variant, at, at + 1, { code: codePoint(c) }, { entry: s.top });
      }
      at++;
    }
  }
  return odd;
};

/** Offset of the closing double quote from `from` on; -1 without one. */
const closingQuote = (s: State, from: number): number => {
  const { text, end } = s;
  let at = from;
  while (at < end) {
    const c = text.charCodeAt(at);
    if (c === 34) return at;
    at += c === 92 ? 2 : 1;
  }
  return -1;
};

const shown = (s: State, start: number, end: number): Span => ({
  start,
  end: Math.max(start + 1, Math.min(end, lineEnd(s, start))),
});

/** A double-quoted string whose end is missing, or is not where it was meant. Says the likeliest cause, once. */
const doubtful = (s: State, start: number, close: number): Quoted | undefined => {
  const { text } = s;
  const stop = close < 0 ? s.end : close;
  const inside = text.slice(start + 1, stop);
  // Opened straight, closed by a quote of another kind: "2.0”
  const other = /[\u201c\u201d\u2018\u2019]\s*[,:}\]]/.exec(inside) ?? /^[^']*(')\s*[,:}\]]/.exec(inside);
  if (other !== null) {
    const at = start + 1 + (other[1] === undefined ? other.index : other[0].lastIndexOf("'"));
    note(s, 'json-single-quotes', 'mixed', at, at + 1, { value: text.slice(at, at + 1) }, { entry: s.top });
    s.at = at + 1;
    return { start, end: at + 1, marks: ODD_VALUE };
  }
  const escapedQuote = /\\"\s*[,:}\]]/.exec(inside + (close < 0 ? '' : '"'));
  const place = shown(s, start, close < 0 ? s.end : close + 1);
  const value = text.slice(place.start, place.end);
  const extra = { related: [{ start, end: start + 1 }], entry: s.top };
  if (escapedQuote !== null) {
    // Where the text before it has bad escapes too, the path is the cause of both.
    const at = start + 1 + escapedQuote.index;
    judgeInside(s, start + 1, at, true);
    if (!s.found.has('json-bad-escape'))
      note(s, 'json-truncated', 'escaped-quote', at, at + 2, { value: '\\"' }, extra);
  } else if (close < 0) note(s, 'json-truncated', 'string', place.start, place.end, { value }, extra);
  else if (inside.includes('\n') || /[,:{[]\s*$/.test(inside))
    note(s, 'json-truncated', 'quote', place.start, place.end, { value }, extra);
  else if (close === start + 1) note(s, 'json-punctuation', 'doubled-quote', start, close + 1, {});
  else note(s, 'json-punctuation', 'inner-quote', close, close + 1, { value }, extra);
  giveUp(s, start);
  return undefined;
};

const doubleQuoted = (s: State): Quoted => {
  const start = s.at;
  const close = closingQuote(s, start + 1);
  if (!isUnsure(s) && (close < 0 || startsWord(code(s, close + 1)))) {
    const mended = doubtful(s, start, close);
    if (mended !== undefined) return mended;
  }
  const end = close < 0 ? s.end : close + 1;
  const odd = judgeInside(s, start + 1, close < 0 ? s.end : close, true);
  s.at = end;
  return { start, end, marks: (odd ? ODD_VALUE : 0) | (close < 0 ? UNCLOSED : 0) };
};

const otherClose = (s: State, start: number, closers: string): number => {
  let first = -1;
  let candidates = isUnsure(s) ? 1 : 32;
  for (let at = start + 1; at < s.end && candidates > 0; at++) {
    const c = s.text.charAt(at);
    if (c === '\\') at++;
    else if (closers.includes(c)) {
      if (followsWell(s, at + 1)) return at;
      if (first < 0) first = at;
      candidates--;
    }
  }
  return first;
};

const otherQuoted = (s: State, quote: string): Quoted => {
  const start = s.at;
  const close = otherClose(s, start, CLOSERS[quote]!);
  const end = close < 0 ? s.end : close + 1;
  const place = close < 0 ? shown(s, start, end) : { start, end };
  const value = s.text.slice(place.start, place.end);
  const text = s.text.slice(start + 1, close < 0 ? place.end : close);
  note(s, 'json-single-quotes', variantOf(quote), place.start, place.end, { value, quote, text }, { entry: s.top });
  if (close < 0) giveUp(s, start);
  judgeInside(s, start + 1, close < 0 ? s.end : close, false);
  s.at = end;
  settle(s);
  return { start, end, marks: ODD_VALUE | (close < 0 ? UNCLOSED : 0) };
};

/** Reads the string that starts at the quote under the reader. */
export const readQuoted = (s: State): Quoted => {
  const c = code(s);
  return c === 34 ? doubleQuoted(s) : otherQuoted(s, String.fromCharCode(c));
};

/** A string between backslash-quote pairs: JSON that was copied out of a string. Undefined where none stands here. */
export const readEscapedQuoted = (s: State): Quoted | undefined => {
  if (code(s) !== 92 || code(s, s.at + 1) !== 34) return undefined;
  const start = s.at;
  const close = s.text.indexOf('\\"', start + 2);
  const closed = close >= 0 && close + 2 <= s.end;
  const end = closed ? close + 2 : lineEnd(s, start);
  note(s, 'json-bad-escape', 'outside', start, start + 2, { value: '\\"' }, { entry: s.top });
  if (!closed) giveUp(s, start);
  s.at = end;
  return { start, end, marks: BARE };
};
