/** Fetches the grader and all that shows its words: on the first focus, or on the first check. */
import type { Notices } from './notices.ts';

export type Bench = typeof import('./bench.ts');

let arrived: Bench | undefined;
let coming: Promise<Bench> | undefined;

/** The grader where it is here already. */
export const atHand = (): Bench | undefined => arrived;

export const fetchBench = (): Promise<Bench> => {
  coming ??= import('./bench.ts').then(
    (bench) => {
      arrived = bench;
      return bench;
    },
    (error) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
};

/** The grader, with words for those who wait and for those it does not reach. */
export const needBench = async (notices: Notices, again: () => void): Promise<Bench | undefined> => {
  const late = setTimeout(() => notices.tell('grader', 'Fetching the grader. Your text stays as it is.'), 400);
  try {
    const bench = await fetchBench();
    notices.hush('grader');
    return bench;
  } catch {
    notices.tell('grader', 'The grader did not arrive. Your text is safe:', ['Try again', again]);
    return undefined;
  } finally {
    clearTimeout(late);
  }
};
