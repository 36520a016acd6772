/** The site with its English in disguise, served and looked at in Chromium: plain words that are found there did not come from the catalogue. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { exercises } from '../graders/index.ts';
import { notes } from '../graders/protocol/notes/index.ts';
import { launch, serve } from './browser.ts';
import { root } from './built.ts';
import { plainWords } from './plain-words.ts';
import { readTexts, type Text } from './texts.ts';

/** What Vitest tells its tests is not for a build. */
const { NODE_ENV: _n, MODE: _m, DEV: _d, PROD: _p, BASE_URL: _b, ...env } = process.env as Record<string, string>;

const build = (folder: string) =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', folder],
    { cwd: root, env: { ...env, HANDWIRE_PSEUDO: '1' } },
  );

/** Things of the protocol, and what varies on the wire of an exercise, are named in prose as they stand there. */
const named: ReadonlySet<string> = new Set([
  ...notes.methods.keys(),
  ...[...notes.things.keys()].map((id) => id.slice(id.indexOf('#') + 1)),
  ...[...exercises.values()].flatMap(({ vary = {} }) =>
    Object.values(vary).flatMap((values) => ('from' in values ? [] : values.flatMap((one) => String(one).split(' ')))),
  ),
]);

export const plainIn = (texts: readonly Text[]): readonly string[] =>
  texts.flatMap(({ where, text }) => plainWords(text, named).map((word) => `${word} in ${where}: ${text.trim()}`));

/** Dates of a language that nobody speaks are those of the browser: in these no letter is English. */
export const locale = 'el';

type Work = (page: Page, look: () => Promise<void>) => Promise<void>;

export interface Disguised {
  readonly folder: string;
  readonly url: string;
  readonly browser: Browser;
  /** Opens a page, works with it, and gives the plain words that stand there after each step. */
  worked(
    address: string,
    work: Work,
    options?: BrowserContextOptions,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export const disguise = async (): Promise<Disguised> => {
  const folder = mkdtempSync(join(root, 'node_modules/.pseudo-'));
  await build(folder);
  const [served, browser] = await Promise.all([serve(folder), launch({ keeps: true })]);
  return {
    folder,
    url: served.url,
    browser,
    async worked(address, work, options = {}, prepare = async () => {}) {
      const context = await browser.newContext({ serviceWorkers: 'block', locale, ...options });
      const page = await context.newPage();
      await prepare(page);
      await page.goto(served.url + address);
      const found: string[] = [];
      await work(page, async () => {
        found.push(...plainIn(await readTexts(page)));
      });
      await context.close();
      return [...new Set(found)];
    },
    async stop() {
      await browser.close();
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
