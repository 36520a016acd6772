/** Brackets that close well, close another one, or never close. */
import type { Span } from '../types.ts';
import { close, code, giveUp, isLetter, isOpen, isUnsure, lastCharacter, note, type State, skip } from './state.ts';
import { ARRAY, OBJECT } from './tape.ts';

const openers = (s: State): { readonly related: Span[]; readonly count: number } => {
  const related: Span[] = [];
  let count = 0;
  for (let entry = s.open; entry >= 0; entry = s.tape[entry + 5]!) {
    if (count < 8) related.push({ start: s.tape[entry + 1]!, end: s.tape[entry + 1]! + 1 });
    count++;
  }
  return { related, count };
};

/** The first characters from a bracket on, so that it can be told from the others. */
const beginning = (s: State, at: number): string => {
  const most = Math.min(s.end, at + 24);
  let end = at + 1;
  while (end < most && code(s, end) !== 10 && code(s, end) !== 13) end++;
  return s.text.slice(at, end) + (end === at + 24 ? '…' : '');
};

/** The text is over while something is open: says so, and closes it all. */
export const closeAll = (s: State): undefined => {
  if (!isUnsure(s) && !s.shaky) {
    const { related, count } = openers(s);
    const last = lastCharacter(s);
    const opening = s.text.charAt(related[0]!.start);
    const closing = opening === '{' ? '}' : ']';
    const end = s.text.charAt(last.start);
    const cut = s.cut || s.key !== undefined || s.comma >= 0 || end === '{' || end === '[';
    const from = beginning(s, related[0]!.start);
    const variant = cut ? 'cut' : count === 1 ? 'bracket' : 'brackets';
    note(
      s,
      'json-truncated',
      variant,
      last.start,
      last.end,
      { opening, closing, from, open: count, last: end },
      { related },
    );
  }
  const { end } = lastCharacter(s);
  while (s.open >= 0) close(s, end);
  return undefined;
};

/** A closing bracket of the other kind than the innermost open one. */
export const mismatch = (s: State): void => {
  const found = s.text.charAt(s.at);
  const type = found === '}' ? OBJECT : ARRAY;
  const opener = s.tape[s.open + 1]!;
  const opening = s.text.charAt(opener);
  const expected = opening === '{' ? '}' : ']';
  const known = (type === OBJECT ? s.objects : s.arrays) > 0;
  const next = code(s, skip(s, s.at + 1));
  if (s.shaky) giveUp(s);
  if (!known && (next === 125 || next === 93) && String.fromCharCode(next) === expected) {
    note(s, 'json-punctuation', 'stray-bracket', s.at, s.at + 1, { value: found });
    giveUp(s);
    s.at++;
    return;
  }
  const related = [{ start: opener, end: opener + 1 }];
  note(
    s,
    'json-truncated',
    'mismatch',
    s.at,
    s.at + 1,
    { opening, closing: expected, found, from: beginning(s, opener) },
    { related },
  );
  giveUp(s);
  s.at++;
  if (known) while (!isOpen(s, type)) close(s, s.at - 1);
  close(s, s.at);
};

/** True where what follows the bracket at `at` is nothing that should be inside. */
const endsWell = (s: State, at: number): boolean => {
  const c = code(s, skip(s, at + 1));
  if (s.tape[s.open + 5]! < 0) return c !== 34 && !isLetter(code(s, at + 1));
  return c < 0 || c === 44 || c === 93 || c === 125 || c === 47 || c === 35 || c === 59;
};

/** Closes the container under the reader; false where the bracket more likely came in between. */
export const closeHere = (s: State): boolean => {
  const inObject = isOpen(s, OBJECT);
  if (s.comma >= 0 && !endsWell(s, s.at)) {
    // A comma, a bracket and then the next item: the bracket is what came in between.
    note(s, 'json-punctuation', 'stray-bracket', s.at, s.at + 1, { value: s.text.charAt(s.at) });
    giveUp(s);
    s.at++;
    return false;
  }
  if (s.comma >= 0) {
    note(s, 'json-trailing-comma', inObject ? 'object' : 'array', s.comma, s.comma + 1, {
      closing: inObject ? '}' : ']',
    });
  }
  s.at++;
  close(s, s.at);
  return true;
};
