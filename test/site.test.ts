/** Every page of the built site in a browser: accessible in both themes, quiet, and content with its own origin. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built, kinds, lessons, pages } from './built.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

declare const axe: { run(options: object): Promise<{ readonly violations: readonly Violation[] }> };

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** To describe what passes would take longer than to look at it. */
const resultTypes = ['violations'];
const everything = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes };
/** The other theme has the same elements in the same places: what it can break is what has to do with colour. */
const colours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, resultTypes };

const violations = async (page: Page, options: object): Promise<readonly string[]> => {
  const found = await page.evaluate((options) => axe.run(options).then(({ violations }) => violations), options);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** What reaches over the right edge, if anything makes the page scroll sideways. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth && !element.closest('.sr'))
          .map((element) => (element.cloneNode() as Element).outerHTML)
          .slice(0, 5),
  );

/** A page of its own for the time that something is done with it. */
const onPage = async (work: (page: Page) => Promise<void>): Promise<void> => {
  const page = await browser.newPage({ colorScheme: 'light' });
  try {
    await work(page);
  } finally {
    await page.context().close();
  }
};

/**
 * Hundreds of pages are made of a few templates: all are opened and listened to, and of those of one template some are examined.
 * `HANDWIRE_SHARE=1` examines every page, which takes a quarter of an hour.
 */
const share = Number(process.env.HANDWIRE_SHARE ?? (process.env.CI ? 4 : 12));
const examined = new Set([...kinds, ...lessons, ...pages.filter((_, at) => at % share === 0)]);

describe('each page', () => {
  it.concurrent.each(pages)('%s', { timeout: 120_000 }, (path) =>
    onPage(async (page) => {
      const said: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', ({ message }) => said.push(message));
      page.on('request', (request) => asked.push(request.url()));
      page.on('response', (response) => response.ok() || said.push(`${response.status()}: ${response.url()}`));
      await page.goto(served.url + path);
      if (examined.has(path)) await page.evaluate(source);
      for (const width of examined.has(path) ? [1280, 320] : []) {
        await page.setViewportSize({ width, height: 900 });
        const light = await violations(page, everything);
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await violations(page, colours);
        await page.emulateMedia({ colorScheme: 'light' });
        expect({ width, light, dark, wide: await tooWide(page) }).toEqual({ width, light: [], dark: [], wide: [] });
      }
      // Errors and broken policies are said on the console.
      expect(said).toEqual([]);
      expect(asked.filter((address) => !address.startsWith(`${served.url}/`))).toEqual([]);
    }),
  );
});

describe('the theme', () => {
  it('is chosen at the top, and kept for the next page', async () => {
    const page = await browser.newPage({ colorScheme: 'light' });
    const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto(`${served.url}/en/`);
    const light = await colour();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await colour();
    expect(dark).not.toBe(light);

    const choice = page.locator('#theme-switch');
    expect(await choice.getAttribute('aria-label')).toBe('Theme: as the system');
    await choice.click();
    expect(await choice.getAttribute('aria-label')).toBe('Theme: light');
    expect(await colour()).toBe(light);
    await page.goto(`${served.url}/en/rules/`);
    expect(await colour()).toBe(light);
    await choice.click();
    expect(await choice.getAttribute('aria-label')).toBe('Theme: dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await colour()).toBe(dark);
    await page.context().close();
  });

  it('is light on paper, whatever was chosen', async () => {
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(`${served.url}/en/lessons/the-weather-exercise/`);
    const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).color);
    const choice = page.locator('#theme-switch');
    await choice.click();
    await choice.click();
    expect(await choice.getAttribute('aria-label')).toBe('Theme: dark');
    expect(await ink()).toBe('rgb(231, 231, 223)');
    await page.emulateMedia({ media: 'print' });
    expect(await ink()).toBe('rgb(27, 35, 30)');
    await page.context().close();
  });
});

describe('a face of the system', () => {
  /** Of the text of a lesson, how much wider it stands in one face than in another; nothing where a face is missing. */
  const wider = (page: Page, face: string, other: string): Promise<number | undefined> =>
    page.evaluate(
      async ([face, other]) => {
        const all = await Promise.all([face!, other!].map((one) => document.fonts.load(one).catch(() => [])));
        if (all.some((loaded) => loaded.length === 0)) return undefined;
        const text = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent).join(' ');
        const pen = document.createElement('canvas').getContext('2d')!;
        const [wide, wanted] = [face!, other!].map((font) => {
          pen.font = font;
          return pen.measureText(text.replaceAll(/\s+/g, ' ').slice(0, 2000)).width;
        });
        return wide! / wanted!;
      },
      [face, other],
    );

  it('that stands in for ours takes the same room (of Georgia, Liberation Serif and Noto Serif, those that are there)', async () => {
    const page = await browser.newPage();
    await page.goto(`${served.url}/en/lessons/how-it-actually-works/`);
    for (const family of ['Literata Georgia', 'Literata Liberation', 'Literata Noto'])
      for (const weight of ['400', '600']) {
        const ratio = await wider(page, `${weight} 20px "${family}"`, `${weight} 20px Literata`);
        if (ratio !== undefined) expect(Math.abs(ratio - 1), `${family} ${weight}`).toBeLessThan(0.015);
      }
    await page.context().close();
  });
});
