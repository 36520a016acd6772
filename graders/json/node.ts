import type { JsonMember, JsonNode, JsonType } from '../types.ts';
import { decode } from './escapes.ts';
import {
  ARRAY,
  BARE,
  BARE_NAME,
  BOOLEAN,
  NUMBER,
  OBJECT,
  ODD_NAME,
  ODD_VALUE,
  type Parsed,
  STRIDE,
  STRING,
  TYPE,
  TYPES,
  UNCLOSED,
} from './tape.ts';

/** The name of the member whose value is `entry`. */
export const nameOf = ({ text, tape }: Parsed, entry: number): string => {
  const marks = tape[entry]!;
  if ((marks & BARE_NAME) !== 0)
    return decode(text.slice(tape[entry + 3]!, tape[entry + 4]!).replace(/^\\"|\\?"$/g, ''));
  const inner = text.slice(tape[entry + 3]! + 1, tape[entry + 4]! - 1);
  return (marks & ODD_NAME) !== 0 ? decode(inner) : inner;
};

const isNamed = ({ text, tape }: Parsed, entry: number, name: string): boolean => {
  const from = tape[entry + 3]! + 1;
  if (tape[entry + 4]! - from - 1 !== name.length) return false;
  for (let i = 0; i < name.length; i++) if (text.charCodeAt(from + i) !== name.charCodeAt(i)) return false;
  return true;
};

/** Entry of the member with this name, the last one where the name is repeated; -1 where there is none. */
export const find = (document: Parsed, object: number, name: string): number => {
  const { tape, unique } = document;
  const stop = tape[object + 5]!;
  let found = -1;
  for (let entry = object + STRIDE; entry < stop; entry = tape[entry + 5]!) {
    const odd = (tape[entry]! & (ODD_NAME | BARE_NAME)) !== 0;
    if (odd ? nameOf(document, entry) === name : isNamed(document, entry, name)) {
      if (unique) return entry;
      found = entry;
    }
  }
  return found;
};

/**
 * Puts the entries of the members of these names where their names are in the list, -1 for those that are not there; false
 * where there are others, or one twice.
 */
export const gather = ({ document, entry: object }: Node, names: readonly string[], into: number[]): boolean => {
  const { text, tape } = document;
  let only = true;
  for (let at = 0; at < names.length; at++) into[at] = -1;
  for (let entry = object + STRIDE, stop = tape[object + 5]!; entry < stop; entry = tape[entry + 5]!) {
    const from = tape[entry + 3]! + 1;
    const isOdd = (tape[entry]! & (ODD_NAME | BARE_NAME)) !== 0;
    const at = isOdd ? names.indexOf(nameOf(document, entry)) : placeOf(names, text, from, tape[entry + 4]! - 1);
    if (at < 0 || isOdd || into[at]! >= 0) only = false;
    if (at >= 0) into[at] = entry;
  }
  return only;
};

const placeOf = (names: readonly string[], text: string, from: number, to: number): number => {
  for (let at = 0; at < names.length; at++) {
    if (names[at]!.length === to - from && text.startsWith(names[at]!, from)) return at;
  }
  return -1;
};

const WORDS: Readonly<Record<string, number>> = { nan: Number.NaN, infinity: Number.POSITIVE_INFINITY };

/** A number as it was meant: `+1`, `0x10`, `1_000`, `NaN`. */
const numberOf = (raw: string): number => {
  const value = Number(raw);
  if (!Number.isNaN(value)) return value;
  const plain = raw
    .toLowerCase()
    .replace(/[_\s]|^[+-]+/g, '')
    .replace(/^inf$/, 'infinity');
  const read = WORDS[plain] ?? (/^0[xob]/.test(plain) ? Number(plain) : Number.parseFloat(plain));
  return raw.startsWith('-') ? -read : read;
};

export const scalarOf = ({ text, tape }: Parsed, entry: number): unknown => {
  const marks = tape[entry]!;
  const from = tape[entry + 1]!;
  const to = tape[entry + 2]!;
  switch (marks & TYPE) {
    case STRING: {
      if ((marks & (ODD_VALUE | BARE | UNCLOSED)) === 0) return text.slice(from + 1, to - 1);
      if ((marks & BARE) !== 0) return decode(text.slice(from, to).replace(/^\\"|\\?"$/g, ''));
      return decode(text.slice(from + 1, (marks & UNCLOSED) !== 0 ? to : to - 1));
    }
    case NUMBER:
      return numberOf(text.slice(from, to));
    case BOOLEAN:
      return text.charCodeAt(from) === 116 || text.charCodeAt(from) === 84; // t, T
    default:
      return null;
  }
};

/** `__proto__` becomes a member like any other, as `JSON.parse` has it. */
const assign = (object: Record<string, unknown>, name: string, value: unknown): void => {
  if (name !== '__proto__') object[name] = value;
  else Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
};

/** Builds the JavaScript value without recursion, so that depth costs no stack. */
const build = (document: Parsed, top: number): unknown => {
  const { tape } = document;
  const make = (entry: number): unknown => {
    const type = tape[entry]! & TYPE;
    return type === OBJECT ? {} : type === ARRAY ? [] : scalarOf(document, entry);
  };
  const root = make(top);
  const holders: unknown[] = [root];
  const stops: number[] = [tape[top + 5]!];
  for (let entry = top + STRIDE; entry < stops[0]!; entry += STRIDE) {
    while (entry >= stops[stops.length - 1]!) {
      stops.pop();
      holders.pop();
    }
    const holder = holders[holders.length - 1];
    const value = make(entry);
    if (Array.isArray(holder)) holder.push(value);
    else assign(holder as Record<string, unknown>, nameOf(document, entry), value);
    if (tape[entry + 5]! > entry + STRIDE) {
      holders.push(value);
      stops.push(tape[entry + 5]!);
    }
  }
  return root;
};

/**
 * Where the last walk through a long list came to: who asks for one element after the other, as a list of slips does, goes
 * on from there.
 */
let walked:
  | { readonly document: Parsed; readonly list: number; readonly child: number; readonly index: number }
  | undefined;

const long = 64;

/** RFC 6901 pointer of an entry, found by going down from the root. */
export const pointerOf = (document: Parsed, target: number): string => {
  const { tape } = document;
  let pointer = '';
  let at = document.first;
  while (at < target) {
    const named = (tape[at]! & TYPE) === OBJECT;
    let child = at + STRIDE;
    let index = 0;
    if (walked?.document === document && walked.list === at && walked.child <= target) ({ child, index } = walked);
    while (tape[child + 5]! <= target) {
      child = tape[child + 5]!;
      index++;
    }
    if (index >= long) walked = { document, list: at, child, index };
    pointer += `/${named ? nameOf(document, child).replace(/[~/]/g, (sign) => (sign === '~' ? '~0' : '~1')) : index}`;
    at = child;
  }
  return pointer;
};

const step = (document: Parsed, entry: number, part: string): number => {
  const { tape } = document;
  const type = tape[entry]! & TYPE;
  if (type === OBJECT) return find(document, entry, part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (type !== ARRAY || !/^(?:0|[1-9]\d*)$/.test(part)) return -1;
  const stop = tape[entry + 5]!;
  let child = entry + STRIDE;
  for (let index = Number(part); index > 0 && child < stop; index--) child = tape[child + 5]!;
  return child < stop ? child : -1;
};

/** A view of one value. A class, because accessors on a prototype cost nothing until they are read. */
export class Node implements JsonNode {
  // Declared only: fields that are set twice, empty at first, take longer.
  declare readonly document: Parsed;
  declare readonly entry: number;

  constructor(document: Parsed, entry: number) {
    this.document = document;
    this.entry = entry;
  }

  get type(): JsonType {
    return TYPES[this.document.tape[this.entry]! & TYPE]!;
  }

  get start(): number {
    return this.document.tape[this.entry + 1]!;
  }

  get end(): number {
    return this.document.tape[this.entry + 2]!;
  }

  get raw(): string {
    return this.document.text.slice(this.start, this.end);
  }

  get value(): unknown {
    return this.type === 'object' || this.type === 'array'
      ? build(this.document, this.entry)
      : scalarOf(this.document, this.entry);
  }

  get pointer(): string {
    return pointerOf(this.document, this.entry);
  }

  get members(): readonly JsonMember[] {
    const members: JsonMember[] = [];
    if (this.type !== 'object') return members;
    const { document } = this;
    const { tape } = document;
    for (let entry = this.entry + STRIDE; entry < tape[this.entry + 5]!; entry = tape[entry + 5]!) {
      const key = { start: tape[entry + 3]!, end: tape[entry + 4]! };
      const value = new Node(document, entry);
      members.push({ name: nameOf(document, entry), key, value, start: key.start, end: value.end });
    }
    return members;
  }

  get elements(): readonly JsonNode[] {
    const elements: JsonNode[] = [];
    if (this.type !== 'array') return elements;
    const { tape } = this.document;
    for (let entry = this.entry + STRIDE; entry < tape[this.entry + 5]!; entry = tape[entry + 5]!) {
      elements.push(new Node(this.document, entry));
    }
    return elements;
  }

  get(name: string): JsonNode | undefined {
    if (this.type !== 'object') return undefined;
    const entry = find(this.document, this.entry, name);
    return entry < 0 ? undefined : new Node(this.document, entry);
  }

  at(pointer: string): JsonNode | undefined {
    if (pointer === '') return this;
    if (!pointer.startsWith('/')) return undefined;
    let entry = this.entry;
    for (const part of pointer.slice(1).split('/')) {
      entry = step(this.document, entry, part);
      if (entry < 0) return undefined;
    }
    return new Node(this.document, entry);
  }
}

/** One text with its tape. */
export class Document implements Parsed {
  declare readonly text: string;
  declare readonly start: number;
  declare readonly end: number;
  declare readonly tape: Parsed['tape'];
  declare readonly first: number;
  declare readonly accepted: boolean;
  declare unique: boolean;
  declare slips: Parsed['slips'];
  declare readonly root: JsonNode | undefined;

  constructor(
    text: string,
    start: number,
    end: number,
    tape: Parsed['tape'],
    first: number,
    accepted: boolean,
    slips: Parsed['slips'],
  ) {
    this.text = text;
    this.start = start;
    this.end = end;
    this.tape = tape;
    this.first = first;
    this.accepted = accepted;
    this.unique = true;
    this.slips = slips;
    this.root = tape.length === 0 ? undefined : new Node(this, first);
  }
}
