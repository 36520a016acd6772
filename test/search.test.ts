/** The search: what it finds, how it is worked with, and what it asks of a network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finder } from '../site/search/find.ts';
import type { Library } from '../site/search/library.ts';
import { launch, type Served, serve } from './browser.ts';
import { built, pages } from './built.ts';

const library = JSON.parse(readFileSync(join(built, 'en/search.json'), 'utf8')) as Library;
const find = finder(library);
const firstOf = (query: string): string | undefined => find(query).groups[0]?.hits[0]?.address;

describe('what is found', () => {
  it.each([
    ['-32602', 'en/codes/#code-32602'],
    ['32602', 'en/codes/#code-32602'],
    ['tools/call', 'en/methods/tools/call/'],
    ['TOOLS/CALL', 'en/methods/tools/call/'],
    ['tools call', 'en/methods/tools/call/'],
    ['list_changed', 'en/methods/notifications/tools/list_changed/'],
    ['jsonrpc/id-null', 'en/rules/jsonrpc/id-null/'],
    ['id-null', 'en/rules/jsonrpc/id-null/'],
    ['idnull', 'en/rules/jsonrpc/id-null/'],
    ['response-id-type-changed', 'en/rules/exchange/response-id-type-changed/'],
    ['2025-06-18', 'en/revisions/2025-06-18/'],
    ['the weather exercise', 'en/lessons/the-weather-exercise/'],
    ['Wéather exercise', 'en/lessons/the-weather-exercise/'],
    ['a request asks', 'en/lessons/three-message-shapes/#a-request-asks'],
    ['json pointer', 'en/glossary/#json-pointer'],
    ['glossary', 'en/glossary/'],
    ['write exercises', 'en/guide/'],
    // Only a message of the rule has the word.
    ['feff', 'en/rules/text/text-bom/'],
    // Slips, and words that are not written to their end.
    ['statless', 'en/glossary/#stateless'],
    ['weather exercize', 'en/lessons/the-weather-exercise/'],
    ['tools/cal', 'en/methods/tools/call/'],
    ['jsonrpc/id-nul', 'en/rules/jsonrpc/id-null/'],
    ['initialze', 'en/methods/initialize/'],
    ['bacth', 'en/glossary/#batch'],
  ])('%s leads to %s first', (query, address) => {
    expect(firstOf(query)).toBe(address);
  });

  it('is no other number, however alike', () => {
    const numbers = find('-32603').groups.find(({ id }) => id === 'codes')!;
    expect(numbers.hits.map(({ title }) => title)).toEqual(['`-32603`']);
  });

  it('is the nearest where no row has all that is asked for', () => {
    const { groups } = find('zzzz handshake qqqq');
    expect(groups.flatMap(({ hits }) => hits).map(({ address }) => address)).toContain('en/lessons/the-handshake/');
  });

  it.each(['', '   ', '/', '-', '!?', 'zzzzqqqq', '\u0000', '🙂'])('is nothing for %j', (query) => {
    expect(find(query)).toEqual({ count: 0, groups: [] });
  });

  it('is counted, and the best six of a kind are given', () => {
    const { count, groups } = find('request');
    expect(count).toBeGreaterThan(50);
    expect(Math.max(...groups.map(({ hits }) => hits.length))).toBe(6);
  });
});

describe('the rows', () => {
  const addresses = library.groups.flatMap(({ rows }) =>
    rows.flatMap(([path, title]) => (path.startsWith('#') ? [] : find(title).groups.flatMap(({ hits }) => hits))),
  );

  it('lead to pages and places that are there', () => {
    const dead = [...new Set(addresses.map(({ address }) => address))].filter((address) => {
      const [page = '', anchor] = address.split('#');
      if (!pages.includes(`/${page}`)) return true;
      return anchor !== undefined && !readFileSync(join(built, page, 'index.html'), 'utf8').includes(`id="${anchor}"`);
    });
    expect(dead).toEqual([]);
  });

  it('name every page but the exercises, which stand in lessons', () => {
    const found = new Set(addresses.map(({ address }) => `/${address.replace(/#.*/, '')}`));
    const missing = pages.filter(
      (page) => page.startsWith('/en/') && !/^\/en\/exercises\//.test(page) && !found.has(page),
    );
    expect(missing).toEqual([]);
  });
});

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const lesson = '/en/lessons/the-weather-exercise/';

/** A page with all that it says on the console and asks of others. */
const visit = async (path = lesson, options: BrowserContextOptions = {}) => {
  // What a worker answers cannot be held back or refused here.
  const page = await browser.newPage({ serviceWorkers: 'block', ...options });
  page.setDefaultTimeout(10_000);
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(served.url + path, { waitUntil: 'networkidle' });
  return { page, said, asked };
};

const partsOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    button: page.getByRole('button', { name: 'Search' }),
    field: page.getByRole('searchbox'),
    status: page.getByRole('search').getByRole('status'),
    hits: page.getByRole('search').getByRole('listitem').getByRole('link'),
  };
};

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.tagName || '');

describe('the window', () => {
  it('opens with a slash; Escape closes it, and the focus is where it was', async () => {
    const { page, said } = await visit();
    const { dialog, field, status } = partsOf(page);
    const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Reference' });
    await link.focus();
    await page.keyboard.press('/');
    await dialog.waitFor();
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('');
    await page.getByText('A name, a code or a word, or a part of it:').waitFor();
    await page.keyboard.type('zzzzqqqq');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Reference');

    // What was looked for is still there, and is replaced by what is typed.
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    expect(await field.inputValue()).toBe('zzzzqqqq');
    await page.keyboard.type('-32602');
    expect(await field.inputValue()).toBe('-32602');
    await page.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Reference');
    expect(await status.count()).toBe(0);
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('loses nothing that is typed while it is fetched', async () => {
    const { page } = await visit();
    await page.route('**/_astro/dialog.*', async (route) => {
      await page.keyboard.type('tools/call');
      await route.continue();
    });
    const { field, hits } = partsOf(page);
    await page.keyboard.press('/');
    await hits.first().waitFor();
    expect(await field.inputValue()).toBe('tools/call');
    await page.keyboard.type('/');
    expect(await field.inputValue()).toBe('tools/call/');
    await page.context().close();
  });

  it('opens with its button, by a click and by the keyboard', async () => {
    const { page } = await visit();
    const { dialog, button } = partsOf(page);
    for (const open of [() => button.click(), () => button.press('Enter'), () => button.press(' ')]) {
      await open();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    await button.click();
    await dialog.waitFor();
    await page.mouse.click(5, 400);
    await dialog.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('leaves the slash to those who write, and takes Ctrl and K even then', async () => {
    const { page } = await visit();
    const { dialog } = partsOf(page);
    const editor = page.getByRole('textbox').first();
    await editor.focus();
    await editor.press('End');
    const before = await editor.inputValue();
    await page.keyboard.press('/');
    expect((await editor.inputValue()).length).toBe(before.length + 1);
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await editor.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('opens the first hit with Enter, others by way of the arrows', async () => {
    const { page, said } = await visit();
    const { field, hits, status } = partsOf(page);
    await page.keyboard.press('/');
    await field.fill('-32602');
    await hits.first().waitFor();
    expect(await hits.first().textContent()).toMatch(/^-32602\s+Invalid params$/);
    const shown = await hits.count();
    expect(await status.textContent()).toMatch(new RegExp(`^\\d+ hits; the best ${shown} stand here$`));

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await hits.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await hits.nth(0).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('x');
    expect(await field.inputValue()).toBe('-32602x');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/codes/#code-32602');

    await page.keyboard.press('/');
    await field.fill('id-null');
    await hits.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const target = await hits.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${target}`);
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('groups what it finds, and gives each its place', async () => {
    const { page } = await visit();
    const { field, hits } = partsOf(page);
    await page.keyboard.press('/');
    await field.fill('tools/call');
    await hits.first().waitFor();
    const groups = page.getByRole('search').getByRole('region');
    expect((await groups.getByRole('heading').allTextContents()).slice(0, 2)).toEqual(['Methods', 'Rules']);
    expect(await hits.first().textContent()).toMatch(/^tools\/call\s+Run a tool$/);
    await field.fill('a request asks');
    await page.getByRole('search').getByText('1.1 Three message shapes').first().waitFor();
    await page.context().close();
  });

  it('closes on a hit of the page that is open', async () => {
    const { page } = await visit('/en/codes/');
    const { field, dialog, hits } = partsOf(page);
    await page.keyboard.press('/');
    await field.fill('-32601');
    await hits.first().click();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${served.url}/en/codes/#code-32601`);
    await page.context().close();
  });

  it('says when nothing is found, and shows what is written as text only', async () => {
    const { page, said } = await visit();
    const { field, status, hits, dialog } = partsOf(page);
    await page.keyboard.press('/');
    await field.fill('<img src=x onerror="document.title=1">');
    await hits.first().waitFor();
    expect(await dialog.locator('img').count()).toBe(0);
    await field.fill('qqqq zzzz');
    await page.getByText('Nothing has that name.').waitFor();
    expect(await status.textContent()).toBe('Nothing has that name. Codes and methods work too: -32602, tools/call.');
    expect(await hits.count()).toBe(0);
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('takes as much as a name can have, and no more', async () => {
    const { page } = await visit();
    const { field, status } = partsOf(page);
    await page.keyboard.press('/');
    await field.waitFor();
    await page.keyboard.insertText('handshake '.repeat(1000));
    expect((await field.inputValue()).length).toBe(200);
    await status.getByText(/hits/).waitFor();
    await page.context().close();
  });

  it('asks again when the list of names did not arrive', async () => {
    const { page } = await visit();
    const { field, status, hits } = partsOf(page);
    await page.route('**/search.json', (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('tools/call');
    await status.getByText('The list of names did not arrive.').waitFor();
    await page.unroute('**/search.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await hits.first().waitFor();
    expect(await field.inputValue()).toBe('tools/call');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('gives way to the reference where it does not arrive at all', async () => {
    const { page } = await visit();
    await page.route('**/_astro/dialog.*', (route) => route.abort());
    await partsOf(page).button.click();
    await page.waitForURL('**/en/rules/');
    await page.context().close();
  });

  it('is a link to the reference without script', async () => {
    const { page } = await visit(lesson, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Search' }).click();
    await page.waitForURL('**/en/rules/');
    await page.context().close();
  });

  it.each([320, 1280])('is accessible at %i px, in both themes', async (width) => {
    const { page } = await visit(lesson, { viewport: { width, height: 720 } });
    const { field, hits, dialog } = partsOf(page);
    await page.keyboard.press('/');
    await field.fill('null');
    await hits.first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
        .include('dialog')
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
    }
    expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  });

  it('asks nobody else for anything, and weighs 30 KB at most', async () => {
    const { page, asked } = await visit();
    const before = asked.length;
    await page.keyboard.press('/');
    await partsOf(page).field.fill('tools/call');
    await partsOf(page).hits.first().waitFor();
    expect(asked.filter((address) => !address.startsWith(`${served.url}/`))).toEqual([]);
    const files = asked.slice(before).map((address) => new URL(address).pathname);
    expect(files).toContain('/en/search.json');
    const weights = files.map((file) => brotliCompressSync(readFileSync(join(built, file))).length);
    expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(30 * 1024);
    await page.context().close();
  });
});

describe('an address that names no page', () => {
  it.each([
    ['/en/rules/jsonrpc/idnull/', 'jsonrpc idnull', /jsonrpc\/id-null/],
    ['/en/methods/tools/calls.html', 'tools calls', /tools\/call/],
    ['/de/lessons/the-weather/', 'the weather', /The weather exercise/],
    ['/en/%3Cb%3E/handshake', 'handshake', /handshake/],
  ])('%s is searched for', async (address, asked, hit) => {
    const { page } = await visit(address);
    const { field, hits } = partsOf(page);
    await hits.first().waitFor();
    expect((await field.inputValue()).trim()).toBe(asked);
    expect(await hits.first().textContent()).toMatch(hit);
    await field.fill('-32602');
    await page.getByRole('search').getByText('Invalid params').first().waitFor();
    await page.context().close();
  });

  it('has the links to everything without script', async () => {
    const { page } = await visit('/no/such/page', { javaScriptEnabled: false });
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(10);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.context().close();
  });
});
