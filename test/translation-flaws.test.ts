/** What a translator may get wrong, and the line that says so. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flawsIn, tagFlaw } from '../site/build/flaws.ts';
import { markOf, type Source, translated } from '../site/build/translation.ts';

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'handwire-translation-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const words = { title: 'Search', hint: 'One of {count}.', found: { one: '{count} hit', other: '{count} hits' } };
const of = markOf(words);
const source: Source = {
  kind: 'interface',
  id: 'search',
  file: 'site/i18n/search.ts',
  exported: 'default',
  exports: ['default'],
  isWhole: true,
  path: [],
  words,
};

let count = 0;
/** In a folder of its own, which is called after a language. */
const flaws = (files: Readonly<Record<string, unknown>>, lang = 'de'): readonly string[] => {
  count += 1;
  const at = join(home, String(count));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(at, lang, name)), { recursive: true });
    writeFileSync(join(at, lang, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return flawsIn(lang, [source], at);
};
const entry = (more: unknown, lang = 'de') =>
  flaws({ 'words/interface.json': { search: { of, ...(more as object) } } }, lang);
const file = 'lessons/de/words/interface.json';

describe('a translation without a flaw', () => {
  it('is told nothing', () => {
    const right = {
      title: 'Suche',
      hint: 'Eins von {count}.',
      found: { one: 'ein Treffer', other: '{count} Treffer' },
    };
    expect(entry(right)).toEqual([]);
    expect(flaws({ '010-three-message-shapes.mdx': '', 'words/interface/search.json': { search: { of } } })).toEqual(
      [],
    );
  });
});

describe('said in one line that names the file', () => {
  it.each<[string, unknown, string]>([
    ['a placeholder that is lost', { hint: 'Eins.' }, '.hint: has the placeholders none, and the English has {count}.'],
    ['a text in the place of texts', { found: 'x' }, '.found: takes a sentence for each form of number, not one text.'],
    ['no text', { title: 5 }, '.title: is no text.'],
    ['a name that English does not have', { titel: 'x' }, '.titel: English has no such text here; did you mean title?'],
    ['a form that is missing', { found: { other: '{count}' } }, '.found: has no one; this language has one, other.'],
    [
      'a form that the language does not have',
      { found: { one: 'x', few: 'y', other: 'z' } },
      '.found.few: is no form of number here; this language has one, other.',
    ],
    [
      'a placeholder that nothing fills',
      { found: { one: 'x', other: '{anzahl}' } },
      '.found.other: nothing fills {anzahl}; there is {count}.',
    ],
  ])('%s', (_, more, said) => {
    expect(entry(more)).toEqual([`${file}: search${said}`]);
  });

  it('forms that the language has besides', () => {
    expect(entry({ found: { one: 'x', other: 'y' } }, 'pl')).toEqual([
      'lessons/pl/words/interface.json: search.found: has no few, many; this language has one, few, many, other.',
    ]);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'no JSON',
      { 'words/interface.json': '{\n "search": {,}}' },
      `${file}, line 2, column 13: is no JSON (json-punctuation).`,
    ],
    ['a list', { 'words/interface.json': [] }, `${file}: takes an object with an entry for each id.`],
    [
      'an unknown file',
      { 'words/interfaces.json': {} },
      'lessons/de/words/interfaces.json: no words are called interfaces; did you mean interface?',
    ],
    [
      'another ending',
      { 'words/notes.md': '' },
      'lessons/de/words/notes.md: is not read; words stand in files that end in .json.',
    ],
    [
      'an unknown entry',
      { 'words/interface.json': { serach: { of } } },
      `${file}: serach: English has no such entry; did you mean search?`,
    ],
    [
      'no entry',
      { 'words/interface.json': { search: 'x' } },
      `${file}: search: is no entry: it takes an object with \`of\` and the words.`,
    ],
    [
      'no mark',
      { 'words/interface.json': { search: { title: 'x' } } },
      `${file}: search: has no \`of\`, which says what English it is of; npm run translations prints it.`,
    ],
    [
      'a lesson under another name',
      { '010-three-mesage-shapes.mdx': '' },
      'lessons/de/010-three-mesage-shapes.mdx: no English lesson has this name; did you mean 010-three-message-shapes.mdx?',
    ],
  ])('%s', (_, files, said) => {
    expect(flaws(files)).toEqual([said]);
  });

  it('a folder that is called after no language', () => {
    expect(tagFlaw('de')).toBeUndefined();
    expect(tagFlaw('pt-BR')).toBeUndefined();
    expect(tagFlaw('de_at')).toBe('lessons/de_at: the tag of this language is de-AT; call the folder so.');
    expect(tagFlaw('../de')).toBe(
      'lessons/../de: is the tag of no language; call the folder after one, such as de or pt-BR.',
    );
    expect(flaws({ 'words/interface.json': {} }, 'german')).toEqual([
      'lessons/german: no language is known by this tag; those for German and Brazilian are de and pt-BR.',
    ]);
  });
});

describe('a form of number with a placeholder that nothing fills', () => {
  it('is left in English', () => {
    const by = { found: { one: 'ein Treffer', other: '{anzahl} Treffer' } };
    expect(translated(words, by)).toEqual({ ...words, found: { one: 'ein Treffer', other: '{count} hits' } });
  });
});
