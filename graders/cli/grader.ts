/** The grader as most commands need it: a chunk of its own, without rule pages and exercises, read when it is used. */
import { createChecker, type Input, reportOf } from '../engine/check.ts';
import { gradeWith, verdictOf } from '../engine/grade.ts';
import { kinds } from '../kinds/index.ts';
import { revisions } from '../protocol/revisions/index.ts';
import { rules } from '../rules/index.ts';
import { words } from '../rules/words.ts';
import type { CheckOptions, Exercise, Report, Verdict } from '../types.ts';

export { revisions };

const checker = createChecker(rules, revisions);
const judge = gradeWith(checker, kinds);
const wordsOf = (id: string) => words.get(id);

export const check = (input: Input, options: CheckOptions): Report =>
  reportOf(checker.inspect(input, options), wordsOf);

export const grade = (exercise: Exercise, answer: string): Verdict => verdictOf(judge(exercise, answer), wordsOf);
