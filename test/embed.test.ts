/** An exercise in the page of somebody else: another origin, in a real browser. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameMessage } from '../site/embed/messages.ts';
import { heardBy, originOf } from '../site/embed/origins.ts';
import { launch, type Served, serve } from './browser.ts';
import { built, pages } from './built.ts';
import { request, response, right } from './exercise-page.ts';

let served: Served;
let browser: Browser;
let host: Server;
let hostUrl: string;
/** The host's page shows this. */
let shown = '';

const weather = '/embed/weather/call-and-response/';

const hostPage = (): string => `<!doctype html><html lang="en"><title>A school</title><h1>A school</h1>
<iframe src="${shown}" title="An exercise" width="100%" height="300"></iframe>
<script>heard = []; addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));</script>
<script type="module">${readFileSync(new URL('../site/embed/listener.js', import.meta.url), 'utf8').replace('https://handwire.example', served.url)}</script>`;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
  host = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(hostPage()));
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  hostUrl = `http://localhost:${(host.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
  host?.closeAllConnections();
  host?.close();
});

interface Hosted {
  readonly page: Page;
  readonly frame: FrameLocator;
  /** What the frame told. */
  heard(): Promise<readonly (FrameMessage & { readonly origin: string })[]>;
  /** What the browser said, and what was asked of a third origin. */
  readonly said: readonly string[];
}

const open = async (
  query: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => unknown = () => {},
) => {
  shown = `${served.url}${weather}${query}`;
  const page = await (await browser.newContext({ viewport: { width: 800, height: 900 }, ...options })).newPage();
  const said: string[] = [];
  page.on('console', (one) => said.push(one.text()));
  page.on('pageerror', (one) => said.push(String(one)));
  page.on('request', (one) => [served.url, hostUrl].some((url) => one.url().startsWith(url)) || said.push(one.url()));
  await prepare(page);
  await page.goto(`${hostUrl}/`);
  const hosted: Hosted = {
    page,
    frame: page.frameLocator('iframe'),
    heard: () => page.evaluate('heard'),
    said,
  };
  return hosted;
};

const answer = async ({ frame }: Hosted, text: string): Promise<void> => {
  await frame.locator('textarea').focus();
  await frame.locator('[data-readout]', { hasText: /^line/ }).waitFor();
  await frame.locator('textarea').fill(text);
  await frame.getByRole('button', { name: 'Check', exact: true }).click();
  await frame.locator('.reply:not(.blank):not(.stale)').waitFor();
};

const wrong = `${request}\n${response.replace('10', '"10"')}`;

describe('an exercise in a frame', () => {
  it('stands alone, with a title of its own and a way to the lesson beside the page', async () => {
    const hosted = await open('');
    const { frame, page } = hosted;
    expect(await frame.locator('h1').textContent()).toBe('Ask for the weather, and answer');
    expect(await frame.locator('.top, .foot, .skip').count()).toBe(0);
    await answer(hosted, wrong);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'Read the rule' }).click(),
    ]);
    await opened.waitForURL(`${served.url}/en/rules/exchange/response-id-type-changed/`);
    expect(await opened.evaluate('opener')).toBeNull();
    const lesson = frame.getByRole('link', { name: /^Handwire, lesson/ });
    expect(await lesson.getAttribute('rel')).toBe('noopener');
    expect(await lesson.getAttribute('target')).toBe('_blank');
    expect(hosted.said).toEqual([]);
    await page.context().close();
  });

  it('tells nobody anything unless it is asked to', async () => {
    const hosted = await open('');
    await answer(hosted, wrong);
    await answer(hosted, right);
    expect(await hosted.heard()).toEqual([]);
    await hosted.page.context().close();
  });

  it('takes the height of what is in it, at any width, and with a reply', async () => {
    const hosted = await open('?resize');
    const { page, frame } = hosted;
    const fits = () =>
      expect
        .poll(async () => {
          const own = await frame.locator('body').evaluate((body) => (body as HTMLElement).offsetHeight);
          const given = await page.locator('iframe').evaluate((one) => (one as HTMLIFrameElement).clientHeight);
          return own - given;
        })
        .toBe(0);
    await fits();
    await answer(hosted, wrong);
    await fits();
    await page.setViewportSize({ width: 360, height: 900 });
    await fits();
    const heard = await hosted.heard();
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['height']));
    for (const one of heard) expect(Object.keys(one).toSorted()).toEqual(['height', 'origin', 'source', 'type']);
    expect(hosted.said).toEqual([]);
    await page.context().close();
  });

  it('tells of checks to the origin that asked, without a word of the answer', async () => {
    const hosted = await open(`?report=${encodeURIComponent(hostUrl)}`);
    await answer(hosted, wrong);
    await answer(hosted, right);
    const exercise = 'weather/call-and-response';
    const told = { source: 'handwire', type: 'checked', exercise, origin: served.url };
    expect(await hosted.heard()).toEqual([
      { ...told, passed: false },
      { ...told, passed: true },
    ]);
    await hosted.page.context().close();
  });

  it('tells a page of another origin nothing, whoever that page says it is', async () => {
    const hosted = await open('?report=https://school.example&resize=https://school.example');
    await answer(hosted, right);
    expect(await hosted.heard()).toEqual([]);
    await hosted.page.context().close();
  });

  it.each([
    ['light', 'dark', 'rgb(248, 247, 242)'],
    ['dark', 'light', 'rgb(23, 29, 26)'],
  ] as const)('is %s where its address says so', async (theme, colorScheme, colour) => {
    const { frame, page, said } = await open(`?theme=${theme}`, { colorScheme });
    expect(await frame.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)).toBe(colour);
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('works where the browser keeps nothing for it, and says so', async () => {
    const hosted = await open('', {}, (page) =>
      page.addInitScript(() => {
        if (parent === window) return;
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
    );
    await answer(hosted, right);
    expect(await hosted.frame.locator('.reply .head').textContent()).toContain('A sound exchange');
    await hosted.frame.getByText('This browser keeps nothing for this page.').waitFor();
    expect(hosted.said).toEqual([]);
    await hosted.page.context().close();
  });

  it('keeps an answer under the key that the site uses', async () => {
    const page = await browser.newPage();
    await page.goto(served.url + weather);
    await answer({ frame: page as unknown as FrameLocator } as Hosted, wrong);
    await page.goto(`${served.url}/en/exercises/weather/call-and-response/`);
    await expect.poll(() => page.locator('textarea').inputValue()).toBe(wrong);
    await page.context().close();
  });

  it('is worked with by keys alone', async () => {
    const hosted = await open('');
    const { page, frame } = hosted;
    await page.locator('h1').click();
    await page.keyboard.press('Tab');
    await expect.poll(() => frame.locator(':focus').evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
    await page.keyboard.press('Control+Enter');
    await frame.locator('.reply:not(.blank)').waitFor();
    await page.context().close();
  });

  it.each([360, 1200])('is accessible and not too wide at %i px', async (width) => {
    const hosted = await open('', { viewport: { width, height: 900 } });
    await answer(hosted, wrong);
    const inner = hosted.page.frames()[1]!;
    await inner.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    const violations = await inner.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
    expect(violations).toEqual([]);
    expect(await inner.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await hosted.page.context().close();
  });
});

describe('whom a frame speaks to', () => {
  it('is a place on the web, by its origin', () => {
    expect(originOf('https://school.example/a?b')).toBe('https://school.example');
    expect(['', '*', 'null', 'file:///x', 'data:,x', undefined].map(originOf)).toEqual(new Array(6).fill(undefined));
  });

  it('is told of a height where it asks, and of checks where it says who it is', () => {
    const around = 'https://school.example/lesson';
    const school = 'https://school.example';
    expect(heardBy('', around)).toEqual({ height: undefined, checks: undefined });
    expect(heardBy('?resize', around)).toEqual({ height: school, checks: undefined });
    expect(heardBy('?resize=nobody&report', around)).toEqual({ height: undefined, checks: undefined });
    expect(heardBy(`?report=${school}`, around)).toEqual({ height: undefined, checks: school });
  });
});

describe('framing', () => {
  it('is refused by every page but the exercises that are made for it', async () => {
    const policies = await Promise.all(
      pages.map(async (page) => {
        const { headers } = await fetch(served.url + page, { method: 'HEAD' });
        return [page, headers.get('Content-Security-Policy')!.includes("frame-ancestors 'none'")] as const;
      }),
    );
    const open = policies.filter(([, isRefused]) => !isRefused).map(([page]) => page);
    expect(open.length).toBeGreaterThan(90);
    expect(open.filter((page) => !/^\/(\w+\/)?embed\//.test(page))).toEqual([]);
    const refused = policies.filter(([, isRefused]) => isRefused).map(([page]) => page);
    expect(refused.filter((page) => page.includes('/embed/'))).toEqual([]);
  });

  it('is refused in a real browser too', async () => {
    shown = `${served.url}/en/`;
    const page = await browser.newPage();
    await page.goto(`${hostUrl}/`);
    // Chromium puts a page of its own there.
    expect(await page.frameLocator('iframe').locator('.top').count()).toBe(0);
    await page.context().close();
  });
});

describe('how to show an exercise elsewhere', () => {
  it('stands on its own page, folded, as a line that works where it is pasted', async () => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${served.url}/en/exercises/weather/call-and-response/`);
    expect(await page.locator('.embed-line').getAttribute('open')).toBeNull();
    await page.getByText('Put this exercise in a page of yours').click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `<iframe src="${served.url}${weather}" title="Ask for the weather, and answer" width="100%" height="900" style="border: 0" loading="lazy"></iframe>`,
    );
    await context.close();
  });

  it('stands in the guide, with all that a frame can tell', () => {
    const guide = readFileSync(join(built, 'en/guide/index.html'), 'utf8').replaceAll(/<[^>]+>/g, '');
    for (const word of ['theme=light', 'resize', 'report=https://school.example', "type: 'height'", 'passed: boolean'])
      expect(guide).toContain(word);
  });
});
