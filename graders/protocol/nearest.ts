/** Guesses which known name somebody meant. Names are short; the cost of a guess is paid for faults only. */

const longest = 64;

/**
 * The candidate that `name` most likely means: the same letters in other case, the same words in other order or with
 * other signs between them, the same words but for the first, or a few slips of the finger. Undefined where none is
 * near, or where several are equally near by their words.
 */
export const nearest = (name: string, candidates: Iterable<string>): string | undefined => {
  if (name === '' || name.length > longest) return undefined;
  const all = [...candidates].filter((candidate) => candidate !== name);
  const lower = name.toLowerCase();
  const inWords = all.map((candidate) => ({ candidate, words: words(candidate) }));
  return (
    all.find((candidate) => candidate.toLowerCase() === lower) ??
    only(inWords, sameWords(words(name))) ??
    only(inWords, sameTail(words(name))) ??
    byDistance(lower, all)
  );
};

interface InWords {
  readonly candidate: string;
  readonly words: readonly string[];
}

const only = (all: readonly InWords[], fits: (words: readonly string[]) => boolean): string | undefined => {
  const fitting = all.filter((one) => fits(one.words));
  return fitting.length === 1 ? fitting[0]!.candidate : undefined;
};

/** `listTools`, `tool_list` and `tools/list` have the same words: small letters, without a plural s. */
const words = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word));

const sameWords = (own: readonly string[]) => {
  const sorted = own.toSorted().join(' ');
  return (other: readonly string[]): boolean => sorted !== '' && other.toSorted().join(' ') === sorted;
};

/** The same but for one word in front, on either side: `initialized` for `notifications/initialized`, `mcp.ping`. */
const sameTail = (own: readonly string[]) => {
  const whole = own.join(' ');
  const tail = own.slice(1).join(' ');
  return (other: readonly string[]): boolean =>
    whole !== '' && (other.slice(1).join(' ') === whole || other.join(' ') === tail);
};

const byDistance = (name: string, candidates: readonly string[]): string | undefined => {
  const allowed = Math.min(3, Math.floor(name.length / 4));
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const distance = editDistance(name, candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
};

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
const editDistance = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + change);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length]!;
};
