/** The map of the course: what is done, where somebody stopped, what is folded. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { cardOn, right as rightWeather, seen, weather } from './exercise-page.ts';
import { answer, keyOf, open, right, type Store } from './progress-page.ts';

let served: Served;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const map = (store: Store) => open(browser, `${served.url}/en/`, store);
const passed = (id: string, more: object = {}): Store => ({
  [keyOf(id)]: answer(right(id), { passed: true, ...more }),
});
const openParts = (page: Awaited<ReturnType<typeof map>>) =>
  page.locator('details.part').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));

describe('the map of the course', () => {
  it('says where to begin, what lessons build on, and what they are worth', async () => {
    const page = await map({});
    expect(await seen(page.locator('#resume'))).toContain('Nothing is done yet. The first exercise takes two minutes.');
    expect(await seen(page.locator('.stops > li').first().locator('.needs'))).toMatch(
      /^builds on nothing · \d+ points$/,
    );
    expect(await seen(page.locator('.stops > li').nth(1).locator('.needs'))).toMatch(/^builds on 1\.1 · \d+ points$/);
    expect(await openParts(page)).toEqual([true, true, false, false, false]);
    await page.context().close();
  });

  it('goes on where somebody stopped, not where something earlier is left', async () => {
    const page = await open(browser, served.url + weather);
    await cardOn(page).write('--> { "half": true }');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('handwire:last')))
      .toBe('weather/call-and-response');
    await page.goto(`${served.url}/en/`);
    expect(await seen(page.locator('#resume'))).toMatch(
      /where you stopped\n+1\.\d+ The weather exercise\n+Exercise \d of \d is started\. 0 of \d+ exercises passed, with 0 of \d+ points\./,
    );
    await page.getByRole('link', { name: 'Go on', exact: true }).click();
    await page.waitForURL(/#weather-call-and-response$/);
    await page.context().close();
  });

  it('goes to the next exercise once the last one has passed', async () => {
    const page = await open(browser, served.url + weather);
    await cardOn(page).answer(rightWeather);
    await page.goto(`${served.url}/en/`);
    const go = page.getByRole('link', { name: 'Go on', exact: true });
    await go.waitFor();
    const next = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLElement>('[data-exercise]')];
      return boxes[boxes.findIndex((box) => box.dataset.exercise === 'weather/call-and-response') + 1]!.dataset.anchor;
    });
    expect(await go.getAttribute('href')).toMatch(new RegExp(`#${next}$`));
    await page.context().close();
  });

  it('folds all but the part where somebody is', async () => {
    const page = await map({
      ...passed('wire/first-request'),
      'handwire:last': 'capabilities/only-what-is-offered',
      ...{ [keyOf('capabilities/only-what-is-offered')]: answer('x') },
    });
    expect(await openParts(page)).toEqual([false, false, true, false, false]);
    expect(await seen(page.locator('details.part summary').first())).toMatch(/1 of \d+ passed/);
    await page.context().close();
  });

  it('counts what passed with another code as begun', async () => {
    const page = await map({ ...passed('ids/a-free-id', { seed: 'autumn' }), 'handwire:code': 'winter' });
    expect(await page.locator('[data-exercise="ids/a-free-id"]').getAttribute('class')).toBe('box half');
    await page.evaluate(() => localStorage.setItem('handwire:code', 'autumn'));
    await page.reload();
    expect(await page.locator('[data-exercise="ids/a-free-id"]').getAttribute('class')).toBe('box yes');
    await page.context().close();
  });

  it('leads to the certificate where all is done', async () => {
    const page = await map({});
    await page.evaluate(() => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-exercise]')) {
        localStorage.setItem(
          `handwire:answer:${dataset.exercise}`,
          '{"v":1,"text":"","tries":1,"hints":[],"passed":true}',
        );
      }
    });
    await page.reload();
    expect(await seen(page.locator('#resume'))).toContain('All of it is done.');
    expect(await page.locator('[data-go]').getAttribute('href')).toBe('/en/certificate/');
    await page.context().close();
  });
});
