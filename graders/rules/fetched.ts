/**
 * What rules say, fetched when it is needed. The query makes each file a module of its own, of which only the words are
 * kept; a build gathers them by area.
 */
import { byPath } from '../catalogue.ts';
import type { RuleWords } from '../types.ts';

const files = byPath(import.meta.glob<RuleWords>('./*/*.ts', { import: 'words', query: '?words' }));

/** Words of these rules, by rule id. Rejects where a file does not arrive. */
export const fetchWords = async (ids: Iterable<string>): Promise<ReadonlyMap<string, RuleWords>> => {
  const wanted = [...new Set(ids)].filter((id) => files.has(id));
  return new Map(await Promise.all(wanted.map(async (id) => [id, await files.get(id)!()] as const)));
};
