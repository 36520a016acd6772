/** Numbers and words without quotes: those of JSON, those of other languages, and text that lacks its quotes. */
import { code, giveUp, isSpace, lineEnd, note, push, type State, settle } from './state.ts';
import { BARE, BOOLEAN, NULL, NUMBER, STRING } from './tape.ts';
import type { Variants } from './variants.ts';

const STRICT_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Which liberty a number takes; `unquoted` where it is no number at all. */
const numberForm = (raw: string): Variants['json-number-form'] | 'unquoted' => {
  if (/^[-+]?0[xX][\da-fA-F]+$/.test(raw)) return 'hex';
  if (/^[-+]?0[oObB]\d+$/.test(raw)) return 'radix';
  if (/^[-+]?[\d_.]*_[\d_.]*$/.test(raw)) return 'separator';
  if (/^[-+]?[\d.]+[nNlLfFdDuU]$/.test(raw)) return 'suffix';
  if (/^[-+]{2}|^[-+]$/.test(raw)) return 'sign';
  if (/^\+(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(raw)) return 'plus';
  if (/^-?0\d+(?:\.\d*)?(?:[eE][-+]?\d+)?$/.test(raw)) return 'leading-zero';
  if (/^-?\.\d+(?:[eE][-+]?\d+)?$/.test(raw)) return 'leading-dot';
  if (/^-?\d+\.(?:[eE][-+]?\d+)?$/.test(raw)) return 'trailing-dot';
  if (/^-?\d+(?:\.\d+)?[eE][-+]?$/.test(raw)) return 'exponent';
  return 'unquoted';
};

const isNumberCode = (c: number): boolean =>
  (c >= 48 && c <= 57) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 46 || c === 43 || c === 45 || c === 95;

type Foreign = readonly [variant: Variants['json-foreign-literal'], json: string, kind: number];

const FOREIGN: Readonly<Record<string, Foreign>> = {
  True: ['python', 'true', BOOLEAN],
  False: ['python', 'false', BOOLEAN],
  None: ['python', 'null', NULL],
  undefined: ['undefined', 'null', NULL],
  nil: ['nil', 'null', NULL],
  Nil: ['nil', 'null', NULL],
  nullptr: ['nil', 'null', NULL],
  NULL: ['case', 'null', NULL],
};

const literalKind = (word: string): number | undefined =>
  word === 'true' || word === 'false' ? BOOLEAN : word === 'null' ? NULL : undefined;

const foreign = (word: string): Foreign | undefined => {
  if (Object.hasOwn(FOREIGN, word)) return FOREIGN[word];
  const lower = word.toLowerCase();
  const kind = literalKind(lower);
  return kind === undefined ? undefined : ['case', lower, kind];
};

const NOT_A_NUMBER = /^[-+]?(?:nan|inf|infinity)$/i;

/** A bare word ends here. */
const endsWord = (c: number): boolean =>
  c < 0 || isSpace(c) || c === 44 || c === 58 || c === 125 || c === 93 || c === 123 || c === 91 || c === 34 || c === 59;

export const wordEnd = (s: State, from: number): number => {
  let at = from;
  while (!endsWord(code(s, at))) at++;
  return at;
};

/** Text without quotes goes on to the next comma, bracket or quote of its line. */
const phraseEnd = (s: State, from: number): number => {
  let at = from;
  for (
    let c = code(s, at);
    c >= 0 && c !== 10 && c !== 13 && c !== 44 && c !== 125 && c !== 93 && c !== 34;
    c = code(s, at)
  ) {
    at++;
  }
  while (at > from + 1 && isSpace(code(s, at - 1))) at--;
  return at;
};

/** True where a quote at `at` closes a string that was never opened. */
const closesNothing = (s: State, at: number): boolean => {
  if (code(s, at) !== 34) return false;
  let next = at + 1;
  while (next < s.end && next < at + 64 && isSpace(code(s, next))) next++;
  const c = code(s, next);
  return c < 0 || c === 44 || c === 125 || c === 93;
};

const phrase = (s: State, start: number): void => {
  let end = phraseEnd(s, start);
  const half = closesNothing(s, end);
  if (half) end++;
  const value = s.text.slice(start, end);
  note(s, 'json-foreign-literal', half ? 'half-quoted' : 'word', start, end, { value }, { entry: s.top });
  push(s, STRING | BARE, start, end);
  s.at = end;
  s.shaky = true;
  // Signs among the letters: likelier a slip of the finger than a word.
  if (!/^[\p{L}\p{N}_ .:/@$-]+"?$/u.test(value)) giveUp(s);
  settle(s);
};

/** The text stops in the middle of this token: only that it stops is said. */
const isCut = (s: State, end: number): boolean => end >= s.end && s.open >= 0;

/** A token that the end of the text cuts off. */
const pushCut = (s: State, start: number, end: number, kind: number): void => {
  push(s, kind, start, end);
  s.at = end;
  s.cut = true;
};

export const readNumber = (s: State): void => {
  const start = s.at;
  let end = start;
  while (isNumberCode(code(s, end))) end++;
  const raw = s.text.slice(start, end);
  if (STRICT_NUMBER.test(raw) && !closesNothing(s, end)) {
    push(s, NUMBER, start, end);
    s.at = end;
    return;
  }
  if (NOT_A_NUMBER.test(raw)) {
    const variant = /nan/i.test(raw) ? 'nan' : 'infinity';
    note(s, 'json-nan', variant, start, end, { value: raw }, { entry: s.top });
    push(s, NUMBER, start, end);
    s.at = end;
    settle(s);
    return;
  }
  const form = numberForm(raw);
  if (form === 'unquoted' || closesNothing(s, end)) {
    if (!isCut(s, end)) phrase(s, start);
    else pushCut(s, start, end, STRING | BARE);
    return;
  }
  if (isCut(s, end) && (form === 'trailing-dot' || form === 'exponent' || form === 'sign')) {
    pushCut(s, start, end, NUMBER);
    return;
  }
  note(s, 'json-number-form', form, start, end, { value: raw }, { entry: s.top });
  if (form === 'sign') giveUp(s, end);
  if (form === 'trailing-dot' || form === 'exponent') s.shaky = true;
  push(s, NUMBER, start, end);
  s.at = end;
  settle(s);
};

export const readWord = (s: State): void => {
  const start = s.at;
  const end = wordEnd(s, start);
  const word = s.text.slice(start, end);
  const kind = literalKind(word);
  if (kind !== undefined) {
    push(s, kind, start, end);
    s.at = end;
    return;
  }
  if (isCut(s, end) && /^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul)$/.test(word)) {
    pushCut(s, start, end, word.startsWith('n') ? NULL : BOOLEAN);
    return;
  }
  const known = foreign(word);
  if (NOT_A_NUMBER.test(word)) {
    const variant = /nan/i.test(word) ? 'nan' : 'infinity';
    note(s, 'json-nan', variant, start, end, { value: word }, { entry: s.top });
    push(s, NUMBER, start, end);
  } else if (known !== undefined) {
    const [variant, json, type] = known;
    note(s, 'json-foreign-literal', variant, start, end, { value: word, json }, { entry: s.top });
    push(s, type, start, end);
  } else {
    phrase(s, start);
    return;
  }
  s.at = end;
  settle(s);
};

/** What stands before the object of a line, or instead of it: a log prefix, an assignment, plain words. */
export const readPrefix = (s: State): boolean => {
  const start = s.at;
  const end = lineEnd(s, start);
  const line = s.text.slice(start, end);
  const object = /\{\s*(?:["'\u201c\u2018}A-Za-z_\\]|$)|\[\s*\{/.exec(line);
  // Quotes before the brace: those are members, and the brace is an inner one.
  if (object === null || object.index === 0 || line.lastIndexOf('"', object.index) >= 0) return false;
  let to = start + object.index;
  s.at = to;
  while (isSpace(code(s, to - 1))) to--;
  note(s, 'json-foreign-literal', 'before', start, to, { value: s.text.slice(start, to) });
  return true;
};
