/** Every page of the built site in a browser: accessible in both themes, quiet, and content with its own origin. */
import { AxeBuilder } from '@axe-core/playwright';
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

/** To describe what passes would take longer than to look at it. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
};

const told = (violations: readonly Violation[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));

/** In both themes; axe is put into the page once. */
const violations = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate((options) => axe.run(options), options);
  return { light: told(light.violations), dark: told(dark.violations) };
};

/** Pages made of one template are alike: of hundreds, one in six stands for all. The others are opened and listened to. */
const examined = new Set([...kinds, ...lessons, ...pages.filter((_, at) => at % 6 === 0)]);

describe('each page', () => {
  it.concurrent.each(pages)('%s', async (path) => {
    const page = await browser.newPage();
    const said: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('request', (request) => asked.push(request.url()));
    page.on('response', (response) => response.ok() || said.push(`${response.status()}: ${response.url()}`));
    await page.goto(served.url + path);
    if (examined.has(path)) expect(await violations(page)).toEqual({ light: [], dark: [] });
    // Errors and broken policies are said on the console.
    expect(said).toEqual([]);
    expect(asked.filter((address) => !address.startsWith(`${served.url}/`))).toEqual([]);
    await page.context().close();
  });
});

describe('on a screen of 320 px', () => {
  it.each([...new Set([...kinds, ...lessons])])('%s does not scroll sideways', async (path) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    await page.goto(served.url + path);
    const { scrollWidth, wide } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      wide: [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > 320 && !element.closest('.sr'))
        .map((element) => (element.cloneNode() as Element).outerHTML)
        .slice(0, 5),
    }));
    expect({ scrollWidth, wide: scrollWidth > 320 ? wide : [] }).toEqual({ scrollWidth: 320, wide: [] });
    await page.context().close();
  });
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
});
