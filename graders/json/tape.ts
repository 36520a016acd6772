import type { JsonDocument, JsonNode, JsonType, Slip } from '../types.ts';

/**
 * A parsed text is a part of a tape: six integers for every value, in the order of the text. One flat array for many
 * texts costs a fraction of a tree of objects, and views are made only of what a rule looks at.
 *
 * | at | holds                                                    | while the value is still open       |
 * | -- | -------------------------------------------------------- | ----------------------------------- |
 * | 0  | place of the type in `TYPES`, and the marks below        |                                     |
 * | 1  | where the value starts                                   |                                     |
 * | 2  | where it ends                                            | objects: bits of the names so far   |
 * | 3  | where the name of this member starts; -1 without a name  |                                     |
 * | 4  | where the name ends                                      |                                     |
 * | 5  | the entry after this value and all it holds              | entry of the container; -1 at root  |
 */
export type Tape = Int32Array;

export const STRIDE = 6;

export const TYPES: readonly JsonType[] = ['object', 'array', 'string', 'number', 'boolean', 'null'];

export const OBJECT = 0;
export const ARRAY = 1;
export const STRING = 2;
export const NUMBER = 3;
export const BOOLEAN = 4;
export const NULL = 5;
export const TYPE = 7;

/** The string, or the name, is not its characters as they stand between two quotes. */
export const ODD_VALUE = 8;
export const ODD_NAME = 16;
/** An object whose names were not all compared while reading. */
export const UNCOMPARED = 32;
/** A string without quotes, and one whose closing quote is missing. */
export const BARE = 64;
export const UNCLOSED = 128;
/** A name in backslash-quote pairs, or without quotes. */
export const BARE_NAME = 256;

/** A document as the parser knows it. */
export interface Parsed extends JsonDocument {
  readonly tape: Tape;
  /** Entry of the root. */
  readonly first: number;
  /** False where an object may repeat a name, so that the last member counts. */
  readonly unique: boolean;
  readonly root: JsonNode | undefined;
  readonly slips: readonly Slip[];
}
