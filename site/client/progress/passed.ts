/** What was passed, as sums and as a code that can be read without a key: `1 2.1 2.2:1,3`. */
import type { Outline, OutlinedExercise, OutlinedLesson } from './outline.ts';

export type IsPassed = (exercise: OutlinedExercise) => boolean;

export const sumOf = (exercises: readonly OutlinedExercise[], isPassed: IsPassed) => {
  const passed = exercises.filter(isPassed);
  const worth = (of: readonly OutlinedExercise[]): number => of.reduce((sum, { points }) => sum + points, 0);
  return { all: exercises.length, passed: passed.length, points: worth(passed), worth: worth(exercises) };
};

export const isWhole = ({ all, passed }: { readonly all: number; readonly passed: number }): boolean =>
  all > 0 && all === passed;

const lessonCode = ({ number, exercises }: OutlinedLesson, isPassed: IsPassed): readonly string[] => {
  const places = exercises.flatMap((exercise, at) => (isPassed(exercise) ? [at + 1] : []));
  if (places.length === 0) return [];
  return [places.length === exercises.length ? number : `${number}:${places.join(',')}`];
};

export const codeOf = ({ parts }: Outline, isPassed: IsPassed): string =>
  parts
    .flatMap(({ number, lessons }) => {
      const all = lessons.flatMap(({ exercises }) => exercises);
      return all.every(isPassed) ? [String(number)] : lessons.flatMap((lesson) => lessonCode(lesson, isPassed));
    })
    .join(' ');
