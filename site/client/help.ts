/** What stands behind the rungs of the ladder. A lesson leaves it to the card; the exercise's own page has it from the build. */

import type { PublicExercise } from '../../graders/types.ts';
import { messageLines } from '../exchange/messages.ts';
import { type Child, h, type Tree } from '../exchange/node.ts';
import t from '../i18n/reply.ts';
import { say } from '../say.ts';
import { words } from '../words.ts';

const picked = ({ options, solution }: PublicExercise): readonly Tree[] =>
  solution
    .trim()
    .split(/[\s,;]+/)
    .map((pick) =>
      Object.hasOwn(options!, pick)
        ? h('p', undefined, h('em', undefined, pick), ' ', words(options![pick]!.label))
        : h('p', undefined, h('em', undefined, say(t.message, { number: pick }))),
    );

const model = (exercise: PublicExercise, lane: string | undefined): readonly Tree[] => {
  if (exercise.options) return picked(exercise);
  if (exercise.solution === '') return [h('p', undefined, t.nothing)];
  return [h('pre', 'code', messageLines(exercise.solution, lane))];
};

/** The three hints and the model answer, which asks once more before it shows itself. */
export const rungs = (exercise: PublicExercise, lane: string | undefined): readonly Child[] => [
  ...exercise.hints.map((hint) => h('p', undefined, words(hint))),
  h('details', undefined, h('summary', undefined, t.anyway), model(exercise, lane)),
];
