/**
 * The public API. Pure: text in, findings and words out; the same in every host.
 *
 * `check` says what is wrong with messages, `trace` adds the pairing that a sequence diagram draws, `grade` judges an
 * answer to an exercise, `explain` is one rule with its page. `rules`, `pages`, `exercises`, `revisions` and `kinds` are
 * the catalogues as data.
 */
import { createChecker, type Input, reportOf } from './engine/check.ts';
import { type PlainExample, plainExample } from './engine/example.ts';
import { gradeWith, verdictOf } from './engine/grade.ts';
import { traceOf } from './engine/trace.ts';
import { exercises } from './exercises/index.ts';
import { kinds } from './kinds/index.ts';
import { revisions } from './protocol/revisions/index.ts';
import { rules as logic } from './rules/index.ts';
import { pages } from './rules/pages.ts';
import { words } from './rules/words.ts';
import type {
  CheckOptions,
  Example,
  Exercise,
  PublicExercise,
  Report,
  Rule,
  RuleLogic,
  RulePage,
  Trace,
  Verdict,
} from './types.ts';

export { levelIn } from './engine/plan.ts';
export type * from './types.ts';
export { exercises, kinds, pages, revisions };

export const rules: ReadonlyMap<string, Rule> = new Map(
  [...logic].map(([id, rule]) => [id, { ...rule, ...words.get(id)! }]),
);

const checker = createChecker(logic, revisions);
const wordsOf = (id: string) => words.get(id);
const judge = gradeWith(checker, kinds);

/**
 * Judges messages (each with its sender), or a raw stream as text or UTF-8 bytes. Throws `RangeError` for a revision that
 * does not exist, and never on a text.
 */
export const check = (input: Input, options?: CheckOptions): Report =>
  reportOf(checker.inspect(input, options), wordsOf);

/** The same, with the pairing of messages. */
export const trace = (input: Input, options?: CheckOptions): Trace => traceOf(checker.inspect(input, options), wordsOf);

/** Judges an answer. `exercise` is a definition or an id; throws `RangeError` for an id that does not exist. */
export const grade = (exercise: Exercise | PublicExercise | string, answer: string): Verdict => {
  const found = typeof exercise === 'string' ? exercises.get(exercise) : exercise;
  if (!found) throw new RangeError(`There is no exercise "${exercise}".`);
  return verdictOf(judge(found, answer), wordsOf);
};

/** An example of a rule without its marks, and how it is to be judged. */
export const exampleOf = (example: string | Example, rule: RuleLogic): PlainExample =>
  plainExample(example, rule, [...revisions.keys()]);

/** A rule and its page, by its id or by its last part (`id-null`). */
export const explain = (id: string): { rule: Rule; page: RulePage } | undefined => {
  const rule = rules.get(id) ?? [...rules.values()].find((one) => one.id.endsWith(`/${id}`));
  const page = rule && pages.get(rule.id);
  return rule && page && { rule, page };
};
