/** What the built site asks of a network: in brotli at its best, as a host sends it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises, variantOf } from '../graders/index.ts';
import type { Exercise } from '../graders/types.ts';
import { launch, type Served, serve } from './browser.ts';
import { built, files, lessons } from './built.ts';
import { cardOn } from './exercise-page.ts';
import { dynamicImports, firstLoad, staticImports } from './weight.mjs';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const KB = 1024;
const weights = new Map<string, number>();

const packed = (file: string): number => {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
};

const weighed = (fetched: readonly string[]) => ({
  parts: Object.fromEntries(fetched.map((file) => [file.slice(built.length), packed(file)])),
  total: fetched.reduce((sum, file) => sum + packed(file), 0),
});

/**
 * A lesson as it is when nobody has touched it yet, and what it fetches from then on. `needed` stops with the reply: what the
 * newest revision would say of a right answer comes after it.
 */
const opened = async (lesson: string) => {
  const page = await browser.newPage();
  const fetched: string[] = [];
  const needed: string[] = [];
  await page.route('**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (!/\.(woff2|svg)$/.test(path)) {
      const file = join(built, path.endsWith('/') ? `${path}index.html` : path);
      fetched.push(file);
      if (path.endsWith('/') || !(await page.evaluate(() => document.querySelector('.reply.passed'))))
        needed.push(file);
    }
    await route.continue();
  });
  await page.goto(served.url + lesson, { waitUntil: 'networkidle' });
  const atFirst = fetched.splice(0);
  // What is counted as its first load is what a browser asks for.
  expect(atFirst.toSorted()).toEqual(firstLoad(built, fileOf(lesson), packed).files.toSorted());
  needed.splice(0);
  return { page, fetched, needed };
};

const exercisesOn = (lesson: string): readonly Exercise[] => {
  const html = readFileSync(join(built, fileOf(lesson)), 'utf8');
  return [...exercises.values()]
    .map((exercise) => ({
      exercise: variantOf(exercise),
      at: html.indexOf(`id="${exercise.id.replaceAll('/', '-')}"`),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ exercise }) => exercise);
};

const answersTo = ({ solution, mistakes }: Exercise) => [
  { name: 'a right answer', answer: solution },
  ...mistakes.map(({ label, answer }) => ({ name: label, answer })),
];

const fileOf = (page: string): string => join(page, 'index.html').slice(1);

describe('fonts', () => {
  it('weigh 60 KB at most, all together', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => readFileSync(join(built, file)).length);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60 * KB);
  });
});

/** The editor, the controls and all that shows a reply: what the bench fetches beyond the grader. */
const bench = ((): ReadonlySet<string> => {
  const closure = (from: Iterable<string>): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const file of from) staticImports(file, found);
    return found;
  };
  const named = (name: RegExp) => closure(files.filter((file) => name.test(file)).map((file) => join(built, file)));
  const [own, grader] = [named(/\/bench\.[^/]*\.js$/), named(/\/browser\.[^/]*\.js$/)];
  const ofGrader = new Set([...grader, ...closure(dynamicImports(grader))]);
  const all = [...own, ...closure(dynamicImports([...own].filter((file) => !grader.has(file))))];
  return new Set(all.filter((file) => !ofGrader.has(file)));
})();

describe.each(lessons)('%s', (lesson) => {
  it(`weighs 15 KB at most before anybody touches an exercise`, () => {
    const { total, parts } = firstLoad(built, fileOf(lesson), packed);
    expect(total, JSON.stringify(parts)).toBeLessThanOrEqual(15 * KB);
  });

  const [first, ...others] = exercisesOn(lesson);
  // To try every answer of every lesson takes minutes: in each third lesson all are tried.
  const isSampled = lessons.indexOf(lesson) % 3 === 0;

  it.each(answersTo(first!).slice(0, isSampled ? 4 : 1))(
    'needs 50 KB of grader at most for its first check: $name',
    async ({ answer }) => {
      const { page, needed } = await opened(lesson);
      await cardOn(page, first!.id).answer(answer);
      const grader = weighed(needed.filter((file) => !bench.has(file)));
      expect(grader.total, JSON.stringify(grader.parts)).toBeLessThanOrEqual(50 * KB);
      await page.context().close();
    },
  );

  if (isSampled)
    it('needs 80 KB of grader at most for all its exercises, whatever is written', async () => {
      const { page, fetched } = await opened(lesson);
      for (const exercise of [first!, ...others]) {
        const { answer } = cardOn(page, exercise.id);
        for (const one of answersTo(exercise)) await answer(one.answer);
      }
      const { total, parts } = weighed(fetched.filter((file) => !file.endsWith('.json') && !bench.has(file)));
      expect(total, JSON.stringify(parts)).toBeLessThanOrEqual(80 * KB);
      await page.context().close();
    });
});
