/**
 * The site with its English in disguise: built so, read page by page, and worked with in Chromium. A plain English word on any
 * page or in anything that is said there did not come from the catalogue, and would never be translated.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises, variantOf } from '../graders/index.ts';
import { notes } from '../graders/protocol/notes/index.ts';
import { launch, type Served, serve } from './browser.ts';
import { root } from './built.ts';
import { plainWords } from './plain-words.ts';
import { readTexts, type Text } from './texts.ts';

let folder: string;
let served: Served;
let browser: Browser;

/** What Vitest tells its tests is not for a build. */
const { NODE_ENV: _n, MODE: _m, DEV: _d, PROD: _p, BASE_URL: _b, ...env } = process.env as Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(root, 'node_modules/.pseudo-'));
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', folder],
    { cwd: root, env: { ...env, HANDWIRE_PSEUDO: '1' } },
  );
  [served, browser] = await Promise.all([serve(folder), launch()]);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await served?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Things of the protocol, and what varies on the wire of an exercise, are named in prose as they stand there. */
const named: ReadonlySet<string> = new Set([
  ...notes.methods.keys(),
  ...[...notes.things.keys()].map((id) => id.slice(id.indexOf('#') + 1)),
  ...[...exercises.values()].flatMap(({ vary = {} }) =>
    Object.values(vary).flatMap((values) => ('from' in values ? [] : values.flatMap((one) => String(one).split(' ')))),
  ),
]);

const plainIn = (texts: readonly Text[]): readonly string[] =>
  texts.flatMap(({ where, text }) => plainWords(text, named).map((word) => `${word} in ${where}: ${text.trim()}`));

describe('the pages of the pseudo-locale', () => {
  it('have no plain English word', async () => {
    const pages = readdirSync(join(folder, 'qps'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/qps/${name.replace(/index\.html$/, '')}`);
    expect(pages.length).toBeGreaterThan(400);
    const page = await browser.newPage();
    await page.goto(`${served.url}/qps/`);
    const found = new Map<string, string>();
    for (const address of pages) {
      for (const one of plainIn(await readTexts(page, address))) if (!found.has(one)) found.set(one, address);
    }
    await page.close();
    expect([...found].map(([one, address]) => `${address}: ${one}`)).toEqual([]);
  }, 300_000);

  it('would be found out by one string that was missed', async () => {
    const page = await browser.newPage();
    await page.goto(`${served.url}/qps/`);
    await page.evaluate(() => {
      document.querySelector('h1')!.append('Missed');
      document.querySelector('nav')!.setAttribute('aria-label', 'Overlooked');
    });
    const found = plainIn(await readTexts(page));
    await page.close();
    expect(found).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Missed in /), expect.stringMatching(/^Overlooked in /)]),
    );
  });
});

/** Opens a page, works with it, and gives the plain words that stand there after each step. */
const worked = async (
  address: string,
  work: (page: Page, look: () => Promise<void>) => Promise<void>,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<readonly string[]> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await prepare(page);
  await page.goto(served.url + address);
  const found: string[] = [];
  await work(page, async () => {
    found.push(...plainIn(await readTexts(page)));
  });
  await context.close();
  return [...new Set(found)];
};

/** Gives an answer as a card holds it, whatever control writes it, and waits for what is said of it. */
const answer = async (page: Page, text: string): Promise<void> => {
  await page
    .locator('textarea')
    .first()
    .evaluate((field, text) => {
      (field as HTMLTextAreaElement).value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.closest('[data-id], trial-card')!.querySelector('[role="status"]')!.textContent = '';
    }, text);
  await page
    .locator('[data-do="check"]')
    .first()
    .evaluate((button) => (button as HTMLElement).click());
  await page.waitForFunction(
    () => document.querySelector('[data-id] [role="status"], trial-card [role="status"]')!.textContent !== '',
  );
};

describe('what is said while somebody works', () => {
  it('in the trial of the first page', async () => {
    const found = await worked('/qps/home/', async (page, look) => {
      await page.locator('[data-do="check"]').click();
      await page.locator('.reply .finding').first().waitFor();
      await look();
      await answer(page, '--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}');
      await look();
      await page.locator('#theme-switch').click();
      await page.locator('#theme-switch').click();
      await look();
    });
    expect(found).toEqual([]);
  });

  const kinds = [...new Set([...exercises.values()].map(({ kind }) => kind))];
  it.each(kinds)('in an exercise of the kind %s', async (kind) => {
    const exercise = variantOf([...exercises.values()].find((one) => one.kind === kind)!);
    const found = await worked(`/qps/exercises/${exercise.id}/`, async (page, look) => {
      await page
        .locator('textarea')
        .first()
        .focus()
        .catch(() => {});
      await page.locator('[data-do="check"]').first().click();
      await page.locator('.reply:not(.blank)').waitFor();
      await look();
      for (const { answer: wrong } of exercise.mistakes.slice(0, 3)) {
        await answer(page, wrong);
        await look();
      }
      await answer(page, exercise.solution);
      await page.locator('.reply.passed').waitFor();
      await look();
      await page.locator('[data-do="reset"]').click();
      await look();
    });
    expect(found).toEqual([]);
  });

  it('where nothing can be kept, and on a phone', async () => {
    const found = await worked(
      `/qps/exercises/${[...exercises.values()].find(({ kind }) => kind === 'exchange')!.id}/`,
      async (page, look) => {
        await page.locator('textarea').first().tap();
        await page.locator('textarea').first().fill('--> {');
        await page.locator('.notice:not([hidden])').first().waitFor();
        await look();
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
      async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new Error('blocked');
            },
          });
        });
      },
    );
    expect(found).toEqual([]);
  });

  it('in the checker', async () => {
    const found = await worked('/qps/check/', async (page, look) => {
      await page
        .locator('textarea')
        .first()
        .fill(
          '--> {"jsonrpc":"2.0","id":null,"method":"tools/call","params":[]}\n<-- {"jsonrpc":"2.0","id":8,"result":{}}',
        );
      await page.locator('.finding').first().waitFor();
      await look();
    });
    expect(found).toEqual([]);
  });

  it('in the search', async () => {
    const found = await worked('/qps/rules/', async (page, look) => {
      await page.locator('#search-switch').click();
      await page.locator('dialog input').fill('ping');
      await page.locator('dialog li a').first().waitFor();
      await look();
      await page.locator('dialog input').fill('zzzzqqq');
      await page.locator('dialog [role="status"], dialog p').first().waitFor();
      await look();
    });
    expect(found).toEqual([]);
  });
});
