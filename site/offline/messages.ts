/** What a page and the worker say to each other. */

/** A page asks the worker to keep what is in its language, all of it or only what is opened; or to take over. */
export type Asked =
  | { readonly type: 'keep'; readonly lang: string; readonly all: boolean }
  | { readonly type: 'SKIP_WAITING' };

/** The worker tells every page how much is kept. */
export interface Kept {
  readonly type: 'kept';
  readonly done: number;
  readonly total: number;
  readonly isFull: boolean;
}

/** Paths below the site's root, each with a mark of the text that stands there; none where the name changes with the text. */
export type List = Readonly<Record<string, string>>;

/** By language the pages that stand in for others, and what they load. */
export type Shells = Readonly<Record<string, readonly string[]>>;
