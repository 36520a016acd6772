/** The last step: words, lines and columns. */
import { lineCounter } from '../json/lines.ts';
import type { Data, Finding, Related, RuleWords, Words } from '../types.ts';
import phrases, { english } from './phrases.ts';
import type { Raw } from './run.ts';

/** Where words come from, by rule id. */
export type WordsOf = (rule: string) => RuleWords | undefined;

/** Findings with their words. `textOf` says what the offsets of each count in. */
export const explainAll = (
  raws: readonly Raw[],
  wordsOf: WordsOf,
  textOf: (raw: Raw) => string,
): readonly Finding[] => {
  const positionIn = lineCounter();
  return raws.map((raw) => explain(raw, wordsOf, textOf(raw), positionIn));
};

const explain = (raw: Raw, wordsOf: WordsOf, text: string, positionIn: ReturnType<typeof lineCounter>): Finding => {
  const { rule, level, severity } = raw.active;
  const own = raw.words ?? wordsOf(rule.id);
  const words: Words | undefined = own?.messages[raw.message];
  if (!own || !words) throw new Error(`${rule.id} has no words for "${raw.message}".`);
  const { line, column } = positionIn(text, raw.start);
  return {
    rule: rule.id,
    message: raw.message,
    level,
    severity,
    index: raw.index,
    pointer: raw.pointer,
    start: raw.start,
    end: raw.end,
    line,
    column,
    headline: fill(words.headline ?? own.headline, raw.data),
    title: own.title,
    what: fill(words.what, raw.data),
    why: fill(words.why ?? own.why, raw.data),
    fix: fill(words.fix, raw.data),
    ...(raw.related && { related: raw.related satisfies readonly Related[] }),
    url: addressOf(rule.id),
  };
};

/** Address of a rule's page, relative to the root of the site. */
export const addressOf = (rule: string): string => `en/rules/${rule}/`;

/** Templates cut at their holes: words at even places, names of data at odd ones. */
const templates = new Map<string, readonly string[]>();

const partsOf = (template: string): readonly string[] => {
  let parts = templates.get(template);
  if (!parts) {
    parts = template.split(/\{(\w+)\}/);
    templates.set(template, parts);
  }
  return parts;
};

/** Puts data into the `{holes}` of a template. A hole without data stays as it is: braces are common in wire text. */
export const fill = (template: string, data: Data | undefined): string => {
  if (!data) return template;
  const parts = partsOf(template);
  if (parts.length === 1) return template;
  let filled = parts[0]!;
  for (let at = 1; at < parts.length; at += 2) {
    const value = data[parts[at]!];
    if (value === undefined) filled += `{${parts[at]}}`;
    else filled += (isCode(filled) ? undefined : phraseOf(value)) ?? shown(value);
    filled += parts[at + 1]!;
  }
  return filled;
};

/** True where a code span is open: what stands in one is nobody's phrase. */
const isCode = (before: string): boolean => phrases !== english && before.split('`').length % 2 === 0;

/** Phrases are short, and what a learner wrote need not be. */
const longestPhrase = 200;

/** A phrase of the rules in the language of the build; undefined for all else. */
const phraseOf = (value: string | number): string | undefined => {
  if (typeof value === 'number' || value.length > longestPhrase) return undefined;
  const whole = phrases[english.indexOf(value)];
  if (whole !== undefined) return whole;
  const [number] = /-?\d[\d.e+-]*/.exec(value) ?? [];
  if (number !== undefined)
    return phrases[english.indexOf(value.replace(number, '{number}'))]?.replace('{number}', number);
  // Some phrases have this word in them.
  for (let at = value.indexOf(or); at !== -1; at = value.indexOf(or, at + 1)) {
    const first = phrases[english.indexOf(value.slice(0, at))];
    const rest = first === undefined ? undefined : phraseOf(value.slice(at + or.length));
    if (rest !== undefined) return first + phrases.at(-1)! + rest;
  }
  return undefined;
};

const or = english.at(-1)!;

const longest = 72;
const plain = /^[\x20-\x5f\x61-\x7e]*$/;
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u00a0`]/gu;

/** A learner's value as it is quoted: on one line, cut where it is long, and unable to end the code span it stands in. */
export const shown = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const cut = value.length > longest ? `${value.slice(0, longest - 16)} … ${value.slice(-12)}` : value;
  return plain.test(cut) ? cut : cut.replace(unprintable, (char) => escaped(char.codePointAt(0)!));
};

const escaped = (code: number): string =>
  code === 10 ? '⏎' : code === 9 ? '⇥' : `\\u${code.toString(16).padStart(4, '0')}`;
