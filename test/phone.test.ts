/** What a phone asks of the pages: a keyboard that takes half the screen, a finger, and a width where lines break. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises } from '../graders/index.ts';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { type Card, cardOn, seen } from './exercise-page.ts';
import { answer, giveFile, keyOf, open, right } from './progress-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const visit = (path: string, options = phone): Promise<Page> => open(browser, served.url + path, {}, options);

const lesson = '/en/lessons/three-message-shapes/';
const writing = async (options = phone): Promise<Card> => {
  const one = cardOn(await visit(lesson, options), 'wire/first-request');
  await one.touch();
  return one;
};

const top = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);

it.each(['/', lesson, '/en/check/', '/en/progress/', '/en/rules/'])(
  'no field of %s is so small that a phone zooms into it',
  async (path) => {
    const page = await visit(path);
    await page.locator('#search-switch').tap();
    await page.locator('dialog input').waitFor();
    const sizes = await page
      .locator('textarea, select, input:not([type="radio"], [type="checkbox"], [type="file"])')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    await page.context().close();
  },
);

describe('with a keyboard on the screen', () => {
  it('the line that is being written stays above the row of symbols', async () => {
    const { page, field, close } = await writing();
    await field.fill(Array.from({ length: 30 }, (_, at) => `{ "a": ${at} }`).join('\n'));
    await field.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await page.setViewportSize({ width: 360, height: 360 });
    const gap = () =>
      page.evaluate(() => {
        const line = [...document.querySelectorAll('.editor .ln')].find(({ textContent }) => /29/.test(textContent))!;
        const row = document.querySelector('.keys')!.getBoundingClientRect();
        const { top, bottom } = line.getBoundingClientRect();
        return top >= 0 && bottom <= row.top;
      });
    await expect.poll(gap).toBe(true);
    await close();
  });

  it('a phone on its side has one row of symbols, each wide enough for a finger', async () => {
    const { page, close } = await writing({ ...phone, viewport: { width: 740, height: 200 } });
    const keys = page.locator('.keys button');
    const boxes = await keys.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(40);
    expect(await keys.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
    await close();
  });
});

it.each(['wire/first-request', 'wire/who-waits'])('a check of %s shows the first problem by name', async (id) => {
  const page = await visit(lesson);
  const { card, button, reply } = cardOn(page, id);
  if (id === 'wire/who-waits') await card.locator('.pick').first().tap();
  else await card.locator('textarea').tap();
  // The reply comes where only its first line is in view.
  await card.locator('.bar').evaluate((one) => {
    scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight + 40, behavior: 'instant' });
  });
  await button('Check').last().dispatchEvent('click');
  await reply.locator('.title').first().waitFor();
  const isSeen = () =>
    page.evaluate(() => {
      const title = document.querySelector('.reply .title')!.getBoundingClientRect();
      const end = document.querySelector('.keys')?.getBoundingClientRect().top ?? innerHeight;
      return title.top >= 0 && title.bottom <= end;
    });
  await expect.poll(isSeen).toBe(true);
  await page.context().close();
});

it.each([320, 360, 390, 420])('at %d px no button moves from under the press that leaves the field', async (width) => {
  const { page, field, button, close } = await writing({ viewport: { width, height: 740 } });
  await field.fill('{}');
  await field.evaluate((one) => (one as HTMLTextAreaElement).setSelectionRange(1, 1));
  await page.locator('[data-readout]', { hasText: 'line 1, column 2' }).waitFor();
  const { x, y } = (await button('Reset').boundingBox())!;
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.locator('[data-readout]', { hasText: 'saved on this device' }).waitFor();
  await page.mouse.up();
  await expect.poll(() => field.inputValue()).toBe('{ "jsonrpc": "2.0" }');
  await close();
});

it('what takes no room is marked together with its neighbour', async () => {
  const { card, answer, close } = await writing({});
  const marked = () => card.locator('.editor .blame').evaluateAll((all) => all.map(({ textContent }) => textContent));
  await answer('{ "jsonrpc": "2.0",\u200b "id": 1, "method": "tools/list" }');
  await expect.poll(marked).toEqual([',\u200b']);
  await answer('\ufeff{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }');
  await expect.poll(marked).toEqual(['\ufeff{']);
  await close();
});

it('a link to the name and the code leads there, however many answers stand above', async () => {
  const ids = [...exercises.keys()].slice(0, 60);
  const store = Object.fromEntries(ids.map((id) => [keyOf(id), answer(right(id), { passed: true })]));
  const page = await open(browser, `${served.url}/en/progress/#learner`, store, phone);
  await page.locator('.lesson').first().waitFor();
  await expect.poll(() => top(page, '#learner')).toBeLessThan(370);
  expect(await top(page, '#learner')).toBeGreaterThanOrEqual(0);
  await page.context().close();
});

it('another fault of the first page comes into view with its text', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.locator('trial-card .reply .title').waitFor();
  const radio = page.getByRole('radio', { name: 'single quotes' });
  await radio.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await radio.tap();
  await expect.poll(() => page.locator('trial-card textarea').inputValue()).toContain("'");
  const box = (await page.locator('trial-card .editor').boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeLessThan(400);
  await page.context().close();
});

it('a file that was read and given back leaves nothing of what it said, and says so in view', async () => {
  const page = await visit('/en/progress/');
  const id = 'wire/first-request';
  await giveFile(page, JSON.stringify({ handwire: 2, answers: { [id]: answer(right(id), { passed: true }) } }));
  await expect.poll(() => seen(page.locator('[data-said="graded"]'))).toMatch(/passes here as well\.$/);
  expect(await seen(page.locator('[data-go]'))).toBe('Go on with the course');
  await page.getByRole('button', { name: 'Undo' }).tap();
  const said = page.locator('[data-said="file"]');
  expect(await seen(said)).toBe('Undone: all is as it was before.');
  const { y, height } = (await said.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(740);
  expect(await seen(page.locator('[data-said="graded"]'))).toBe('');
  expect(await seen(page.locator('[data-go]'))).toBe('Start the course');
  expect(await page.locator('[data-go]').getAttribute('href')).toMatch(/\/lessons\/three-message-shapes\/$/);
  await page.context().close();
});

it('names keep their letters where a check is said aloud', async () => {
  const { answer, status, close } = await writing({});
  await answer('{ "jsonrpc": "2.0", "id": NaN, "method": "tools/list" }');
  await expect.poll(() => seen(status)).toMatch(/First problem, line 1: NaN and Infinity are no JSON numbers\.$/);
  await close();
});

it('a printed reply has no buttons', async () => {
  const { page, reply, answer, close } = await writing({});
  await answer(right('wire/first-request'));
  await page.emulateMedia({ media: 'print' });
  expect(
    await reply.locator('a.button, button').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
  ).toBe(0);
  await close();
});
