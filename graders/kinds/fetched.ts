/** Kinds of exercise one by one, for hosts that fetch them when an exercise is of that kind. */
import { byPath } from '../catalogue.ts';
import type { Kind } from '../types.ts';

const files = byPath(import.meta.glob<Kind>(['./*.ts', '!./index.ts', '!./fetched.ts'], { import: 'default' }));

/** Rejects where it does not arrive; undefined for a kind that does not exist. */
export const fetchKind = async (id: string): Promise<Kind | undefined> => files.get(id)?.();
