/** What the weather exercise keeps of what is written, and what it says where it cannot. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { cardOn, openWeather, right, seen, starter, weather } from './exercise-page.ts';

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
const minute = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;
const kept = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key);

describe('what is written', () => {
  it('is there again when the page is', async () => {
    const first = await openWeather(browser, served.url);
    const { page } = first;
    await first.card.locator('summary', { hasText: 'A question' }).click();
    await first.answer('--> { "half": "an answer" }');
    await expect
      .poll(() => kept(page))
      .toEqual({
        v: 2,
        text: '--> { "half": "an answer" }',
        tries: 1,
        hints: [1],
        passed: false,
        firstTry: expect.stringMatching(minute),
        lastChange: expect.stringMatching(minute),
        revision: '2025-11-25',
      });
    await page.reload();
    const again = cardOn(page);
    await expect.poll(() => again.field.inputValue()).toBe('--> { "half": "an answer" }');
    expect(await seen(again.card.locator('.editor pre'))).toContain('"an answer"');
    expect(await seen(again.card.locator('[data-readout]'))).toBe('saved on this device');
    expect(await again.card.locator('.help details[open] p').count()).toBe(1);
    await first.close();
  });

  it('is kept even where it was written before the card could hear it', async () => {
    const { page, field, close } = await openWeather(browser, served.url);
    await field.fill('--> { "early": true }');
    await expect.poll(async () => (await kept(page))?.text).toBe('--> { "early": true }');
    expect(await field.inputValue()).toBe('--> { "early": true }');
    await close();
  });

  it('counts on the map of the course once it is right', async () => {
    const { page, answer, close } = await openWeather(browser, served.url);
    await answer(right);
    await expect.poll(async () => (await kept(page))?.passed).toBe(true);
    await page.goto(`${served.url}/en/`);
    const stop = page.locator('.stops > li', { has: page.locator('[data-exercise="weather/call-and-response"]') });
    expect(await seen(stop)).toMatch(/^1 of \d exercises passed\./m);
    await close();
  });

  it('shows in another tab that has not been touched', async () => {
    const { page, field, write, close } = await openWeather(browser, served.url);
    const other = cardOn(await page.context().newPage());
    await other.page.goto(served.url + weather);
    await write('--> { "from": "the first tab" }');
    await other.field.focus();
    await expect.poll(() => other.field.inputValue()).toBe('--> { "from": "the first tab" }');
    await other.write('--> { "from": "the other tab" }');
    await expect.poll(async () => (await kept(page)).text).toBe('--> { "from": "the other tab" }');
    // Somebody wrote here: nothing takes that away.
    expect(await field.inputValue()).toBe('--> { "from": "the first tab" }');
    await close();
  });

  it('does not believe a record that makes no sense', async () => {
    const { page, field, touch, close } = await openWeather(browser, served.url);
    for (const record of ['{', 'null', '[]', '{"v":1}', '{"v":1,"text":7}', '{"v":2}']) {
      await page.evaluate(({ key, record }) => localStorage.setItem(key, record), { key, record });
      await page.reload();
      await touch();
      expect(await field.inputValue(), record).toBe(starter);
    }
    await close();
  });
});

describe('without storage', () => {
  /** Each refusal leaves its mark on the name of the window. */
  const block = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          window.name += 'x';
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
  const notice = 'This browser keeps nothing for this page. Your text lasts until you close it: Save as a file';

  it('everything works, the page says so once, and the answers can be saved', async () => {
    const errors: string[] = [];
    const { page, card, write, answer, button, reply, close } = await openWeather(browser, served.url, {}, block);
    page.on('pageerror', ({ message }) => errors.push(message));
    await write('--> { "lost": "without storage" }');
    await expect.poll(() => seen(card.locator('.notices'))).toBe(notice);
    await answer(right);
    expect(await seen(reply.locator('.head'))).toContain('A sound exchange');
    const refused = () => page.evaluate(() => window.name.length);
    const before = await refused();
    await cardOn(page, 'json/python-dict').answer('{}');
    await expect.poll(refused).toBeGreaterThan(before + 1);
    expect(await page.getByText('This browser keeps nothing').locator('visible=true').count()).toBe(1);

    const [download] = await Promise.all([page.waitForEvent('download'), button('Save as a file').click()]);
    expect(download.suggestedFilename()).toBe('handwire-progress.json');
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      handwire: 2,
      answers: { 'weather/call-and-response': { text: right, passed: true } },
    });
    expect(errors).toEqual([]);
    await close();
  });
});
