/**
 * What an exercise claims of itself, proved: its solution passes, its mistakes are found, each of its criteria matters,
 * its hints give nothing away, and whoever spells a right answer otherwise is right as well.
 */

import { readWritten } from '../protocol/written.ts';
import type { CheckOptions, Criterion, Exercise, Report, Selector, Verdict } from '../types.ts';
import { variantOf } from './variant.ts';

/** A claim that does not hold, and how that shows. */
export interface Flaw {
  readonly exercise: string;
  /** The seed of the variant; undefined for the exercise as it is written. */
  readonly seed: string | undefined;
  readonly claim: string;
  readonly shows: string;
}

/** What proofs are made with. */
export interface Prover {
  grade(exercise: Exercise, answer: string): Verdict;
  check(text: string, options: CheckOptions): Report;
  isRule(id: string): boolean;
  isKind(id: string): boolean;
}

/** Twenty variants stand for all. */
const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at + 1}`);

/** All that is wrong with an exercise, each once; empty where every claim holds. */
export const prove = (exercise: Exercise, prover: Prover): readonly Flaw[] => {
  const flaws = new Map<string, Flaw>();
  const tellOf =
    (seed: string | undefined): Tell =>
    (claim, shows) => {
      // What fails as it is written fails in its variants too.
      if (!flaws.has(claim)) flaws.set(claim, { exercise: exercise.id, seed, claim, shows });
    };
  const written = JSON.stringify({ ...exercise, vary: undefined });
  for (const name of Object.keys(exercise.vary ?? {})) {
    if (!written.includes(`{${name}}`)) tellOf(undefined)('uses what it varies', `{${name}} stands nowhere`);
  }
  for (const seed of exercise.vary ? [undefined, ...seeds] : [undefined]) {
    const variant = variantOf(exercise, seed);
    const tell = tellOf(seed);
    if (!prover.isKind(exercise.kind)) tell('is of a kind that exists', `its kind is ${exercise.kind}`);
    else for (const claim of claims) claim(variant, prover, tell);
    const [stray] = (exercise.vary && /\{[a-z]\w*\}/i.exec(JSON.stringify(variant))) ?? [];
    if (stray !== undefined) tell('replaces each name in braces', `${stray} is left standing`);
  }
  return [...flaws.values()];
};

type Tell = (claim: string, shows: string) => void;
type Claim = (exercise: Exercise, prover: Prover, tell: Tell) => void;

const found = ({ findings }: Verdict): string => findings.map(({ rule }) => rule).join(', ') || 'nothing';

const firstOf = ({ findings }: Verdict): string => findings[0]?.rule ?? 'nothing';

/** Kinds whose answer is picked, not written. */
const picked: readonly string[] = ['choice', 'blame'];

const isWritten = ({ kind }: Exercise): boolean => !picked.includes(kind) && kind !== 'order';

// ---------------------------------------------------------------------------------------------- of every kind

const passesSolution: Claim = (exercise, { grade }, tell) => {
  const verdict = grade(exercise, exercise.solution);
  const isWhole = verdict.points === verdict.maxPoints && verdict.outcome === 'pass';
  if (!isWhole || verdict.findings.length > 0) {
    const score = `${verdict.points} of ${verdict.maxPoints}`;
    tell('passes its own solution, with nothing to say', `it gets ${score}, and finds ${found(verdict)}`);
  }
};

const failsStarter: Claim = (exercise, { grade }, tell) => {
  if (grade(exercise, exercise.starter).outcome === 'pass') tell('does not pass its starter', 'the starter passes');
  if (exercise.solution.trim() !== '' && grade(exercise, '').outcome === 'pass') {
    tell('does not pass an empty answer', 'an empty answer passes');
  }
};

const knowsMistakes: Claim = ({ kind, mistakes }, _prover, tell) => {
  const least = picked.includes(kind) || kind === 'order' ? 2 : 4;
  if (mistakes.length < least) tell(`knows at least ${least} mistakes`, `there are ${mistakes.length}`);
  const labels = mistakes.map(({ label }) => label);
  const twice = labels.find((label, at) => labels.indexOf(label) !== at);
  if (twice !== undefined) tell('has a label of its own for each mistake', `two are called "${twice}"`);
};

const ruleOf = (finds: string): string => (finds.includes('/') ? finds : `task/${finds}`);

const findsMistakes: Claim = (exercise, { grade, isRule }, tell) => {
  const criteria = new Set(grade(exercise, exercise.solution).results.map(({ criterion }) => criterion));
  for (const { label, answer, finds } of exercise.mistakes) {
    const claim = `finds first what it says: ${label}`;
    if (finds.includes('/') ? !isRule(finds) : !criteria.has(finds)) {
      tell(claim, `${finds} is neither a rule nor a criterion`);
      continue;
    }
    const verdict = grade(exercise, answer);
    if (verdict.outcome === 'pass') tell(claim, 'the answer passes');
    else if (firstOf(verdict) !== ruleOf(finds))
      tell(claim, `${ruleOf(finds)} is expected; first is ${found(verdict)}`);
  }
};

const squeezed = (text: string): string => text.replace(/\s+/g, '');

const givesNothingAway: Claim = (exercise, _prover, tell) => {
  const { hints, solution, criteria } = exercise;
  const claim = 'gives hints that are not the solution';
  const told = isWritten(exercise)
    ? [
        ...linesOf(solution).map(({ message }) => squeezed(JSON.stringify(message))),
        ...Object.values(criteria).flatMap(({ at, expects }) =>
          'const' in expects && at !== '' ? [squeezed(`"${namesIn(at).at(-1)}":${JSON.stringify(expects.const)}`)] : [],
        ),
      ]
    : [squeezed(solution)].filter((text) => text.length > 3);
  for (const hint of hints) {
    if (told.some((one) => squeezed(hint).includes(one))) tell(claim, `one is "${hint}"`);
  }
  if (new Set(hints).size < 3) tell(claim, 'two of the three are the same');
};

// ------------------------------------------------------------------------------------------- of what is picked

const offersOptions: Claim = ({ kind, options = {}, several, solution }, { isRule }, tell) => {
  if (!picked.includes(kind)) return;
  const all = Object.entries(options);
  if (all.length < 3) tell('offers at least three options', `there are ${all.length}`);
  const right = all.filter(([, option]) => option.right).map(([key]) => key);
  if (kind === 'choice' && !several && right.length !== 1) {
    tell('has one option that is right', `there are ${right.length}`);
  }
  if (kind === 'choice' && several && (right.length === 0 || right.length === all.length)) {
    tell('has options that are right and others that are not', `${right.length} of ${all.length} are right`);
  }
  if (kind === 'blame') {
    for (const [id] of all) if (!isRule(id)) tell('names rules that exist', `${id} is none`);
    const id = solution.trim().split(/\s+/)[1] ?? '';
    if (!(id in options)) tell('offers the rule that is broken', `${id} is not among its options`);
  }
};

const isToBlame: Claim = ({ kind, given = '', solution, revision, session, transport }, { check }, tell) => {
  if (kind !== 'blame') return;
  const { findings } = check(given, { revision, session, transport: transport ?? 'none' });
  const errors = findings.filter(({ severity }) => severity === 'error');
  const says = errors.map(({ index, rule }) => `${(index ?? 0) + 1} ${rule}`).join('; ');
  if (says !== solution.trim()) tell('blames what the grader blames, and nothing else is wrong', `it finds ${says}`);
};

// ------------------------------------------------------------------------------------------ of what is written

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Envelope = { [name: string]: Json };

interface Line {
  readonly arrow: string;
  /** An array where it is a batch. */
  readonly message: Envelope | Envelope[];
}

const arrow = /^\s*(-->|<--)\s*/;

/** The messages of a text that has one on each line, with the arrows before them. Throws where a line is not JSON. */
const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ arrow: arrow.exec(line)?.[0] ?? '', message: JSON.parse(line.replace(arrow, '')) as Envelope }));

/** The messages of a line: of a batch, each of its members. */
const membersOf = ({ message }: Line): readonly Envelope[] => (Array.isArray(message) ? message : [message]);

/** The lines with each of their messages changed; members of batches count one by one. */
const withMessages = (lines: readonly Line[], change: (message: Envelope, at: number) => Envelope): readonly Line[] => {
  let at = 0;
  return lines.map((line) => {
    const messages = membersOf(line).map((one) => change(one, at++));
    return { ...line, message: Array.isArray(line.message) ? messages : messages[0]! };
  });
};

/** What is on the wire already, without the lines that no parser can read. */
const readableIn = (text: string): readonly Line[] =>
  text.split('\n').flatMap((line) => (isReadable(line) ? linesOf(line) : []));

const write = (lines: readonly Line[], spelling: (value: Json) => string, end: string): string =>
  lines.map((line) => line.arrow + spelling(line.message)).join('\n') + end;

const endOf = (text: string): string => (text.endsWith('\n') ? '\n' : '');

const isReadable = (text: string): boolean => {
  try {
    return linesOf(text).every(({ message }) => typeof message === 'object' && message !== null);
  } catch {
    return false;
  }
};

const reversed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, one]) => [name, reversed(one)]),
  );
};

const escaped = (value: Json): string =>
  JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
    const text = JSON.parse(quoted) as string;
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`;
  });

const spellings: Readonly<Record<string, (value: Json) => string>> = {
  'no spaces': (value) => JSON.stringify(value),
  'many spaces': (value) => JSON.stringify(value, undefined, 1).replaceAll('\n', ' \t '),
  'keys in another order': (value) => JSON.stringify(reversed(value)),
  escapes: escaped,
};

const withMeta = (message: Envelope): Envelope =>
  Object.fromEntries(
    Object.entries(message).map(([name, value]) => [
      name,
      (name === 'params' || name === 'result') && typeof value === 'object' && !Array.isArray(value) && value
        ? { ...value, _meta: (value._meta ?? {}) as Envelope }
        : value,
    ]),
  );

const passesOtherSpellings: Claim = (exercise, { grade }, tell) => {
  const { solution, mistakes, transport } = exercise;
  if (!isWritten(exercise)) return;
  const lines = linesOf(solution);
  const tried = (how: string, answer: string): void => {
    const verdict = grade(exercise, answer);
    if (verdict.outcome === 'fail' || verdict.findings.length > 0) {
      tell(`passes its solution with ${how}`, `it finds ${found(verdict)}`);
    }
  };
  for (const [name, spelling] of Object.entries(spellings)) tried(name, write(lines, spelling, endOf(solution)));
  tried('metadata nobody asked for', write(withMessages(lines, withMeta), spellings['no spaces']!, endOf(solution)));
  if (transport !== 'stdio' && exercise.kind !== 'stream') {
    tried(
      'its messages on many lines',
      write(lines, (value) => JSON.stringify(value, undefined, 2), '\n'),
    );
  }
  for (const { label, answer } of mistakes) {
    if (!isReadable(answer)) continue;
    const plain = grade(exercise, answer);
    for (const [name, spelling] of Object.entries(spellings)) {
      const verdict = grade(exercise, write(linesOf(answer), spelling, endOf(answer)));
      if (firstOf(verdict) !== firstOf(plain) || verdict.points !== plain.points) {
        tell(`says the same of a mistake with ${name}: ${label}`, `it finds ${found(verdict)}`);
      }
    }
  }
};

const kindOf = (message: Envelope): Selector['kind'] =>
  'method' in message ? ('id' in message ? 'request' : 'notification') : 'response';

/** The line of the solution that a criterion is about. */
const chosen = ({ solution, given }: Exercise, { of }: Criterion): number => {
  const own = linesOf(solution).flatMap(membersOf);
  const all = [...readableIn(given ?? '').flatMap(membersOf), ...own];
  const methodOf = (message: Envelope): Json | undefined =>
    message.method ?? all.find((other) => 'method' in other && other.id === message.id)?.method;
  return own.findIndex(
    (message) =>
      !of ||
      (kindOf(message) === of.kind &&
        (of.id === undefined || JSON.stringify(message.id) === String(of.id)) &&
        (of.method === undefined || methodOf(message) === of.method)),
  );
};

const namesIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value with `change` applied at the pointer; a change to `undefined` takes the member away. */
const changed = (value: Json, names: readonly string[], change: (old: Json | undefined) => Json | undefined): Json => {
  const [name, ...rest] = names;
  if (name === undefined) return change(value) ?? {};
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => {
      if (String(at) !== name) return [one];
      const next = rest.length > 0 ? changed(one, rest, change) : change(one);
      return next === undefined ? [] : [next];
    });
  }
  const { [name]: old, ...others } = value as Envelope;
  const next = rest.length > 0 ? changed(old!, rest, change) : change(old);
  return next === undefined ? others : { ...others, [name]: next };
};

const another = (old: Json | undefined): Json => {
  if (typeof old === 'string') return `${old}x`;
  if (typeof old === 'number') return old + 1;
  if (typeof old === 'boolean') return !old;
  return Array.isArray(old) ? ['x'] : 'x';
};

/** Ways to break what a criterion expects, and nothing else. */
const breaches = ({ expects }: Criterion): Readonly<Record<string, (old: Json | undefined) => Json | undefined>> => {
  if (expects.absent) return { 'put there': () => 1 };
  const all: Record<string, (old: Json | undefined) => Json | undefined> = { 'taken away': () => undefined };
  if ('const' in expects || expects.enum) all.replaced = another;
  if (expects.type !== undefined) all['of another type'] = () => true;
  if (expects.pattern !== undefined) all.emptied = () => '';
  return all;
};

const needsEachCriterion: Claim = (exercise, { grade }, tell) => {
  if (!isWritten(exercise)) return;
  const { solution, criteria } = exercise;
  for (const [name, criterion] of Object.entries(criteria)) {
    // That something is not there at all is tried by the mistakes.
    if (criterion.expects.absent && criterion.at === '') continue;
    const at = chosen(exercise, criterion);
    if (at < 0) {
      tell(`needs ${name}`, 'no message of the solution fits its selector');
      continue;
    }
    for (const [how, change] of Object.entries(breaches(criterion))) {
      const lines = withMessages(linesOf(solution), (message, index) =>
        index === at ? (changed(message, namesIn(criterion.at), change) as Envelope) : message,
      );
      const verdict = grade(exercise, write(lines, spellings['no spaces']!, endOf(solution)));
      const own = verdict.results.find(({ criterion: one }) => one === name);
      if (own?.outcome !== 'unmet' || verdict.outcome !== 'fail') {
        tell(`needs ${name}: fails when it is ${how}`, `it is ${own?.outcome ?? 'not judged'}`);
      }
    }
  }
};

/** A claim about texts, made of an answer in bytes: of the text that its bytes are, where they are one. */
const ofText =
  (claim: Claim): Claim =>
  (exercise, prover, tell) => {
    if (exercise.kind !== 'bytes') return claim(exercise, prover, tell);
    const solution = readWritten(exercise.solution).text;
    const mistakes = exercise.mistakes.flatMap((mistake) => {
      const { text, slips } = readWritten(mistake.answer);
      return slips.length > 0 ? [] : [{ ...mistake, answer: text }];
    });
    const grade: Prover['grade'] = (one, answer) => prover.grade(one, answer.replaceAll('\n', '<0A>\n'));
    claim({ ...exercise, solution, mistakes }, { ...prover, grade }, tell);
  };

const claims: readonly Claim[] = [
  passesSolution,
  failsStarter,
  knowsMistakes,
  findsMistakes,
  ofText(givesNothingAway),
  offersOptions,
  isToBlame,
  ofText(passesOtherSpellings),
  ofText(needsEachCriterion),
];
