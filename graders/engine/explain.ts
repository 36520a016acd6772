/** The last step: words, lines and columns. */
import { position } from '../json/lines.ts';
import type { Data, Finding, Related, Words } from '../types.ts';
import type { Raw } from './run.ts';

/** A finding with its words. `text` is what its offsets count in. */
export const explain = (raw: Raw, text: string): Finding => {
  const { rule, level, severity } = raw.active;
  const words: Words | undefined = rule.messages[raw.message];
  if (!words) throw new Error(`${rule.id} has no message "${raw.message}".`);
  const { line, column } = position(text, raw.start);
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
    headline: fill(words.headline ?? rule.headline, raw.data),
    title: rule.title,
    what: fill(words.what, raw.data),
    why: fill(words.why ?? rule.why, raw.data),
    fix: fill(words.fix, raw.data),
    ...(raw.related && { related: raw.related satisfies readonly Related[] }),
    url: addressOf(rule.id),
  };
};

/** Address of a rule's page, relative to the root of the site. */
export const addressOf = (rule: string): string => `en/rules/${rule}/`;

const hole = /\{(\w+)\}/g;

/** Puts data into the `{holes}` of a template. */
export const fill = (template: string, data: Data | undefined): string =>
  data && template.includes('{')
    ? template.replace(hole, (all, name: string) => (Object.hasOwn(data, name) ? shown(data[name]!) : all))
    : template;

const longest = 72;
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u00a0`]/gu;

/** A learner's value as it is quoted: on one line, cut where it is long, and unable to end the code span it stands in. */
export const shown = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const cut = value.length > longest ? `${value.slice(0, longest - 16)} … ${value.slice(-12)}` : value;
  return cut.replace(unprintable, (char) => escaped(char.codePointAt(0)!));
};

const escaped = (code: number): string =>
  code === 10 ? '⏎' : code === 9 ? '⇥' : `\\u${code.toString(16).padStart(4, '0')}`;
