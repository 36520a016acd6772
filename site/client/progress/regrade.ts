/** Grades kept answers again, one after the other, so that the page goes on answering. */
import { grade } from '../../../graders/browser.ts';
import { variantOf } from '../../../graders/engine/variant.ts';
import { writtenExercise } from '../exercise.ts';

export interface ToGrade {
  readonly id: string;
  readonly text: string;
  readonly seed: string | undefined;
}

/** Lets the page draw and listen. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Ends early where the signal says so; what was graded until then has been told. Throws where an exercise does not arrive. */
export const regrade = async (
  answers: readonly ToGrade[],
  told: (answer: ToGrade, passes: boolean) => void,
  signal: AbortSignal,
): Promise<void> => {
  for (const answer of answers) {
    if (signal.aborted) return;
    const exercise = variantOf(await writtenExercise(answer.id), answer.seed);
    const { outcome } = await grade(exercise, answer.text);
    if (signal.aborted) return;
    told(answer, outcome === 'pass');
    await rest();
  }
};
