/** Where words stand: files that export them, and which of their strings they are. Read by Vite, which finds the files. */
import type { Exercise } from '../../graders/types.ts';
import { type IsWord, type Source, type Tree, type Words, wordsIn } from './translation.ts';

type Module = Readonly<Record<string, unknown>>;

interface Place {
  readonly kind: string;
  /** Part of the path that is not in the id. */
  readonly folder: string;
  readonly files: Readonly<Record<string, Module>>;
  readonly exported: string;
  /** Ways to the strings, such as `messages.*.what`. Default: every string. */
  readonly words?: readonly string[];
  /** Which of the strings there are words, where some are not. */
  readonly isWord?: IsWord;
  /** How many names lead from the export to an entry. Default: the export is one. */
  readonly depth?: 0 | 1 | 2;
}

/** True where a value that varies stands in messages: it is no word then, whatever it says. */
const isOnTheWire = (name: string, { given, starter, solution, criteria, mistakes }: Exercise): boolean =>
  JSON.stringify([
    given,
    starter,
    solution,
    mistakes.map(({ answer }) => answer),
    Object.values(criteria).map(({ at, expects }) => [at, expects]),
  ]).includes(`{${name}}`);

const everything = ['**'];
const rules = import.meta.glob<Module>('../../graders/rules/*/*.ts', { eager: true });

const places: readonly Place[] = [
  {
    kind: 'interface',
    folder: 'site/i18n/',
    files: import.meta.glob('../i18n/*.ts', { eager: true }),
    exported: 'default',
  },
  { kind: 'rules', folder: 'graders/rules/', files: rules, exported: 'words' },
  {
    kind: 'rule-pages',
    folder: 'graders/rules/',
    files: rules,
    exported: 'page',
    words: [
      'realLife',
      'thought',
      'notes.*.text',
      'permits.*.text',
      'good.*.note',
      'bad.*.note',
      'bad.*.*.note',
      'cites.*.page',
    ],
    // Pages of a specification are named by their addresses.
    isWord: (text) => text.includes(' '),
  },
  {
    kind: 'exercises',
    folder: 'graders/exercises/',
    files: import.meta.glob('../../graders/exercises/*/*.ts', { eager: true }),
    exported: 'default',
    words: [
      'title',
      'prompt',
      'hints.*',
      'achieved',
      'criteria.*.label',
      'criteria.*.why',
      'criteria.*.fix',
      'options.*.label',
      'options.*.why',
      'vary.*.*',
    ],
    isWord: (_text, path, exercise) => path[0] !== 'vary' || !isOnTheWire(path[1]!, exercise as Exercise),
  },
  {
    kind: 'exercise-schema',
    folder: 'graders/exercises/schema.ts',
    files: import.meta.glob('../../graders/exercises/schema.ts', { eager: true }),
    exported: 'exerciseSchema',
    words: ['properties.*.description'],
  },
  {
    kind: 'grader',
    folder: 'graders/',
    files: import.meta.glob(
      ['../../graders/engine/{words,compare-words,phrases}.ts', '../../graders/protocol/log-words.ts'],
      { eager: true },
    ),
    exported: 'default',
  },
  {
    kind: 'kinds',
    folder: 'graders/kinds/',
    files: import.meta.glob(['../../graders/kinds/*.ts', '!**/(index|fetched).ts'], { eager: true }),
    exported: 'default',
    words: ['title', 'instruction', 'words.**'],
  },
  {
    kind: 'logs',
    folder: 'graders/protocol/logs/',
    files: import.meta.glob(['../../graders/protocol/logs/*.ts', '!**/index.ts'], { eager: true }),
    exported: 'default',
    words: ['title', 'words.*'],
  },
  {
    kind: 'notes',
    folder: 'graders/protocol/notes/',
    files: import.meta.glob(['../../graders/protocol/notes/*.ts', '!**/(index|define).ts'], { eager: true }),
    exported: 'default',
    depth: 2,
    words: [
      ...['title', 'purpose', 'happens', 'confused', 'answer', 'heir', 'inside.words', 'needs.*.for'].map(
        (name) => `methods.*.${name}`,
      ),
      ...['params.*', 'results.*', 'things.*.members', 'instead.*.members'].flatMap((way) => [
        `${way}.*`,
        `${way}.*.words`,
        `${way}.*.when`,
      ]),
      ...['things.*', 'instead.*'].flatMap((way) => [`${way}.title`, `${way}.words`]),
    ],
  },
  {
    kind: 'codes',
    folder: 'graders/protocol/code-pages.ts',
    files: import.meta.glob('../../graders/protocol/code-pages.ts', { eager: true }),
    exported: 'codePages',
    depth: 1,
    words: ['means', 'occasions.*.when', 'data', 'next', 'confused.*', 'examples.*.caption'].map((name) => `*.${name}`),
  },
  {
    kind: 'code-names',
    folder: 'graders/protocol/codes.ts',
    files: import.meta.glob('../../graders/protocol/codes.ts', { eager: true }),
    exported: 'errorCodes',
    depth: 1,
    words: ['*.name'],
  },
  {
    kind: 'glossary',
    folder: 'site/glossary.ts',
    files: import.meta.glob('../glossary.ts', { eager: true }),
    exported: 'terms',
    depth: 1,
    words: ['*.term', '*.forms.*', '*.says'],
  },
  {
    kind: 'revisions',
    folder: 'site/revision-words.ts',
    files: import.meta.glob('../revision-words.ts', { eager: true }),
    exported: 'revisionWords',
    depth: 1,
  },
];

/** Names of the entries of a value; those of a list are called by their ids. */
const entriesOf = (
  value: unknown,
  depth: number,
): readonly { readonly name: string; readonly path: readonly string[] }[] => {
  if (depth === 0) return [{ name: '', path: [] }];
  return Object.entries(value as object).flatMap(([key, child]) => {
    const own = Array.isArray(value) ? String((child as { readonly id: string }).id) : key;
    return entriesOf(child, depth - 1).map(({ name, path }) => ({
      name: name === '' ? own : `${own}/${name}`,
      path: [key, ...path],
    }));
  });
};

const at = (words: Words | undefined, path: readonly string[]): Words | undefined =>
  path.reduce<Words | undefined>(
    (found, name) => (typeof found === 'object' ? (found as Tree)[name] : undefined),
    words,
  );

const sourcesIn = ({
  kind,
  folder,
  files,
  exported,
  words = everything,
  depth = 0,
  isWord,
}: Place): readonly Source[] => {
  const patterns = words.map((way) => way.split('.'));
  return Object.entries(files).flatMap(([path, module]) => {
    const file = path.startsWith('../../') ? path.slice(6) : `site/${path.slice(3)}`;
    const value = module[exported];
    const isWhole = words === everything && depth === 0;
    const all = wordsIn(value, patterns, isWord);
    if (all === undefined) return [];
    const place = file.slice(folder.length).replace(/\.ts$/, '');
    return entriesOf(value, depth).flatMap(({ name, path }): readonly Source[] => {
      const own = at(all, path);
      const id = [place, name].filter((part) => part !== '').join('#');
      return own === undefined
        ? []
        : [{ kind, id, file, exported, exports: Object.keys(module), isWhole, path, words: own }];
    });
  });
};

export const sources: readonly Source[] = places.flatMap(sourcesIn);
