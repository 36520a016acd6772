/** The weather exercise under harder conditions: strange answers, a slow or missing network, a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { openWeather, request, response, right, seen, starter } from './exercise-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

describe('an answer is text, whatever stands in it', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '--> { "jsonrpc": "2.0", "id": "<img src=x onerror=alert(1)>", "method": "<script>alert(1)</script>" }',
    '--> { "jsonrpc": "<b onclick=alert(1)>2.0</b>", "id": 10, "method": "tools/call" }',
    '</textarea></pre></script><svg onload=alert(1)>`"`[x](javascript:alert(1))',
  ];

  it.each(hostile)('%s', async (text) => {
    const errors: string[] = [];
    const { page, card, reply, answer, close } = await openWeather(browser, served.url);
    page.on('dialog', (dialog) => {
      errors.push(dialog.message());
      dialog.dismiss();
    });
    page.on('console', (message) => errors.push(message.text()));
    const tags = () =>
      card.evaluate(
        (one) => one.querySelectorAll('img, script:not([type]), b, svg[onload], a[href^="javascript"]').length,
      );
    const before = await tags();
    await answer(text);
    expect(await card.locator('.editor pre').textContent()).toContain(text);
    expect(await reply.locator('.finding').count()).toBeGreaterThan(0);
    expect(await tags()).toBe(before);
    expect(errors).toEqual([]);
    await close();
  });

  it('a key in a long exchange leaves all lines their elements, and a new line the others', async () => {
    const { page, card, close } = await openWeather(browser, served.url);
    const field = card.locator('textarea');
    await field.focus();
    const ping = (id: number): string => `--> {"jsonrpc":"2.0","id":${id},"method":"ping"}`;
    await field.fill(Array.from({ length: 200 }, (_, at) => ping(at)).join('\n'));
    const lines = card.locator('.editor .ln');
    await expect.poll(() => lines.count()).toBe(200);
    await lines.evaluateAll((all) => {
      for (const [at, line] of all.entries()) Object.assign(line, { place: at });
    });
    const places = () => lines.evaluateAll((all) => all.map((line) => (line as { place?: number } & Element).place));
    const kept = Array.from({ length: 200 }, (_, at) => at);
    await field.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(12, 12));
    await page.keyboard.type('abc');
    expect(await lines.first().textContent()).toBe('--> {"jsonrpabcc":"2.0","id":0,"method":"ping"}');
    expect(await places()).toEqual(kept);
    await page.keyboard.press('Enter');
    expect(await lines.nth(1).textContent()).toBe('c":"2.0","id":0,"method":"ping"}');
    expect(await lines.nth(200).textContent()).toBe(ping(199));
    expect(await places()).toEqual([0, undefined, ...kept.slice(1)]);
    await close();
  });

  it('a very long line is cut where it is quoted, and never widens the page', async () => {
    const { page, reply, answer, close } = await openWeather(browser, served.url, {
      viewport: { width: 320, height: 640 },
    });
    const word = 'x'.repeat(60_000);
    await answer(`${request.replace('Lyon', word)}\n${response.replace('10', `"${word}"`)}`);
    expect(await seen(reply.locator('.title').first())).toContain(
      'A response carries the id of a request that is still open',
    );
    expect((await seen(reply)).length).toBeLessThan(2000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });
});

describe('the grader', () => {
  const scripts = (page: Page): readonly string[] => {
    const asked: string[] = [];
    page.on('request', (one) => one.resourceType() !== 'document' && asked.push(new URL(one.url()).pathname));
    return asked;
  };

  it('is fetched on the first focus, not before', async () => {
    let asked: readonly string[] = [];
    const { page, field, touch, close } = await openWeather(browser, served.url, {}, (page) => {
      asked = scripts(page);
    });
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 2000);
    const before = [...asked];
    await page.locator('h1').click();
    expect(asked).toEqual(before);
    await field.focus();
    await touch();
    expect(asked.slice(before.length).filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    await close();
  });

  it('is fetched by a check, too', async () => {
    const { reply, check, close } = await openWeather(browser, served.url);
    await check();
    expect(await seen(reply.locator('.title').first())).toContain('A message has a method, a result or an error');
    await close();
  });

  it('brings the hints, and is asked for again by a hint that did not arrive', async () => {
    const { page, card, button, close } = await openWeather(browser, served.url);
    await page.context().setOffline(true);
    await card.locator('summary', { hasText: 'A question' }).click();
    const notice = card.locator('.notices');
    await expect.poll(() => seen(notice)).toBe('The grader did not arrive. Your text is safe: Try again');
    await page.context().setOffline(false);
    await button('Try again').click();
    await expect
      .poll(() => seen(card.locator('.help details[open] p')))
      .toBe(
        'Which two members of the request does the server need before it can run anything, and which one does it copy?',
      );
    expect(await seen(notice)).toBe('');
    await close();
  });

  it('is asked for again where it did not arrive', async () => {
    const { page, field, card, reply, button, close } = await openWeather(browser, served.url);
    await page.context().setOffline(true);
    await field.fill(right);
    await button('Check').click();
    const notice = card.locator('.notices');
    await expect.poll(() => seen(notice)).toBe('The grader did not arrive. Your text is safe: Try again');
    expect(await field.inputValue()).toBe(right);
    await page.context().setOffline(false);
    await button('Try again').click();
    await reply.getByText('A sound exchange').waitFor();
    expect(await seen(notice)).toBe('');
    expect(await field.inputValue()).toBe(right);

    // The words of a rule come once it is broken; they can fail to arrive as well.
    await page.context().setOffline(true);
    await field.fill(`${request}\n${response.replace('10', '"10"')}`);
    await button('Check').click();
    await expect.poll(() => seen(notice)).toBe('The grader did not arrive. Your text is safe: Try again');
    await page.context().setOffline(false);
    await button('Try again').click();
    await reply.getByText('The requester would wait for ever').waitFor();
    await close();
  });
});

describe('on a phone', () => {
  it('a row of symbols comes with the keyboard', async () => {
    const { page, field, selection, button, reply, close } = await openWeather(browser, served.url, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const row = page.getByRole('toolbar', { name: 'Symbols' });
    const tap = (name: string) => row.getByRole('button', { name, exact: true }).tap();
    expect(await row.count()).toBe(0);
    await field.tap();
    await row.waitFor();
    await field.fill('');
    for (const name of ['arrow to the server', 'opening brace', 'straight quote', 'colon', 'comma', 'closing brace'])
      await tap(name);
    expect(await field.inputValue()).toBe('--> {":,}');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await tap('Undo');
    expect(await field.inputValue()).not.toBe('--> {":,}');

    await field.fill(`${request}\n${response.replace('10', '11')}`);
    await tap('Check');
    await reply.getByText('The answer would reach nobody').waitFor();
    await tap('Next fault');
    expect(await selection()).toBe('11');
    await button('Reset').focus();
    expect(await row.count()).toBe(0);
    await close();
  });

  it('no row comes where there is a mouse', async () => {
    const { page, touch, close } = await openWeather(browser, served.url);
    await touch();
    expect(await page.getByRole('toolbar', { name: 'Symbols' }).count()).toBe(0);
    await close();
  });
});

describe('a card at work is as accessible as a page', () => {
  const states: Readonly<Record<string, string>> = {
    untouched: starter,
    passed: right,
    failed: `${request.replace('"Lyon"', '""')}\n${response.replace('10', '11').replace('22', '23')}`,
    unreadable: "{ 'a': }",
  };

  it.each(Object.keys(states))('%s', async (state) => {
    const { page, card, answer, close } = await openWeather(browser, served.url, {
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    await answer(states[state]!);
    for (const summary of await card.locator('summary').all()) if (await summary.isVisible()) await summary.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const told = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
      expect(told, colorScheme).toEqual([]);
    }
    await close();
  });
});
