/** What the built site asks of a network: in brotli at its best, as a host sends it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises } from '../graders/index.ts';
import { launch, type Served, serve } from './browser.ts';
import { built, files, lessons } from './built.ts';
import { cardOn } from './exercise-page.ts';
import { firstLoad } from './weight.mjs';

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

const fileOf = (page: string): string => join(page, 'index.html').slice(1);

describe('fonts', () => {
  it('weigh 60 KB at most, all together', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => readFileSync(join(built, file)).length);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60 * KB);
  });
});

describe.each(lessons)('%s', (lesson) => {
  it('weighs 15 KB at most before anybody touches an exercise', () => {
    const { total, parts } = firstLoad(built, fileOf(lesson), packed);
    expect(total, JSON.stringify(parts)).toBeLessThanOrEqual(15 * KB);
  });

  it('fetches 45 KB at most from the first focus to the first right answer', async () => {
    const page = await browser.newPage();
    const fetched: string[] = [];
    page.on('requestfinished', (request) => {
      const path = new URL(request.url()).pathname;
      if (/\.(woff2|svg)$/.test(path)) return;
      fetched.push(join(built, path.endsWith('/') ? `${path}index.html` : path));
    });
    await page.goto(served.url + lesson, { waitUntil: 'networkidle' });
    const atFirst = fetched.splice(0);
    // What is counted above is what a browser asks for.
    expect(atFirst.toSorted()).toEqual(firstLoad(built, fileOf(lesson), packed).files.toSorted());

    const id = await page.locator('exercise-card').first().locator('section.exercise').getAttribute('id');
    const exercise = [...exercises.values()].find((one) => one.id.replaceAll('/', '-') === id)!;
    const { reply, answer } = cardOn(page, exercise.id);
    await answer(exercise.solution);
    expect(await reply.locator('.score').textContent()).toMatch(/^(\d+) of \1$/);
    const parts = Object.fromEntries(fetched.map((file) => [file.slice(built.length), packed(file)]));
    const total = fetched.reduce((sum, file) => sum + packed(file), 0);
    expect(total, JSON.stringify(parts)).toBeLessThanOrEqual(45 * KB);
    await page.context().close();
  });
});
