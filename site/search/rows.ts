/** Gathers what can be found: made while the site is built, one library a language. */
import { render } from 'astro:content';
import { codePages } from '../../graders/protocol/code-pages.ts';
import { errorCodes } from '../../graders/protocol/codes.ts';
import type { Rule } from '../../graders/types.ts';
import { codeGroups, numberOf } from '../codes.ts';
import { inOrder } from '../components/method/methods.ts';
import { allLessons, type Lesson } from '../course.ts';
import { terms } from '../glossary.ts';
import { areas } from '../reference.ts';
import { revisionWords } from '../revision-words.ts';
import { revisionChanges } from '../revisions.ts';
import { single } from '../single.ts';
import { anchorOf, type Group, type Library, type Row, wordsOf } from './library.ts';

/** Code and emphasis: what a passage is about. */
const key = /`([^`]+)`|(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g;
const keyText = (markdown: string): string =>
  [...markdown.matchAll(key)].map(([, code, emphasis]) => code ?? emphasis).join(' ');

const withoutFences = (body: string): string => body.replace(/^```.*?^```$/gms, '');

const lessonRows = async ({ entry, slug, number, title, lede }: Lesson): Promise<readonly Row[]> => {
  const { headings } = await render(entry);
  const [intro = '', ...sections] = withoutFences(entry.body ?? '').split(/^#{2,3} .*$/m);
  const titled = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (titled.length !== sections.length)
    throw new Error(`${entry.id}: ${titled.length} headings, ${sections.length} sections.`);
  return [
    [`${slug}/`, title, `${lede} ${keyText(intro)}`, number],
    ...titled.map(({ slug, text }, i): Row => {
      const anchor = `#${slug}`;
      return [anchor === anchorOf(text) ? '#' : anchor, text, keyText(sections[i]!)];
    }),
  ];
};

const saidOf = ({ headline, messages }: Rule): string =>
  [headline, ...Object.values(messages).map(({ what }) => what)].join(' ').replace(/\{\w+\}/g, '');

const groups = async (): Promise<readonly Group[]> => [
  {
    id: 'lessons',
    address: 'en/lessons/*',
    rows: (await Promise.all((await allLessons()).map(lessonRows))).flat(),
  },
  {
    id: 'rules',
    address: 'en/rules/*/',
    rows: areas.flatMap(({ rules }) => rules.map((rule): Row => [rule.id, rule.title, saidOf(rule)])),
  },
  {
    id: 'methods',
    address: 'en/methods/*/',
    rows: inOrder.map(({ name, notes }): Row => [name, `\`${name}\``, notes.purpose, notes.title]),
  },
  {
    id: 'codes',
    address: 'en/codes/#*',
    rows: codeGroups.flatMap(({ codes }) =>
      codes.map((id): Row => [id, `\`${numberOf(errorCodes[id])}\``, codePages[id].means, errorCodes[id].name]),
    ),
  },
  {
    id: 'revisions',
    address: 'en/revisions/*/',
    rows: revisionChanges.map(({ revision: { id, title } }): Row => {
      const words = revisionWords[id];
      return [id, title, words?.paragraphs.join(' '), words?.lede];
    }),
  },
  { id: 'terms', address: 'en/glossary/#*', rows: terms.map(({ id, term, says }): Row => [id, term, '', says]) },
  {
    id: 'pages',
    address: 'en/*',
    rows: Object.values(single).map(({ path, title, says }): Row => [path, title, '', says]),
  },
];

/** Said in more than one row of so many, a word tells rows no longer apart. */
const SHARE = 12;

/** Each word of a text once, without those of its title, those that many have, and the smallest. */
const packed = ([path, title, text = '', place]: Row, common: ReadonlySet<string>): Row => {
  const said = new Set([...wordsOf(path), ...wordsOf(title), ...wordsOf(place ?? '')]);
  const own = [...new Set(wordsOf(text))].filter(
    (word) => (word.length > 2 || /\d/.test(word)) && !said.has(word) && !common.has(word),
  );
  return place === undefined ? [path, title, own.join(' ')] : [path, title, own.join(' '), place];
};

const commonWords = (rows: readonly Row[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const [, , text = ''] of rows)
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > rows.length / SHARE).map(([word]) => word);
};

export const library = async (): Promise<Library> => {
  const all = await groups();
  const common = commonWords(all.flatMap(({ rows }) => rows));
  const left = new Set(common);
  return { common, groups: all.map((group) => ({ ...group, rows: group.rows.map((row) => packed(row, left)) })) };
};
