/** A picture of a page in the size that most who show links ask for. */
export interface Card {
  readonly title: string;
  /** Beneath it: what the page has, or which lesson it is. */
  readonly says: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
