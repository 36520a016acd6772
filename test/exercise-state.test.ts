import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { openWeather, right, seen, starter } from './exercise-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const key = 'handwire:answer:weather/call-and-response';
const kept = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key);

describe('reset', () => {
  it('gives the starter back, and an Undo with it', async () => {
    const { field, reply, status, card, button, answer, close } = await openWeather(browser, served.url);
    await answer('--> {}');
    expect(await card.locator('.editor .blame').count()).toBe(1);
    await button('Reset').click();
    expect(await field.inputValue()).toBe(starter);
    expect(await seen(reply)).toContain('Nothing is checked yet. The reply comes back here.');
    expect(await card.locator('.editor .blame').count()).toBe(0);
    expect(await card.locator('.criteria .open').count()).toBe(9);
    await expect.poll(() => seen(status)).toBe('Reset. Your text is kept: Undo');
    await button('Undo').click();
    expect(await field.inputValue()).toBe('--> {}');
    expect(await button('Undo').count()).toBe(0);
    await close();
  });

  it('offers no Undo where there is nothing to undo', async () => {
    const { field, button, close } = await openWeather(browser, served.url);
    await button('Reset').click();
    expect(await field.inputValue()).toBe(starter);
    expect(await button('Undo').count()).toBe(0);
    await close();
  });
});

describe('help', () => {
  const rung = (card: Locator, name: string) => card.locator('summary', { hasText: new RegExp(`${name}$`) });
  const isOpen = (summary: Locator) => summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open);

  it('gives one hint after the other', async () => {
    const { card, close } = await openWeather(browser, served.url);
    const [question, pointer, nearly] = ['A question', 'A pointer', 'Nearly there'].map((name) => rung(card, name));
    for (const later of [nearly!, pointer!]) {
      expect(await later.getAttribute('aria-disabled')).toBe('true');
      await later.click();
      expect(await isOpen(later)).toBe(false);
    }
    for (const next of [question!, pointer!, nearly!]) {
      await expect.poll(() => next.getAttribute('aria-disabled')).not.toBe('true');
      await next.click();
      expect(await isOpen(next)).toBe(true);
    }
    expect(await card.locator('.help p').allInnerTexts()).toEqual([
      'Which two members of the request does the server need before it can run anything, and which one does it copy?',
      'The method is the one that calls a tool. What is called, and with what, both go into params.',
      'In params stand name and arguments, and arguments is an object. In result stands content, an array of one object with type and text.',
    ]);
    await close();
  });

  it('asks once more before it shows the solution', async () => {
    const { card, close } = await openWeather(browser, served.url);
    const solution = card.locator('.model pre');
    await rung(card, '^Solution').click();
    expect(await solution.isVisible()).toBe(false);
    await rung(card, 'Show the solution anyway').click();
    expect((await seen(solution)).split('\n').filter((line) => line.trim() !== '')).toEqual(right.split('\n'));
    await close();
  });

  it('shows the solution at once after a check, and not before it is asked', async () => {
    const { page, card, touch, answer, close } = await openWeather(browser, served.url);
    await answer('--> {}');
    await expect.poll(async () => (await kept(page))?.tries).toBe(1);
    const solution = card.locator('.model pre');
    expect(await solution.isVisible()).toBe(false);
    await page.reload();
    await touch();
    expect(await solution.isVisible()).toBe(false);
    await rung(card, '^Solution').click();
    expect(await solution.isVisible()).toBe(true);
    await close();
  });

  it('compares a right answer with the solution', async () => {
    const { card, page, button, answer, close } = await openWeather(browser, served.url);
    await answer(right);
    await button('Compare with a model answer').click();
    expect(await card.locator('.model pre').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Solution');
    await close();
  });
});
