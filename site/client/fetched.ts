/** What a card fetches: the grader with all that shows its words, and what the exercise asks for. */
import type { PublicExercise } from '../../graders/types.ts';
import { href } from '../address.ts';

export type Bench = typeof import('./bench.ts');

/** Does a thing once; after a failure it is done again. */
const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work().catch((error) => {
      done = undefined;
      throw error;
    });
    return done;
  };
};

export const bench = once(async (): Promise<Bench> => {
  // At the same time as what uses it, not after.
  const [own] = await Promise.all([import('./bench.ts'), import('../../graders/browser.ts')]);
  return own;
});

export const exerciseOf = (id: string): (() => Promise<PublicExercise>) =>
  once(async () => {
    const response = await fetch(href(`en/exercises/${id}.json`));
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
  });
