/** What becomes of an answer where a file has one to the same exercise: the newer text stays, and no pass is believed. */
import type { Answer, Minute } from '../../../graders/progress/answer.ts';
import type { Kept } from '../storage.ts';

export type Fate = 'added' | 'replaced' | 'stayed';

/** An answer of a file, with what it says has passed as a claim. */
const claimed = ({ passed, passedText, passedAt: _, ...answer }: Answer): Kept => ({
  ...answer,
  passed: false,
  ...(passed && { claim: passedText ?? answer.text }),
});

const earlier = (one: Minute | undefined, other: Minute | undefined): Minute | undefined =>
  one !== undefined && other !== undefined ? (one < other ? one : other) : (one ?? other);

/** What both know of one variant: all hints that were open, the greater count, the first try of all. */
const withBoth = (answer: Kept, other: Kept): Kept => {
  const firstTry = earlier(answer.firstTry, other.firstTry);
  return {
    ...answer,
    tries: Math.max(answer.tries, other.tries),
    hints: [...new Set([...answer.hints, ...other.hints])].sort(),
    ...(firstTry !== undefined && { firstTry }),
  };
};

/** What has passed here goes on counting, with the text that passed. */
const withPass = (answer: Kept, here: Kept): Kept => {
  if (!here.passed) return answer;
  const { claim: _, ...rest } = answer;
  const passedText = here.passedText ?? here.text;
  return {
    ...rest,
    passed: true,
    ...(passedText !== rest.text && { passedText }),
    ...(here.passedAt !== undefined && { passedAt: here.passedAt }),
  };
};

export const merged = (here: Kept | undefined, inFile: Answer): { readonly fate: Fate; readonly answer: Kept } => {
  const file = claimed(inFile);
  if (!here) return { fate: 'added', answer: file };
  const isNewer = (file.lastChange ?? '') > (here.lastChange ?? '') && file.text !== here.text;
  if (here.seed !== file.seed) return isNewer ? { fate: 'replaced', answer: file } : { fate: 'stayed', answer: here };
  if (isNewer) return { fate: 'replaced', answer: withPass(withBoth(file, here), here) };
  const claim = here.claim ?? (here.passed ? undefined : file.claim);
  return { fate: 'stayed', answer: withBoth({ ...here, ...(claim !== undefined && { claim }) }, file) };
};
