/** The course in outline, as `course.json` has it. */
import { href, lessonHref } from '../../address.ts';
import { once } from '../fetched.ts';

export interface OutlinedExercise {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly varies?: boolean;
}

export interface OutlinedLesson {
  readonly number: string;
  readonly title: string;
  readonly slug: string;
  readonly exercises: readonly OutlinedExercise[];
}

export interface OutlinedPart {
  readonly number: number;
  readonly title: string;
  readonly lessons: readonly OutlinedLesson[];
}

export interface Outline {
  readonly parts: readonly OutlinedPart[];
}

export const outline = once(async (): Promise<Outline> => {
  const response = await fetch(href('en/course.json'));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
});

export const lessonsOf = ({ parts }: Outline): readonly OutlinedLesson[] => parts.flatMap(({ lessons }) => lessons);

export const exercisesOf = (outline: Outline): readonly OutlinedExercise[] =>
  lessonsOf(outline).flatMap(({ exercises }) => exercises);

export const exerciseHref = ({ slug }: OutlinedLesson, { id }: OutlinedExercise): string =>
  `${lessonHref(slug)}#${id.replaceAll('/', '-')}`;
