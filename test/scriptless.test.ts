/** The lessons where scripts do not run: all there is to read and to write, and nothing that only seems to work. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built, lessons } from './built.ts';
import { cardOn, right, seen, starter, weather } from './exercise-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const open = async (path: string): Promise<Page> => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(served.url + path);
  return page;
};

describe('without script', () => {
  it.each(lessons)('%s can be read', async (path) => {
    const page = await open(path);
    expect((await seen(page.locator('main'))).split(/\s+/).length).toBeGreaterThan(300);
    for (const figure of await page.locator('main figure').all()) {
      expect(await figure.isVisible()).toBe(true);
      expect(await seen(figure)).not.toBe('');
    }
    const fields = await page.locator('textarea').all();
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      expect(await field.isVisible()).toBe(true);
      expect(await field.isEditable()).toBe(true);
    }
    // What needs a script is not shown.
    expect(await page.locator('#theme-switch, #menu-switch').locator('visible=true').count()).toBe(0);
    await page.context().close();
  });

  it('an exercise has its starter, its checklist, its hints and its solution', async () => {
    const page = await open(weather);
    const { card, field, button } = cardOn(page);
    expect(await field.inputValue()).toBe(starter);
    await field.fill('--> {}');
    expect(await field.inputValue()).toBe('--> {}');
    // The letters are to be seen: no painted copy lies over them.
    expect(await field.evaluate((one) => getComputedStyle(one).color)).not.toBe('rgba(0, 0, 0, 0)');
    expect(await card.locator('.criteria li').locator('visible=true').count()).toBe(9);
    expect(await button('Check').count()).toBe(0);
    // In a lesson the help is one press away.
    expect(await card.locator('.help').isVisible()).toBe(false);
    expect(await seen(card.locator('noscript'))).toBe('A check needs script. Hints and a model answer');
    await card.getByRole('link', { name: 'Hints and a model answer' }).click();
    expect(await seen(card.locator('noscript'))).toBe('A check needs script. Hints and a model answer stand below.');

    const hints = card.locator('.help p');
    expect(await hints.locator('visible=true').count()).toBe(0);
    for (const name of ['A question', 'A pointer', 'Nearly there'])
      await card.locator('summary', { hasText: name }).click();
    expect(await hints.locator('visible=true').count()).toBe(3);
    await card.locator('summary', { hasText: /^Solution/ }).click();
    await card.locator('summary', { hasText: 'Show the solution' }).click();
    const lines = (await seen(card.locator('.model pre'))).split('\n').filter((line) => line.trim() !== '');
    expect(lines).toEqual(right.split('\n'));
    await page.context().close();
  });

  it('the menu leads everywhere', async () => {
    const page = await open('/');
    expect(await page.locator('nav a').locator('visible=true').count()).toBeGreaterThanOrEqual(2);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.locator('nav a').locator('visible=true').count()).toBeGreaterThanOrEqual(2);
    await page.context().close();
  });
});
