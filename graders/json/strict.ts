import type { Slip } from '../types.ts';
import { escapeLength } from './escapes.ts';
import { Document } from './node.ts';
import type { Tape } from './tape.ts';

/** Something only a second look can judge: names, numbers, halves of surrogate pairs. */
export const NAMES = 1;
export const NUMBERS = 2;
export const SURROGATES = 4;

/** What the last string had beside plain characters: an escape, and something of the list above. */
let escaped = false;
let marks = 0;

/** Offset of the quote that closes the string opened before `at`; -1 where the string is none that JSON allows. */
const closing = (text: string, from: number, end: number): number => {
  let at = from;
  while (at < end) {
    const c = text.charCodeAt(at);
    // Most characters are letters: two comparisons for them, four for the rest.
    if (c > 92 ? c < 0xd800 : c !== 34 && c !== 92 && c >= 32) at++;
    else if (c === 34) return at;
    else if (c === 92) {
      const length = escapeLength(text, at, end);
      if (length === 0) return -1;
      if (length === 6 && (text.charCodeAt(at + 2) | 32) === 100) marks |= SURROGATES; // \ud…
      escaped = true;
      at += length;
    } else if (c < 32) return -1;
    else {
      marks |= SURROGATES;
      at++;
    }
  }
  return -1;
};

/** True where a member before `top` of the object `open` has the name at `from` to `to`. */
const repeats = (text: string, tape: Tape, open: number, top: number, from: number, to: number): boolean => {
  const length = to - from;
  for (let entry = open + 6; entry < top; entry = tape[entry + 5]!) {
    const key = tape[entry + 3]!;
    if (tape[entry + 4]! - key !== length) continue;
    let i = 1;
    while (i < length && text.charCodeAt(key + i) === text.charCodeAt(from + i)) i++;
    if (i >= length) return true;
  }
  return false;
};

/** Texts are written one after the other; where one does not fit, it moves to a new tape. */
let shared: Tape = new Int32Array(0);
let written = 0;
const LENGTH = 1 << 16;
const NONE: readonly Slip[] = [];

/** What was written from `first` to `top`, at the beginning of a tape that has room for as much again. */
const moved = (tape: Tape, first: number, top: number): Tape => {
  const own = new Int32Array(Math.max(LENGTH, (top - first) * 2));
  own.set(tape.subarray(first, top));
  for (let entry = 5; entry < top - first; entry += 6) if (own[entry]! >= 0) own[entry]! -= first;
  return own;
};

/**
 * Reads a text that follows RFC 8259 to the letter; undefined for any other. One loop, no call per token, no object
 * per value: this is what every valid message costs. `seen` tells what needs a second look. Numbers stand where the
 * names of tape.ts belong because a bundle keeps the names as variables, which is slower.
 */
export const readStrict = (
  text: string,
  start: number,
  end: number,
  sequence: boolean,
  look: (document: Document, seen: number) => void,
): Document | undefined => {
  let tape = shared;
  let first = written;
  let at = start;
  let top = first;
  let open = -1;
  let inObject = false;
  let named = false;
  let c = 0;
  marks = 0;
  escaped = false;

  value: for (;;) {
    c = at < end ? text.charCodeAt(at) : 0;
    while (c <= 32 && (c === 32 || c === 10 || c === 13 || c === 9)) c = ++at < end ? text.charCodeAt(at) : 0;

    let kind = 0;
    let key = -1;
    let keyEnd = 0;
    if (named) {
      if (c !== 34) return undefined;
      key = at;
      at = closing(text, at + 1, end) + 1;
      if (at === 0) return undefined;
      keyEnd = at;
      if (escaped) {
        escaped = false;
        kind = 16; // ODD_NAME
        tape[open] = tape[open]! | 32; // UNCOMPARED
        marks |= NAMES;
      } else {
        // A bit for each name; only names that share one are compared.
        const bit = 1 << ((text.charCodeAt(key + 1) + text.charCodeAt(at - 2) * 3 + (at - key) * 5) % 30);
        const bits = tape[open + 2]!;
        if ((bits & bit) === 0) tape[open + 2] = bits | bit;
        else if (top - open > 6 * 40 || repeats(text, tape, open, top, key, at)) {
          tape[open] = tape[open]! | 32; // UNCOMPARED
          marks |= NAMES;
        }
      }
      c = at < end ? text.charCodeAt(at) : 0;
      while (c <= 32 && (c === 32 || c === 10 || c === 13 || c === 9)) c = ++at < end ? text.charCodeAt(at) : 0;
      if (c !== 58) return undefined;
      c = ++at < end ? text.charCodeAt(at) : 0;
      while (c <= 32 && (c === 32 || c === 10 || c === 13 || c === 9)) c = ++at < end ? text.charCodeAt(at) : 0;
    }

    if (top + 6 > tape.length) {
      tape = moved(tape, first, top);
      top -= first;
      if (open >= 0) open -= first;
      first = 0;
      // A long text keeps its tape for itself.
      if (tape.length === LENGTH) {
        shared = tape;
        written = 0;
      }
    }
    const entry = top;
    tape[entry + 1] = at;
    tape[entry + 3] = key;
    tape[entry + 4] = keyEnd;
    top += 6;

    if (c === 34) {
      at = closing(text, at + 1, end) + 1;
      if (at === 0) return undefined;
      if (escaped) {
        escaped = false;
        kind |= 8; // ODD_VALUE
      }
      tape[entry] = kind | 2; // STRING
      tape[entry + 2] = at;
      tape[entry + 5] = top;
    } else if (c === 123 || c === 91) {
      inObject = c === 123;
      tape[entry] = inObject ? kind : kind | 1; // OBJECT or ARRAY
      tape[entry + 2] = 0;
      tape[entry + 5] = open;
      open = entry;
      c = ++at < end ? text.charCodeAt(at) : 0;
      while (c <= 32 && (c === 32 || c === 10 || c === 13 || c === 9)) c = ++at < end ? text.charCodeAt(at) : 0;
      if (c !== (inObject ? 125 : 93)) {
        named = inObject;
        continue;
      }
    } else if ((c >= 48 && c <= 57) || c === 45) {
      const from = at;
      if (c === 45) c = ++at < end ? text.charCodeAt(at) : 0;
      if (c === 48) c = ++at < end ? text.charCodeAt(at) : 0;
      else if (c >= 49 && c <= 57) {
        do c = ++at < end ? text.charCodeAt(at) : 0;
        while (c >= 48 && c <= 57);
      } else return undefined;
      if (c === 46) {
        c = ++at < end ? text.charCodeAt(at) : 0;
        if (c < 48 || c > 57) return undefined;
        do c = ++at < end ? text.charCodeAt(at) : 0;
        while (c >= 48 && c <= 57);
      }
      if (c === 101 || c === 69) {
        marks |= NUMBERS;
        c = ++at < end ? text.charCodeAt(at) : 0;
        if (c === 43 || c === 45) c = ++at < end ? text.charCodeAt(at) : 0;
        if (c < 48 || c > 57) return undefined;
        do c = ++at < end ? text.charCodeAt(at) : 0;
        while (c >= 48 && c <= 57);
      }
      if (at - from > 15) marks |= NUMBERS;
      tape[entry] = kind | 3; // NUMBER
      tape[entry + 2] = at;
      tape[entry + 5] = top;
    } else {
      const word = c === 116 ? 'true' : c === 102 ? 'false' : 'null';
      if (!text.startsWith(word, at) || at + word.length > end) return undefined;
      tape[entry] = kind | (c === 110 ? 5 : 4); // NULL or BOOLEAN
      at += word.length;
      tape[entry + 2] = at;
      tape[entry + 5] = top;
    }

    // A value is complete, or an empty container waits for its bracket.
    while (open >= 0) {
      c = at < end ? text.charCodeAt(at) : 0;
      while (c <= 32 && (c === 32 || c === 10 || c === 13 || c === 9)) c = ++at < end ? text.charCodeAt(at) : 0;
      if (c === 44) {
        at++;
        named = inObject;
        continue value;
      }
      if (c !== (inObject ? 125 : 93)) return undefined;
      at++;
      const parent = tape[open + 5]!;
      tape[open + 2] = at;
      tape[open + 5] = top;
      open = parent;
      inObject = open >= 0 && (tape[open]! & 7) === 0;
    }
    break;
  }

  const stop = at;
  if (!sequence) {
    c = at < end ? text.charCodeAt(at) : 0;
    while (c === 32 || c === 10 || c === 13 || c === 9) c = ++at < end ? text.charCodeAt(at) : 0;
    if (at < end) return undefined;
  }
  if (tape === shared) written = top;
  const document = new Document(text, start, stop, tape, first, true, NONE);
  if (marks !== 0) look(document, marks);
  return document;
};
