/** How far an exercise is, by what is kept of it here. */
import { seedFor } from './learner.ts';
import { type Kept, recall } from './storage.ts';

export type Standing = 'passed' | 'started' | 'open';

/** What passed with other names and numbers has passed something else. */
export const standingOf = (answer: Kept | undefined, varies: boolean): Standing => {
  if (!answer) return 'open';
  return answer.passed && answer.seed === seedFor(varies) ? 'passed' : 'started';
};

export const standingHere = (id: string, varies: boolean): Standing => {
  const { answer, trouble } = recall(id);
  return trouble ? 'started' : standingOf(answer, varies);
};
