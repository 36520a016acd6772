/**
 * What a learner wrote, kept on this device: one key an exercise. A stored record is the learner's own to change, so
 * nothing in it is a verdict: `passed` fills a square on the course map and opens nothing.
 */
export interface Answer {
  readonly text: string;
  /** How often it was checked. */
  readonly tries: number;
  /** Which rungs of the ladder are open; 4 is the solution. */
  readonly hints: readonly number[];
  readonly passed: boolean;
}

export type Kept = 'saved' | 'blocked' | 'full';

const version = 1;
/** `cards.ts` looks for it too, before this file is there. */
const prefix = 'handwire:answer:';

/** All that this page wrote or found, whether or not the device took it. */
const here = new Map<string, Answer>();

const parse = (json: string | null): Answer | undefined => {
  try {
    const found = JSON.parse(json ?? 'null');
    if (found?.v !== version || typeof found.text !== 'string') return undefined;
    return {
      text: found.text,
      tries: Number.isSafeInteger(found.tries) && found.tries > 0 ? found.tries : 0,
      hints: [1, 2, 3, 4].filter((rung) => Array.isArray(found.hints) && found.hints.includes(rung)),
      passed: found.passed === true,
    };
  } catch {
    return undefined;
  }
};

export const recall = (id: string): Answer | undefined => {
  try {
    const answer = parse(localStorage.getItem(prefix + id));
    if (answer) here.set(id, answer);
    return answer;
  } catch {
    return undefined;
  }
};

export const keep = (id: string, answer: Answer): Kept => {
  here.set(id, answer);
  try {
    localStorage.setItem(prefix + id, JSON.stringify({ v: version, ...answer }));
    return 'saved';
  } catch (error) {
    // Some browsers refuse with a quota of nothing; then there is no room because there is no storage.
    return error instanceof DOMException && error.name === 'QuotaExceededError' && localStorage.length > 0
      ? 'full'
      : 'blocked';
  }
};

/** Tells of what another tab wrote. */
export const watch = (id: string, heard: (answer: Answer) => void): void => {
  addEventListener('storage', ({ key, newValue }) => {
    const answer = key === prefix + id ? parse(newValue) : undefined;
    if (answer) heard(answer);
  });
};

/** Hands the page's answers to the learner as a file, the same that progress can be read from. */
export const saveAsFile = (): void => {
  const file = JSON.stringify({ handwire: version, answers: Object.fromEntries(here) }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  link.download = 'handwire-answers.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
