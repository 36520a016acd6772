/** Judges an answer: the rules say whether it is sound, the criteria whether it is what the exercise asks. */

import { type Draft, slip } from '../protocol/draft.ts';
import { hasArrows, readLoose, readOne } from '../protocol/loose.ts';
import { put } from '../protocol/put.ts';
import type {
  Criterion,
  Entry,
  Finding,
  Judgement,
  Kind,
  PublicExercise,
  Reading,
  Result,
  Selector,
  Span,
  Verdict,
} from '../types.ts';
import { type Checker, reported, withBytes } from './check.ts';
import { missOf } from './expect.ts';
import { explainAll, type WordsOf } from './explain.ts';
import type { Raw } from './run.ts';
import { selectMessage } from './select.ts';
import { taskRule, taskWords } from './task.ts';
import said from './words.ts';

/** Everything an answer must keep, whatever it is about: the last line of each checklist. */
const soundness = { criterion: 'sound', label: said.sound, maxPoints: 1 } as const;

/** A verdict before its findings have words. */
export interface Graded {
  readonly exercise: PublicExercise;
  readonly answer: string;
  readonly verdict: Omit<Verdict, 'findings'>;
  readonly found: readonly Raw[];
}

export const gradeWith =
  (checker: Checker, kindOf: (id: string) => Kind | undefined) =>
  (exercise: PublicExercise, answer: string): Graded => {
    const kind = kindOf(exercise.kind);
    if (!kind) throw new Error(`${exercise.id} is of the kind "${exercise.kind}", which is not there.`);
    const asked = kind.judge?.(answer, exercise, kind.words ?? {}).map(judgedOf) ?? [];
    if (!kind.read) return pickedOf(exercise, answer, asked);
    const given = exercise.given === undefined ? [] : readLoose(exercise.given, undefined);
    const reading = kind.read(answer, exercise);
    const { text, offsets } = reading.written ?? { text: answer };
    const drafts = readAnswer(text, reading, checker);
    const { session, transport } = exercise;
    const { exchange, found } = checker.judge([...given, ...drafts], exercise.revision, { session, transport });
    const entries = exchange.entries.slice(given.length);
    const raws = found.map((raw) => inAnswer(raw, given.length, text)).filter((raw) => raw !== undefined);
    const lost = entries.filter(({ index }) => found.some((raw) => raw.index === index && isLoss(raw)));
    const judged = Object.entries(exercise.criteria).map(([name, one]) =>
      judgeCriterion(name, one, entries, lost, exercise),
    );
    const graded = gradedOf(exercise, answer, entries, lost, given.length, raws, [...asked, ...judged]);
    return offsets ? asWritten(graded, offsets) : graded;
  };

/** The same at the places of the answer. */
const asWritten = ({ verdict, found, ...graded }: Graded, offsets: readonly number[]): Graded => {
  const inAnswer = <T extends Span>(one: T): T => ({ ...one, start: offsets[one.start]!, end: offsets[one.end]! });
  return {
    ...graded,
    verdict: { ...verdict, messages: verdict.messages.map(inAnswer) },
    found: found.map((raw) => ({ ...inAnswer(raw), related: raw.related?.map(inAnswer) })),
  };
};

/** What a kind judged, as a criterion is judged. */
const judgedOf = ({ miss, ...result }: Judgement): Judged => {
  const points = result.outcome === 'met' ? result.maxPoints : 0;
  if (!miss) return { result: { ...result, points }, miss: undefined };
  const { start, end, what, why, fix, headline } = miss;
  const raw: Raw = {
    active: taskRule(result.criterion),
    words: {
      title: put(said.answer, { label: result.label }),
      headline: headline ?? said.headline,
      why,
      messages: { miss: { what, fix } },
    },
    message: 'miss',
    index: -1,
    step: 5,
    start,
    end,
    pointer: '',
    data: undefined,
    related: undefined,
  };
  return { result: { ...result, points }, miss: raw };
};

/** The verdict on an answer that is no message. */
const pickedOf = (exercise: PublicExercise, answer: string, judged: readonly Judged[]): Graded => {
  const results = judged.map(({ result }) => result);
  const verdict = {
    exercise: exercise.id,
    revision: exercise.revision,
    gradable: results.some(({ outcome }) => outcome !== 'unjudged'),
    outcome: results.every(({ outcome }) => outcome === 'met') ? 'pass' : 'fail',
    points: sum(results.map(({ points }) => points)),
    maxPoints: sum(results.map(({ maxPoints }) => maxPoints)),
    results,
    messages: [],
  } as const;
  return { exercise, answer, verdict, found: judged.flatMap(({ miss }) => (miss ? [miss] : [])) };
};

/** The verdict with words. */
export const verdictOf = ({ exercise, answer, verdict, found }: Graded, words: WordsOf): Verdict => ({
  ...verdict,
  findings: explainAll(found, words, () => answer).map((one) => ofTask(one, exercise)),
});

/** A fault in the text or on the line: whoever reads it gets nothing to judge. */
const isLoss = ({ step, active }: Raw): boolean => step === 0 && active.severity === 'error';

interface Judged {
  readonly result: Result;
  readonly miss: Raw | undefined;
}

const readAnswer = (
  answer: string,
  { notation, sender, written }: Reading,
  { readStdioStream }: Checker,
): readonly Draft[] => {
  if (written && answer.trim() !== '')
    return readStdioStream(answer, sender).map((draft) => withBytes(draft, written.slips));
  if (notation === 'one') return readOne(answer, sender);
  if (notation === 'lines' || answer.trim() === '') return readLoose(answer, sender);
  // A learner's last line needs no newline of its own: the field or the file ends it.
  const whole = answer.endsWith('\n') ? answer : `${answer}\n`;
  return hasArrows(answer) ? readLoose(answer, sender).map(onOneLine) : readStdioStream(whole, sender);
};

const onOneLine = (draft: Draft): Draft => {
  const feed = draft.text.indexOf('\n', draft.start);
  if (feed === -1 || feed >= draft.end || draft.slips.length > 0) return draft;
  const lines = draft.text.slice(draft.start, draft.end).split('\n').length;
  return { ...draft, slips: [slip('stdio-embedded-newline', 'pretty', feed, feed + 1, { lines })] };
};

/** A finding in the answer's own numbers. One about a given message, such as a request left open, stands at the answer's end. */
const inAnswer = (raw: Raw, given: number, answer: string): Raw | undefined => {
  const related = raw.related?.map((one) => ({ ...one, index: one.index - given })).filter(({ index }) => index >= 0);
  if (raw.index >= given) return { ...raw, index: raw.index - given, related: related?.length ? related : undefined };
  if (raw.step < 4) return undefined;
  const end = answer.trimEnd().length;
  return { ...raw, index: -1, start: Math.max(0, end - 1), end, related: undefined };
};

const judgeCriterion = (
  name: string,
  criterion: Criterion,
  entries: readonly Entry[],
  lost: readonly Entry[],
  exercise: PublicExercise,
): Judged => {
  const { label, points: maxPoints = 1, of } = criterion;
  const others = Object.values(exercise.criteria).flatMap((one) =>
    one.of && !sameSelector(one.of, of) ? [one.of] : [],
  );
  const message = selectMessage(entries, of, others);
  const result = { criterion: name, label, maxPoints };
  if (message ? lost.some((entry) => entry.messages.includes(message)) : lost.length > 0) {
    return { result: { ...result, outcome: 'unjudged', points: 0 }, miss: undefined };
  }
  const wantsNothing = criterion.expects.absent === true && criterion.at === '';
  const miss = message
    ? missOf(message, criterion)
    : wantsNothing
      ? undefined
      : noMessage(of?.kind ?? kindOf(exercise));
  if (!miss) return { result: { ...result, outcome: 'met', points: maxPoints }, miss: undefined };
  const { at, data } = miss;
  const raw: Raw = {
    active: taskRule(name),
    words: taskWords(criterion),
    message: miss.message,
    index: message?.index === undefined ? -1 : message.index - (entries[0]?.index ?? 0),
    step: 5,
    start: at.start,
    end: at.end,
    pointer: at.pointer,
    data,
    related: undefined,
  };
  return { result: { ...result, outcome: 'unmet', points: 0 }, miss: raw };
};

const sameSelector = (a: Selector, b: Selector | undefined): boolean =>
  a.kind === b?.kind && a.method === b.method && a.id === b.id;

const kindOf = ({ sender, given }: PublicExercise): string => (sender === 'server' && given ? 'response' : 'message');

const noMessage = (kind: string) =>
  ({ message: 'none', at: { start: 0, end: 0, pointer: '' }, data: { kind } }) as const;

const gradedOf = (
  exercise: PublicExercise,
  answer: string,
  entries: readonly Entry[],
  lost: readonly Entry[],
  given: number,
  raws: readonly Raw[],
  judged: readonly Judged[],
): Graded => {
  const errors = raws.filter(({ active }) => active.severity === 'error');
  const missed = judged.flatMap(({ miss }) => (miss ? [miss] : []));
  // Where the answer has not the form that its kind asks for, what the rules say of it follows from that.
  const form = missed.filter(({ message }) => message === 'miss');
  const others = missed.filter((miss) => !form.includes(miss) && !isExplained(miss, errors));
  const shown = [...form, ...errors, ...oneEach(others)];
  const rest = raws.filter((raw) => raw.active.severity !== 'error' && !shown.some((one) => samePlace(one, raw)));
  const warnings = rest.filter(({ active }) => active.severity === 'warning');
  const notes = rest.filter(({ active }) => active.severity === 'note');
  const written = entries.some(({ messages, slips, document }) => messages.length > 0 || slips.length > 0 || document);
  const sound: Result = {
    ...soundness,
    outcome: errors.length > 0 ? 'unmet' : written || missed.length === 0 ? 'met' : 'unjudged',
    points: errors.length > 0 || (!written && missed.length > 0) ? 0 : soundness.maxPoints,
  };
  const results = [...judged.map(({ result }) => result), sound];
  const verdict = {
    exercise: exercise.id,
    revision: exercise.revision,
    gradable: entries.some((entry) => entry.messages.length > 0 && !lost.includes(entry)) || missed.length === 0,
    outcome: results.every(({ outcome }) => outcome === 'met') ? 'pass' : 'fail',
    points: sum(results.map(({ points }) => points)),
    maxPoints: sum(results.map(({ maxPoints }) => maxPoints)),
    results,
    messages: entries.map((entry) => ({ ...reported(entry), index: entry.index - given })),
  } as const;
  return { exercise, answer, verdict, found: [...shown, ...warnings, ...notes] };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const ofTask = (finding: Finding, { id }: PublicExercise): Finding => ({
  ...finding,
  index: finding.index === -1 ? null : finding.index,
  url: finding.level === 'TASK' ? `en/exercises/${id}/` : finding.url,
});

/** A criterion that a broken rule already explains is not met, but said only once. */
const isExplained = (miss: Raw, errors: readonly Raw[]): boolean =>
  miss.message === 'none'
    ? errors.length > 0
    : errors.some(
        (error) => error.index === miss.index && (covers(error.pointer, miss.pointer) || overlaps(error, miss)),
      );

const covers = (outer: string, inner: string): boolean => {
  const [a, b] = [outer.toLowerCase(), inner.toLowerCase()];
  return a === b || b.startsWith(`${a}/`) || (a !== '' && a.startsWith(`${b}/`));
};

const overlaps = (a: Raw, b: Raw): boolean => a.start < b.end && b.start < a.end;

const samePlace = (a: Raw, b: Raw): boolean =>
  a.index === b.index && (a.pointer === b.pointer || (a.start === b.start && a.end === b.end));

/** Several criteria that fail at one place, or inside one another, have one cause: the outermost is said. */
const oneEach = (missed: readonly Raw[]): readonly Raw[] =>
  missed.filter(
    (miss, at) =>
      !missed.some(
        (other, place) =>
          place !== at &&
          other.index === miss.index &&
          (other.message !== 'none') === (miss.message !== 'none') &&
          (other.start === miss.start &&
          other.end === miss.end &&
          other.message === miss.message &&
          other.pointer === miss.pointer
            ? place < at
            : miss.message !== 'none' &&
              miss.pointer !== other.pointer &&
              miss.pointer.startsWith(`${other.pointer}/`)),
      ),
  );
