/** What progress adds to pages, filled as a learner meets it: accessible in both themes, wide and narrow. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, FileChooser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { weather } from './exercise-page.ts';
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

declare const axe: {
  run(options: object): Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] }[];
  }>;
};
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

const first = 'wire/first-request';
const store: Store = {
  [keyOf(first)]: answer(right(first), { passed: true, lastChange: '2026-11-20T10:00Z', hints: [1] }),
  [keyOf('weather/call-and-response')]: answer('--> {}', { other: '--> { "other": 1 }' }),
  'handwire:set-aside:json/python-dict': '{ torn',
  'handwire:name': 'A very long name that goes on and on without an end to be seen',
};

const states: Readonly<Record<string, readonly [path: string, ready: (page: Page) => Promise<unknown>]>> = {
  'the map of the course': ['/en/', (page) => page.locator('progress').waitFor()],
  'the page of progress': [
    '/en/progress/',
    async (page) => {
      await page.locator('.lesson').first().waitFor();
      for (const lesson of await page.locator('.lesson > summary').all()) await lesson.click();
      await page.getByRole('button', { name: 'Reset the course…' }).click();
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
    },
  ],
  'the certificate': ['/en/certificate/', (page) => page.locator('[data-paper]').waitFor()],
  'an exercise that two tabs write': [
    weather,
    (page) => page.getByText('Another tab').locator('visible=true').first().waitFor(),
  ],
};

describe.each(Object.entries(states))('%s', (_, [path, ready]) => {
  it('is accessible in both themes at two widths, and nothing scrolls sideways', { timeout: 120_000 }, async () => {
    const page = await open(browser, served.url + path, store);
    await ready(page);
    await page.evaluate(source);
    for (const width of [1280, 320]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const found = await page.evaluate((options) => axe.run(options).then(({ violations }) => violations), options);
        expect(
          found.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]),
          `${width} ${colorScheme}`,
        ).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.context().close();
  });
});

describe('by the keyboard alone', () => {
  it('a file can be chosen, and what stands beside it can be reached in order', async () => {
    const page = await open(browser, `${served.url}/en/progress/`, store);
    await page.locator('.lesson').first().waitFor();
    await page.getByRole('button', { name: 'Save as a file' }).first().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('label')?.textContent)).toBe('Read a file');
    const outline = await page.locator('label.file').evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(outline).toBe('solid');
    const choosers: FileChooser[] = [];
    page.on('filechooser', (one) => choosers.push(one));
    // On a busy machine the first press may come before the page hears it.
    await expect
      .poll(async () => {
        if (choosers.length === 0) await page.keyboard.press('Enter');
        return choosers.length;
      })
      .toBe(1);
    await choosers[0]!.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText('it has no answers').waitFor();
    await page.context().close();
  });

  it('a part of the map is unfolded', async () => {
    const page = await open(browser, `${served.url}/en/`, store);
    const part = page.locator('details.part').last();
    await part.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await part.locator('.stops').isVisible()).toBe(true);
    await page.context().close();
  });
});
