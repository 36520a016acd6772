/** What is kept of an answer: in two tabs at once, from before, from later, torn, and where there is no room. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { type Card, cardOn, seen, starter, weather } from './exercise-page.ts';
import { answer, keyOf, open, record, type Store, stored } from './progress-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const id = 'weather/call-and-response';
const openHere = (store: Store = {}): Promise<Page> => open(browser, served.url + weather, store);
const textOf = async (page: Page, of = id): Promise<string | undefined> => (await record(page, of))?.text;
const notices = (card: Card) => seen(card.card.locator('.notices'));

/** Two tabs on the same lesson, both at work. */
const tabs = async (store: Store = {}): Promise<readonly [Card, Card]> => {
  const page = await openHere(store);
  const other = await page.context().newPage();
  other.setDefaultTimeout(20_000);
  await other.goto(served.url + weather);
  const cards = [cardOn(page), cardOn(other)] as const;
  for (const card of cards) await card.touch();
  return cards;
};

describe('two tabs', () => {
  it('that write different exercises keep both', async () => {
    const [one, other] = await tabs();
    const second = await other.page.evaluate(
      () => [...document.querySelectorAll<HTMLElement>('exercise-card')].map(({ dataset }) => dataset.id!).at(-1)!,
    );
    expect(second).not.toBe(id);
    await one.write('--> { "from": "one" }');
    await cardOn(other.page, second).write('from the other');
    await expect.poll(() => textOf(one.page)).toBe('--> { "from": "one" }');
    await expect.poll(() => textOf(one.page, second)).toBe('from the other');
    await one.page.context().close();
  });

  it('that write the same exercise lose neither text, and offer the other one', async () => {
    const [one, other] = await tabs();
    // Before either has heard of the other.
    await one.field.evaluate((field: HTMLTextAreaElement) => {
      field.value = '--> { "from": "one" }';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await other.field.evaluate((field: HTMLTextAreaElement) => {
      field.value = '--> { "from": "other" }';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const both = async (): Promise<readonly string[]> => {
      const { text, other } = (await record(one.page, id)) ?? {};
      return [text, other].sort();
    };
    await expect.poll(both).toEqual(['--> { "from": "one" }', '--> { "from": "other" }']);
    expect(await one.field.inputValue()).toBe('--> { "from": "one" }');
    expect(await other.field.inputValue()).toBe('--> { "from": "other" }');
    const offer =
      'Another tab has written something else here. Yours stands here, and the other text is kept: Show the other text';
    await expect.poll(() => notices(one)).toBe(offer);

    await one.page.getByRole('button', { name: 'Show the other text' }).first().click();
    expect(await one.field.inputValue()).toBe('--> { "from": "other" }');
    await expect.poll(both).toEqual(['--> { "from": "one" }', '--> { "from": "other" }']);
    // It is there again with the page, and so is the way back.
    await one.page.reload();
    const again = cardOn(one.page);
    await expect.poll(() => again.field.inputValue()).toBe('--> { "from": "other" }');
    await again.page.getByRole('button', { name: 'Show the other text' }).first().click();
    expect(await again.field.inputValue()).toBe('--> { "from": "one" }');
    await one.page.context().close();
  });

  it('count the checks of both, and the hints of both', async () => {
    const [one, other] = await tabs();
    await one.answer('{ "one": 1 }');
    await other.answer('{ "other": 1 }');
    await one.card.locator('summary', { hasText: 'A question' }).click();
    await expect.poll(() => record(one.page, id)).toMatchObject({ tries: 2, hints: [1] });
    await one.page.context().close();
  });

  it('leave an untouched tab with the starter once the answer is reset elsewhere', async () => {
    const [one, other] = await tabs({ [keyOf(id)]: answer('--> { "kept": true }') });
    await expect.poll(() => other.field.inputValue()).toBe('--> { "kept": true }');
    await one.page.goto(`${served.url}/en/progress/`);
    await one.page.getByRole('button', { name: 'Reset the course…' }).click();
    await one.page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => other.field.inputValue()).toBe(starter);
    await one.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => other.field.inputValue()).toBe('--> { "kept": true }');
    await one.page.context().close();
  });
});

describe('a record', () => {
  it('of version 1 is read, and becomes one of version 2 with the next key', async () => {
    const old = { v: 1, text: '--> { "old": true }', tries: 2, hints: [1], passed: false };
    const card = cardOn(await openHere({ [keyOf(id)]: old }));
    await expect.poll(() => card.field.inputValue()).toBe('--> { "old": true }');
    expect(await record(card.page, id)).toEqual(old);
    await card.write('--> { "old": false }');
    await expect
      .poll(() => record(card.page, id))
      .toEqual({
        v: 2,
        text: '--> { "old": false }',
        tries: 2,
        hints: [1],
        passed: false,
        lastChange: expect.stringMatching(/^\d{4}-/),
      });
    await card.close();
  });

  it('keeps what passed when the text goes on', async () => {
    const card = cardOn(await openHere({ [keyOf(id)]: answer('--> { "right": true }', { passed: true }) }));
    await card.write('--> { "right": false }');
    await expect
      .poll(() => record(card.page, id))
      .toMatchObject({ text: '--> { "right": false }', passed: true, passedText: '--> { "right": true }' });
    await card.write('--> { "right": true }');
    await expect.poll(async () => (await record(card.page, id)).passedText).toBeUndefined();
    await card.close();
  });

  it('of a newer version stays as it is, and the page says so', async () => {
    const newer = '{"v":3,"text":"from later","more":true}';
    const card = cardOn(await openHere({ [keyOf(id)]: newer }));
    await expect
      .poll(() => notices(card))
      .toBe(
        'What is kept here comes from a newer version of this page and stays as it is. What you write now lasts until you close the page: Save as a file',
      );
    await card.answer('--> { "mine": true }');
    expect((await stored(card.page))[keyOf(id)]).toBe(newer);
    await card.page.goto(`${served.url}/en/progress/`);
    await card.page.locator('.lesson').waitFor();
    expect(await seen(card.page.locator('.answers p.small'))).toBe('kept by a newer version of this page');
    await card.close();
  });

  it.each(['{ torn', '[]', '{"v":2}', '{"v":"2","text":""}', '{"v":2,"text":7}'])(
    'that cannot be read (%s) is set aside, not lost, and that is said once',
    async (torn) => {
      const card = cardOn(await openHere({ [keyOf(id)]: torn }));
      await expect
        .poll(() => notices(card))
        .toBe('What was kept for this exercise cannot be read. It is set aside, and you begin afresh: Save as a file');
      expect(await stored(card.page)).toEqual({ [`handwire:set-aside:${id}`]: torn });
      expect(await card.field.inputValue()).toBe(starter);
      await card.page.reload();
      await card.touch();
      expect(await notices(card)).toBe('');
      await card.write('--> { "new": true }');
      await expect.poll(() => textOf(card.page)).toBe('--> { "new": true }');
      await card.close();
    },
  );
});

describe('storage that is full', () => {
  it('is said once, loses nothing on the page, and takes the answer when there is room', async () => {
    const page = await openHere();
    const card = cardOn(page);
    await card.touch();
    await page.evaluate(() => {
      for (let size = 1_000_000, at = 0; size > 0; at += 1) {
        try {
          localStorage.setItem(`filler${at}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await card.write('--> { "no": "room" }');
    await expect
      .poll(() => notices(card))
      .toBe('There is no room left on this device for your answers. Nothing is lost yet: Save as a file');
    expect(await textOf(page)).toBeUndefined();
    expect(await card.field.inputValue()).toBe('--> { "no": "room" }');
    await page.evaluate(() => localStorage.removeItem('filler0'));
    await card.write('--> { "room": "again" }');
    await expect.poll(() => textOf(page)).toBe('--> { "room": "again" }');
    await card.close();
  });
});
