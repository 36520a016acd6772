/** Answers that are picked, put in order or left unsaid: each kind on the page of one exercise, with keys alone and by hand. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises } from '../graders/index.ts';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { type Card, cardOn, seen } from './exercise-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const open = async (
  id: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => unknown = () => {},
  waitUntil: 'load' | 'commit' = 'load',
): Promise<Card & { readonly value: () => Promise<string>; readonly input: (value: string) => Locator }> => {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(10_000);
  await prepare(page);
  await page.goto(`${served.url}/en/exercises/${id}/`, { waitUntil });
  const card = cardOn(page, id);
  // The field is there for as long as the page is, and hidden from everybody.
  const field = page.locator('exercise-card textarea');
  return {
    ...card,
    value: () => field.inputValue(),
    input: (value) => card.card.locator(`input[value="${value}"]`),
  };
};

/** What has the focus, by what it is called or stands for. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { ariaLabel, localName = '', textContent = '' } = document.activeElement ?? {};
    const value = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '';
    return `${localName} ${value || ariaLabel || textContent!.trim().replace(/\s+/g, ' ')}`;
  });

/** Goes on with a key until the focus is where it should be. */
const press = async (page: Page, key: string, until: string): Promise<void> => {
  const way: string[] = [];
  while (way.at(-1) !== until) {
    if (way.length > 60) throw new Error(`${key} never came to "${until}": ${way.join(', ')}`);
    await page.keyboard.press(key);
    way.push(await focused(page));
  }
};

const checkWithKeys = async ({ page, card }: Card): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+Enter');
  await card.locator('.reply:not(.blank):not(.stale)').waitFor();
};

const parts = (reply: Locator): Promise<readonly string[]> => reply.locator('.finding dd').allInnerTexts();

/** Rows that the last verdict has something about: the number of the finding and what is measured. */
const flagged = (card: Locator): Promise<readonly string[]> =>
  card.locator('.pick:has(.flag)').evaluateAll((rows) =>
    rows.map((row) => {
      const number = row.querySelector('.flag')!.lastChild!.textContent;
      return `${number} ${row.querySelector('.blame')!.textContent!.trim()}`;
    }),
  );

const criteria = async (card: Locator, which: string): Promise<readonly string[]> => {
  const texts = await card.locator(`.criteria ${which}`).allTextContents();
  return texts.map((text) => text.trim().replace(/\s+/g, ' '));
};

const label = (id: string, key: string): string => exercises.get(id)!.options![key]!.label.replaceAll('`', '');
const why = (id: string, key: string): string => exercises.get(id)!.options![key]!.why.replaceAll('`', '');

const choice = 'wire/who-waits';
const several = 'wire/what-may-be-an-id';
const order = 'wire/in-the-order-sent';
const blame = 'wire/find-the-fault';
const silence = 'wire/nothing-goes-back';

describe('a choice', () => {
  it('is made with the keyboard', async () => {
    const one = await open(choice);
    const { page, card, reply, status, value, close } = one;
    const { keyboard } = page;
    expect(await card.locator('textarea').isVisible()).toBe(false);
    expect(await seen(reply)).toContain('Nothing is checked yet.');
    await press(page, 'Tab', 'input a');
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('input b');
    await expect.poll(value).toBe('b');

    await checkWithKeys(one);
    expect(await focused(page)).toBe('input b');
    expect((await parts(reply)).slice(0, 2)).toEqual([`You picked: ${label(choice, 'b')}`, why(choice, 'b')]);
    await expect.poll(() => seen(status)).toBe(`0 of 1 met. You picked: ${label(choice, 'b')}`);
    expect(await flagged(card)).toEqual([`1 ${label(choice, 'b')}`]);
    // There is neither a line nor a column to go to, only a row.
    expect(await seen(reply)).not.toMatch(/line \d/);

    await press(page, 'Tab', 'button Go to the place');
    await keyboard.press('Enter');
    expect(await focused(page)).toBe('input b');
    await keyboard.press('Escape');
    expect(await focused(page)).toBe('button Go to the place');
    await press(page, 'Shift+Tab', 'input b');

    await keyboard.press('ArrowDown');
    await expect.poll(value).toBe('c');
    // Nothing is marked while somebody picks, and what is said is old.
    expect(await flagged(card)).toEqual([]);
    expect(await reply.getAttribute('class')).toContain('stale');
    await checkWithKeys(one);
    await expect.poll(() => seen(status)).toBe('1 of 1 met. That is right.');
    expect(await seen(reply)).toContain(exercises.get(choice)!.achieved);
    expect(await seen(reply)).toContain(why(choice, 'c'));
    await close();
  });

  it('keeps what was picked before its script was there', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The page itself waits for what sets its theme.
    const hold = (page: Page): unknown =>
      page.route('**/*.js', async (route) => {
        if (!/theme/.test(route.request().url())) await held;
        await route.continue();
      });
    const { page, card, input, value, close } = await open(choice, {}, hold, 'commit');
    await input('c').check();
    release();
    await expect.poll(value).toBe('c');
    await card.locator('.reply', { hasText: 'Nothing is judged until you check.' }).waitFor();
    expect(await input('c').isChecked()).toBe(true);
    await page.keyboard.press('ControlOrMeta+Enter');
    await card.locator('.reply.passed').waitFor();
    await close();
  });

  it('of several judges each, and says at its row what was left out', async () => {
    const one = await open(several);
    const { page, card, reply, input, value, check, close } = one;
    expect(await criteria(card, 'li')).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((key) => `Not judged yet: is right about option ${key}`),
    );
    await input('c').check();
    await input('a').check();
    await expect.poll(value).toBe('a c');
    await check();
    expect(await flagged(card)).toEqual(['1 "12"', '2 null']);
    expect(await criteria(card, '.unmet')).toEqual([
      'Not met: is right about option b',
      'Not met: is right about option c',
    ]);
    await reply.getByRole('button', { name: 'Go to the place' }).first().press('Enter');
    expect(await focused(page)).toBe('input b');
    await page.keyboard.press('Space');
    await press(page, 'Tab', 'input c');
    await page.keyboard.press('Space');
    await expect.poll(value).toBe('a b');
    await checkWithKeys(one);
    expect(await seen(reply.locator('.head'))).toContain('That is right');
    for (const key of ['a', 'b']) expect(await seen(reply)).toContain(why(several, key));
    await close();
  });
});

describe('lines', () => {
  it('are put in order with the keyboard', async () => {
    const one = await open(order);
    const { page, card, reply, status, value, close } = one;
    const { keyboard } = page;
    const [tools, ready, ask, list, agree] = exercises.get(order)!.starter.split('\n');
    expect(await card.locator('textarea').isVisible()).toBe(false);

    await press(page, 'Tab', 'button Move line 3 up');
    await keyboard.press('Space');
    // The first press fetches the card and is made again.
    await expect.poll(value).toBe([tools, ask, ready, list, agree].join('\n'));
    expect(await focused(page)).toBe('button Move line 2 up');
    await expect.poll(() => seen(status)).toBe('Line moved to place 2 of 5');
    await keyboard.press('Enter');
    expect(await value()).toBe([ask, tools, ready, list, agree].join('\n'));
    expect(await focused(page)).toBe('button Move line 1 up');
    expect(await card.getByRole('button', { name: 'Move line 1 up' }).getAttribute('aria-disabled')).toBe('true');
    // It has come to its end.
    await keyboard.press('Enter');
    expect(await value()).toBe([ask, tools, ready, list, agree].join('\n'));

    await checkWithKeys(one);
    expect(await seen(reply.locator('.title').first())).toContain('A response carries the id of a request');
    expect(await flagged(card)).toContain('1 1');
    await press(page, 'Tab', 'button Go to the place');
    await keyboard.press('Enter');
    expect(await focused(page)).toBe('button Move line 2 up');
    await keyboard.press('Escape');
    expect(await focused(page)).toBe('button Go to the place');

    await press(page, 'Shift+Tab', 'button Move line 5 up');
    for (let steps = 0; steps < 3; steps += 1) await keyboard.press('Space');
    expect(await focused(page)).toBe('button Move line 2 up');
    await press(page, 'Tab', 'button Move line 3 down');
    for (let steps = 0; steps < 2; steps += 1) await keyboard.press('Space');
    expect(await value()).toBe([ask, agree, ready, list, tools].join('\n'));
    await expect.poll(() => seen(status)).toBe('Line moved to place 5 of 5');
    expect((await card.locator('.says').allInnerTexts()).map((text) => text.trim())).toEqual(
      (await value()).split('\n'),
    );
    await checkWithKeys(one);
    expect(await seen(reply.locator('.head'))).toContain('A sound exchange');
    expect(await flagged(card)).toEqual([]);
    // The diagram below follows the lines, and leads to them.
    await card.locator('.live .shaft a').nth(3).press('Enter');
    expect(await focused(page)).toBe('button Move line 4 up');
    await close();
  });

  it('are shown as they were kept, even where they are no longer those of the exercise', async () => {
    const { page, card, value, close } = await open(order);
    const text = '--> {"jsonrpc":"2.0","id":9,"method":"ping"}\n<-- {"jsonrpc":"2.0","id":9,"result":{}}';
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key!, JSON.stringify({ v: 1, text, tries: 0, hints: [] })),
      [`handwire:answer:${order}`, text],
    );
    await page.reload();
    await expect.poll(value).toBe(text);
    expect(await card.locator('.says').allInnerTexts()).toEqual(text.split('\n'));
    await card.getByRole('button', { name: 'Reset', exact: true }).click();
    expect(await card.locator('.pick').count()).toBe(5);
    await close();
  });
});

describe('a line that is dragged', () => {
  const lines = exercises.get(order)!.starter.split('\n');
  const [tools, ready, ask, list, agree] = lines as [string, string, string, string, string];

  /** The middle of the grip of a row, counted from 1. */
  const gripOf = async (card: Locator, row: number): Promise<{ readonly x: number; readonly y: number }> => {
    const grip = card.locator('.pick .key').nth(row - 1);
    await grip.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await grip.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const numbers = (card: Locator) => card.locator('.pick .key').allTextContents();
  const shown = async (card: Locator) =>
    (await card.locator('.says').allInnerTexts()).map((text) => text.trim()).join('\n');

  it('follows the pointer, shows its place, and lies where it is let go', async () => {
    const { page, card, status, value, close } = await open(order, { viewport: { width: 1024, height: 1200 } });
    const from = await gripOf(card, 4);
    const to = await gripOf(card, 2);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // The press itself may be what fetches the card.
    await page.locator('exercise-card[data-ready]').waitFor();
    await page.mouse.move(from.x, from.y - 4);
    await page.mouse.move(from.x, to.y, { steps: 5 });
    const row = card.locator('.pick.lifted');
    expect(await seen(row)).toContain(list);
    const { y, height } = (await row.boundingBox())!;
    expect(y).toBeLessThan(to.y);
    expect(y + height).toBeGreaterThan(to.y);
    expect(await numbers(card)).toEqual(['1', '3', '4', '2', '5']);
    expect(await value()).toBe(lines.join('\n'));

    await page.mouse.up();
    expect(await value()).toBe([tools, list, ready, ask, agree].join('\n'));
    expect(await shown(card)).toBe(await value());
    expect(await numbers(card)).toEqual(['1', '2', '3', '4', '5']);
    await expect.poll(() => seen(status)).toBe('Line moved to place 2 of 5');
    expect(await card.locator('.lifted, .sorting, .pick[style*="translate"]').count()).toBe(0);
    await close();
  });

  it('goes back where Escape is pressed, and stays back', async () => {
    const { page, card, value, close } = await open(order, { viewport: { width: 1024, height: 1200 } });
    await card.locator('.help summary').first().focus();
    await page.locator('exercise-card[data-ready]').waitFor();
    const from = await gripOf(card, 1);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 150, { steps: 5 });
    expect(await card.locator('.lifted').count()).toBe(1);
    expect(await numbers(card)).not.toEqual(['1', '2', '3', '4', '5']);
    await page.keyboard.press('Escape');
    expect(await card.locator('.lifted, .sorting').count()).toBe(0);
    expect(await numbers(card)).toEqual(['1', '2', '3', '4', '5']);
    await page.mouse.move(from.x, from.y + 200, { steps: 3 });
    await page.mouse.up();
    expect(await value()).toBe(lines.join('\n'));
    await close();
  });

  it('never leaves the list, and takes the page along', async () => {
    const { page, card, value, close } = await open(order, { viewport: { width: 390, height: 500 } });
    await card.locator('.help summary').first().focus();
    await page.locator('exercise-card[data-ready]').waitFor();
    const { x, y } = await gripOf(card, 1);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, 490, { steps: 4 });
    await expect.poll(() => numbers(card), { timeout: 8000 }).toEqual(['5', '1', '2', '3', '4']);
    const list = (await card.locator('.picks').boundingBox())!;
    const row = (await card.locator('.lifted').boundingBox())!;
    expect(row.y + row.height).toBeLessThanOrEqual(list.y + list.height);
    await page.mouse.up();
    expect(await value()).toBe([ready, ask, lines[3], agree, tools].join('\n'));
    await close();
  });

  it('is dragged by a finger, and a finger beside the number scrolls', async () => {
    const { page, card, value, close } = await open(order, {
      viewport: { width: 390, height: 900 },
      hasTouch: true,
      isMobile: true,
    });
    await card.locator('.help summary').first().focus();
    await page.locator('exercise-card[data-ready]').waitFor();
    const touch = await page.context().newCDPSession(page);
    const finger = async (x: number, ...way: readonly number[]): Promise<void> => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
      await send('touchStart', way[0]);
      for (const y of way.slice(1)) await send('touchMove', y);
      await send('touchEnd');
    };
    const from = await gripOf(card, 2);
    await finger(from.x, from.y, from.y - 10, from.y - 90, from.y - 180);
    await expect.poll(value).toBe([ready, tools, ask, list, agree].join('\n'));

    const before = await page.evaluate(() => scrollY);
    const says = (await card.locator('.pick .says').nth(2).boundingBox())!;
    await finger(says.x + 60, says.y + 10, says.y - 20, says.y - 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(await value()).toBe([ready, tools, ask, list, agree].join('\n'));
    await close();
  });

  it('moves nothing by itself where motion is to be reduced', async () => {
    for (const [reducedMotion, moves] of [
      ['reduce', '0s'],
      ['no-preference', '0.12s'],
    ] as const) {
      const { page, card, close } = await open(order, { reducedMotion, viewport: { width: 1024, height: 1200 } });
      await card.locator('.help summary').first().focus();
      await page.locator('exercise-card[data-ready]').waitFor();
      const from = await gripOf(card, 1);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y + 20, { steps: 2 });
      const time = (row: Element) => getComputedStyle(row).transitionDuration;
      expect(await card.locator('.pick').nth(1).evaluate(time)).toBe(moves);
      expect(await card.locator('.lifted').evaluate(time)).toBe('0s');
      await page.mouse.up();
      await close();
    }
  });
});

describe('a message to blame', () => {
  it('is named with its rule, with the keyboard', async () => {
    const one = await open(blame);
    const { page, card, reply, status, value, close } = one;
    const { keyboard } = page;
    expect(await card.locator('.given').count()).toBe(0);
    expect(await card.locator('[data-part="message"] .says').count()).toBe(6);

    await press(page, 'Tab', 'input 1');
    await keyboard.press('Space');
    for (let steps = 0; steps < 2; steps += 1) await keyboard.press('ArrowDown');
    await expect.poll(value).toBe('3');
    await checkWithKeys(one);
    expect((await parts(reply))[0]).toBe('Message 3 breaks no rule.');
    await press(page, 'Tab', 'input exchange/response-id-type-changed');
    await keyboard.press('ArrowDown');
    await expect.poll(value).toBe('3 exchange/response-id-unknown');
    await checkWithKeys(one);
    await expect.poll(() => seen(status)).toBe('0 of 2 met. Message 3 breaks no rule.');
    expect(await flagged(card)).toEqual([
      '1 <-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}',
      `2 ${label(blame, 'exchange/response-id-unknown')}`,
    ]);
    await press(page, 'Tab', 'button Go to the place');
    await keyboard.press('Enter');
    expect(await focused(page)).toBe('input 3');
    for (let steps = 0; steps < 3; steps += 1) await keyboard.press('ArrowDown');
    await checkWithKeys(one);
    expect((await parts(reply)).slice(0, 2)).toEqual([
      `You picked: ${label(blame, 'exchange/response-id-unknown')}`,
      why(blame, 'exchange/response-id-unknown'),
    ]);
    await press(page, 'Tab', 'button Go to the place');
    await keyboard.press('Enter');
    expect(await focused(page)).toBe('input exchange/response-id-unknown');
    await keyboard.press('ArrowUp');
    await checkWithKeys(one);
    await expect.poll(() => seen(status)).toBe('2 of 2 met. That is right.');
    expect(await seen(reply)).toContain(why(blame, 'exchange/response-id-type-changed'));
    await close();
  });

  it('may be named after its rule', async () => {
    const one = await open(blame);
    const { reply, input, value, check, close } = one;
    await input('exchange/notification-answered').check();
    await expect.poll(value).toBe('exchange/notification-answered');
    await check();
    expect((await parts(reply))[0]).toBe('No message is named yet.');
    await input('6').check();
    await expect.poll(value).toBe('6 exchange/notification-answered');
    await close();
  });
});

describe('a reply', () => {
  it('of nothing is sent with the keyboard', async () => {
    const one = await open(silence);
    const { page, field, reply, status, button, close } = one;
    const starter = exercises.get(silence)!.starter;
    await press(page, 'Tab', `textarea ${starter}`);
    await checkWithKeys(one);
    expect(await seen(reply.locator('.head'))).not.toContain('That is right');
    await press(page, 'Tab', 'button Send nothing');
    await page.keyboard.press('Enter');
    await reply.getByText('That is right').waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await focused(page)).toBe('button Send nothing');
    await expect.poll(() => seen(status)).toBe('2 of 2 met. That is right.');
    // What stood there is one undo away.
    await field.focus();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await field.inputValue()).toBe(starter);
    await button('Reset').click();
    expect(await field.inputValue()).toBe(starter);
    await close();
  });

  it('of nothing can be the first thing that is pressed', async () => {
    const { field, reply, button, close } = await open(silence);
    await button('Send nothing').click();
    await reply.getByText('That is right').waitFor();
    expect(await field.inputValue()).toBe('');
    await close();
  });
});

describe('reset and undo', () => {
  it('of a choice', async () => {
    const { page, card, input, status, check, button, value, close } = await open(choice);
    await input('b').check();
    await check();
    await button('Reset').press('Enter');
    await expect.poll(() => seen(status)).toBe('Reset. Your answer is kept: Undo');
    expect(await value()).toBe('');
    expect(await card.locator('input:checked').count()).toBe(0);
    expect(await flagged(card)).toEqual([]);
    expect(await card.locator('.criteria .open').count()).toBe(1);
    await button('Undo').press('Enter');
    expect(await value()).toBe('b');
    expect(await input('b').isChecked()).toBe(true);
    expect(await focused(page)).toBe('input b');
    await close();
  });

  it('of lines', async () => {
    const { page, card, button, value, close } = await open(order);
    const { starter } = exercises.get(order)!;
    await button('Move line 1 down').click();
    await expect.poll(value).not.toBe(starter);
    const moved = await value();
    await button('Reset').click();
    expect(await value()).toBe(starter);
    expect((await card.locator('.says').allInnerTexts()).join('\n')).toBe(starter);
    const place = await page.evaluate(() => scrollY);
    await button('Undo').click();
    expect(await value()).toBe(moved);
    expect((await card.locator('.says').allInnerTexts()).join('\n')).toBe(moved);
    expect(await focused(page)).toBe('button Reset');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await close();
  });
});

describe('what was picked', () => {
  it.each([
    [choice, ['b'], 'b'],
    [several, ['a', 'd'], 'a d'],
    [blame, ['5', 'jsonrpc/id-type'], '5 jsonrpc/id-type'],
  ])('is there again when the page is: %s', async (id, picks, text) => {
    const { page, card, input, value, check, close } = await open(id);
    for (const pick of picks) await input(pick).check();
    await check();
    await page.reload();
    await expect.poll(value).toBe(text);
    expect(
      await card.locator('input:checked').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(picks);
    expect(await seen(card.locator('[data-readout]'))).toBe('saved on this device');
    await close();
  });

  it('is there again where lines were moved', async () => {
    const { page, card, button, value, close } = await open(order);
    const { starter } = exercises.get(order)!;
    await button('Move line 2 up').click();
    await expect.poll(value).not.toBe(starter);
    const moved = await value();
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('initialized');
    await page.reload();
    await expect.poll(value).toBe(moved);
    expect((await card.locator('.says').allInnerTexts()).join('\n')).toBe(moved);
    await close();
  });

  it('shows in another tab', async () => {
    const { page, input, card, close } = await open(choice);
    await card.locator('.help summary').first().focus();
    await page.locator('exercise-card[data-ready]').waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('input[value="d"]').check();
    await expect.poll(() => input('d').isChecked()).toBe(true);
    await close();
  });
});

describe('without script', () => {
  it.each([choice, several, blame, order])('%s is read, and answered in the field', async (id) => {
    const { page, card, close } = await open(id, { javaScriptEnabled: false });
    const { options = {}, starter } = exercises.get(id)!;
    const field = card.getByRole('textbox');
    expect(await field.inputValue()).toBe(starter);
    expect(await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect(await field.evaluate((one) => getComputedStyle(one).color)).not.toBe('rgba(0, 0, 0, 0)');
    await field.fill('an answer');
    expect(await field.inputValue()).toBe('an answer');
    const text = await seen(card);
    for (const [key, option] of Object.entries(options)) {
      expect(text).toContain(key);
      expect(text).toContain(option.label.replaceAll('`', ''));
    }
    // Nothing only seems to work.
    expect(await card.locator('input, .moves, [data-do]').locator('visible=true').count()).toBe(0);
    await page.context().close();
    await close();
  });
});

describe('each control', () => {
  const wrong: Readonly<Record<string, (card: Awaited<ReturnType<typeof open>>) => Promise<void>>> = {
    [choice]: ({ input }) => input('a').check(),
    [several]: async ({ input }) => {
      await input('a').check();
      await input('e').check();
    },
    [blame]: async ({ input }) => {
      await input('1').check();
      await input('jsonrpc/id-type').check();
    },
    [order]: ({ button }) => button('Move line 2 up').click(),
    [silence]: async () => {},
  };

  it.each(Object.keys(wrong))('%s has nothing that axe would mend, untouched and checked', async (id) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const one = await open(id, { colorScheme });
      const { page, check, close } = one;
      const faults = async () => {
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
          .analyze();
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
      };
      expect(await faults()).toEqual([]);
      await wrong[id]!(one);
      await check();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await faults()).toEqual([]);
      await close();
    }
  });

  it.each(Object.keys(wrong))('%s has room on a phone, and for a finger', async (id) => {
    const one = await open(id, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    const { page, card, check, close } = one;
    await wrong[id]!(one);
    await check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const sizes = await card
      .locator('label.pick, .moves button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]));
    for (const [width, height] of sizes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await close();
  });

  it('is fetched only where it is needed', async () => {
    const asked: string[] = [];
    const listen = (page: Page): unknown => page.on('request', (request) => asked.push(request.url()));
    const written = await open('wire/first-request', {}, listen);
    await written.answer('{}');
    expect(asked.filter((address) => /\/picks\.[^/]+$/.test(address))).toEqual([]);
    await written.close();
    const picked = await open(choice, {}, listen);
    await picked.page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /\/picks\.[^/]+\.js$/.test(address))).toEqual([]);
    await picked.input('a').check();
    await expect.poll(() => asked.filter((address) => /\/picks\.[^/]+\.js$/.test(address)).length).toBe(1);
    await picked.close();
  });
});
