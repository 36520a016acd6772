/** The weather exercise without a mouse, and as it is heard. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { openWeather, request, response, right, seen, starter } from './exercise-page.ts';
import { focused, press } from './keyboard.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const editor = 'textarea weather-call-and-response-answer';

describe('the keyboard', () => {
  it('does the whole exercise', async () => {
    const { page, reply, field, selection, close } = await openWeather(browser, served.url);
    const { keyboard } = page;
    await press(page, 'Tab', editor);
    expect(await field.inputValue()).toBe(starter);

    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(`${request}\n${response.replace('10', '"10"')}`);
    await keyboard.press('ControlOrMeta+Enter');
    await reply.getByText('A response repeats the id with its type').first().waitFor();
    // The focus stays in the text until somebody moves it.
    expect(await focused(page)).toBe(editor);

    const way = await press(page, 'Tab', 'button Go to the place');
    expect(way).toEqual(['button Check -->', 'button Reset', 'button Go to the place']);
    await keyboard.press('Enter');
    expect(await focused(page)).toBe(editor);
    expect(await selection()).toBe('"10"');
    await keyboard.press('Escape');
    expect(await focused(page)).toBe('button Go to the place');
    await keyboard.press('Space');
    expect(await selection()).toBe('"10"');

    await keyboard.type('10');
    expect(await field.inputValue()).toBe(right);
    await keyboard.press('ControlOrMeta+Enter');
    await reply.getByText('A sound exchange').waitFor();
    expect(await focused(page)).toBe(editor);
    await close();
  });

  it('is never caught in the editor', async () => {
    const { page, field, close } = await openWeather(browser, served.url);
    await field.focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('button Check -->');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(editor);
    // Nothing sent anybody here, so Escape has nowhere to go back to.
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe(editor);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).not.toBe(editor);
    expect(await field.inputValue()).toBe(starter);
    await close();
  });

  it('shows where it is, wherever it goes', async () => {
    const { page, answer, close } = await openWeather(browser, served.url);
    await answer(right.replace('"Lyon"', '""'));
    await page.locator('.skip').focus();
    const unseen: string[] = [];
    let steps = 0;
    for (; !(await focused(page)).startsWith('body'); steps += 1) {
      await page.keyboard.press('Tab');
      const look = await page.evaluate(() => getComputedStyle(document.activeElement!).outline);
      if (look.includes('none') || look.includes(' 0px')) unseen.push(await focused(page));
    }
    expect(unseen.filter((one) => !one.startsWith('body'))).toEqual([]);
    expect(steps).toBeGreaterThan(20);
    await close();
  });
});

describe('undo', () => {
  it('takes back what was typed, one step after the other', async () => {
    const { page, field, close } = await openWeather(browser, served.url);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    expect(await field.inputValue()).toBe(`${starter} one\ntwo`);
    for (let steps = 0; steps < 9 && (await field.inputValue()) !== starter; steps += 1)
      await page.keyboard.press('ControlOrMeta+z');
    expect(await field.inputValue()).toBe(starter);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    expect(await field.inputValue()).not.toBe(starter);
    await close();
  });

  it('takes back a reset', async () => {
    const { page, field, button, close } = await openWeather(browser, served.url);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('--> {}');
    await button('Reset').click();
    expect(await field.inputValue()).toBe(starter);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await field.inputValue()).toBe('--> {}');
    await close();
  });

  it('outlives a check', async () => {
    const { page, field, check, close } = await openWeather(browser, served.url);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('x');
    await check();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await field.inputValue()).toBe(starter);
    await close();
  });
});

describe('the status region', () => {
  it('says each verdict once, and again where it is the same', async () => {
    const { page, field, status, answer, button, close } = await openWeather(browser, served.url);
    const said: string[] = [];
    await page.exposeFunction('hear', (sentence: string) => said.push(sentence));
    await status.evaluate((region) => {
      const { hear } = window as unknown as { hear(sentence: string): void };
      new MutationObserver(() => hear(region.textContent)).observe(region, { childList: true });
    });
    const wrong = '7 of 9 met. First problem, line 2: a response repeats the id with its type.';
    const sentences = () => said.filter((sentence) => sentence !== '');

    await answer(`${request}\n${response.replace('10', '"10"')}`);
    await expect.poll(sentences).toEqual([wrong]);
    await button('Check').click();
    await expect.poll(sentences).toEqual([wrong, wrong]);
    await field.fill(right);
    await button('Check').click();
    await expect.poll(sentences).toEqual([wrong, wrong, '9 of 9 met. A sound exchange.']);
    expect(await seen(status)).toBe('9 of 9 met. A sound exchange.');
    await close();
  });
});
