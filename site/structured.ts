/** The course and its lessons in the words of schema.org. */
import { href, lessonHref } from './address.ts';
import type { Lesson, Part } from './course.ts';
import cards from './i18n/cards.ts';
import map from './i18n/course-map.ts';
import { lang } from './language.ts';

export type Data = Readonly<Record<string, unknown>>;

const whole = (path: string, site: URL | undefined): string => new URL(path, site ?? 'http://localhost').href;

const duration = (minutes: number): string => `PT${minutes}M`;

const lessonData = ({ slug, title, minutes }: Lesson, site: URL | undefined): Data => ({
  '@type': 'LearningResource',
  '@id': whole(lessonHref(slug), site),
  name: title,
  learningResourceType: 'lesson',
  timeRequired: duration(minutes),
});

export const courseData = (parts: readonly Part[], site: URL | undefined): Data => ({
  '@type': 'Course',
  '@id': whole(href('en/'), site),
  name: cards.course,
  description: map.description,
  inLanguage: lang,
  isAccessibleForFree: true,
  provider: { '@type': 'Organization', name: 'Handwire', url: whole(href(), site) },
  offers: { '@type': 'Offer', category: 'Free' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: duration(parts.reduce((sum, { minutes }) => sum + minutes, 0)),
  },
  syllabusSections: parts.map(({ title, minutes }) => ({
    '@type': 'Syllabus',
    name: title,
    timeRequired: duration(minutes),
  })),
  // Here and not in the lessons, which are to be light.
  hasPart: parts.flatMap(({ lessons }) => lessons.map((lesson) => lessonData(lesson, site))),
});
