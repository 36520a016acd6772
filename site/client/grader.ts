/** Fetches the grader and all that shows its words: on the first focus, or on the first check. */
import type { Notices } from './notices.ts';

export type Bench = typeof import('./bench.ts');

let arrived: Bench | undefined;
let coming: Promise<Bench> | undefined;

/** The grader where it is here already. */
export const atHand = (): Bench | undefined => arrived;

export const fetchBench = (): Promise<Bench> => {
  // Side by side: the one needs the other, and would ask for it only once it is here.
  coming ??= Promise.all([import('./bench.ts'), import('../../graders/browser.ts')]).then(
    ([bench]) => {
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

/** Does something with the grader, with words for those who wait and for those it does not reach. */
export const withBench = async <T>(
  notices: Notices,
  again: () => void,
  work: (bench: Bench) => Promise<T>,
): Promise<T | undefined> => {
  const late = setTimeout(() => notices.tell('grader', 'Fetching the grader. Your text stays as it is.'), 400);
  try {
    const done = await work(await fetchBench());
    notices.hush('grader');
    return done;
  } catch {
    notices.tell('grader', 'The grader did not arrive. Your text is safe:', ['Try again', again]);
    return undefined;
  } finally {
    clearTimeout(late);
  }
};
