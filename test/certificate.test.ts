/** The certificate: graded again before it is shown, and made to be printed. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../site/client/progress/passed.ts';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { seen } from './exercise-page.ts';
import { answer, keyOf, open, right, type Store } from './progress-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const certificate = (store: Store): Promise<Page> => open(browser, `${served.url}/en/certificate/`, store);
const first = 'wire/first-request';
const second = 'wire/first-result';

describe('a certificate', () => {
  it('is not there where nothing is passed', async () => {
    const page = await certificate({ [keyOf(first)]: answer('x') });
    await page.locator('[data-empty]').waitFor();
    expect(await seen(page.locator('[data-empty] p').first())).toBe(
      'Nothing is passed yet, so there is nothing to certify. The first exercise takes two minutes.',
    );
    expect(await page.locator('[data-paper]').isVisible()).toBe(false);
    await page.context().close();
  });

  it('lists what passes when it is graded again, and only that', async () => {
    const page = await certificate({
      [keyOf(first)]: answer(right(first), { passed: true }),
      [keyOf(second)]: answer('{}', { passed: true }),
      'handwire:name': 'Ann <b>Example</b>',
    });
    const paper = page.locator('[data-paper]');
    await paper.waitFor();
    expect(await seen(page.locator('[data-said]'))).toBe(
      '1 answer that is marked as passed does not pass now, and is left out.',
    );
    const text = await seen(paper);
    expect(text).toContain('Ann <b>Example</b>');
    expect(text).toMatch(/has passed 1 of the \d+ exercises of the Handwire course, for \d of \d+ points\./);
    expect(text).toMatch(/Graded again on \d{1,2} [A-Z][a-z]+ \d{4}/);
    expect(text).toContain('This is no proof.');
    expect(await seen(paper.locator('code'))).toMatch(/^1\.\d+:\d$/);
    await page.context().close();
  });

  it('counts what passed where the text goes on, and no answer to another code', async () => {
    const page = await certificate({
      [keyOf(first)]: answer('going on', { passed: true, passedText: right(first) }),
      [keyOf('ids/a-free-id')]: answer(right('ids/a-free-id'), { passed: true, seed: 'autumn' }),
    });
    await page.locator('[data-paper]').waitFor();
    expect(await seen(page.locator('[data-paper]'))).toMatch(/has passed 1 of the/);
    expect(await page.locator('[data-nameless]').isVisible()).toBe(true);
    await page.context().close();
  });

  it('says where the grader is missing, and is made when it comes', async () => {
    const page = await open(
      browser,
      `${served.url}/en/certificate/`,
      { [keyOf(first)]: answer(right(first), { passed: true }) },
      {},
      (page) => page.route('**/exercises/**.json', (route) => route.abort()),
    );
    await expect
      .poll(() => seen(page.locator('[data-said]')))
      .toBe('The grader did not arrive. Your answers are safe: Try again');
    await page.unroute('**/exercises/**.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-paper]').waitFor();
    await page.context().close();
  });

  it('is printed alone, on one page', async () => {
    const page = await certificate({ [keyOf(first)]: answer(right(first), { passed: true }) });
    await page.locator('[data-paper]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const visible = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, nav, h1, footer')]
        .filter((one) => one.checkVisibility())
        .map(({ tagName }) => tagName),
    );
    expect(visible).toEqual([]);
    expect(await page.locator('[data-paper] h2').isVisible()).toBe(true);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.context().close();
  });
});

describe('the code of what was passed', () => {
  const exercise = (id: string) => ({ id, title: id, points: 1 });
  const lesson = (number: string, ids: readonly string[]) => ({
    number,
    title: '',
    slug: '',
    exercises: ids.map(exercise),
  });
  const outline = {
    parts: [
      { number: 1, title: '', lessons: [lesson('1.1', ['a', 'b']), lesson('1.2', ['c'])] },
      { number: 2, title: '', lessons: [lesson('2.1', ['d', 'e', 'f']), lesson('2.2', ['g', 'h'])] },
    ],
  };
  it.each([
    ['', ''],
    ['a', '1.1:1'],
    ['ab', '1.1'],
    ['abc', '1'],
    ['abcdfgh', '1 2.1:1,3 2.2'],
    ['abcdefgh', '1 2'],
  ])('of "%s" is "%s"', (passed, code) => {
    expect(codeOf(outline, ({ id }) => passed.includes(id))).toBe(code);
  });
});
