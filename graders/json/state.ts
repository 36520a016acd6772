/** What the recovering reader carries along, and how it writes things down. */
import type { Data, Slip, SlipName, Span } from '../types.ts';
import { ARRAY, OBJECT, STRIDE, TYPE, UNCOMPARED } from './tape.ts';
import type { Variants } from './variants.ts';

interface Found extends Span {
  readonly name: SlipName;
  readonly variant: string;
  readonly data: Data;
  readonly related?: readonly Span[];
  readonly entry: number;
  count: number;
}

export interface State {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  at: number;
  tape: Int32Array;
  top: number;
  /** Entry of the innermost open container; -1 outside. */
  open: number;
  /** How many containers of each kind are open. */
  objects: number;
  arrays: number;
  /** Offset of the comma that was read last, where nothing followed it yet; -1 else. */
  comma: number;
  /** Name of the member whose value comes next. */
  key: Span | undefined;
  keyMarks: number;
  readonly found: Map<SlipName, Found>;
  /** From here on recovery is a guess, and what looks wrong may only follow from what was said. */
  unsureFrom: number;
  /** True where the text stops in the middle of a token. */
  cut: boolean;
  /** True where signs are missing or too many, so that brackets may not be what they seem. */
  shaky: boolean;
  /** True where the text began with a Markdown fence, which then may end. */
  fenced: boolean;
}

export const begin = (text: string, start: number, end: number): State => ({
  text,
  start,
  end,
  at: start,
  tape: new Int32Array(STRIDE * Math.min(1 << 12, ((end - start) >> 1) + 8)),
  top: 0,
  open: -1,
  objects: 0,
  arrays: 0,
  comma: -1,
  key: undefined,
  keyMarks: 0,
  found: new Map(),
  unsureFrom: Number.POSITIVE_INFINITY,
  cut: false,
  shaky: false,
  fenced: false,
});

export const isUnsure = (s: State): boolean => s.unsureFrom !== Number.POSITIVE_INFINITY;

/** From here on nothing more is said. */
export const giveUp = (s: State, at = s.at): void => {
  if (!isUnsure(s)) s.unsureFrom = at;
};

/** Notes a slip; of each name only the first, with a count of them all. */
export const note = <N extends keyof Variants>(
  s: State,
  name: N,
  variant: Variants[N],
  start: number,
  end: number,
  data: Data = {},
  extra: { readonly related?: readonly Span[]; readonly entry?: number } = {},
): void => {
  if (isUnsure(s)) return;
  if (name === 'json-punctuation') s.shaky = true;
  const before = s.found.get(name);
  if (before !== undefined) before.count++;
  else {
    const entry = extra.entry ?? s.open;
    s.found.set(name, { name, variant, start, end, data, related: extra.related, entry, count: 1 });
  }
};

/** The slips as the document shows them. */
export const slipsOf = (s: State, pointer: (entry: number) => string): Slip[] =>
  [...s.found.values()].map(({ entry, count, data, related, ...slip }) => ({
    ...slip,
    data: { ...data, count },
    ...(related === undefined ? {} : { related }),
    pointer: pointer(entry < s.top ? Math.max(entry, 0) : 0),
  }));

/** Adds a value to the tape; containers stay open. */
export const push = (s: State, kind: number, start: number, end: number): void => {
  if (s.top + STRIDE > s.tape.length) {
    const wider = new Int32Array(s.tape.length * 2);
    wider.set(s.tape);
    s.tape = wider;
  }
  const { tape, top, key } = s;
  const container = (kind & TYPE) === OBJECT || (kind & TYPE) === ARRAY;
  tape[top] = kind | s.keyMarks | ((kind & TYPE) === OBJECT ? UNCOMPARED : 0);
  tape[top + 1] = start;
  tape[top + 2] = end;
  tape[top + 3] = key?.start ?? -1;
  tape[top + 4] = key?.end ?? -1;
  tape[top + 5] = container ? s.open : top + STRIDE;
  s.top = top + STRIDE;
  s.key = undefined;
  s.keyMarks = 0;
  s.comma = -1;
  if (!container) return;
  s.open = top;
  if ((kind & TYPE) === OBJECT) s.objects++;
  else s.arrays++;
};

export const isOpen = (s: State, type: number): boolean => s.open >= 0 && (s.tape[s.open]! & TYPE) === type;

/** Closes the innermost container at `end`. A member that waits for its value gets none. */
export const close = (s: State, end: number): void => {
  const { tape, open } = s;
  if ((tape[open]! & TYPE) === OBJECT) s.objects--;
  else s.arrays--;
  s.open = tape[open + 5]!;
  tape[open + 2] = end;
  tape[open + 5] = s.top;
  s.key = undefined;
  s.keyMarks = 0;
  s.comma = -1;
};

/** Letters that may begin a word; typographic signs and full-width forms are none. */
export const isLetter = (c: number): boolean =>
  (c >= 65 && c <= 90) ||
  (c >= 97 && c <= 122) ||
  c === 95 ||
  c === 36 ||
  (c >= 0xc0 && c < 0x2000) ||
  (c > 0x3002 && c < 0xfe00);

export const isDigit = (c: number): boolean => c >= 48 && c <= 57;

/** After a token that was read as it was meant, only these may follow; anything else puts the reading in doubt. */
export const settle = (s: State): void => {
  if (s.open < 0) return;
  let at = s.at;
  for (let budget = 64; budget > 0 && isSpace(code(s, at)); budget--) at++;
  const c = code(s, at);
  if (c >= 0 && c !== 44 && c !== 58 && c !== 93 && c !== 125 && c !== 47 && c !== 35 && c !== 59 && c !== 61)
    giveUp(s);
};

export const code = (s: State, at = s.at): number => (at < s.end ? s.text.charCodeAt(at) : -1);

export const isSpace = (c: number): boolean => c === 32 || c === 10 || c === 13 || c === 9;

/** Offset of the first character from `at` that is no JSON white space. */
export const skip = (s: State, from: number): number => {
  let at = from;
  while (at < s.end && isSpace(s.text.charCodeAt(at))) at++;
  return at;
};

/** End of `at`'s line, without white space before it. */
export const lineEnd = (s: State, from: number): number => {
  const feed = s.text.indexOf('\n', from);
  let to = feed < 0 || feed > s.end ? s.end : feed;
  while (to > from && isSpace(s.text.charCodeAt(to - 1))) to--;
  return to;
};

/** The last character of the text that is no white space, as a place to point at. */
export const lastCharacter = (s: State): Span => {
  let end = s.end;
  while (end > s.start + 1 && isSpace(s.text.charCodeAt(end - 1))) end--;
  return { start: Math.max(s.start, end - 1), end };
};
