/** What is searched, as it travels: `search.json`. And how a text falls into words, for the build and for the browser alike. */

/**
 * Without a place, the path is the place. A path that begins with `#` is a section of the last row whose path does not,
 * and `#` alone one whose anchor its title makes. `text` is what is searched and never shown.
 */
export type Row = readonly [path: string, title: string, text?: string, place?: string];

export interface Group {
  readonly id: 'lessons' | 'rules' | 'methods' | 'codes' | 'revisions' | 'terms' | 'pages';
  /** The address below the site's root, with `*` for the path. */
  readonly address: string;
  readonly rows: readonly Row[];
}

export interface Library {
  /** Words that say nothing because many rows have them: left out of each `text`, and of what is searched for. */
  readonly common: readonly string[];
  readonly groups: readonly Group[];
}

/** `tools/call`, `id-null` and `-32602` fall into their parts; accents and capitals make no difference. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** The anchor that most headings get. */
export const anchorOf = (title: string): string =>
  `#${title
    .toLowerCase()
    .replace(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-')}`;
