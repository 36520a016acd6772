/**
 * What a page loads when a learner first touches an editor: the grader without rule pages and exercises. Words come after
 * the verdict, for the rules that were broken, which is why everything here is a promise.
 */
import { type Checked, createChecker, type Input, reportOf } from './engine/check.ts';
import { gradeWith, verdictOf } from './engine/grade.ts';
import { rowsOfAll, traceOf } from './engine/trace.ts';
import { kinds } from './kinds/index.ts';
import { revisions } from './protocol/revisions/index.ts';
import { shapes } from './protocol/shapes/index.ts';
import { fetchWords } from './rules/fetched.ts';
import { rules } from './rules/index.ts';
import type { CheckOptions, PublicExercise, Report, Trace, TraceRow, Verdict } from './types.ts';

const checker = createChecker(rules, revisions, shapes);
const judge = gradeWith(checker, kinds);

const wordsFor = async ({ found }: Pick<Checked, 'found'>) => {
  const words = await fetchWords(found.map(({ active }) => active.rule.id));
  return (id: string) => words.get(id);
};

export const check = async (input: Input, options?: CheckOptions): Promise<Report> => {
  const checked = checker.inspect(input, options);
  return reportOf(checked, await wordsFor(checked));
};

export const trace = async (input: Input, options?: CheckOptions): Promise<Trace> => {
  const checked = checker.inspect(input, options);
  return traceOf(checked, await wordsFor(checked));
};

/** The rows of a diagram at once and without a word, for a text that is still being written. */
export const sketch = (input: Input, options?: CheckOptions): readonly TraceRow[] =>
  rowsOfAll(checker.inspect(input, options).exchange);

export const grade = async (exercise: PublicExercise, answer: string): Promise<Verdict> => {
  const graded = judge(exercise, answer);
  return verdictOf(graded, await wordsFor(graded));
};
