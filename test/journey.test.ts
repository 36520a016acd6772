/** From the first page to the second exercise without a mouse; and what stays to be seen where the system picks the colours. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { openWeather, right } from './exercise-page.ts';
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

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('by the keyboard alone', () => {
  it('a visitor comes to a lesson, is told what is wrong, mends it and goes on', async () => {
    const page = await browser.newPage();
    const { keyboard } = page;
    await page.goto(`${served.url}/`);
    // The first stop of every page leads past what all pages have.
    await keyboard.press('Tab');
    expect(await focused(page)).toBe('a Skip to the text');
    await keyboard.press('Enter');
    await press(page, 'Tab', 'textarea trial-text');
    await keyboard.press('ControlOrMeta+Enter');
    await page.locator('trial-card .reply:not(.blank)').first().waitFor();

    await press(page, 'Tab', 'a Start with three message shapes');
    await keyboard.press('Enter');
    await page.waitForURL('**/en/lessons/three-message-shapes/');
    await press(page, 'Tab', 'textarea wire-first-request-answer');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('{ "jsonrpc": "2.0", "id": null, "method": "tools/list" }');
    await keyboard.press('ControlOrMeta+Enter');
    const card = page.locator('#wire-first-request');
    await card.locator('.reply').getByText('The id of a request or of a result is never').first().waitFor();

    await press(page, 'Tab', 'button Go to the place');
    await keyboard.press('Enter');
    await keyboard.type('1');
    await keyboard.press('ControlOrMeta+Enter');
    await card.locator('.reply.passed').waitFor();
    expect(await card.locator('textarea').inputValue()).toBe('{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }');
    const next = (await card.locator('.reply .next a').first().textContent())!.trim().replace(/\s+/g, ' ');
    await press(page, 'Tab', `a ${next}`);
    await keyboard.press('Enter');
    expect(pathOf(page)).toBe('/en/lessons/three-message-shapes/');
    expect(new URL(page.url()).hash).toBe('#wire-first-result');
    await press(page, 'Tab', 'textarea wire-first-result-answer');
    await page.context().close();
  });
});

describe('where the system picks the colours', () => {
  it('a fault, the lanes and the focus have a sign that is no colour', async () => {
    const { page, field, answer, close } = await openWeather(browser, served.url, { forcedColors: 'active' });
    await answer(right.replace('"Lyon"', '""'));
    const looks = await page.evaluate(() => {
      const look = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return {
        blame: look('#weather-call-and-response .editor .blame').textDecoration,
        client: look('#weather-call-and-response .editor .ln.go').borderLeftStyle,
        server: look('#weather-call-and-response .editor .ln.back').borderRightStyle,
      };
    });
    expect(looks).toMatchObject({ blame: expect.stringContaining('wavy'), client: 'solid', server: 'solid' });
    await field.focus();
    expect(await field.evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe('none');
    await close();
  });
});
