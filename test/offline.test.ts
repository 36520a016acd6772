/** The course without a network, and a new version of it: a real service worker, a server that is stopped, two builds. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built, files, lessons } from './built.ts';
import { cardOn, request, response, right } from './exercise-page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch({ keeps: true });
});

afterAll(async () => {
  await browser?.close();
});

const kept = 'This course is kept for reading without a network.';
const whileKeeping = { timeout: 120_000 };

const untilKept = (page: Page): Promise<void> => page.getByText(kept, { exact: true }).waitFor(whileKeeping);

/** What the browser says of a page, and pages of other origins that it asks for. */
const listen = (page: Page, url: string): string[] => {
  const said: string[] = [];
  page.on('console', (one) => said.push(one.text()));
  page.on('pageerror', (one) => said.push(String(one)));
  page.on('request', (one) => one.url().startsWith(url) || said.push(one.url()));
  return said;
};

describe('without a network', () => {
  let served: Served;
  let context: BrowserContext;
  let page: Page;
  let said: string[];

  beforeAll(async () => {
    served = await serve(built);
    context = await browser.newContext();
    page = await context.newPage();
    said = listen(page, served.url);
    await page.goto(`${served.url}/`);
    await untilKept(page);
    expect(said).toEqual([]);
    await served.stop();
  }, 150_000);

  afterAll(() => context?.close());

  it.each([
    '/en/',
    '/en/glossary/',
    lessons[7]!,
    '/en/rules/jsonrpc/id-null/',
    '/en/methods/tools/call/',
    '/en/check/',
  ])('shows %s, which nobody has opened before', async (path) => {
    said.splice(0);
    const answer = await page.goto(served.url + path);
    expect(answer!.status()).toBe(200);
    const styled = await page.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily);
    expect(styled).toContain('Literata');
    expect(said).toEqual([]);
  });

  it('grades an exercise that nobody has opened before, and shows the rule', async () => {
    await page.goto(`${served.url}/en/exercises/weather/call-and-response/`);
    const card = cardOn(page);
    await card.answer(`${request}\n${response.replace('10', '"10"')}`);
    await card.reply.getByRole('link', { name: 'Read the rule' }).click();
    await page.waitForURL('**/en/rules/exchange/response-id-type-changed/');
    await page.goBack();
    await card.answer(right);
    expect(await card.reply.locator('.head').textContent()).toContain('A sound exchange');
    expect(said).toEqual([]);
  });

  it('says of an address that names no page what is said of it online', async () => {
    const answer = await page.goto(`${served.url}/en/rules/no/such/place`);
    expect(answer!.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toBe('Nobody answers here');
    const styled = await page.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily);
    expect(styled).toContain('Literata');
    await page.getByRole('link', { name: 'The course', exact: true }).click();
    await page.waitForURL(`${served.url}/en/`);
  });

  it('says so, and that work goes on', async () => {
    await page.goto(`${served.url}/en/`);
    await untilKept(page);
    await context.setOffline(true);
    await page.getByText('You are offline. Lessons and checks go on working.', { exact: true }).waitFor();
    await context.setOffline(false);
    await untilKept(page);
  });

  it('finds the page of an address that lacks its last slash', async () => {
    await page.goto(`${served.url}/en/rules`);
    expect(page.url()).toBe(`${served.url}/en/rules/`);
  });
});

describe('in a folder of its host', () => {
  it('keeps to that folder, what stands in for a lost page too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'handwire-below-'));
    cpSync(built, join(folder, 'a/b/c'), { recursive: true });
    const served = await serve(folder);
    const below = `${served.url}/a/b/c`;
    const context = await browser.newContext();
    const page = await context.newPage();
    const said = listen(page, `${below}/`);
    await page.goto(`${below}/en/`);
    await untilKept(page);
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
    await page.goto(below + lessons[9]!);
    expect(await page.locator('h1').count()).toBe(1);
    expect(said).toEqual([]);
    const answer = await page.goto(`${below}/en/rules/no/such/place/`);
    expect(answer!.status()).toBe(404);
    const styled = await page.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily);
    expect(styled).toContain('Literata');
    await page.getByRole('link', { name: 'The course', exact: true }).click();
    await page.waitForURL(`${below}/en/`);
    expect(said.filter((one) => !one.includes('404'))).toEqual([]);
    await context.close();
  }, 150_000);
});

describe('where data is saved', () => {
  it('keeps what is opened, until somebody asks for all', async () => {
    const served = await serve(built);
    const context = await browser.newContext();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const page = await context.newPage();
    await page.goto(`${served.url}/en/`);
    const all = page.getByRole('button', { name: 'Keep all of it' });
    await all.waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(served.url + lessons[0]!);
    await all.waitFor();
    const count = () => page.evaluate(async () => (await (await caches.open((await caches.keys())[0]!)).keys()).length);
    expect(await count()).toBeLessThan(60);
    await all.click();
    await untilKept(page);
    expect(await count()).toBeGreaterThan(600);
    await page.reload();
    await untilKept(page);
    await served.stop();
    await page.goto(served.url + lessons[3]!);
    expect(await page.locator('h1').count()).toBe(1);
    await context.close();
  }, 180_000);

  it('says what is missing of a page that is not on the device', async () => {
    const served = await serve(built);
    const context = await browser.newContext();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const page = await context.newPage();
    await page.goto(`${served.url}/en/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await served.stop();
    const answer = await page.goto(served.url + lessons[5]!);
    expect(answer!.status()).toBe(503);
    expect(await page.locator('h1').textContent()).toBe('This page is not here yet');
    const styled = await page.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily);
    expect(styled).toContain('Literata');
    await context.close();
  });
});

describe('where there is no room', () => {
  it('keeps what there is room for, says so, and works on', async () => {
    const served = await serve(built);
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: served.url, quotaSize: 3_000_000 });
    await page.goto(`${served.url}/en/exercises/weather/call-and-response/`);
    await page.getByText('There is no room left on this device:').waitFor(whileKeeping);
    const card = cardOn(page);
    await card.answer(right);
    expect(await card.reply.locator('.head').textContent()).toContain('A sound exchange');
    await page.goto(served.url + lessons[8]!);
    expect(await page.locator('h1').count()).toBe(1);
    await context.close();
    await served.stop();
  }, 150_000);
});

describe('a new version', () => {
  let folder: string;
  let served: Served;
  const weather = '/en/exercises/weather/call-and-response/';
  const count = (page: Page) =>
    page.evaluate(async () => {
      const addresses = (await (await caches.open((await caches.keys())[0]!)).keys()).map(({ url }) => url);
      return addresses.filter((url) => url.includes('/en/exercises/weather/call-and-response/')).length;
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'handwire-versions-'));
    cpSync(built, folder, { recursive: true });
    served = await serve(folder);
  });

  afterAll(async () => {
    await served?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The page says something else, and the worker's list knows. */
  const publish = (): void => {
    const file = join(folder, weather, 'index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(<h1[^>]*>)[^<]*/, '$1A new title'));
    const worker = join(folder, 'sw.js');
    const code = readFileSync(worker, 'utf8');
    const changed = code.replace(/("en\/exercises\/weather\/call-and-response\/":[`"])[^`"]+/, '$1another');
    expect(changed).not.toBe(code);
    writeFileSync(worker, changed);
  };

  it('is announced, waits for whoever writes, and is read when somebody says so: with the text', async () => {
    const context = await browser.newContext();
    const [page, other] = [await context.newPage(), await context.newPage()];
    const said = listen(page, served.url);
    await page.goto(served.url + weather);
    await untilKept(page);
    await other.goto(`${served.url}/en/`);
    publish();
    const card = cardOn(page);
    await card.write(right);
    await page.evaluate(() => {
      document.documentElement.dataset.same = '';
      return navigator.serviceWorker.getRegistration().then((one) => one!.update());
    });
    const news = page.locator('.news');
    await news.getByText('A new version of this course is here.').waitFor({ state: 'attached' });
    // Whoever writes goes on writing, on the same page.
    expect(await news.isVisible()).toBe(false);
    await card.field.pressSequentially(' ');
    expect(await card.field.inputValue()).toBe(`${right} `);
    expect(await page.locator('html[data-same]').count()).toBe(1);
    await page.locator('h1').click();
    expect(await news.isVisible()).toBe(true);
    expect(await page.locator('h1').textContent()).toBe('Ask for the weather, and answer');

    await page.getByRole('button', { name: 'Read the new version' }).click();
    await page.locator('html:not([data-same])').waitFor();
    await expect.poll(() => page.locator('h1').textContent()).toBe('A new title');
    await expect.poll(() => card.field.inputValue()).toBe(`${right} `);
    // The other tab stays where it is, and is told.
    await other.getByText('was opened in another tab').waitFor();
    expect(other.url()).toBe(`${served.url}/en/`);
    await other.close();
    await page.reload();
    await untilKept(page);
    // Nothing of the version before is left.
    await expect.poll(() => count(page), { timeout: 20_000 }).toBe(1);
    expect(said).toEqual([]);
    await context.close();
  }, 180_000);
});

describe('what is kept', () => {
  const code = readFileSync(join(built, 'sw.js'), 'utf8');

  it('is every page, script, style, font and exercise, but what is for the pages of others', () => {
    const wanted = files
      .filter((file) => /\.(html|js|css|json|woff2)$/.test(file) && !/\/embed\/|^\/sw\.js$/.test(file))
      .map((file) => file.slice(1).replace(/(^|\/)index\.html$/, '$1'));
    expect(wanted.length).toBeGreaterThan(900);
    expect(wanted.filter((path) => !code.includes(`"${path}":`))).toEqual([]);
    expect(code).not.toContain('embed/weather');
  });

  it('comes from a worker of modest weight, which fetches no script', () => {
    expect(brotliCompressSync(code).length).toBeLessThan(24 * 1024);
    expect(code).not.toContain('importScripts');
  });
});

describe('installing', () => {
  it('has what devices ask for', async () => {
    const served = await serve(built);
    const page = await browser.newPage();
    await page.goto(`${served.url}/en/`);
    const session = await page.context().newCDPSession(page);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${served.url}/en/manifest.webmanifest`);
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data!);
    expect(new URL(manifest.start_url, url).href).toBe(`${served.url}/en/`);
    expect(new URL(manifest.scope, url).href).toBe(`${served.url}/`);
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const picture = readFileSync(join(built, 'en', src));
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A window of tests is a private one.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await page.context().close();
    await served.stop();
  });

  it('takes its paper from the tokens of the site', () => {
    const tokens = readFileSync(new URL('../site/styles/tokens.css', import.meta.url), 'utf8');
    const { background_color } = JSON.parse(readFileSync(join(built, 'en/manifest.webmanifest'), 'utf8'));
    expect(tokens).toContain(`--paper: light-dark(${background_color},`);
    expect(readdirSync(join(built, 'icons')).length).toBe(3);
  });
});
