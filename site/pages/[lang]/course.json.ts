/** The course in outline, for the pages that count what was done on a device. */
import type { APIRoute } from 'astro';
import type { Outline } from '../../client/progress/outline.ts';
import { planOf } from '../../components/exercise/plan.ts';
import { course } from '../../course.ts';
import { inLanguage } from '../../language.ts';
import { plain } from '../../words.ts';

export const getStaticPaths = () => inLanguage();

export const GET: APIRoute = async () => {
  const parts = (await course()).map(({ number, title, lessons }) => ({
    number,
    title,
    lessons: lessons.map(({ number, title, slug, exercises }) => ({
      number,
      title,
      slug,
      exercises: exercises.map((id) => {
        const { exercise, points, varies } = planOf(id);
        return { id, title: plain(exercise.title), points, ...(varies && { varies }) };
      }),
    })),
  }));
  return Response.json({ parts } satisfies Outline);
};
