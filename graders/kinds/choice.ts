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

const one = { criterion: 'choice', label: 'picks the one that is right', maxPoints: 2 } as const;

/** One is right: the others explain themselves. */
const single = (answer: string, options: Readonly<Record<string, Option>>): readonly Judgement[] => {
  const picks = picksIn(answer);
  const [pick, second] = picks;
  if (!pick) return [{ ...one, outcome: 'unjudged', miss: { start: 0, end: 0, ...nothing } }];
  const option = Object.hasOwn(options, pick.key) ? options[pick.key]! : undefined;
  if (!option) return [{ ...one, outcome: 'unmet', miss: { ...pick, ...unknown(pick.key, options) } }];
  if (second) {
    const words = {
      what: 'More than one is picked.',
      why: 'Only one of them is right.',
      fix: 'Keep the one that you would defend.',
    };
    return [{ ...one, outcome: 'unmet', miss: { ...second, ...words } }];
  }
  if (option.right) return [{ ...one, outcome: 'met' }];
  const words = {
    what: `You picked: ${option.label}`,
    why: option.why,
    fix: 'Look at the question again, and pick anew.',
  };
  return [{ ...one, outcome: 'unmet', miss: { ...pick, ...words } }];
};

/** Each is judged by itself. */
const several = (answer: string, options: Readonly<Record<string, Option>>): readonly Judgement[] => {
  const picks = picksIn(answer);
  const stray = picks.find(({ key }) => !Object.hasOwn(options, key));
  const end = answer.trimEnd().length;
  return Object.entries(options).map(([key, { label, right, why }], at): Judgement => {
    const base = { criterion: key, label: `is right about option ${key}`, maxPoints: 1 } as const;
    const pick = picks.find((own) => own.key === key);
    if (stray || picks.length === 0) {
      const words = stray ? { ...stray, ...unknown(stray.key, options) } : { start: 0, end: 0, ...nothing };
      return { ...base, outcome: 'unjudged', ...(at === 0 && { miss: words }) };
    }
    if ((pick !== undefined) === (right === true)) return { ...base, outcome: 'met' };
    const words = pick
      ? { ...pick, what: `You picked: ${label}`, why, fix: 'Leave it out.' }
      : {
          start: Math.max(0, end - 1),
          end,
          what: `You left out: ${label}`,
          why,
          fix: 'Pick it too.',
        };
    return { ...base, outcome: 'unmet', miss: words };
  });
};

const nothing = {
  what: 'Nothing is picked yet.',
  why: 'There is nothing to judge.',
  fix: 'Pick what you take to be right. A wrong pick explains itself.',
} as const;

const unknown = (key: string, options: Readonly<Record<string, Option>>) => ({
  what: `There is no \`${key}\` to pick.`,
  why: 'An answer names what it picks by its letter.',
  fix: `Write one of these: ${Object.keys(options).join(', ')}.`,
});

export default defineKind({
  id: 'choice',
  title: 'A choice',
  instruction: 'Write the letter of what is right; of several, each.',
  judge: (answer, exercise: PublicExercise) => (exercise.several ? several : single)(answer, exercise.options ?? {}),
});
