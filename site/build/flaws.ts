/**
 * What a translator may get wrong, each in a line that names the file and the place. Nothing of it stops a build, since English
 * stands in; so it has to be said.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../graders/protocol/nearest.ts';
import { entryFiles, home, kindOf, readEntries } from './entries.ts';
import { holesOf, isPlural, markOf, type Source, type Words } from './translation.ts';

const meant = (name: string, all: Iterable<string>): string => {
  const near = nearest(name, all);
  return near === undefined ? '.' : `; did you mean ${near}?`;
};

const listed = (names: readonly string[]): string => names.join(', ') || 'none';

/** What is wrong with the name of the folder, so that no page could be made. */
export const tagFlaw = (lang: string): string | undefined => {
  try {
    const [right = lang] = Intl.getCanonicalLocales(lang.replaceAll('_', '-'));
    return right === lang ? undefined : `lessons/${lang}: the tag of this language is ${right}; call the folder so.`;
  } catch {
    return `lessons/${lang}: is the tag of no language; call the folder after one, such as de or pt-BR.`;
  }
};

/** Names that somebody made up have the form of a tag as well. */
const unknownTag = (lang: string): readonly string[] =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(lang) === lang
    ? [`lessons/${lang}: no language is known by this tag; those for German and Brazilian are de and pt-BR.`]
    : [];

/** Forms of number that a language has, as the browser chooses among them. */
const formsOf = (lang: string): readonly string[] => new Intl.PluralRules(lang).resolvedOptions().pluralCategories;

const pluralFlaws = (words: Readonly<Record<string, Words>>, by: unknown, lang: string): readonly string[] => {
  if (typeof by !== 'object' || by === null) return [': takes a sentence for each form of number, not one text.'];
  const forms = formsOf(lang);
  const known = holesOf(String(words.other)).split(' ');
  const missing = forms.filter((form) => !Object.hasOwn(by, form));
  return [
    ...(missing.length > 0 ? [`: has no ${listed(missing)}; this language has ${listed(forms)}.`] : []),
    ...Object.entries(by).flatMap(([form, text]) => {
      if (!forms.includes(form)) return [`.${form}: is no form of number here; this language has ${listed(forms)}.`];
      if (typeof text !== 'string') return [`.${form}: is no text.`];
      const strange = holesOf(text)
        .split(' ')
        .filter((hole) => hole !== '' && !known.includes(hole));
      return strange.length > 0 ? [`.${form}: nothing fills ${listed(strange)}; there is ${listed(known)}.`] : [];
    }),
  ];
};

/** Each begins with the place, as names after dots. */
export const wordFlaws = (words: Words, by: unknown, lang: string): readonly string[] => {
  if (typeof words === 'string') {
    if (typeof by !== 'string') return [': is no text.'];
    const [own, english] = [holesOf(by), holesOf(words)];
    if (own === english) return [];
    return [`: has the placeholders ${own || 'none'}, and the English has ${english || 'none'}.`];
  }
  if (isPlural(words)) return pluralFlaws(words as Readonly<Record<string, Words>>, by, lang);
  if (typeof by !== 'object' || by === null) return [': holds several texts, not one.'];
  const inside: Readonly<Record<string, Words>> = { ...(words as Readonly<Record<string, Words>>) };
  return Object.entries(by).flatMap(([name, child]) => {
    if (!Object.hasOwn(inside, name))
      return [`.${name}: English has no such text here${meant(name, Object.keys(inside))}`];
    return wordFlaws(inside[name]!, child, lang).map((flaw) => `.${name}${flaw}`);
  });
};

const entryFlaws = ({ words }: Source, entry: unknown, lang: string): readonly string[] => {
  if (typeof entry !== 'object' || entry === null)
    return [': is no entry: it takes an object with `of` and the words.'];
  const { of, ...own } = entry as Readonly<Record<string, unknown>>;
  if (of === undefined) return [': has no `of`, which says what English it is of; npm run translations prints it.'];
  // What is of an older English is told as stale, and may have other places.
  return of === markOf(words) ? wordFlaws(words, own, lang) : [];
};

const fileFlaws = (lang: string, name: string, sources: readonly Source[], at: string): readonly string[] => {
  const file = `lessons/${lang}/words/${name}`;
  const kinds = [...new Set(sources.map(({ kind }) => kind))];
  const kind = kindOf(name);
  if (!name.endsWith('.json')) return [`${file}: is not read; words stand in files that end in .json.`];
  if (!kinds.includes(kind)) return [`${file}: no words are called ${kind}${meant(kind, kinds)}`];
  const own = new Map(sources.filter((one) => one.kind === kind).map((one) => [one.id, one]));
  try {
    return Object.entries(readEntries(lang, name, at)).flatMap(([id, entry]) => {
      const source = own.get(id);
      if (!source) return [`${file}: ${id}: English has no such entry${meant(id, own.keys())}`];
      return entryFlaws(source, entry, lang).map((flaw) => `${file}: ${id}${flaw}`);
    });
  } catch (error) {
    return [(error as Error).message];
  }
};

const lessonFlaws = (lang: string, at: string): readonly string[] => {
  const english = readdirSync(path.join(home, 'en'));
  return readdirSync(path.join(at, lang))
    .filter((name) => name !== 'words' && !name.startsWith('.') && !english.includes(name))
    .map((name) => `lessons/${lang}/${name}: no English lesson has this name${meant(name, english)}`);
};

/** `at`: where the folder of the language stands. */
export const flawsIn = (lang: string, sources: readonly Source[], at = home): readonly string[] => {
  if (!existsSync(path.join(at, lang))) return unknownTag(lang);
  const words = entryFiles(lang, at).flatMap((name) => fileFlaws(lang, name, sources, at));
  return [...unknownTag(lang), ...lessonFlaws(lang, at), ...words];
};
