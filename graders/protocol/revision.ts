/** A revision is the one before it and its difference. */
import type { Method, Revision, RevisionDifference, RevisionId } from '../types.ts';

/** All revisions, oldest first; plain JSON-RPC comes before the dates. */
export const resolveRevisions = (
  differences: ReadonlyMap<string, RevisionDifference>,
): ReadonlyMap<RevisionId, Revision> => {
  const resolved = new Map<RevisionId, Revision>();
  const ids = [...differences.keys()].sort((a, b) => order(a as RevisionId, b as RevisionId)) as RevisionId[];
  for (const id of ids) {
    const difference = differences.get(id)!;
    const before = difference.previous ? resolved.get(difference.previous) : undefined;
    if (difference.previous && !before) throw new Error(`${id} follows ${difference.previous}, which is not there.`);
    const methods = new Map<string, Method>(before?.methods);
    for (const name of difference.removedMethods ?? []) methods.delete(name);
    for (const [name, method] of Object.entries(difference.methods ?? {})) methods.set(name, method);
    resolved.set(id, {
      id,
      title: difference.title,
      era: difference.era ?? before?.era ?? 'none',
      batches: difference.batches ?? before?.batches ?? id === '2.0',
      methods,
    });
  }
  return resolved;
};

/** Plain JSON-RPC first, then the dates; all sort as text, as a point comes before every digit. */
export const order = (a: RevisionId, b: RevisionId): number => (a < b ? -1 : a > b ? 1 : 0);

/** True where `id` is in `[from, until)`. */
export const within = (id: RevisionId, from: RevisionId | undefined, until: RevisionId | undefined): boolean =>
  (from === undefined || id >= from) && (until === undefined || id < until);
