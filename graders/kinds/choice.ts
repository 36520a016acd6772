import { put } from '../protocol/put.ts';
import { defineKind, type Judgement, type Option, type PublicExercise } from '../types.ts';

interface Pick {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const picksIn = (answer: string): readonly Pick[] =>
  [...answer.matchAll(/[^\s,;]+/g)].map((match) => ({
    key: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

const words = {
  one: 'picks the one that is right',
  each: 'is right about option {key}',
  nothing: {
    what: 'Nothing is picked yet.',
    why: 'There is nothing to judge.',
    fix: 'Pick what you take to be right. A wrong pick explains itself.',
  },
  unknown: {
    what: 'There is no `{key}` to pick.',
    why: 'An answer names what it picks by its letter.',
    fix: 'Write one of these: {keys}.',
  },
  several: {
    what: 'More than one is picked.',
    why: 'Only one of them is right.',
    fix: 'Keep the one that you would defend.',
  },
  picked: { what: 'You picked: {label}', again: 'Look at the question again, and pick anew.', fix: 'Leave it out.' },
  left: { what: 'You left out: {label}', fix: 'Pick it too.' },
};
type Said = typeof words;
type Options = Readonly<Record<string, Option>>;

const unknown = ({ unknown: said }: Said, key: string, options: Options) => ({
  what: put(said.what, { key }),
  why: said.why,
  fix: put(said.fix, { keys: Object.keys(options).join(', ') }),
});

/** One is right: the others explain themselves. */
const single = (answer: string, options: Options, said: Said): readonly Judgement[] => {
  const one = { criterion: 'choice', label: said.one, maxPoints: 2 } as const;
  const picks = picksIn(answer);
  const [pick, second] = picks;
  if (!pick) return [{ ...one, outcome: 'unjudged', miss: { start: 0, end: 0, ...said.nothing } }];
  const option = Object.hasOwn(options, pick.key) ? options[pick.key]! : undefined;
  if (!option) return [{ ...one, outcome: 'unmet', miss: { ...pick, ...unknown(said, pick.key, options) } }];
  if (second) return [{ ...one, outcome: 'unmet', miss: { ...second, ...said.several } }];
  if (option.right) return [{ ...one, outcome: 'met' }];
  const what = put(said.picked.what, { label: option.label });
  return [{ ...one, outcome: 'unmet', miss: { ...pick, what, why: option.why, fix: said.picked.again } }];
};

/** Each is judged by itself. */
const several = (answer: string, options: Options, said: Said): readonly Judgement[] => {
  const picks = picksIn(answer);
  const stray = picks.find(({ key }) => !Object.hasOwn(options, key));
  const end = answer.trimEnd().length;
  return Object.entries(options).map(([key, { label, right, why }], at): Judgement => {
    const base = { criterion: key, label: put(said.each, { key }), maxPoints: 1 } as const;
    const pick = picks.find((own) => own.key === key);
    if (stray || picks.length === 0) {
      const miss = stray ? { ...stray, ...unknown(said, stray.key, options) } : { start: 0, end: 0, ...said.nothing };
      return { ...base, outcome: 'unjudged', ...(at === 0 && { miss }) };
    }
    if ((pick !== undefined) === (right === true)) return { ...base, outcome: 'met' };
    const { picked, left } = said;
    const miss = pick
      ? { ...pick, what: put(picked.what, { label }), why, fix: picked.fix }
      : { start: Math.max(0, end - 1), end, what: put(left.what, { label }), why, fix: left.fix };
    return { ...base, outcome: 'unmet', miss };
  });
};

export default defineKind({
  id: 'choice',
  title: 'A choice',
  instruction: 'Write the letter of what is right; of several, each.',
  words,
  judge: (answer, exercise: PublicExercise, said) =>
    (exercise.several ? several : single)(answer, exercise.options ?? {}, said),
});
