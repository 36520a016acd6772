/** A code on the device sets the same variants in the browser as `--seed` does on the command line. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises, variantOf } from '../graders/index.ts';
import { plain } from '../site/words.ts';
import { launch, type Served, serve } from './browser.ts';
import { built, root } from './built.ts';
import { cardOn, seen } from './exercise-page.ts';
import { answer, keyOf, open, record, right } from './progress-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const exerciseOn = (id: string, store: Record<string, unknown>): Promise<Page> =>
  open(browser, `${served.url}/en/exercises/${id}/`, store);

/** What the command line says of an answer. */
const gradedBy = (id: string, text: string, seed: string): string => {
  const words = ['grade', '-', '--exercise', id, '--seed', seed, '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...words], {
    input: text,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).grades[0].outcome;
};

/** One of each way to answer. */
const ids = ['ids/a-free-id', 'errors/which-code', 'handshake/in-order', 'blame/take-it-back', 'leaks/the-tool-failed'];

describe('a code', () => {
  it.each(ids)('sets the variant of %s that the command line grades', async (id) => {
    const written = exercises.get(id)!;
    const [one, two] = ['autumn-7', 'winter-2'];
    const [mine, other] = [variantOf(written, one), variantOf(written, two)];
    expect(mine.solution === other.solution && mine.given === other.given && mine.starter === other.starter).toBe(
      false,
    );

    const page = await exerciseOn(id, { 'handwire:code': one });
    const card = cardOn(page, id);
    await page.locator('exercise-card[data-ready]').waitFor();
    expect((await seen(card.card.locator('.task'))).replace(/\s+/g, ' ')).toBe(plain(mine.prompt).replace(/\s+/g, ' '));
    expect(await card.field.inputValue()).toBe(mine.starter);
    if (mine.given !== undefined) {
      const shown = await seen(card.card.locator('.given pre, [data-part="message"]').first());
      for (const word of mine.given.match(/[\w-]{4,}/g) ?? []) expect(shown).toContain(word);
    }
    await card.answer(mine.solution);
    expect(await card.card.getAttribute('data-state')).toBe('passed');
    expect(gradedBy(id, mine.solution, one)).toBe('pass');
    expect(await record(page, id)).toMatchObject({ passed: true, seed: one });
    await page.context().close();
  });

  it('grades the answer to another variant as the command line does', async () => {
    const id = 'leaks/the-tool-failed';
    const foreign = right(id, 'winter-2');
    const page = await exerciseOn(id, { 'handwire:code': 'autumn-7' });
    const card = cardOn(page, id);
    await card.answer(foreign);
    const state = await card.card.getAttribute('data-state');
    expect(state === 'passed' ? 'pass' : 'fail').toBe(gradedBy(id, foreign, 'autumn-7'));
    await page.context().close();
  });

  it('gives hints and a model answer of the variant', async () => {
    const id = 'ids/a-free-id';
    const page = await exerciseOn(id, { 'handwire:code': 'autumn-7' });
    await page.locator('exercise-card[data-ready]').waitFor();
    const { solution } = variantOf(exercises.get(id)!, 'autumn-7');
    await expect.poll(() => page.locator('.help .model pre').textContent()).toBe(solution.replaceAll('\n', ''));
    await page.context().close();
  });

  it('leaves the text that was written before, and what passed has to pass again', async () => {
    const id = 'ids/a-free-id';
    const text = right(id);
    const page = await exerciseOn(id, { [keyOf(id)]: answer(text, { passed: true }), 'handwire:code': 'autumn-7' });
    const card = cardOn(page, id);
    await expect.poll(() => card.field.inputValue()).toBe(text);
    await card.write(`${text} `);
    await expect.poll(() => record(page, id)).toMatchObject({ text: `${text} `, passed: false, seed: 'autumn-7' });
    await page.context().close();
  });

  it('takes no starter of another variant for an answer', async () => {
    const id = 'handshake/in-order';
    const written = exercises.get(id)!;
    const page = await exerciseOn(id, {
      [keyOf(id)]: answer(variantOf(written).starter, { hints: [1], tries: 0 }),
      'handwire:code': 'autumn-7',
    });
    await page.locator('exercise-card[data-ready]').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe(variantOf(written, 'autumn-7').starter);
    await page.context().close();
  });
});

describe('without a code', () => {
  it('nothing is fetched and nothing changes before somebody comes', async () => {
    const page = await open(browser, `${served.url}/mark.svg`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${served.url}/en/exercises/ids/a-free-id/`, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => /bench|browser|\.json$/.test(path))).toEqual([]);
    await page.context().close();
  });
});
