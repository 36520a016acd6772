/** What the params and results of all methods look like. */
import type { quickLook } from './as-declared.ts';
import { type Inside, type Payloads, payloadsOf } from './faults.ts';
import { shapes } from './shapes/index.ts';

export const payloads = (inside: Inside, look?: typeof quickLook): Payloads => payloadsOf(shapes, inside, look);
