/**
 * The public API. Pure: text in, findings and words out; the same in every host.
 *
 * `check` says what is wrong with messages, `compare` says it by every revision, `migrate` what takes them from one to
 * another, `trace` adds the pairing that a sequence diagram draws, `grade` judges an answer to an exercise, `explain` is one
 * rule with its page. `rules`, `pages`, `exercises`, `revisions`, `kinds` and `logs` are the catalogues as data.
 */
import { checker } from './checker.ts';
import { type Input, reportOf } from './engine/check.ts';
import { compareWith, migrateWith } from './engine/compare.ts';
import { type PlainExample, plainExample } from './engine/example.ts';
import { gradeWith, verdictOf } from './engine/grade.ts';
import { traceOf } from './engine/trace.ts';
import { variantOf } from './engine/variant.ts';
import { exercises } from './exercises/index.ts';
import { kinds } from './kinds/index.ts';
import { logs } from './protocol/logs/index.ts';
import { revisions } from './protocol/revisions/index.ts';
import { rules as logic } from './rules/index.ts';
import { pages } from './rules/pages.ts';
import { words } from './rules/words.ts';
import type {
  CheckOptions,
  CompareOptions,
  Comparison,
  Example,
  Exercise,
  Migration,
  PublicExercise,
  Report,
  RevisionId,
  Rule,
  RuleLogic,
  RulePage,
  Trace,
  Verdict,
} from './types.ts';

export { levelIn } from './engine/plan.ts';
export type * from './types.ts';
export { exercises, kinds, logs, pages, revisions, variantOf };

export const rules: ReadonlyMap<string, Rule> = new Map(
  [...logic].map(([id, rule]) => [id, { ...rule, ...words.get(id)! }]),
);

const wordsOf = (id: string) => words.get(id);
const judge = gradeWith(checker, (id) => kinds.get(id));

/**
 * Judges messages (each with its sender), a raw stream or a log as text or UTF-8 bytes, or the streams of both sides apart,
 * where offsets count in the stream of each message's sender. Throws `RangeError` for a revision or a log format that does
 * not exist, and never on a text.
 */
export const check = (input: Input, options?: CheckOptions): Report =>
  reportOf(checker.inspect(input, options), wordsOf);

/** The same by every revision at once, each with a verdict in plain words: *It lacks `resultType`.* */
export const compare: (input: Input, options?: CompareOptions) => Comparison = compareWith(checker, revisions, wordsOf);

/**
 * What to change to move messages from a revision (`auto`: the one they declare) to another, in order, and what is no
 * longer wrong there. Framing is the same in all of them, and judged only where `transport` says so.
 */
export const migrate: (input: Input, from: RevisionId | 'auto', to: RevisionId, options?: CompareOptions) => Migration =
  migrateWith(checker, revisions, wordsOf);

/** `check` with the pairing of messages. */
export const trace = (input: Input, options?: CheckOptions): Trace => traceOf(checker.inspect(input, options), wordsOf);

/**
 * Judges an answer. `exercise` is a definition or an id; throws `RangeError` for an id that does not exist. `seed` picks the
 * values of an exercise that varies; without one it is as it is written.
 */
export const grade = (exercise: Exercise | PublicExercise | string, answer: string, seed?: string): Verdict => {
  const found = typeof exercise === 'string' ? exercises.get(exercise) : exercise;
  if (!found) throw new RangeError(`There is no exercise "${exercise}".`);
  return verdictOf(judge(variantOf(found, seed), answer), wordsOf);
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
