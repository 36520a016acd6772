/** The built HTML: every link leads somewhere, every id stands once, nothing in it needs a loose policy. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises, grade } from '../graders/index.ts';
import { launch, type Served, serve } from './browser.ts';
import { built, files, kinds, pages } from './built.ts';
import { deadLinks, type Markup, readMarkup } from './markup.ts';

let served: Served;
let browser: Browser;
let markup: ReadonlyMap<string, Markup>;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
  markup = await readMarkup(browser, served.url, pages);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

/** What is wrong, page by page; nothing for a page where all is well. */
const ofPages = <T>(wrong: (one: Markup) => readonly T[]): Record<string, readonly T[]> =>
  Object.fromEntries([...markup].map(([page, one]) => [page, wrong(one)] as const).filter(([, found]) => found.length));

describe('the built HTML', () => {
  it('has the pages of the course and of the rules', () => {
    expect(pages.filter((page) => !page.startsWith('/en/rules/')).length).toBeGreaterThanOrEqual(8);
    expect(pages.filter((page) => page.startsWith('/en/rules/')).length).toBeGreaterThanOrEqual(100);
    expect(pages).toEqual(expect.arrayContaining(kinds));
  });

  it('uses each id once', () => {
    expect(ofPages(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index))).toEqual({});
  });

  it('links to pages, files and places that are there', () => {
    expect(deadLinks(served.url, markup, files)).toEqual([]);
  });

  it('leads from the first page to the lessons, the guide, the checker and the rules', () => {
    const { addresses } = markup.get('/')!;
    const places = [
      'lessons/three-message-shapes/',
      'guide/#hand-in',
      'guide/#exercises',
      'guide/#command',
      'check/',
      'rules/',
    ];
    expect(places.filter((place) => !addresses.includes(`${served.url}/en/${place}`))).toEqual([]);
  });

  it('has a page for every address that a verdict gives', () => {
    const given = [...exercises.values()].flatMap((exercise) =>
      ['', exercise.starter, ...exercise.mistakes.map(({ answer }) => answer)].flatMap((answer) =>
        grade(exercise, answer).findings.map(({ url }) => `/${url}`),
      ),
    );
    expect(given).toContain('/en/exercises/weather/call-and-response/');
    expect([...new Set(given)].filter((url) => !pages.includes(url))).toEqual([]);
  });

  it('links elsewhere over HTTPS only', () => {
    const out = [...markup.values()].flatMap(({ addresses }) => addresses.filter((one) => !one.startsWith(served.url)));
    expect(out.filter((address) => !address.startsWith('https://'))).toEqual([]);
  });

  it('has no inline script, no inline style and no handler in it', () => {
    expect(ofPages(({ inline }) => inline)).toEqual({});
  });

  it('finds its way from a page that is not there', async () => {
    const lost = await readMarkup(browser, served.url, ['/no/such/place']);
    const found = new Map([...markup, ...lost]);
    expect(deadLinks(served.url, found, files)).toEqual([]);
    expect(lost.get('/no/such/place')?.title).toBe(markup.get('/404.html')?.title);
  });
});

describe('each kind of page is valid HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // How the source is written is the compiler's affair; what it means is ours.
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'long-title': 'off',
    },
  });

  it.each(kinds)('%s', async (page) => {
    const html = readFileSync(resolve(built, `.${page.replace(/\/$/, '/index.html')}`), 'utf8');
    const { results } = await validator.validateString(html);
    const said = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
    );
    expect(said).toEqual([]);
  });
});
