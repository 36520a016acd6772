import type { JsonDocument } from '../types.ts';
import type { audit } from './audit.ts';
import type { Document } from './node.ts';
import type { recover } from './recover.ts';
import { readStrict } from './strict.ts';

/** What most texts do not need, so that a page fetches it for those that do. */
export interface Repairs {
  /** Reads what is not JSON. */
  readonly recover: typeof recover;
  /** Looks for what JSON allows and readers stumble over. */
  readonly audit: typeof audit;
}

let repairs: Repairs;

/** Comes before any text is read. */
export const repairWith = (own: Repairs): void => {
  repairs = own;
};

const look = (document: Document, seen: number): void => {
  document.slips = repairs.audit(document, seen, Number.POSITIVE_INFINITY);
};

/**
 * Reads one JSON value from `text`, from `start` to `end`; all offsets count in the whole `text`. Never throws, never
 * recurses. What is not JSON is read as it was meant, and its slips say what stands in the way.
 *
 * With `sequence`, the value may be followed by anything, and `accepted` speaks of the text up to `document.end`.
 */
export const parse = (
  text: string,
  start = 0,
  end = text.length,
  options?: { readonly sequence?: boolean },
): JsonDocument => {
  const sequence = options?.sequence === true;
  return readStrict(text, start, end, sequence, look) ?? repairs.recover(text, start, end, sequence);
};
