/**
 * Reads what is not quite JSON as it was meant, and says what is wrong with it: one slip for one cause, nothing that
 * only follows from it. Iterative, so that depth costs memory and no stack.
 */
import type { JsonDocument, Span } from '../types.ts';
import { audit, EVERYTHING } from './audit.ts';
import { readNumber, readPrefix, readWord, wordEnd } from './bare.ts';
import { gap } from './gap.ts';
import { Document, pointerOf } from './node.ts';
import { isQuote, type Quoted, readEscapedQuoted, readQuoted } from './quoted.ts';
import {
  begin,
  close,
  code,
  giveUp,
  isDigit,
  isLetter,
  isOpen,
  isSpace,
  isUnsure,
  lastCharacter,
  lineEnd,
  note,
  push,
  type State,
  skip,
  slipsOf,
} from './state.ts';
import { ARRAY, BARE, BARE_NAME, OBJECT, ODD_NAME, ODD_VALUE, STRING, TYPE, UNCLOSED } from './tape.ts';
import type { Variants } from './variants.ts';

/** What is read next. */
type Step = (s: State) => Step | undefined;

const startsNumber = (c: number): boolean => isDigit(c) || c === 45 || c === 43 || c === 46;
const startsValue = (c: number): boolean =>
  c === 123 || c === 91 || c === 92 || isQuote(c) || startsNumber(c) || isLetter(c);

const character = (s: State, at: number): string => String.fromCodePoint(s.text.codePointAt(at)!);

/** Where a token ends that stands where it should not: enough to see it. */
const tokenEnd = (s: State, at: number): number => {
  const c = code(s, at);
  if (isLetter(c) || startsNumber(c)) return Math.max(at + 1, wordEnd(s, at));
  if (c !== 34) return at + 1;
  const most = Math.min(s.end, at + 200);
  for (let to = at + 1; to < most && code(s, to) !== 10; to++) if (code(s, to) === 34) return to + 1;
  return at + 1;
};

/** A character that no token starts with is named once and passed over; what follows is a guess. */
const passOver = (s: State, again: Step): Step => {
  const value = character(s, s.at);
  const end = s.at + value.length;
  const control = value < ' ';
  note(s, 'json-punctuation', control ? 'control' : 'stray', s.at, end, { value });
  giveUp(s);
  s.at = end;
  return again;
};

// ------------------------------------------------------------------------------------------------ brackets

const openers = (s: State): { readonly related: Span[]; readonly count: number } => {
  const related: Span[] = [];
  let count = 0;
  for (let entry = s.open; entry >= 0; entry = s.tape[entry + 5]!) {
    if (count < 8) related.push({ start: s.tape[entry + 1]!, end: s.tape[entry + 1]! + 1 });
    count++;
  }
  return { related, count };
};

/** The text is over while something is open. */
const truncated = (s: State): undefined => {
  if (!isUnsure(s)) {
    const { related, count } = openers(s);
    const last = lastCharacter(s);
    const opening = s.text.charAt(related[0]!.start);
    const closing = opening === '{' ? '}' : ']';
    const end = s.text.charAt(last.start);
    const cut = s.cut || s.key !== undefined || s.comma >= 0 || end === '{' || end === '[';
    const variant = cut ? 'cut' : count === 1 ? 'bracket' : 'brackets';
    note(s, 'json-truncated', variant, last.start, last.end, { opening, closing, open: count, last: end }, { related });
  }
  const { end } = lastCharacter(s);
  while (s.open >= 0) close(s, end);
  return undefined;
};

/** A closing bracket of the other kind than the innermost open one. */
const mismatch = (s: State): Step => {
  const found = s.text.charAt(s.at);
  const type = found === '}' ? OBJECT : ARRAY;
  const opener = s.tape[s.open + 1]!;
  const opening = s.text.charAt(opener);
  const expected = opening === '{' ? '}' : ']';
  const known = (type === OBJECT ? s.objects : s.arrays) > 0;
  const next = code(s, skip(s, s.at + 1));
  if (!known && (next === 125 || next === 93) && String.fromCharCode(next) === expected) {
    note(s, 'json-punctuation', 'stray-bracket', s.at, s.at + 1, { value: found });
    giveUp(s);
    s.at++;
    return after;
  }
  const related = [{ start: opener, end: opener + 1 }];
  note(s, 'json-truncated', 'mismatch', s.at, s.at + 1, { opening, closing: expected, found }, { related });
  giveUp(s);
  s.at++;
  if (known) while (!isOpen(s, type)) close(s, s.at - 1);
  close(s, s.at);
  return after;
};

const closeHere = (s: State): Step => {
  const inObject = isOpen(s, OBJECT);
  if (s.comma >= 0) {
    note(s, 'json-trailing-comma', inObject ? 'object' : 'array', s.comma, s.comma + 1, {
      closing: inObject ? '}' : ']',
    });
  }
  s.at++;
  close(s, s.at);
  return after;
};

// -------------------------------------------------------------------------------------------------- values

const readString = (s: State, quoted: Quoted): Step => {
  push(s, STRING | quoted.marks, quoted.start, quoted.end);
  return after;
};

/** Commas where a value or a member should stand: passed over together. */
const looseCommas = (s: State, again: Step): Step => {
  const first = s.comma < 0;
  const start = s.at;
  while (code(s) === 44 || isSpace(code(s))) s.at++;
  const next = code(s);
  let end = s.at;
  while (isSpace(code(s, end - 1))) end--;
  if (!first && (next === 125 || next === 93)) {
    note(s, 'json-trailing-comma', next === 125 ? 'object' : 'array', s.comma, end, {
      closing: String.fromCharCode(next),
    });
    s.comma = -1;
  } else note(s, 'json-punctuation', first ? 'leading-comma' : 'double-comma', start, first ? end : start + 1);
  return again;
};

const missingValue = (s: State): Step => {
  const { start, end } = s.key!;
  const colon = s.text.charAt(skip(s, end)) === ':' ? skip(s, end) + 1 : end;
  note(s, 'json-punctuation', 'missing-value', start, Math.min(colon, s.at), { name: s.text.slice(start, end) });
  s.key = undefined;
  s.keyMarks = 0;
  return after;
};

const readValue: Step = (s) => {
  const c = gap(s);
  if (c < 0) return s.open < 0 ? undefined : truncated(s);
  if (c === 34 || isQuote(c)) return readString(s, readQuoted(s));
  if (c === 123 || c === 91) {
    push(s, c === 123 ? OBJECT : ARRAY, s.at, s.at);
    s.at++;
    return c === 123 ? readKey : readValue;
  }
  if (c === 93 || c === 125) {
    if (s.key !== undefined) return missingValue(s);
    if (s.open < 0) return passOver(s, readValue);
    return isOpen(s, c === 93 ? ARRAY : OBJECT) ? closeHere(s) : mismatch(s);
  }
  if (c === 44) return s.key !== undefined ? missingValue(s) : looseCommas(s, readValue);
  if (s.open < 0 && !isUnsure(s) && !startsNumber(c) && !isLetter(c) && c !== 92 && readPrefix(s)) return readValue;
  if (startsNumber(c)) readNumber(s);
  else if (isLetter(c)) readWord(s);
  else {
    const quoted = readEscapedQuoted(s);
    if (quoted !== undefined) return readString(s, quoted);
    return c === 58 && s.key !== undefined ? doubleColon(s) : passOver(s, readValue);
  }
  return after;
};

const doubleColon = (s: State): Step => {
  note(s, 'json-punctuation', 'double-colon', s.at, s.at + 1);
  s.at++;
  return readValue;
};

// --------------------------------------------------------------------------------------------------- names

const setKey = (s: State, quoted: Quoted): void => {
  s.key = { start: quoted.start, end: quoted.end };
  s.comma = -1;
  const marks = quoted.marks;
  s.keyMarks = (marks & (ODD_VALUE | UNCLOSED)) !== 0 ? ODD_NAME : (marks & BARE) !== 0 ? BARE_NAME : 0;
};

const bareKey = (s: State): void => {
  const start = s.at;
  let end = start;
  for (let c = code(s, end); c >= 0 && !isSpace(c) && !isQuote(c); c = code(s, end)) {
    if (c === 58 || c === 61 || c === 44 || c === 123 || c === 125 || c === 91 || c === 93 || c === 0xff1a) break;
    end++;
  }
  const half = code(s, end) === 34 && code(s, skip(s, end + 1)) === 58;
  if (half) end++;
  const value = s.text.slice(start, end);
  const variant = half ? 'half' : /^[-+.\d]/.test(value) ? 'number' : 'word';
  note(s, 'json-unquoted-key', variant, start, end, { value });
  s.key = { start, end };
  s.keyMarks = BARE_NAME;
  s.comma = -1;
  s.at = end;
};

/** A value where a member's name belongs: it is read without a name. */
const nameless = (s: State, end: number): Step => {
  note(s, 'json-punctuation', 'missing-name', s.at, end, { value: s.text.slice(s.at, end) });
  giveUp(s);
  s.key = { start: s.at, end: s.at };
  s.keyMarks = BARE_NAME;
  return readValue;
};

const readKey: Step = (s) => {
  const c = gap(s);
  if (c < 0) return truncated(s);
  if (c === 125) return closeHere(s);
  if (c === 93) return mismatch(s);
  if (c === 44) return looseCommas(s, readKey);
  if (c === 58) {
    const next = nameless(s, s.at + 1);
    s.at++;
    return next;
  }
  if (c === 123 || c === 91) return nameless(s, s.at + 1);
  if (isQuote(c)) setKey(s, readQuoted(s));
  else if (c === 92) {
    const quoted = readEscapedQuoted(s);
    if (quoted === undefined) return passOver(s, readKey);
    setKey(s, quoted);
  } else if (isLetter(c) || startsNumber(c)) bareKey(s);
  else return passOver(s, readKey);
  return readColon;
};

const instead = (s: State, variant: Variants['json-punctuation'], length: number): Step => {
  note(s, 'json-punctuation', variant, s.at, s.at + length, { value: s.text.slice(s.at, s.at + length) });
  s.at += length;
  return readValue;
};

const readColon: Step = (s) => {
  const c = gap(s);
  const next = code(s, s.at + 1);
  if (c < 0) return truncated(s);
  if (c === 58) {
    if (next === 61) return instead(s, 'equals', 2);
    s.at++;
    return readValue;
  }
  if (c === 61) return next === 62 ? instead(s, 'arrow', 2) : instead(s, 'equals', next === 61 ? 2 : 1);
  if (c === 45 && next === 62) return instead(s, 'arrow', 2);
  if (c === 59) return instead(s, 'not-a-colon', 1);
  if (c === 0xff1a) return instead(s, 'full-width', 1);
  if (c === 44 || c === 125 || c === 93) {
    const bare = (s.keyMarks & BARE_NAME) !== 0;
    // `{ id }` is one habit, not a bare name and a missing value.
    if (bare) {
      giveUp(s);
      s.key = undefined;
      s.keyMarks = 0;
      return after;
    }
    return missingValue(s);
  }
  if (!startsValue(c)) return passOver(s, readColon);
  note(s, 'json-punctuation', 'missing-colon', s.at, tokenEnd(s, s.at), {
    value: s.text.slice(s.at, tokenEnd(s, s.at)),
  });
  // Words without quotes or colon are no member any more.
  if ((s.keyMarks & BARE_NAME) !== 0) giveUp(s);
  return readValue;
};

// ------------------------------------------------------------------------------------------- after a value

const nextMember = (s: State): Step => (isOpen(s, OBJECT) ? readKey : readValue);

const after: Step = (s) => {
  if (s.open < 0) return undefined;
  const c = gap(s);
  if (c < 0) return truncated(s);
  if (c === 44) {
    s.comma = s.at;
    s.at++;
    return nextMember(s);
  }
  if (c === 93 || c === 125) return isOpen(s, c === 93 ? ARRAY : OBJECT) ? closeHere(s) : mismatch(s);
  if (c === 59) {
    instead(s, 'semicolon', 1);
    return nextMember(s);
  }
  if (c === 0xff0c || c === 0x3001) {
    instead(s, 'full-width', 1);
    return nextMember(s);
  }
  if (c === 58 && isOpen(s, ARRAY)) return instead(s, 'members-in-array', 1);
  if (!startsValue(c)) return passOver(s, after);
  note(s, 'json-punctuation', 'missing-comma', s.at, tokenEnd(s, s.at), {
    value: s.text.slice(s.at, tokenEnd(s, s.at)),
  });
  return nextMember(s);
};

// --------------------------------------------------------------------------------------- the ends of a text

const FENCE = '```';

const byteOrderMark = (s: State): void => {
  if (code(s) !== 0xfeff) return;
  note(s, 'text-bom', 'mark', s.at, s.at + 1, {}, { entry: 0 });
  s.at++;
};

const fence = (s: State): void => {
  const at = skip(s, s.at);
  if (!s.text.startsWith(FENCE, at)) return;
  const end = lineEnd(s, at);
  const info = /^```[\w-]*/.exec(s.text.slice(at, end))![0];
  note(s, 'json-punctuation', 'fence', at, at + info.length, { value: info });
  s.fenced = true;
  s.at = at + info.length;
};

/** A first token that starts no object: a prefix of one, or text that is none at all. */
const readRoot: Step = (s) => {
  const c = gap(s);
  if (startsNumber(c) || isLetter(c)) {
    const end = lineEnd(s, s.at);
    const rest = s.text.slice(s.at, end);
    const plain = /^(?:true|false|null|-?\d[\d.eE+-]*)(?![\w$])/.exec(rest);
    const alone = plain !== null && plain[0].length === rest.length;
    if (!alone && readPrefix(s)) return readValue;
    if (plain === null && /\s/.test(rest)) {
      note(s, 'json-foreign-literal', 'text', s.at, end, { value: rest });
      giveUp(s);
      push(s, STRING | BARE, s.at, end);
      s.at = end;
      return undefined;
    }
  }
  return readValue;
};

const trailingVariant = (s: State, rest: string): Variants['json-trailing-text'] => {
  if (/^;+$/.test(rest)) return 'semicolon';
  if (/^,+$/.test(rest)) return 'comma';
  if (/^[}\]\s]+$/.test(rest)) return 'bracket';
  if (/^[}\]\s]*,\s*(?:["'\w]|$)/.test(rest) && (s.tape[0]! & TYPE) <= ARRAY) return 'continues';
  if (rest.startsWith(':')) return 'members';
  return /^["'{[\d]/.test(rest) ? 'value' : 'text';
};

const readTrailing = (s: State): void => {
  let c = gap(s);
  if (s.fenced && s.text.startsWith(FENCE, s.at)) {
    s.at += FENCE.length;
    c = gap(s);
  }
  if (c < 0) return;
  let end = s.end;
  while (end > s.at + 1 && isSpace(code(s, end - 1))) end--;
  const rest = s.text.slice(s.at, end);
  note(s, 'json-trailing-text', trailingVariant(s, rest), s.at, end, { value: rest });
};

export const recover = (text: string, start: number, end: number, sequence: boolean): JsonDocument => {
  const s = begin(text, start, end);
  byteOrderMark(s);
  fence(s);
  for (let step: Step | undefined = readRoot; step !== undefined; ) step = step(s);
  const stop = s.at;
  if (s.top === 0 && s.found.size === 0) {
    const from = skip(s, start);
    note(s, 'json-empty', from === start ? 'empty' : 'blank', start, end, {}, { entry: 0 });
  } else if (!sequence && s.top > 0) readTrailing(s);
  const document = new Document(text, start, stop, s.tape.slice(0, s.top), s.found.size === 0, []);
  const refusing = slipsOf(s, (entry) => pointerOf(document, entry));
  document.slips = [...refusing, ...audit(document, EVERYTHING, s.unsureFrom)].sort((a, b) => a.start - b.start);
  return document;
};
