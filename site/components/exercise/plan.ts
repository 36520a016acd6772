/** What a card shows of an exercise, worked out while the site is built. */

import { exercises, grade, kinds, trace, variantOf } from '../../../graders/index.ts';
import type { Exercise, PublicExercise, Role } from '../../../graders/types.ts';
import { messageSpans } from '../../exchange/messages.ts';
import t from '../../i18n/exercise.ts';
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
  /** True where a code may choose other names and numbers. */
  readonly varies: boolean;
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

const titles = t.groups;
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

/** The messages that came before. */
export const messagesIn = ({ given = '', revision, session, transport = 'none' }: PublicExercise) =>
  messageSpans(given, trace(given, { revision, session, transport }).rows);

/** As its author wrote it, without the mistakes: what a card fetches, and makes a variant of. */
export const publicOf = (id: string): PublicExercise => {
  const { mistakes: _, ...shown } = exercises.get(id)!;
  return shown;
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
    varies: written.vary !== undefined,
    anchor: anchorOf(id),
    groups: groupsOf(exercise, items),
    points: maxPoints,
    instruction: plain(kind.instruction),
    lane: sender && (sender === 'server' ? 'back' : 'go'),
  };
};

/** JSON for the page: no text in it can end the element it stands in. */
export const inPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
