/** The site below a path of its host, as on a project page: built so, served so, and worked with. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { files, pages, root } from './built.ts';
import { openWeather, request, response, right, seen } from './exercise-page.ts';
import { deadLinks, readMarkup } from './markup.ts';

let folder: string;
let served: Served;
let browser: Browser;

/** What Vitest tells its tests, the base among it, is not for a build. */
const {
  NODE_ENV: _node,
  MODE: _mode,
  DEV: _dev,
  PROD: _prod,
  BASE_URL: _base,
  ...env
} = process.env as Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handwire-subpath-'));
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', join(folder, 'handwire')],
    { cwd: root, env: { ...env, HANDWIRE_BASE: '/handwire/', HANDWIRE_SITE: 'https://example.org' } },
  );
  [served, browser] = await Promise.all([serve(folder), launch()]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await served?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('below a path', () => {
  it('has the same pages', () => {
    const here = readdirSync(join(folder, 'handwire'), { recursive: true }).map((name) => `/${name}`);
    expect(here).toEqual(expect.arrayContaining(files.filter((file) => file.endsWith('.html'))));
  });

  it('links to nothing outside of it', async () => {
    const below = pages.map((page) => `/handwire${page}`);
    const here = readdirSync(join(folder, 'handwire'), { recursive: true }).map((name) => `/handwire/${name}`);
    const markup = await readMarkup(browser, served.url, below);
    expect(deadLinks(served.url, markup, here)).toEqual([]);
  });

  it('names its full address', () => {
    const html = readFileSync(join(folder, 'handwire/en/index.html'), 'utf8');
    expect(html).toContain('<link rel="canonical" href="https://example.org/handwire/en/">');
  });

  it('grades', async () => {
    const failed: string[] = [];
    const { page, reply, answer, close } = await openWeather(browser, `${served.url}/handwire`, {}, (page) => {
      page.on('response', (one) => one.ok() || failed.push(one.url()));
      page.on('console', (one) => failed.push(one.text()));
    });
    await answer(`${request}\n${response.replace('10', '"10"')}`);
    const rule = reply.getByRole('link', { name: 'Read the rule' });
    expect(await rule.getAttribute('href')).toBe('/handwire/en/rules/exchange/response-id-type-changed/');
    await answer(right);
    expect(await seen(reply.locator('.head'))).toContain('A sound exchange');
    await page.goto(`${served.url}/handwire/en/rules/exchange/response-id-type-changed/`);
    expect(await page.locator('h1').count()).toBe(1);
    expect(failed).toEqual([]);
    await close();
  });
});
