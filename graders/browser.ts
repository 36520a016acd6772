/**
 * What a page loads when a learner first touches an editor: the grader without rule pages and exercises. The logic of most
 * rules, and the words of all, come when a text needs them, which is why everything here is a promise.
 */
import { type Checked, type Checker, createChecker, type Framing, type Input, reportOf } from './engine/check.ts';
import { type Graded, gradeWith, verdictOf } from './engine/grade.ts';
import { rowsOfAll, traceOf } from './engine/trace.ts';
import type { Repairs } from './json/parse.ts';
import { fetchKind } from './kinds/fetched.ts';
import { asksWithin } from './protocol/asks.ts';
import type { Inside } from './protocol/faults.ts';
import { payloads } from './protocol/payloads.ts';
import { revisions } from './protocol/revisions/index.ts';
import { always, logicOf, outlines, wordsOf } from './rules/parts.ts';
import type { CheckOptions, PublicExercise, Report, RuleLogic, RuleWords, Trace, TraceRow, Verdict } from './types.ts';

/** What was asked for and is not here yet. */
let wanted = new Set<string>();
/** All that is in view, where it is one text. */
let view: string | undefined;

/** A word may be spelled with escapes. */
const mayHave = (words: readonly string[] | undefined): boolean =>
  words === undefined || view === undefined || /\\[u/]/.test(view) || words.some((word) => view!.includes(word));

const known = new Map<string, RuleLogic>(always.map((rule) => [rule.id, rule]));

/** Of rules that are not here yet, only which messages meet them is known: one that does wants them. */
const waiting = new Map<string, readonly RuleLogic[]>();
for (const [name, own] of Object.entries(outlines)) {
  const standIns = own.flatMap(({ slips = [undefined], ...outline }) => {
    const check = (): void => {
      if (mayHave(outline.mentions)) wanted.add(name);
    };
    return slips.map((slip): RuleLogic => ({ ...outline, id: name, level: 'MUST', slip, check }));
  });
  waiting.set(name, standIns);
}

/** Stands in for a part that is not here yet: whoever needs it wants it, and goes on with nothing. */
const lacking =
  <T>(name: string, nothing: T): (() => T) =>
  () => {
    wanted.add(name);
    return nothing;
  };

let repairs: Repairs = {
  recover(text, start, end) {
    wanted.add('repairs');
    return { text, start, end, root: undefined, slips: [], accepted: false };
  },
  audit: lacking('repairs', []),
};
let framing: Framing = {
  decode: lacking('framing', { text: '', slips: [] }),
  readStdioStream: lacking('framing', []),
  readStdioWrites: lacking('framing', []),
};
let inside: Inside = {
  asksWithin,
  repliesWithin: lacking('inside', []),
  originOf: lacking('inside', undefined),
};
const assembled = (): Checker => {
  // Findings of one place stand in the order of the catalogue.
  const rules = [...known.values()].sort((a, b) => (`${a.id}.` < `${b.id}.` ? -1 : 1));
  return createChecker([...rules, ...[...waiting.values()].flat()], revisions, {
    ...repairs,
    ...framing,
    ...payloads(inside),
  });
};

let checker = assembled();

const fetchPart = async (name: string): Promise<void> => {
  if (name === 'repairs') repairs = await import('./json/repairs.ts');
  else if (name === 'framing') framing = await import('./protocol/framing.ts');
  else if (name === 'inside') inside = await import('./protocol/inside.ts');
  else {
    for (const rule of await logicOf(name)) known.set(rule.id, rule);
    waiting.delete(name);
  }
};

/** Works again and again, each time with what was wanted, until nothing is. */
const settled = async <T>(own: string | undefined, work: (checker: Checker) => T): Promise<T> => {
  for (;;) {
    wanted = new Set();
    view = own;
    const done = work(checker);
    if (wanted.size === 0) return done;
    await Promise.all([...wanted].map(fetchPart));
    checker = assembled();
  }
};

const wordsFor = async ({ found }: Pick<Checked, 'found'>): Promise<(id: string) => RuleWords | undefined> => {
  const ids = [...new Set(found.filter(({ words }) => !words).map(({ active }) => active.rule.id))];
  const words = new Map(await Promise.all(ids.map(async (id) => [id, await wordsOf(id)] as const)));
  return (id) => words.get(id);
};

const inspected = (input: Input, options: CheckOptions = {}): Promise<Checked> => {
  const own = typeof input === 'string' ? `${options.answers} ${input}` : undefined;
  return settled(own, (by) => by.inspect(input, options));
};

export const check = async (input: Input, options?: CheckOptions): Promise<Report> => {
  const checked = await inspected(input, options);
  return reportOf(checked, await wordsFor(checked));
};

export const trace = async (input: Input, options?: CheckOptions): Promise<Trace> => {
  const checked = await inspected(input, options);
  return traceOf(checked, await wordsFor(checked));
};

/**
 * The rows of a diagram at once and without a word, for a text that is still being written. Most such texts are not JSON yet:
 * until what reads them has arrived, they are rows without an inside.
 */
export const sketch = (input: Input, options?: CheckOptions): readonly TraceRow[] => {
  wanted = new Set();
  const rows = rowsOfAll(checker.inspect(input, options).exchange);
  if (wanted.has('repairs')) {
    fetchPart('repairs').then(
      () => {
        checker = assembled();
      },
      // The next text asks again.
      () => {},
    );
  }
  return rows;
};

/** Fetches what any answer will need, while it is being written. */
export const prepare = async (exercise: PublicExercise): Promise<void> => {
  const kind = await fetchKind(exercise.kind);
  await settled(`${exercise.given}`, (by) => gradeWith(by, () => kind)(exercise, ''));
};

export const grade = async (exercise: PublicExercise, answer: string): Promise<Verdict> => {
  const own = `${exercise.given}\n${answer}`;
  const kind = await fetchKind(exercise.kind);
  const graded = await settled(own, (by): Graded => gradeWith(by, () => kind)(exercise, answer));
  return verdictOf(graded, await wordsFor(graded));
};
