/** Finds rows by their words. The index is made in the browser: ready-made it would weigh twice what it is made from. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { anchorOf, type Group, type Library, type Row, wordsOf } from './library.ts';

export interface Hit {
  readonly group: Group['id'];
  /** Below the site's root. */
  readonly address: string;
  readonly title: string;
  readonly place: string;
  /** Whether the place is written as in code, such as a rule's id. */
  readonly isCode: boolean;
}

export interface Found {
  readonly count: number;
  /** The best of each kind; the kind with the best of all comes first. */
  readonly groups: readonly { readonly id: Group['id']; readonly hits: readonly Hit[] }[];
}

interface Entry extends Hit {
  /** What it is called, each as plain words. */
  readonly names: readonly string[];
  readonly text: string;
}

const GROUP_LIMIT = 6;
/** Nobody looks for more; a whole page that was pasted is not searched for. */
const WORD_LIMIT = 12;

const spelled = (text: string): string => wordsOf(text).join(' ');

/** `id-null` is looked for as `idnull` too. */
const squeezed = (path: string): string =>
  path
    .split('/')
    .filter((part) => wordsOf(part).length > 1)
    .map((part) => wordsOf(part).join(''))
    .join(' ');

const entriesOf = ({ id: group, address, rows }: Group): readonly Entry[] => {
  let page: Row = ['', ''];
  return rows.map((row): Entry => {
    const [path, title, text = '', place] = row;
    const isSection = path.startsWith('#');
    if (!isSection) page = row;
    const full = isSection ? page[0] + (path === '#' ? anchorOf(title) : path) : path;
    const paths = isSection ? [] : [spelled(path), squeezed(path)];
    return {
      group,
      address: address.replace('*', full),
      title,
      place: isSection ? `${page[3] ?? ''} ${page[1]}` : (place ?? path),
      isCode: !isSection && place === undefined,
      names: [spelled(title), ...paths, ...(place === undefined ? [] : [spelled(place)])],
      text,
    };
  });
};

const options: SearchOptions = {
  boost: { names: 4 },
  prefix: (term) => term.length > 1,
  // A number is meant as it stands: -32603 is no slip for -32602.
  fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
};

/** Two letters that changed places count as two slips. */
const swapped = (term: string): number | false => (term.length > 3 && !/\d/.test(term) ? 2 : false);

const grouped = (hits: readonly Hit[]): Found['groups'] => {
  const groups = new Map<Group['id'], Hit[]>();
  for (const hit of hits) groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit]);
  return [...groups].map(([id, all]) => ({ id, hits: all.slice(0, GROUP_LIMIT) }));
};

export const finder = ({ common, groups }: Library): ((query: string) => Found) => {
  const entries = groups.flatMap(entriesOf);
  const silent = new Set(common);
  const index = new MiniSearch({ fields: ['names', 'text'], tokenize: (text) => [...wordsOf(text)] });
  index.addAll(entries.map(({ names, text }, id) => ({ id, names: names.join(' '), text })));

  return (query) => {
    const words = wordsOf(query).slice(0, WORD_LIMIT);
    const telling = words.filter((word) => !silent.has(word));
    const whole = words.join(' ');
    /** `term` is what the entry has where something like it was written. */
    const boostDocument = (id: number, term: string): number => {
      const { names } = entries[id]!;
      if (names.includes(whole)) return 20;
      // A slip in the one word of a name.
      if (words.length === 1 && names.includes(term)) return 8;
      // What a longer name ends with is nearly a name: `id-null`, `list_changed`.
      if (names.some((name) => name.endsWith(` ${whole}`))) return 8;
      return names.some((name) => ` ${name}`.includes(` ${whole}`)) ? 4 : 1;
    };
    const asked = (telling.length > 0 ? telling : words).join(' ');
    const ways: readonly SearchOptions[] = [{ combineWith: 'AND' }, { combineWith: 'OR' }, { fuzzy: swapped }];
    let hits: readonly SearchResult[] = [];
    for (const way of ways) if (hits.length === 0) hits = index.search(asked, { ...options, boostDocument, ...way });
    const found = hits.map(({ id }) => entries[id]!);
    return { count: found.length, groups: grouped(found) };
  };
};
