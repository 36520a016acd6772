/**
 * Words and their translations as plain data. The words of a source are those of its strings that somebody reads; a
 * translation mirrors the part of the source that has them.
 */
import { createHash } from 'node:crypto';

export type Words = string | Tree | readonly Words[];
export interface Tree {
  readonly [key: string]: Words;
}

/** One source of words: what a file exports, or one entry of it. */
export interface Source {
  /** What it is a source of, such as `rules`: the name of the translation's file or folder. */
  readonly kind: string;
  /** Its id among those. */
  readonly id: string;
  /** From the root of the project. */
  readonly file: string;
  readonly exported: string;
  /** All that the file exports. */
  readonly exports: readonly string[];
  /** True where the export is nothing but these words. */
  readonly isWhole: boolean;
  /** Names on the way from the export to the entry. */
  readonly path: readonly string[];
  readonly words: Words;
}

/** An entry of a translation file: the words, and of which English they are (`of`). */
export type Entry = Tree & { readonly of?: string };

/** Names that lead to a string; `*` is any name, `**` at the end all that is below. */
type Pattern = readonly string[];

const fits = (pattern: Pattern, path: readonly string[]): boolean => {
  const isOpen = pattern.at(-1) === '**';
  const own = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? path.length < own.length : path.length !== own.length) return false;
  return own.every((name, at) => name === '*' || name === path[at]);
};

/** Whether a string at a place of a source is read by anybody. */
export type IsWord = (text: string, path: readonly string[], whole: unknown) => boolean;

/** The strings of a value that the patterns lead to. */
export const wordsIn = (
  value: unknown,
  patterns: readonly Pattern[],
  isWord: IsWord = () => true,
  path: readonly string[] = [],
  whole = value,
): Words | undefined => {
  if (typeof value === 'string')
    return isWord(value, path, whole) && patterns.some((one) => fits(one, path)) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const found = Object.entries(value).flatMap(([name, child]) => {
    const own = wordsIn(child, patterns, isWord, [...path, name], whole);
    return own === undefined ? [] : [[name, own] as const];
  });
  if (found.length === 0) return undefined;
  return Array.isArray(value) && found.length === value.length
    ? found.map(([, own]) => own)
    : Object.fromEntries(found);
};

/** A few characters that change with the words. */
export const markOf = (words: Words): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);

export const holesOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** Sentences by number have as many forms as the language has. */
export const isPlural = (words: object): boolean => 'other' in words && 'one' in words;

/** The words with what of a translation has a place in them; the rest stays English. Placeholders have to be the same. */
export const translated = (words: Words, by: unknown): Words => {
  if (typeof words === 'string') return typeof by === 'string' && holesOf(by) === holesOf(words) ? by : words;
  if (typeof by !== 'object' || by === null) return words;
  if (isPlural(words)) return { ...words, ...formsIn(by, holesOf(String((words as Tree).other))) };
  const own = (child: Words, name: string | number): Words => translated(child, (by as Tree)[name]);
  return eachOf(words, own);
};

/** The forms that have no placeholder which nothing fills; one of them may do without any. */
const formsIn = (by: object, holes: string): Tree =>
  Object.fromEntries(
    Object.entries(by).filter(
      ([, text]) =>
        typeof text === 'string' &&
        holesOf(text)
          .split(' ')
          .every((hole) => holes.includes(hole)),
    ),
  );

/** Does something to each string. */
export const mapWords = (words: Words, change: (text: string) => string): Words =>
  typeof words === 'string' ? change(words) : eachOf(words, (child) => mapWords(child, change));

const eachOf = (words: Tree | readonly Words[], change: (child: Words, name: string | number) => Words): Words =>
  Array.isArray(words)
    ? words.map(change)
    : Object.fromEntries(Object.entries(words).map(([name, child]) => [name, change(child, name)]));

/** Words at the end of a path, as a part of the words of the whole. */
export const under = (path: readonly string[], words: Words): Words =>
  path.reduceRight<Words>((inner, name) => ({ [name]: inner }), words);

/** Both, where they are at different places. */
export const joined = (one: Words, other: Words): Words =>
  isTree(one) && isTree(other)
    ? Object.fromEntries(
        [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
          name,
          name in one && name in other ? joined(one[name]!, other[name]!) : (other[name] ?? one[name]!),
        ]),
      )
    : other;

const isTree = (words: Words): words is Tree => typeof words === 'object' && !Array.isArray(words);
