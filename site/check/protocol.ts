/** What the page and its worker say to each other. The worker holds the text and all that was found in it; the page asks for parts. */
import type { CheckOptions, RevisionId } from '../../graders/types.ts';
import type { Tree } from '../exchange/node.ts';
import type english from '../i18n/check.ts';

type Loose<T> = { readonly [K in keyof T]: T[K] extends string ? string : Loose<T[K]> };
export type Words = Loose<typeof english>;

/** A longer text is shown line by line: a field for it would hold up the page. */
export const mostEditable = 32_768;

/** How a text is to be judged. */
export type How = Pick<CheckOptions, 'session' | 'transport' | 'sender'> & { readonly revision: RevisionId | 'auto' };

/** Bits for what the filter lets through. */
export const shownBit = { error: 1, warning: 2, note: 4 } as const;
export const everything = 7;

/** A part of the session that is in view, and what is looked at. Rows and findings are named by their places. */
export interface View {
  readonly from: number;
  readonly to: number;
  readonly row?: number | undefined;
  readonly finding?: number | undefined;
  readonly filter: number;
}

export type Part = 'strip' | 'lines' | 'findings' | 'diagram';

export type Ask =
  | { readonly do: 'judge'; readonly source: string | Blob; readonly how: How }
  | { readonly do: 'view'; readonly part: Part; readonly view: View }
  | { readonly do: 'others' }
  | { readonly do: 'compare'; readonly how: How }
  | { readonly do: 'migrate'; readonly how: How; readonly to: RevisionId }
  | { readonly do: 'markdown' }
  | { readonly do: 'text' }
  | { readonly do: 'svg'; readonly colours: Colours; readonly window: { readonly from: number; readonly to: number } };

/** Values of the tokens of the theme in use, by name. */
export type Colours = Readonly<Record<string, string>>;

export interface Numbered {
  readonly id: number;
}

export type Answer = Numbered &
  (
    | { readonly stage: 'reading' | 'judging' | 'comparing' | 'migrating' | 'listing'; readonly size: number }
    | { readonly done: unknown }
    | { readonly failed: string }
  );

/** All of a judged text that the page keeps: places in arrays that are handed over, not copied. */
export interface Overview {
  readonly revision: RevisionId;
  /** The sentence above the findings, and the small one beside it. */
  readonly headline: string;
  readonly tally: string;
  readonly isSound: boolean;
  /** What it was read as, and what rests on a guess. */
  readonly reading: readonly string[];
  readonly ignored: number;
  /** Length of the text, and its lines. */
  readonly length: number;
  readonly lines: number;
  /** Of a file that is short enough for the field: its text. */
  readonly text?: string;
  readonly rows: Rows;
  readonly findings: Places;
  /** Ids that pair: start, end and hue, one after the other. */
  readonly pairs: Uint32Array;
}

export interface Rows {
  readonly number: Uint32Array;
  /** 0 client, 1 server. */
  readonly sender: Uint8Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  readonly line: Uint32Array;
}

export interface Places {
  /** -1 where it concerns no message. */
  readonly row: Int32Array;
  /** Bits of `shownBit`. */
  readonly severity: Uint8Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  readonly line: Uint32Array;
  readonly column: Uint32Array;
}

/** What answers each question. */
export interface Told {
  readonly judge: Overview;
  readonly view: Tree;
  readonly others: Tree;
  readonly compare: Tree;
  readonly migrate: Tree;
  readonly markdown: string;
  readonly text: string;
  readonly svg: string;
}
