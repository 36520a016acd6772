/** The grader as most commands need it: a chunk of its own, without rule pages and exercises, read when it is used. */
import { checker } from '../checker.ts';
import { type Checked, type Input, reportOf } from '../engine/check.ts';
import { compareWith, migrateWith } from '../engine/compare.ts';
import { gradeWith, verdictOf } from '../engine/grade.ts';
import { variantOf } from '../engine/variant.ts';
import { kinds } from '../kinds/index.ts';
import { logs } from '../protocol/logs/index.ts';
import { revisions } from '../protocol/revisions/index.ts';
import { words } from '../rules/words.ts';
import type { CheckOptions, Exercise, Report, Verdict } from '../types.ts';

export { logs, revisions };

const judge = gradeWith(checker, (id) => kinds.get(id));
const wordsOf = (id: string) => words.get(id);

/** The report, and what the text was recognised as, where it is neither a raw stream nor arrow lines. */
export const check = (
  input: Input,
  options: CheckOptions,
): { readonly report: Report; readonly read: Checked['read'] } => {
  const checked = checker.inspect(input, options);
  return { report: reportOf(checked, wordsOf), read: checked.read };
};

export const compare = compareWith(checker, revisions, wordsOf);

export const migrate = migrateWith(checker, revisions, wordsOf);

export const grade = (exercise: Exercise, answer: string, seed?: string): Verdict =>
  verdictOf(judge(variantOf(exercise, seed), answer), wordsOf);
