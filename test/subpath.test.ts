/** The site in a folder of its host: any build in any folder, and a build that knows its place. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built, lessons, pages, root } from './built.ts';
import { openWeather, request, response, right, seen } from './exercise-page.ts';
import { deadLinks, readMarkup } from './markup.ts';
import { firstLoad } from './weight.mjs';

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

  it('searches', async () => {
    const failed: string[] = [];
    const page = await browser.newPage();
    page.on('console', (one) => failed.push(one.text()));
    await page.goto(`${served.url}/handwire/en/lessons/tools/`);
    await page.keyboard.press('/');
    const hits = page.getByRole('search').getByRole('listitem').getByRole('link');
    await page.getByRole('searchbox').fill('-32602');
    await hits.first().click();
    await page.waitForURL('**/handwire/en/codes/#code-32602');
    expect(failed).toEqual([]);
    await page.goto(`${served.url}/handwire/en/rules/jsonrpc/idnull/`);
    expect(await page.getByRole('searchbox').inputValue()).toBe('jsonrpc idnull');
    expect(await hits.first().getAttribute('href')).toBe('/handwire/en/rules/jsonrpc/id-null/');
    await page.context().close();
  });
});

describe('with an address of its own', () => {
  const at = 'https://example.org/handwire';
  const placed = pages.filter((page) => isInPlace(page) && !/^\/(\w+\/)?embed\//.test(page));
  const read = (file: string): string => readFileSync(join(folder, 'handwire', file), 'utf8');
  const html = (page: string): string => read(page.replace(/\/$/, '/index.html'));
  const meta = (page: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...html(page).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [
        name,
        text,
      ]),
    );
  const data = (page: string) => {
    const blocks = [...html(page).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    return blocks.map(([, text]) => JSON.parse(text!));
  };

  it('has a picture and words for whoever shows a link to it', () => {
    const wrong = placed.filter((page) => {
      const { description, ...said } = meta(page);
      const picture = said['og:image']?.slice(at.length + 1) ?? '';
      return (
        said['og:description'] !== description ||
        !html(page).includes(`<title>${said['og:title']}`) ||
        said['og:url'] !== at + page ||
        said['twitter:card'] !== 'summary_large_image' ||
        !existsSync(join(folder, 'handwire', picture))
      );
    });
    expect(wrong).toEqual([]);
    expect(meta('/en/lessons/the-weather-exercise/')).toMatchObject({
      'og:title': 'The weather exercise',
      'og:site_name': 'Handwire',
      'og:image': `${at}/en/cards/lessons/the-weather-exercise.png`,
    });
    expect(meta('/en/rules/jsonrpc/id-null/')['og:image']).toBe(`${at}/en/cards/rules.png`);
    expect(meta('/')['og:image']).toBe(`${at}/en/cards/home.png`);
  });

  it('has lessons of 15 KB at most, though they say where they stand', () => {
    const packed = (file: string): number => brotliCompressSync(readFileSync(file)).length;
    const site = join(folder, 'handwire');
    const heavy = lessons.filter(
      (page) => firstLoad(site, join(page.slice(1), 'index.html'), packed).total > 15 * 1024,
    );
    expect(heavy).toEqual([]);
  });

  it('draws the pictures in one size, each of its own', () => {
    const pictures = readdirSync(join(folder, 'handwire/en/cards'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.png'))
      .map((name) => readFileSync(join(folder, 'handwire/en/cards', name)));
    expect(pictures.length).toBeGreaterThan(35);
    expect(new Set(pictures.map((one) => one.toString('base64'))).size).toBe(pictures.length);
    for (const picture of pictures) {
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(80 * 1024);
    }
  });

  it('tells machines which course it is, and which lesson', () => {
    const [course] = data('/en/');
    expect(course).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      '@id': `${at}/en/`,
      name: 'Learn MCP by hand',
      inLanguage: 'en',
      provider: { '@type': 'Organization', name: 'Handwire', url: `${at}/` },
      offers: { '@type': 'Offer', category: 'Free' },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    });
    expect(course.hasCourseInstance.courseWorkload).toMatch(/^PT\d+M$/);
    expect(course.syllabusSections.length).toBe(5);
    expect(course.hasPart.map((lesson: Record<string, unknown>) => lesson['@id']).toSorted()).toEqual(
      lessons.map((page) => at + page).toSorted(),
    );
    expect(course.hasPart[0]).toEqual({
      '@type': 'LearningResource',
      '@id': `${at}/en/lessons/three-message-shapes/`,
      name: 'Three message shapes',
      learningResourceType: 'lesson',
      timeRequired: 'PT6M',
    });
    for (const page of lessons) expect(data(page)).toEqual([]);
  });

  it('lists every page once, and says where the list is', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed.toSorted()).toEqual(placed.map((page) => at + page).toSorted());
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${at}/sitemap.xml\n`);
    for (const page of placed) expect(html(page)).toContain(`<link rel="canonical" href="${at}${page}">`);
    expect(html('/embed/weather/call-and-response/')).toContain(
      `<link rel="canonical" href="${at}/en/exercises/weather/call-and-response/">`,
    );
    for (const page of ['/404.html', '/offline/']) expect(html(page)).not.toMatch(/canonical|og:url/);
  });
});
