/** What is kept in a browser, written there before a page opens, and the page that shows it. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { exercises, variantOf } from '../graders/index.ts';

export type Store = Readonly<Record<string, unknown>>;

export const keyOf = (id: string): string => `handwire:answer:${id}`;

export const right = (id: string, seed?: string): string => variantOf(exercises.get(id)!, seed).solution;

export const answer = (text: string, more: object = {}): object => ({
  v: 2,
  text,
  tries: 1,
  hints: [],
  passed: false,
  ...more,
});

export const open = async (
  browser: Browser,
  address: string,
  store: Store = {},
  options: BrowserContextOptions = {},
  prepare: (page: Page) => unknown = () => {},
): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(20_000);
  // A page of the same origin that no script looks at.
  await page.goto(new URL('/mark.svg', address).href);
  await fill(page, store);
  await prepare(page);
  await page.goto(address);
  return page;
};

export const fill = (page: Page, store: Store): Promise<void> =>
  page.evaluate((entries) => {
    for (const [key, value] of entries) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, Object.entries(store));

/** All that is kept of the course, as it stands there. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => key.startsWith('handwire:') && key !== 'handwire:last'),
    ),
  );

export const record = async (page: Page, id: string) => JSON.parse((await stored(page))[keyOf(id)] ?? 'null');

export const giveFile = (page: Page, text: string | Buffer): Promise<void> =>
  page
    .locator('[data-file]')
    .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text) });
