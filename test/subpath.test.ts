/** The site in a folder of its host: any build in any folder, and a build that knows its place. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built, pages, root } from './built.ts';
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
  cpSync(built, join(folder, 'a/b/c'), { recursive: true });
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

/** Requests that leave a folder or find nothing there, and what the browser has to say. */
const listen = (page: Page, below: string): readonly string[] => {
  const heard: string[] = [];
  page.on('request', (one) => one.url().startsWith(below) || heard.push(one.url()));
  page.on('response', (one) => one.ok() || heard.push(`${one.status()} ${one.url()}`));
  page.on('console', (one) => heard.push(one.text()));
  return heard;
};

/** Pages that a host shows in place of others know only the base that they were built for. */
const isInPlace = (page: string): boolean => !['/404.html', '/offline/'].includes(page);

describe.each(['a/b/c', 'handwire'])('in the folder %s', (below) => {
  it('links to nothing outside of it, and to nothing that is not there', async () => {
    const here = pages.filter(isInPlace).map((page) => `/${below}${page}`);
    const markup = await readMarkup(browser, served.url, here);
    expect(markup.size).toBeGreaterThan(400);
    const there = readdirSync(join(folder, below), { recursive: true }).map((name) => `/${below}/${name}`);
    expect(deadLinks(served.url, markup, there)).toEqual([]);
  });

  it('grades, and leads from a verdict to the rule', async () => {
    let heard: readonly string[] = [];
    const card = await openWeather(browser, `${served.url}/${below}`, {}, (page) => {
      heard = listen(page, `${served.url}/${below}/`);
    });
    await card.answer(right);
    expect(await seen(card.reply.locator('.head'))).toContain('A sound exchange');
    await card.answer(`${request}\n${response.replace('10', '"10"')}`);
    await card.reply.getByRole('link', { name: 'Read the rule' }).click();
    await card.page.waitForURL(`${served.url}/${below}/en/rules/exchange/response-id-type-changed/`);
    expect(await card.page.locator('h1').count()).toBe(1);
    expect(heard).toEqual([]);
    await card.close();
  });
});

describe('a build that knows its place', () => {
  it('names its full address', () => {
    const html = readFileSync(join(folder, 'handwire/en/index.html'), 'utf8');
    expect(html).toContain('<link rel="canonical" href="https://example.org/handwire/en/">');
  });

  it('has a page for what is not there, which works at any depth', () => {
    const html = readFileSync(join(folder, 'handwire/404.html'), 'utf8');
    const addresses = [...html.matchAll(/\s(?:href|src)="((?!https:|#)[^"]+)/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address.startsWith('/handwire/'))).toEqual([]);
  });
});
