/** The course as a whole: what it teaches is tried, and nothing that a revision asks goes untried. */
import { describe, expect, it } from 'vitest';
import { exercises, levelIn, revisions, rules } from '../graders/index.ts';
import { lessonsOf, practice } from './course.mjs';

const lessons = lessonsOf();

describe('the exercises', () => {
  it('try every rule that a revision makes a MUST', () => {
    const open = practice({ rules, exercises, revisions, levelIn }).filter((rule) => rule.exercises.length === 0);
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('are at least ninety, and at least fifty of them vary', () => {
    expect(exercises.size).toBeGreaterThanOrEqual(90);
    expect([...exercises.values()].filter(({ vary }) => vary).length).toBeGreaterThanOrEqual(50);
  });

  it('are of every kind', () => {
    expect(new Set([...exercises.values()].map(({ kind }) => kind))).toEqual(
      new Set(['message', 'exchange', 'stream', 'repair', 'reply', 'order', 'choice', 'blame', 'bytes']),
    );
  });
});

describe('the lessons', () => {
  it('stand in five parts', () => {
    expect(lessons.map(({ part }) => part)).toEqual(lessons.map(({ part }) => part).toSorted());
    expect(new Set(lessons.map(({ part }) => part))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('build only on lessons that come before them, and on one each, but for the first', () => {
    const place = new Map(lessons.map(({ slug }, at) => [slug, at]));
    const wrong = lessons.flatMap(({ slug, needs }, at) =>
      needs.filter((need) => !((place.get(need) ?? at) < at)).map((need) => `${slug} needs ${need}`),
    );
    expect(wrong).toEqual([]);
    expect(lessons.filter(({ needs }) => needs.length === 0).map(({ slug }) => slug)).toEqual(['three-message-shapes']);
  });

  it('name no lesson that another one they name builds on', () => {
    const needsOf = new Map(lessons.map(({ slug, needs }) => [slug, needs]));
    const below = (slug: string): readonly string[] =>
      (needsOf.get(slug) ?? []).flatMap((need) => [need, ...below(need)]);
    const twice = lessons.flatMap(({ slug, needs }) => {
      const implied = new Set(needs.flatMap(below));
      return needs.filter((need) => implied.has(need)).map((need) => `${slug} names ${need}`);
    });
    expect(twice).toEqual([]);
  });

  it.each(lessons)('$file takes four to eight minutes, teaches a rule and has it tried', (lesson) => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(4);
    expect(lesson.minutes).toBeLessThanOrEqual(8);
    expect(lesson.rules.length).toBeGreaterThan(0);
    expect(lesson.exercises.length).toBeGreaterThan(0);
  });
});
