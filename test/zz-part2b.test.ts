import { expect, it } from 'vitest';
import { prove } from '../graders/engine/prove.ts';
import { check, exercises, grade, kinds, rules } from '../graders/index.ts';
const prover = { grade, check, isRule: (id: string) => rules.has(id), isKind: (id: string) => kinds.has(id) };
it.each([...exercises.values()].filter((e) => /^(parsing|silence|batches|leaks|dispatcher)\//.test(e.id)))('$id', (e) => {
  expect(prove(e, prover)).toEqual([]);
});
