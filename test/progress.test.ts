/** The page of what is kept: reset and undo, a file out and in again, files that are none, and what cannot be read. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { seen } from './exercise-page.ts';
import { answer, fill, giveFile, keyOf, open, record, right, type Store, stored } from './progress-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const first = 'wire/first-request';
const second = 'wire/first-result';
const far = 'capabilities/only-what-is-offered';
const passed = (id: string, more: object = {}): object => answer(right(id), { passed: true, ...more });
const store: Store = {
  [keyOf(first)]: passed(first, { lastChange: '2026-11-20T10:00Z', tries: 3, hints: [1, 2] }),
  [keyOf(second)]: answer('{ "half": 1 }'),
  [keyOf(far)]: answer('x'),
};

const progress = (own: Store = store): Promise<Page> => open(browser, `${served.url}/en/progress/`, own);
const said = (page: Page, place: string) => seen(page.locator(`[data-said="${place}"]`));
const sum = (page: Page) => seen(page.locator('[data-sum]'));
const file = (answers: unknown, more: object = {}): string => JSON.stringify({ handwire: 2, answers, ...more });

describe('what is here', () => {
  it('is nothing at first, and says where to begin', async () => {
    const page = await progress({});
    expect(await sum(page)).toBe('Nothing is done yet. The first exercise takes two minutes.');
    expect(await page.locator('[data-go]').getAttribute('href')).toMatch(/\/lessons\/.+\/$/);
    await page.getByRole('button', { name: 'Reset the course…' }).click();
    expect(await said(page, 'reset')).toBe('There is nothing to take away.');
    await page.context().close();
  });

  it('is listed by lesson, each exercise with what is known of it', async () => {
    const page = await progress();
    await expect.poll(() => sum(page)).toMatch(/^1 of \d+ exercises passed, with \d of \d+ points\.$/);
    const lesson = page.locator('.lesson').first();
    await lesson.locator('summary').click();
    expect(await seen(lesson.locator('.answers p.small').first())).toMatch(
      /^passed · checked 3 times · 2 hints · changed .*2026/,
    );
    expect(await seen(lesson.locator('.answers p.small').nth(1))).toBe('started · checked once');
    await page.context().close();
  });
});

describe('a reset', () => {
  it('takes away one answer, and gives it back', async () => {
    const page = await progress();
    const before = await stored(page);
    await page.locator('.lesson summary').first().click();
    await page.locator(`[data-reset="${first}"]`).click();
    expect(Object.keys(await stored(page)).sort()).toEqual([keyOf(far), keyOf(second)].sort());
    expect(await said(page, 'here')).toMatch(/^Your answer to “.+” is taken away: Undo$/);
    await page.keyboard.press('Enter');
    expect(await stored(page)).toEqual(before);
    expect(await said(page, 'here')).toBe('Undone: all is as it was before.');
    await page.context().close();
  });

  it('says how much it takes away, takes all of it, and gives it back; by the keyboard alone', async () => {
    const page = await progress();
    const before = await stored(page);
    await page.getByRole('button', { name: 'Reset the course…' }).focus();
    await page.keyboard.press('Enter');
    expect(await seen(page.locator('#ask [data-words]'))).toBe(
      'Reset takes away your answers to 3 exercises. You can undo it until you close the page.',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await stored(page), 'kept').toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reset the course…');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await stored(page)).toEqual({});
    expect(await sum(page)).toBe('Nothing is done yet. The first exercise takes two minutes.');
    await page.keyboard.press('Enter');
    expect(await stored(page)).toEqual(before);
    await page.context().close();
  });

  it('is undone but for what was written since', async () => {
    const page = await progress();
    await page.getByRole('button', { name: 'Reset the course…' }).click();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await fill(page, { [keyOf(first)]: answer('newer') });
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await said(page, 'reset')).toBe('Undone, but for what was written since.');
    expect((await record(page, first)).text).toBe('newer');
    expect((await record(page, second)).text).toBe('{ "half": 1 }');
    await page.context().close();
  });
});

const saved = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).first().click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
};

describe('a file', () => {
  it('takes everything to another device, where passes count once they are graded', async () => {
    const here = await progress({ ...store, 'handwire:name': 'Ann', 'handwire:code': 'autumn' });
    const text = await saved(here);
    expect(JSON.parse(text)).toMatchObject({
      $schema: `${served.url}/progress.schema.json`,
      handwire: 2,
      name: 'Ann',
      code: 'autumn',
      answers: { [first]: { text: right(first), tries: 3, hints: [1, 2], passed: true } },
    });
    expect(await (await fetch(`${served.url}/progress.schema.json`)).json()).toMatchObject({
      required: ['handwire', 'answers'],
    });
    await here.context().close();

    const there = await progress({});
    await giveFile(there, text);
    await expect.poll(() => said(there, 'file')).toBe('3 answers are new here. Undo');
    await expect
      .poll(() => said(there, 'graded'))
      .toBe('1 of 1 answer that was said to have passed passes here as well.');
    const { passedAt, ...rest } = await record(there, first);
    expect(passedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/);
    expect(rest).toEqual(passed(first, { lastChange: '2026-11-20T10:00Z', tries: 3, hints: [1, 2] }));
    expect((await stored(there))['handwire:code']).toBe('autumn');
    expect(await there.locator('[name="name"]').inputValue()).toBe('Ann');
    await there.getByRole('button', { name: 'Undo' }).click();
    expect(await stored(there)).toEqual({});
    await there.context().close();
  });

  it('is not believed: what does not pass here has not passed', async () => {
    const page = await progress({});
    await giveFile(
      page,
      file({ [first]: { text: '{}', passed: true }, [second]: { text: right(second), passed: true } }),
    );
    await expect
      .poll(() => said(page, 'graded'))
      .toBe('1 of 2 answers that were said to have passed pass here as well.');
    expect(await record(page, first)).toEqual(answer('{}', { tries: 0 }));
    expect((await record(page, second)).passed).toBe(true);
    await page.context().close();
  });

  it('counts nothing that was not graded yet, and offers to', async () => {
    const page = await progress({ [keyOf(first)]: answer(right(first), { claim: right(first) }) });
    await expect.poll(() => sum(page)).toMatch(/^0 of \d+ exercises passed/);
    await expect
      .poll(() => said(page, 'graded'))
      .toBe('1 answer is said to have passed and was not graded here yet: Grade now');
    await page.getByRole('button', { name: 'Grade now' }).click();
    await expect.poll(() => sum(page)).toMatch(/^1 of \d+ exercises passed/);
    await page.context().close();
  });

  it('is graded in pieces, and the grading can be stopped', async () => {
    const page = await progress({});
    let asked = 0;
    let go = (): void => {};
    const waits = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/en/exercises/**.json', async (route) => {
      asked += 1;
      if (asked === 2) await waits;
      await route.continue();
    });
    await giveFile(
      page,
      file({ [first]: { text: right(first), passed: true }, [second]: { text: right(second), passed: true } }),
    );
    await expect
      .poll(() => seen(page.locator('[data-grading] [data-words]')))
      .toBe('Grading again what the file says has passed: 1 of 2.');
    await page.getByRole('button', { name: 'Stop' }).click();
    go();
    await expect
      .poll(() => said(page, 'graded'))
      .toBe('1 answer is said to have passed and was not graded here yet: Grade now');
    expect([(await record(page, first)).passed, (await record(page, second)).passed]).toEqual([true, false]);
    await page.context().close();
  });

  it('leaves what is newer here, takes what is newer there, and both can be undone', async () => {
    const page = await progress({
      [keyOf(first)]: answer('new here', { lastChange: '2026-11-20T10:00Z' }),
      [keyOf(second)]: answer('old here', { lastChange: '2026-11-20T10:00Z', hints: [1] }),
    });
    const before = await stored(page);
    await giveFile(
      page,
      file({
        [first]: { text: 'old there', lastChange: '2026-11-19T10:00Z', tries: 9 },
        [second]: { text: 'new there', lastChange: '2026-11-21T10:00Z', hints: [2] },
        'wire/gone-long-ago': { text: '' },
      }),
    );
    await expect
      .poll(() => said(page, 'file'))
      .toBe(
        '1 answer takes the place of an older one. 1 answer of this device stays, as the file has nothing newer. 1 is to an exercise that this course does not have, and was left out. Undo',
      );
    expect(await record(page, first)).toMatchObject({ text: 'new here', tries: 9 });
    expect(await record(page, second)).toMatchObject({ text: 'new there', hints: [1, 2] });
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await stored(page)).toEqual(before);
    await page.context().close();
  });

  it('keeps what passed here, whatever text is newer', async () => {
    const page = await progress({ [keyOf(first)]: passed(first, { lastChange: '2026-11-20T10:00Z' }) });
    await giveFile(page, file({ [first]: { text: 'going on', lastChange: '2026-11-21T10:00Z' } }));
    await expect.poll(() => said(page, 'file')).toBe('1 answer takes the place of an older one. Undo');
    expect(await record(page, first)).toMatchObject({ text: 'going on', passed: true, passedText: right(first) });
    await page.context().close();
  });

  it('of version 1 is read as well', async () => {
    const page = await progress({});
    await giveFile(
      page,
      JSON.stringify({ handwire: 1, answers: { [first]: { text: right(first), tries: 1, hints: [], passed: true } } }),
    );
    await expect.poll(() => sum(page)).toMatch(/^1 of \d+ exercises passed/);
    await page.context().close();
  });
});

describe('what is no progress file', () => {
  const cases: readonly (readonly [string, string | Buffer, string])[] = [
    ['empty', '', 'This file is not a progress file: it is not JSON. Nothing was changed.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]),
      'This file is not a progress file: it is not JSON. Nothing was changed.',
    ],
    ['a list', '[]', 'This file is not a progress file: it has no `answers`. Nothing was changed.'],
    ['null', 'null', 'This file is not a progress file: it has no `answers`. Nothing was changed.'],
    [
      'something else',
      '{ "answers": {} }',
      'This file is not a progress file: it has no `answers`. Nothing was changed.',
    ],
    [
      'newer',
      '{ "handwire": 3, "answers": {} }',
      'This file is of version 3, and this page knows version 2. Nothing was changed.',
    ],
    [
      'a version that is none',
      '{ "handwire": "2", "answers": {} }',
      'This file is not a progress file: look at /handwire. Nothing was changed.',
    ],
    ['without answers in it', file({}), 'There is no answer in this file. Nothing was changed.'],
    [
      'of another course',
      file({ 'other/thing': { text: '' } }),
      'No answer in this file is to an exercise of this course. Nothing was changed.',
    ],
    [
      'with a wrong type',
      file({ [first]: { text: 7 } }),
      'This file is not a progress file: look at /answers/wire~1first-request/text. Nothing was changed.',
    ],
    [
      'with a wrong count',
      file({ [first]: { text: '', tries: -1 } }),
      'This file is not a progress file: look at /answers/wire~1first-request/tries. Nothing was changed.',
    ],
    [
      'aiming at prototypes',
      '{ "handwire": 2, "answers": { "__proto__": { "text": "" } }, "__proto__": { "x": 1 } }',
      'This file is not a progress file: look at /answers/__proto__. Nothing was changed.',
    ],
    [
      'with a name that is HTML',
      file({ '<img src=x onerror=alert(1)>': { text: '' } }),
      'This file is not a progress file: look at /answers/<img src=x onerror=alert(1)>. Nothing was changed.',
    ],
    [
      'of 7 MB',
      file({ [first]: { text: '' } }, { more: 'x'.repeat(7_000_000) }),
      'This file has 8 MB; a progress file has 6 at most. Nothing was changed.',
    ],
    ['of 20 MB', 'x'.repeat(20_000_000), 'This file has 20 MB; a progress file has 6 at most. Nothing was changed.'],
    ['deep', `${'['.repeat(200_000)}`, 'This file is not a progress file: it is not JSON. Nothing was changed.'],
  ];

  it('is refused in one line, and nothing changes', async () => {
    const page = await progress();
    await expect.poll(() => sum(page)).toMatch(/^1 of/);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('dialog', ({ message }) => errors.push(message()));
    const before = await stored(page);
    for (const [name, text, line] of cases) {
      await page.locator('[data-said="file"]').evaluate((one) => one.replaceChildren());
      await giveFile(page, text);
      await expect.poll(() => said(page, 'file'), { message: name }).toBe(line.replace(/`/g, ''));
      expect(await stored(page), name).toEqual(before);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('may hold HTML in an answer, which stays text', async () => {
    const html = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>';
    const page = await progress({});
    await giveFile(page, file({ [first]: { text: html, passed: true } }, { name: html }));
    await expect.poll(() => said(page, 'graded')).toMatch(/^0 of 1/);
    await page.goto(`${served.url}/en/exercises/${first}/`);
    await expect.poll(() => page.locator('textarea').inputValue()).toBe(html);
    await page.goto(`${served.url}/en/progress/`);
    expect(await page.locator('[name="name"]').inputValue()).toBe(html);
    expect(await page.title()).not.toBe('run');
    await page.context().close();
  });
});

describe('storage', () => {
  it('that is full takes nothing of a file, and says so', async () => {
    const page = await progress(store);
    await expect.poll(() => sum(page)).toMatch(/^1 of/);
    await page.evaluate(() => {
      let size = 1_000_000;
      for (let at = 0; size > 0; at += 1) {
        try {
          localStorage.setItem(`filler${at}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    const before = await stored(page);
    await giveFile(
      page,
      file({ 'json/python-dict': { text: 'x' }, [far]: { text: 'y'.repeat(5000), lastChange: '2027-01-01T00:00Z' } }),
    );
    await expect
      .poll(() => said(page, 'file'))
      .toBe('There is no room left on this device for these answers. Nothing was changed.');
    expect(await stored(page)).toEqual(before);
    await page.context().close();
  });

  it('that is blocked is said, and nothing breaks', async () => {
    const errors: string[] = [];
    const page = await open(browser, `${served.url}/en/progress/`, {}, {}, (page) => {
      page.on('pageerror', ({ message }) => errors.push(message));
      return page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        }),
      );
    });
    expect(await said(page, 'here')).toBe(
      'This browser keeps nothing for this page. What you write lasts until you close it.',
    );
    await page.locator('[name="name"]').fill('Ann');
    await page.keyboard.press('Enter');
    expect(await said(page, 'learner')).toBe(
      'This browser keeps nothing for this page: the name and the code cannot be kept.',
    );
    await expect.poll(() => sum(page)).toMatch(/^Nothing is done yet/);
    await giveFile(page, file({ [first]: { text: 'x' } }));
    await expect
      .poll(() => said(page, 'file'))
      .toBe('This browser keeps nothing for this page, so there is no place to read a file into. Nothing was changed.');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('shows what was set aside, until it is removed', async () => {
    const page = await progress({ 'handwire:set-aside:wire/first-request': '{ torn' });
    expect(await seen(page.locator('[data-aside] li'))).toContain('wire/first-request');
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(await stored(page)).toEqual({});
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await stored(page)).toEqual({ 'handwire:set-aside:wire/first-request': '{ torn' });
    await page.context().close();
  });
});
