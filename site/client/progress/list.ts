/** The list of all that is kept: by lesson, each exercise with what is known of it and its own reset. */
import { nodeOf } from '../../exchange/dom.ts';
import { h, type Tree } from '../../exchange/node.ts';
import words from '../../i18n/progress.ts';
import { counted, say } from '../../say.ts';
import { standingHere } from '../standing.ts';
import { type Found, prefix, read, recall } from '../storage.ts';
import { timeOf } from './clock.ts';
import {
  exerciseHref,
  exercisesOf,
  lessonsOf,
  type Outline,
  type OutlinedExercise,
  type OutlinedLesson,
} from './outline.ts';

const isKept = ({ id }: OutlinedExercise): boolean => read(prefix + id) !== null;
const isPassed = ({ id, varies }: OutlinedExercise): boolean => standingHere(id, varies === true) === 'passed';

export const sumsOf = (outline: Outline) => {
  const all = exercisesOf(outline);
  const passed = all.filter(isPassed);
  const worth = (of: readonly OutlinedExercise[]): number => of.reduce((sum, { points }) => sum + points, 0);
  return {
    count: all.length,
    kept: all.filter(isKept).length,
    passed: passed.length,
    points: worth(passed),
    worth: worth(all),
  };
};

const standingIn = ({ answer, trouble }: Found, exercise: OutlinedExercise): string => {
  if (trouble) return words.here[trouble];
  if (answer?.claim !== undefined) return words.here.claimed;
  if (answer?.passed && !isPassed(exercise)) return words.here.otherVariant;
  return isPassed(exercise) ? words.here.passed : words.here.started;
};

/** What is known of an answer, from its standing to the time of its last change. */
const factsOf = (exercise: OutlinedExercise): string => {
  const found = recall(exercise.id);
  const { tries = 0, hints = [], lastChange } = found.answer ?? {};
  const time = timeOf(lastChange);
  return [
    standingIn(found, exercise),
    ...(tries > 0 ? [counted(words.here.tries, tries)] : []),
    ...(hints.length > 0 ? [counted(words.here.hints, hints.length)] : []),
    ...(time === undefined ? [] : [say(words.here.changed, { time })]),
  ].join(' · ');
};

const row = (lesson: OutlinedLesson, exercise: OutlinedExercise): Tree => {
  const { id, title } = exercise;
  const name = say(words.here.resetOne, { title });
  return h(
    'li',
    undefined,
    h(
      'div',
      undefined,
      h('p', undefined, h('a', { href: exerciseHref(lesson, exercise) }, title)),
      h('p', 'small quiet', factsOf(exercise)),
    ),
    h('button', { class: 'button', type: 'button', 'data-reset': id, 'aria-label': name }, words.here.reset),
  );
};

const lessonTree = (lesson: OutlinedLesson, isOpen: boolean): Tree => {
  const { number, title, exercises } = lesson;
  const sum = say(words.here.lesson, { passed: exercises.filter(isPassed).length, all: exercises.length });
  return h(
    'details',
    { class: 'lesson', 'data-lesson': number, open: isOpen },
    h('summary', undefined, h('span', undefined, `${number} ${title}`), h('small', undefined, sum)),
    h('ul', 'answers', ...exercises.filter(isKept).map((exercise) => row(lesson, exercise))),
  );
};

/** Draws the list; what was open stays open. */
export const drawList = (into: Element, outline: Outline): void => {
  const open = new Set([...into.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.lesson));
  const kept = lessonsOf(outline).filter(({ exercises }) => exercises.some(isKept));
  into.replaceChildren(
    ...kept.map((lesson) => nodeOf(lessonTree(lesson, kept.length === 1 || open.has(lesson.number)))),
  );
};
