/** What may stand between tokens, and what people put there. */
import { code, giveUp, isSpace, lineEnd, note, type State } from './state.ts';

const INVISIBLE = new Map<number, string>([
  [0x0b, 'a vertical tab'],
  [0x0c, 'a form feed'],
  [0x85, 'a next-line character'],
  [0xa0, 'a no-break space'],
  [0x1680, 'an Ogham space'],
  [0x180e, 'a vowel separator'],
  [0x200b, 'a zero-width space'],
  [0x200c, 'a zero-width non-joiner'],
  [0x200d, 'a zero-width joiner'],
  [0x200e, 'a left-to-right mark'],
  [0x200f, 'a right-to-left mark'],
  [0x2028, 'a line separator'],
  [0x2029, 'a paragraph separator'],
  [0x202f, 'a narrow no-break space'],
  [0x205f, 'a mathematical space'],
  [0x2060, 'a word joiner'],
  [0x3000, 'an ideographic space'],
  [0xfeff, 'a byte-order mark'],
]);

const invisible = (c: number): string | undefined =>
  c >= 0x2000 && c <= 0x200a ? 'a typographic space' : INVISIBLE.get(c);

export const codePoint = (c: number): string => `U+${c.toString(16).toUpperCase().padStart(4, '0')}`;

const oddSpace = (s: State, c: number, name: string): void => {
  const start = s.at;
  while (s.at < s.end && invisible(code(s)) !== undefined) s.at++;
  note(s, 'json-punctuation', 'odd-space', start, s.at, { code: codePoint(c), name });
};

const lineComment = (s: State, variant: 'line' | 'hash'): void => {
  const start = s.at;
  const feed = s.text.indexOf('\n', start);
  s.at = feed < 0 || feed > s.end ? s.end : feed;
  const end = lineEnd(s, start);
  note(s, 'json-comment', variant, start, end, { value: s.text.slice(start, end) });
  // A comment that hides the rest of the message leaves nothing to judge.
  if (s.at === s.end && s.open >= 0) giveUp(s, end);
};

const blockComment = (s: State): void => {
  const start = s.at;
  const close = s.text.indexOf('*/', start + 2);
  const closed = close >= 0 && close + 2 <= s.end;
  s.at = closed ? close + 2 : s.end;
  const end = closed ? s.at : lineEnd(s, start);
  note(s, 'json-comment', closed ? 'block' : 'unclosed', start, end, { value: s.text.slice(start, end) });
  if (!closed) giveUp(s, end);
};

const ellipsis = (s: State, length: number): void => {
  note(s, 'json-punctuation', 'ellipsis', s.at, s.at + length, { value: s.text.slice(s.at, s.at + length) });
  giveUp(s);
  s.at += length;
};

/** Skips to the next token and returns its first code unit; -1 at the end. */
export const gap = (s: State): number => {
  for (;;) {
    const c = code(s);
    if (isSpace(c)) s.at++;
    else if (c === 47 && code(s, s.at + 1) === 47) lineComment(s, 'line');
    else if (c === 47 && code(s, s.at + 1) === 42) blockComment(s);
    else if (c === 35) lineComment(s, 'hash');
    else if (c === 46 && code(s, s.at + 1) === 46) ellipsis(s, code(s, s.at + 2) === 46 ? 3 : 2);
    else if (c === 0x2026) ellipsis(s, 1);
    else {
      const name = c < 0 ? undefined : invisible(c);
      if (name === undefined) return c;
      oddSpace(s, c, name);
    }
  }
};
