/** What JSON allows and the other side still trips over: repeated names, numbers no double holds, half characters. */
import type { Data, Slip, SlipName, Span } from '../types.ts';
import { type Document, nameOf, pointerOf } from './node.ts';
import { NAMES, NUMBERS, SURROGATES } from './strict.ts';
import { ARRAY, BARE, NUMBER, OBJECT, STRIDE, STRING, TYPE, UNCLOSED, UNCOMPARED } from './tape.ts';

/** The first find of each name in a text, and how many more there are. */
interface Find extends Span {
  readonly name: SlipName;
  readonly variant: string;
  readonly data: Data;
  readonly related?: readonly Span[];
  readonly entry: number;
  count: number;
}

type Report = (find: Omit<Find, 'count'>) => void;

const compareNames = (document: Document, object: number, report: Report): void => {
  const { text, tape } = document;
  const seen = new Map<string, number>();
  const stop = tape[object + 5]!;
  for (let entry = object + STRIDE; entry < stop; entry = tape[entry + 5]!) {
    const name = nameOf(document, entry);
    const before = seen.get(name);
    seen.set(name, entry);
    if (before === undefined) continue;
    document.unique = false;
    const first = text.slice(tape[before + 1]!, tape[before + 2]!);
    const last = text.slice(tape[entry + 1]!, tape[entry + 2]!);
    report({
      name: 'json-duplicate-key',
      variant: first === last ? 'same' : 'different',
      start: tape[entry + 3]!,
      end: tape[entry + 4]!,
      data: { name, first, last },
      related: [{ start: tape[before + 3]!, end: tape[before + 4]! }],
      entry,
    });
  }
};

/**
 * Names whose integers are compared for equality by the other side: the id of a message (or of a member of a batch)
 * and what refers to one. Other integers are data, and what is lost there is for the tool to know.
 */
const isIdentifier = (document: Document, entry: number, depth: number): boolean => {
  if (document.tape[entry + 3]! < 0) return false;
  const name = nameOf(document, entry);
  if (name === 'requestId' || name === 'progressToken') return true;
  return name === 'id' && depth === ((document.tape[document.first]! & TYPE) === ARRAY ? 2 : 1);
};

const weighNumber = (document: Document, entry: number, depth: number, report: Report): void => {
  const { text, tape } = document;
  const start = tape[entry + 1]!;
  const end = tape[entry + 2]!;
  if (end - start < 4) return;
  const raw = text.slice(start, end);
  const value = Number(raw);
  const place = { start, end, entry };
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    const variant = value > 0 ? 'large' : 'small';
    if (/\d/.test(raw)) report({ name: 'json-number-overflow', variant, ...place, data: { value: raw } });
  } else if (/^-?\d+$/.test(raw) && !Number.isSafeInteger(value) && isIdentifier(document, entry, depth)) {
    const read = BigInt(value).toString();
    const data = { value: raw, read, name: nameOf(document, entry) };
    report({ name: 'json-number-precision', variant: read === raw ? 'unsafe' : 'changed', ...place, data });
  }
};

/** Code unit that stands at `at`, raw or as a \u escape. */
const unitAt = (text: string, at: number, end: number): { readonly code: number; readonly length: number } => {
  const code = text.charCodeAt(at);
  if (code !== 92) return { code, length: 1 };
  if (text.charCodeAt(at + 1) !== 117 || at + 6 > end) return { code: 0, length: 2 };
  const unit = Number.parseInt(text.slice(at + 2, at + 6), 16);
  return { code: Number.isNaN(unit) ? 0 : unit, length: 6 };
};

const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

const pairSurrogates = (text: string, from: number, to: number, entry: number, report: Report): void => {
  let at = from;
  while (at < to) {
    const plain = text.charCodeAt(at);
    if (plain !== 92 && (plain < 0xd800 || plain >= 0xe000)) {
      at++;
      continue;
    }
    const unit = unitAt(text, at, to);
    const after = at + unit.length;
    if (isHigh(unit.code) && after < to) {
      const next = unitAt(text, after, to);
      if (isLow(next.code)) {
        at = after + next.length;
        continue;
      }
    }
    if (isHigh(unit.code) || isLow(unit.code)) {
      const variant = unit.length === 1 ? 'raw' : isHigh(unit.code) ? 'high' : 'low';
      const code = `U+${unit.code.toString(16).toUpperCase()}`;
      const value = unit.length === 1 ? code : text.slice(at, after);
      report({ name: 'json-lone-surrogate', variant, start: at, end: after, data: { value, code }, entry });
    }
    at = after;
  }
};

const lookAt = (document: Document, entry: number, depth: number, seen: number, report: Report): void => {
  const { text, tape } = document;
  const marks = tape[entry]!;
  const type = marks & TYPE;
  if ((seen & SURROGATES) !== 0) {
    if (tape[entry + 3]! >= 0) pairSurrogates(text, tape[entry + 3]! + 1, tape[entry + 4]! - 1, entry, report);
    if (type === STRING && (marks & (BARE | UNCLOSED)) === 0) {
      pairSurrogates(text, tape[entry + 1]! + 1, tape[entry + 2]! - 1, entry, report);
    }
  }
  if (type === NUMBER && (seen & NUMBERS) !== 0) weighNumber(document, entry, depth, report);
  if (type === OBJECT && (seen & NAMES) !== 0 && (marks & UNCOMPARED) !== 0) compareNames(document, entry, report);
};

/** Slips of these kinds before the offset `until`, in order of place; tells the document whether names repeat. */
export const audit = (document: Document, seen: number, until: number): Slip[] => {
  const finds = new Map<SlipName, Find>();
  const report: Report = (find) => {
    if (find.start >= until) return;
    const before = finds.get(find.name);
    if (before === undefined) finds.set(find.name, { ...find, count: 1 });
    else if (find.start < before.start) finds.set(find.name, { ...find, count: before.count + 1 });
    else before.count++;
  };
  const { tape, first } = document;
  const stops: number[] = [];
  for (let entry = first, end = tape[first + 5] ?? 0; entry < end; entry += STRIDE) {
    while (stops.length > 0 && entry >= stops[stops.length - 1]!) stops.pop();
    lookAt(document, entry, stops.length, seen, report);
    if (tape[entry + 5]! > entry + STRIDE) stops.push(tape[entry + 5]!);
  }
  return [...finds.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ entry, count, data, ...find }) => ({
      ...find,
      data: { ...data, count },
      pointer: pointerOf(document, entry),
    }));
};

export const EVERYTHING = NAMES | NUMBERS | SURROGATES;
