/** The course: its parts, and its lessons in order with their neighbours. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { RevisionId } from '../graders/types.ts';

const titles = [
  'The wire protocol underneath',
  'JSON-RPC in depth',
  'Two eras of MCP',
  'The features on the wire',
  'In the field',
];

export interface Lesson {
  readonly entry: CollectionEntry<'lessons'>;
  readonly slug: string;
  /** Part and place in it, such as `1.4`. */
  readonly number: string;
  readonly part: number;
  readonly title: string;
  readonly lede: string;
  readonly minutes: number;
  readonly rules: readonly string[];
  readonly revision: RevisionId;
  /** Ids of its exercises, in the order of the text. */
  readonly exercises: readonly string[];
}

export interface Part {
  readonly number: number;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

const named = /^en\/(?<order>\d+)-(?<slug>[a-z0-9-]+)$/;
const exercise = /<Exercise\s[^>]*\bid="([^"]+)"/g;

const load = async (): Promise<readonly Part[]> => {
  const entries = (await getCollection('lessons')).map((entry) => {
    const match = named.exec(entry.id);
    if (!match)
      throw new Error(`lessons/${entry.id}.mdx: the name is no number, hyphen and words, such as 010-ids.mdx.`);
    return { entry, order: Number(match.groups!.order), slug: match.groups!.slug! };
  });
  entries.sort((a, b) => a.order - b.order);
  return titles.flatMap((title, i): readonly Part[] => {
    const number = i + 1;
    const lessons = entries
      .filter(({ entry }) => entry.data.part === number)
      .map(({ entry, slug }, place): Lesson => {
        const exercises = [...(entry.body ?? '').matchAll(exercise)].map(([, id]) => id!);
        return { entry, slug, number: `${number}.${place + 1}`, exercises, ...entry.data };
      });
    return lessons.length > 0 ? [{ number, title, lessons }] : [];
  });
};

let loaded: Promise<readonly Part[]> | undefined;

export const course = (): Promise<readonly Part[]> => {
  // In development a lesson may have changed since.
  if (!loaded || import.meta.env.DEV) loaded = load();
  return loaded;
};

export const allLessons = async (): Promise<readonly Lesson[]> => (await course()).flatMap(({ lessons }) => lessons);

/** The lesson whose page is being made, from the page's own address. */
export const lessonOf = async (slug: string | undefined): Promise<Lesson> => {
  const lesson = (await allLessons()).find((one) => one.slug === slug);
  if (!lesson) throw new Error(`"${slug}" is no lesson: this component belongs in one.`);
  return lesson;
};

/** Which lessons hold an exercise, and under which number. */
export const exerciseNumber = ({ number, exercises }: Lesson, id: string): string =>
  `${number}.${exercises.indexOf(id) + 1}`;
