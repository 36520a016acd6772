/**
 * Reads what is not quite JSON as it was meant, and says what is wrong with it: one slip for one cause, nothing that
 * only follows from it. Iterative, so that depth costs memory and no stack.
 */
import type { JsonDocument } from '../types.ts';
import { audit, EVERYTHING } from './audit.ts';
import { readNumber, readPrefix, readWord, wordEnd } from './bare.ts';
import { closeAll, closeHere, mismatch } from './brackets.ts';
import { readTrailing, skipFence, skipMark } from './ends.ts';
import { gap } from './gap.ts';
import { Document, pointerOf } from './node.ts';
import { isQuote, type Quoted, readEscapedQuoted, readQuoted } from './quoted.ts';
import {
  begin,
  code,
  giveUp,
  isDigit,
  isLetter,
  isOpen,
  isSpace,
  isUnsure,
  lineEnd,
  note,
  push,
  type State,
  skip,
  slipsOf,
} from './state.ts';
import { ARRAY, BARE, BARE_NAME, OBJECT, ODD_NAME, ODD_VALUE, STRING, UNCLOSED } from './tape.ts';
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

// -------------------------------------------------------------------------------------------------- values

const nextItem = (s: State): Step => (isOpen(s, OBJECT) ? readKey : readValue);

/** A closing bracket, inside a container. */
const closing = (s: State, c: number): Step => {
  if (!isOpen(s, c === 93 ? ARRAY : OBJECT)) mismatch(s);
  else if (!closeHere(s)) return nextItem(s);
  return after;
};

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
    return again;
  }
  note(s, 'json-punctuation', first ? 'leading-comma' : 'double-comma', start, first ? end : start + 1);
  if (again === readKey ? next !== 34 : s.open < 0 ? next !== 123 && next !== 91 : !startsValue(next)) giveUp(s);
  return again;
};

const missingValue = (s: State): Step => {
  const { start, end } = s.key!;
  const colon = s.text.charAt(skip(s, end)) === ':' ? skip(s, end) + 1 : end;
  note(s, 'json-punctuation', 'missing-value', start, Math.min(colon, s.at), { name: s.text.slice(start, end) });
  giveUp(s);
  s.key = undefined;
  s.keyMarks = 0;
  return after;
};

const readValue: Step = (s) => {
  const c = gap(s);
  if (c < 0) return s.open < 0 ? undefined : closeAll(s);
  if (c === 34 || isQuote(c)) return readString(s, readQuoted(s));
  if (c === 123 || c === 91) {
    push(s, c === 123 ? OBJECT : ARRAY, s.at, s.at);
    s.at++;
    return c === 123 ? readKey : readValue;
  }
  if (c === 93 || c === 125) {
    if (s.key !== undefined) return missingValue(s);
    if (s.open < 0) return passOver(s, readValue);
    return closing(s, c);
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
  giveUp(s);
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
  if (c < 0) return closeAll(s);
  if (c === 93 || c === 125) return closing(s, c);
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

/** The same where it is more likely a slip of the finger than a habit. */
const mistyped = (s: State, variant: Variants['json-punctuation'], length: number): Step => {
  if (s.shaky) giveUp(s);
  instead(s, variant, length);
  giveUp(s);
  return readValue;
};

const readColon: Step = (s) => {
  const c = gap(s);
  const next = code(s, s.at + 1);
  if (c < 0) return closeAll(s);
  if (c === 58) {
    if (next === 61) return mistyped(s, 'equals', 2);
    s.at++;
    return readValue;
  }
  if (c === 61) return next === 62 ? instead(s, 'arrow', 2) : instead(s, 'equals', next === 61 ? 2 : 1);
  if (c === 45 && next === 62) return instead(s, 'arrow', 2);
  if (c === 59) return mistyped(s, 'not-a-colon', 1);
  if (c === 0xff1a) return instead(s, 'full-width', 1);
  const bare = (s.keyMarks & BARE_NAME) !== 0;
  if (c === 93 && !bare) return passOver(s, readColon);
  if (c === 44 || c === 125 || c === 93) {
    // `{ id }` is one habit, not a bare name and a missing value.
    if (bare) {
      giveUp(s);
      s.key = undefined;
      s.keyMarks = 0;
      return after;
    }
    return missingValue(s);
  }
  // Words without quotes or colon are no member any more.
  if (bare) giveUp(s);
  if (!startsValue(c)) return passOver(s, readColon);
  const end = tokenEnd(s, s.at);
  if (c === 34 && s.key?.end === s.at) note(s, 'json-punctuation', 'doubled-quote', s.at - 1, s.at + 1);
  else note(s, 'json-punctuation', 'missing-colon', s.at, end, { value: s.text.slice(s.at, end) });
  giveUp(s);
  return readValue;
};

// ------------------------------------------------------------------------------------------- after a value

const after: Step = (s) => {
  if (s.open < 0) return undefined;
  const c = gap(s);
  if (c < 0) return closeAll(s);
  if (c === 44) {
    s.comma = s.at;
    s.at++;
    return nextItem(s);
  }
  if (c === 93 || c === 125) return closing(s, c);
  if (c === 59) {
    instead(s, 'semicolon', 1);
    const next = code(s, skip(s, s.at));
    if (isOpen(s, OBJECT) ? next !== 34 : !startsValue(next)) giveUp(s);
    return nextItem(s);
  }
  if (c === 0xff0c || c === 0x3001) {
    instead(s, 'full-width', 1);
    return nextItem(s);
  }
  if (c === 58 && isOpen(s, ARRAY)) return mistyped(s, 'members-in-array', 1);
  if (!startsValue(c)) return passOver(s, after);
  const end = tokenEnd(s, s.at);
  const touching = !isSpace(code(s, s.at - 1));
  const well = isOpen(s, OBJECT) ? code(s, skip(s, end)) === 58 : !touching || c === 123 || c === 91;
  if (c === 34 && !well && code(s, s.at - 1) === 34) note(s, 'json-punctuation', 'doubled-quote', s.at - 1, s.at + 1);
  else note(s, 'json-punctuation', 'missing-comma', s.at, end, { value: s.text.slice(s.at, end) });
  if (!well || c !== 34) giveUp(s);
  return nextItem(s);
};

// ---------------------------------------------------------------------------------------------- whole texts

/** A first token that starts no object: a prefix of one, or text that is none at all. */
const readRoot: Step = (s) => {
  const c = gap(s);
  if (startsNumber(c) || isLetter(c)) {
    const end = lineEnd(s, s.at);
    const rest = s.text.slice(s.at, end);
    const plain = /^(?:true|false|null|-?\d[\d.eE+-]*)(?![\w$])/.exec(rest);
    const alone = plain !== null && plain[0].length === rest.length;
    if (!alone && readPrefix(s)) return readValue;
    if (plain === null && /\s/.test(rest) && !rest.includes('"')) {
      note(s, 'json-foreign-literal', 'text', s.at, end, { value: rest });
      giveUp(s);
      push(s, STRING | BARE, s.at, end);
      s.at = end;
      return undefined;
    }
  }
  return readValue;
};

export const recover = (text: string, start: number, end: number, sequence: boolean): JsonDocument => {
  const s = begin(text, start, end);
  skipMark(s);
  skipFence(s);
  for (let step: Step | undefined = readRoot; step !== undefined; ) step = step(s);
  const stop = s.at;
  if (s.top === 0 && s.found.size === 0) {
    const from = skip(s, start);
    note(s, 'json-empty', from === start ? 'empty' : 'blank', start, end, {}, { entry: 0 });
  } else if (!sequence && s.top > 0) readTrailing(s);
  const document = new Document(text, start, stop, s.tape.slice(0, s.top), 0, s.found.size === 0, []);
  const refusing = slipsOf(s, (entry) => pointerOf(document, entry));
  document.slips = [...refusing, ...audit(document, EVERYTHING, s.unsureFrom)].sort((a, b) => a.start - b.start);
  return document;
};
