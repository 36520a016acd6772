/** What a card shows of an exercise, worked out while the site is built. */
import { exercises, grade, kinds, trace, variantOf } from '../../../graders/index.ts';
import type { Exercise, PublicExercise, Role } from '../../../graders/types.ts';
import { plain } from '../../words.ts';

export interface Item {
  readonly name: string;
  readonly label: string;
}

export interface Group {
  readonly title: string | undefined;
  /** Whose lane it has, where one side alone sends this. */
  readonly lane: Role | undefined;
  readonly items: readonly Item[];
}

export interface Plan {
  readonly exercise: PublicExercise;
  /** Id of the card's section, and so the fragment of its address. */
  readonly anchor: string;
  readonly groups: readonly Group[];
  readonly points: number;
  /** How the answer is written. */
  readonly instruction: string;
  /** Lane of an answer that has no arrows. */
  readonly lane: 'go' | 'back' | undefined;
}

export const anchorOf = (id: string): string => id.replaceAll('/', '-');

const titles = { request: 'The request', notification: 'The notification', response: 'The response' } as const;
type Of = keyof typeof titles;

const isOf = (kind: string, of: Of): boolean =>
  of === 'response' ? kind === 'result' || kind === 'error' : kind === of;

/** The one side that sends messages of this kind in the model answer. */
const laneOf = ({ solution, revision }: Exercise, of: Of): Role | undefined => {
  const { rows } = trace(solution, { revision, transport: 'none' });
  const senders = new Set(rows.filter(({ kind }) => isOf(kind, of)).map(({ sender }) => sender));
  return senders.size === 1 ? [...senders][0] : undefined;
};

const groupsOf = (exercise: Exercise, items: readonly Item[]): readonly Group[] => {
  const of = ({ name }: Item): Of | undefined => exercise.criteria[name]?.of?.kind;
  const kinds = [...new Set(items.map(of).filter((kind) => kind !== undefined))];
  if (kinds.length < 2) return [{ title: undefined, lane: undefined, items }];
  const grouped = kinds.map((kind) => ({
    title: titles[kind],
    lane: laneOf(exercise, kind),
    items: items.filter((item) => of(item) === kind),
  }));
  return [...grouped, { title: undefined, lane: undefined, items: items.filter((item) => of(item) === undefined) }];
};

/** The messages that came before, each with its arrow and in its lane; the members of a batch are one. */
export const messagesIn = ({ given = '', revision, session, transport = 'none' }: PublicExercise) => {
  const ends = new Map(
    trace(given, { revision, session, transport }).rows.map(({ index, end, sender }) => [index, { end, sender }]),
  );
  let before = 0;
  return [...ends.values()].map(({ end, sender }) => {
    const start = before + /^\s*/.exec(given.slice(before))![0].length;
    before = end;
    return { start, end, lane: sender === 'client' ? 'go' : 'back' } as const;
  });
};

export const planOf = (id: string): Plan => {
  const written = exercises.get(id);
  if (!written) throw new Error(`There is no exercise "${id}". There are: ${[...exercises.keys()].join(', ')}.`);
  const exercise = variantOf(written);
  const { mistakes: _, ...shown } = exercise;
  const { results, maxPoints } = grade(exercise, exercise.starter);
  const items = results.map(({ criterion, label }) => ({ name: criterion, label }));
  const kind = kinds.get(exercise.kind)!;
  const sender = kind.read?.(exercise.starter, exercise).sender;
  return {
    exercise: shown,
    anchor: anchorOf(id),
    groups: groupsOf(exercise, items),
    points: maxPoints,
    instruction: plain(kind.instruction),
    lane: sender && (sender === 'server' ? 'back' : 'go'),
  };
};

/** JSON for the page: no text in it can end the element it stands in. */
export const inPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
