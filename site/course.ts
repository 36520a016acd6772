/** The course: its parts, and its lessons in order, with what each builds on and is worth. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { exercises as catalogue, grade } from '../graders/index.ts';
import type { RevisionId } from '../graders/types.ts';
import words from './i18n/course.ts';
import { isEnglish, lang } from './language.ts';

const titles = Object.values(words.parts);

export interface Lesson {
  readonly entry: CollectionEntry<'lessons'>;
  readonly slug: string;
  /** Part and place in it, such as `1.4`. */
  readonly number: string;
  readonly part: number;
  readonly title: string;
  readonly lede: string;
  readonly minutes: number;
  /** Addresses of the lessons it builds on directly. */
  readonly needs: readonly string[];
  readonly rules: readonly string[];
  readonly revision: RevisionId;
  /** Ids of its exercises, in the order of the text. */
  readonly exercises: readonly string[];
  /** What all its exercises are worth together. */
  readonly points: number;
}

export interface Totals {
  readonly minutes: number;
  readonly exercises: number;
  readonly points: number;
}

export interface Part extends Totals {
  readonly number: number;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

export const totalsOf = (parts: readonly { readonly lessons: readonly Lesson[] }[]): Totals => {
  const lessons = parts.flatMap((part) => part.lessons);
  const sum = (of: (lesson: Lesson) => number): number => lessons.reduce((total, lesson) => total + of(lesson), 0);
  return {
    minutes: sum(({ minutes }) => minutes),
    exercises: sum(({ exercises }) => exercises.length),
    points: sum(({ points }) => points),
  };
};

const named = /^en\/(?<order>\d+)-(?<slug>[a-z0-9-]+)$/;
const exercise = /<Exercise\s[^>]*\bid="([^"]+)"/g;

const worth = (id: string): number => {
  const written = catalogue.get(id);
  if (!written) throw new Error(`A lesson names the exercise "${id}", which does not exist.`);
  return grade(written, written.starter).maxPoints;
};

/** A lesson builds only on lessons that a reader has met before it. */
const checkNeeds = (lessons: readonly { readonly slug: string; readonly needs: readonly string[] }[]): void => {
  const met = new Set<string>();
  for (const { slug, needs } of lessons) {
    const early = needs.find((need) => !met.has(need));
    if (early) throw new Error(`The lesson "${slug}" needs "${early}", and no lesson before it has that address.`);
    if (needs.length === 0 && met.size > 0) throw new Error(`The lesson "${slug}" has to say which lessons it needs.`);
    met.add(slug);
  }
};

const load = async (): Promise<readonly Part[]> => {
  const all = await getCollection('lessons');
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const english = all.filter(({ id }) => id.startsWith('en/'));
  const entries = english.map((entry) => {
    const match = named.exec(entry.id);
    if (!match)
      throw new Error(`lessons/${entry.id}.mdx: the name is no number, hyphen and words, such as 010-ids.mdx.`);
    const isOurs = !isEnglish('lessons', entry.id.slice('en/'.length));
    const own = isOurs ? byId.get(`${lang.toLowerCase()}/${entry.id.slice('en/'.length)}`) : undefined;
    return { entry: own ?? entry, order: Number(match.groups!.order), slug: match.groups!.slug! };
  });
  entries.sort((a, b) => a.order - b.order);
  checkNeeds(entries.map(({ entry, slug }) => ({ slug, needs: entry.data.needs })));
  return titles.flatMap((title, i): readonly Part[] => {
    const number = i + 1;
    const lessons = entries
      .filter(({ entry }) => entry.data.part === number)
      .map(({ entry, slug }, place): Lesson => {
        const exercises = [...(entry.body ?? '').matchAll(exercise)].map(([, id]) => id!);
        const points = exercises.reduce((total, id) => total + worth(id), 0);
        return { entry, slug, number: `${number}.${place + 1}`, exercises, points, ...entry.data };
      });
    return lessons.length > 0 ? [{ number, title, lessons, ...totalsOf([{ lessons }]) }] : [];
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
