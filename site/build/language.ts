/**
 * For the site's build: one build makes the pages of one language, so that the words are in place wherever they are asked for,
 * in a page's script as in its HTML. Each file that exports words is put in the place of itself, with those of the language.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { entriesOf } from './entries.ts';
import { flawsIn, tagFlaw } from './flaws.ts';
import { pseudo } from './pseudo.ts';
import { type Entry, joined, mapWords, markOf, type Source, translated, under, type Words } from './translation.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A language that nobody speaks: English in disguise, where HANDWIRE_PSEUDO asks for it. */
export const pseudoTag = 'qps';

/** English first; a folder of `lessons/` is a language. */
export const languages: readonly string[] = [
  'en',
  ...readdirSync(path.join(root, 'lessons'), { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== 'en')
    .map(({ name }) => name),
  ...(process.env.HANDWIRE_PSEUDO ? [pseudoTag] : []),
];

/** The language of this build. */
export const lang = process.env.HANDWIRE_LANG ?? 'en';

/** The prose of a lesson as this build says it: disguised in the pseudo-locale, which has no lessons of its own. */
export const said = (text: string): string => (lang === pseudoTag ? pseudo(text) : text);

export interface Translation {
  readonly source: Source;
  readonly state: 'done' | 'stale' | 'missing';
  readonly words: Words;
}

/** What of the interface is a little old is still better than a page in two languages; elsewhere English takes its place. */
const lasting = 'interface';

export const sourcesOf = async (): Promise<readonly Source[]> => {
  const { module } = await runnerImport<{ readonly sources: readonly Source[] }>(
    path.join(root, 'site/build/sources.ts'),
    {
      configFile: false,
      logLevel: 'error',
    },
  );
  return module.sources;
};

/** Each source of words, with its words in a language. */
export const translationsTo = async (lang: string): Promise<readonly Translation[]> => {
  const entries = new Map<string, Readonly<Record<string, Entry>>>();
  return (await sourcesOf()).map((source): Translation => {
    const { kind, id, words } = source;
    if (lang === pseudoTag) return { source, state: 'done', words: mapWords(words, pseudo) };
    if (!entries.has(kind)) entries.set(kind, entriesOf(lang, kind));
    const entry = entries.get(kind)![id];
    if (entry === undefined) return { source, state: 'missing', words };
    const state = entry.of === markOf(words) ? 'done' : 'stale';
    return { source, state, words: state === 'done' || kind === lasting ? translated(words, entry) : words };
  });
};

export { tagFlaw };

/** What is wrong in a translation, each in a line that names the file. */
export const flawsOf = async (lang: string): Promise<readonly string[]> =>
  lang === 'en' || lang === pseudoTag ? [] : flawsIn(lang, await sourcesOf());

const groupedBy = (all: readonly Translation[], by: (source: Source) => string): ReadonlyMap<string, Translation[]> => {
  const groups = new Map<string, Translation[]>();
  for (const one of all) groups.set(by(one.source), [...(groups.get(by(one.source)) ?? []), one]);
  return groups;
};

/** An entry as a translator begins it: the English, and the mark that tells which English it is. */
export const entryFor = ({ words }: Source): unknown => ({
  of: markOf(words),
  ...(typeof words === 'string' ? {} : Array.isArray(words) ? Object.fromEntries(words.entries()) : words),
});

export interface LessonState {
  readonly id: string;
  readonly state: Translation['state'];
  /** Of the English as it is now. */
  readonly mark: string;
}

/** Each lesson, and whether the language has it. */
export const lessonsIn = (lang: string): readonly LessonState[] =>
  readdirSync(path.join(root, 'lessons/en')).map((name): LessonState => {
    const mark = markOf(readFileSync(path.join(root, 'lessons/en', name), 'utf8'));
    const id = name.replace(/\.mdx$/, '');
    const own = path.join(root, 'lessons', lang, name);
    if (!existsSync(own)) return { id, mark, state: lang === pseudoTag ? 'done' : 'missing' };
    const of = /^of: ['"]?(\w+)/m.exec(readFileSync(own, 'utf8'))?.[1];
    return { id, mark, state: of === mark ? 'done' : 'stale' };
  });

/** What stands in English on the pages of this build. */
export const inEnglish = async (): Promise<readonly string[]> => {
  if (lang === 'en') return [];
  const words = (await translationsTo(lang)).filter(({ state }) => state !== 'done');
  const lessons = lessonsIn(lang).filter(({ state }) => state !== 'done');
  return [...words.map(({ source: { kind, id } }) => `${kind}/${id}`), ...lessons.map(({ id }) => `lessons/${id}`)];
};

/** A module in the place of a file that exports words. */
const moduleOf = (file: string, own: readonly Translation[]): string => {
  const original = JSON.stringify(`${path.join(root, file)}?original`);
  const byExport = groupedBy(own, ({ exported }) => exported);
  const others = own[0]!.source.exports.filter((name) => !byExport.has(name));
  const lines = [...byExport].map(([name, parts], at) => {
    const words = parts.map(({ source, words }) => under(source.path, words)).reduce(joined);
    const code = parts[0]!.source.isWhole
      ? JSON.stringify(words)
      : `/*@__PURE__*/ overlay(${name === 'default' ? 'original' : `originals.${name}`}, ${JSON.stringify(words)})`;
    return `const own${at} = ${code};\nexport { own${at} as ${name} };`;
  });
  return `import * as originals from ${original};
${byExport.has('default') ? `import original from ${original};` : ''}
import { overlay } from ${JSON.stringify(path.join(root, 'site/overlay.ts'))};
${others.length > 0 ? `export { ${others.join(', ')} } from ${original};` : ''}
${lines.join('\n')}
`;
};

export const language = (to = lang): Plugin => {
  let files: Promise<ReadonlyMap<string, string>> | undefined;
  const load = async (): Promise<ReadonlyMap<string, string>> => {
    const changed = (await translationsTo(to)).filter(({ source, words }) => words !== source.words);
    const byFile = groupedBy(changed, ({ file }) => file);
    return new Map([...byFile].map(([file, own]) => [path.join(root, file), moduleOf(file, own)]));
  };
  return {
    name: 'handwire-language',
    enforce: 'pre',
    async load(id) {
      if (to === 'en' || !id.endsWith('.ts') || !id.startsWith(root)) return undefined;
      files ??= load();
      return (await files).get(id);
    },
    /** In development, edited words are read anew. */
    watchChange: () => {
      files = undefined;
    },
  };
};
