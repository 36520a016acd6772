/** What a page loads when a learner first touches an editor: the grader without rule pages and exercises. */
import { createChecker, type Input } from './engine/check.ts';
import { gradeWith } from './engine/grade.ts';
import { traceOf } from './engine/trace.ts';
import { kinds } from './kinds/index.ts';
import { revisions } from './protocol/revisions/index.ts';
import { rules } from './rules/index.ts';
import type { CheckOptions, Report, Trace } from './types.ts';

const checker = createChecker(rules, revisions);

export const grade = gradeWith(checker, kinds);
export const check = (input: Input, options?: CheckOptions): Report => checker.check(input, options);
export const trace = (input: Input, options?: CheckOptions): Trace => traceOf(checker.inspect(input, options));
