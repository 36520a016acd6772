import { catalogue } from '../../catalogue.ts';
import type { Method, RevisionDifference, RevisionId } from '../../types.ts';
import { resolveRevisions } from '../revision.ts';

export const revisions = resolveRevisions(
  catalogue(import.meta.glob<RevisionDifference>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' })),
);

/** The revisions that define a method, oldest first. */
export const methodHistory = (name: string): readonly { revision: RevisionId; method: Method }[] =>
  [...revisions.values()].flatMap(({ id, methods }) => {
    const method = methods.get(name);
    return method ? [{ revision: id, method }] : [];
  });
