/**
 * The site with its English in disguise: built so, read page by page, and worked with in Chromium. A plain English word on any
 * page or in anything that is said there did not come from the catalogue, and would never be translated.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises, variantOf } from '../graders/index.ts';
import { kinds as pageKinds } from './built.ts';
import { checkerOn } from './check-page.ts';
import { call, texts } from './checked-texts.ts';
import { giveFile, answer as keptAnswer, keyOf, open, right } from './progress-page.ts';
import { type Disguised, disguise, locale, plainIn } from './pseudo.ts';
import { readTexts } from './texts.ts';

let site: Disguised;

beforeAll(async () => {
  site = await disguise();
}, 600_000);

afterAll(() => site?.stop());

/** The address of a page in the language in disguise. */
const disguised = (address: string): string =>
  address === '/' ? '/qps/home/' : address.startsWith('/en/') ? address.replace('/en/', '/qps/') : `/qps${address}`;

describe('the pages of the pseudo-locale', () => {
  it('have no plain English word', async () => {
    const pages = readdirSync(join(site.folder, 'qps'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/qps/${name.replace(/index\.html$/, '')}`);
    expect(pages.length).toBeGreaterThan(400);
    expect(pages).toEqual(expect.arrayContaining(pageKinds.map(disguised)));
    const page = await site.browser.newPage();
    await page.goto(`${site.url}/qps/`);
    const found = new Map<string, string>();
    for (const address of pages) {
      for (const one of plainIn(await readTexts(page, address))) if (!found.has(one)) found.set(one, address);
    }
    await page.close();
    expect([...found].map(([one, address]) => `${address}: ${one}`)).toEqual([]);
  }, 600_000);

  it('would be found out by one string that was missed', async () => {
    const page = await site.browser.newPage();
    await page.goto(`${site.url}/qps/`);
    await page.evaluate(() => {
      document.querySelector('h1')!.append('Missed');
      document.querySelector('nav')!.setAttribute('aria-label', 'Overlooked');
    });
    const found = plainIn(await readTexts(page));
    await page.close();
    expect(found).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Missed in /), expect.stringMatching(/^Overlooked in /)]),
    );
  });
});

/** Gives an answer as a card holds it, whatever control writes it, and waits for what is said of it. */
const answer = async (page: Page, text: string): Promise<void> => {
  await page
    .locator('textarea')
    .first()
    .evaluate((field, text) => {
      (field as HTMLTextAreaElement).value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.closest('[data-id], trial-card')!.querySelector('[role="status"]')!.textContent = '';
    }, text);
  await page
    .locator('[data-do="check"]')
    .first()
    .evaluate((button) => (button as HTMLElement).click());
  await page.waitForFunction(
    () => document.querySelector('[data-id] [role="status"], trial-card [role="status"]')!.textContent !== '',
  );
};

describe('what is said while somebody works', () => {
  it('in the trial of the first page', async () => {
    const found = await site.worked('/qps/home/', async (page, look) => {
      await page.locator('[data-do="check"]').click();
      await page.locator('.reply .finding').first().waitFor();
      await look();
      await answer(page, '--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}');
      await look();
      await page.locator('#theme-switch').click();
      await page.locator('#theme-switch').click();
      await look();
    });
    expect(found).toEqual([]);
  });

  const kinds = [...new Set([...exercises.values()].map(({ kind }) => kind))];
  it.each(kinds)('in an exercise of the kind %s', async (kind) => {
    const exercise = variantOf([...exercises.values()].find((one) => one.kind === kind)!);
    const found = await site.worked(`/qps/exercises/${exercise.id}/`, async (page, look) => {
      await page
        .locator('textarea')
        .first()
        .focus()
        .catch(() => {});
      await page.locator('[data-do="check"]').first().click();
      await page.locator('.reply:not(.blank)').waitFor();
      await look();
      for (const { answer: wrong } of exercise.mistakes.slice(0, 3)) {
        await answer(page, wrong);
        await look();
      }
      await answer(page, exercise.solution);
      await page.locator('.reply.passed').waitFor();
      await look();
      await page.locator('[data-do="reset"]').click();
      await look();
    });
    expect(found).toEqual([]);
  });

  it('where nothing can be kept, and on a phone', async () => {
    const found = await site.worked(
      `/qps/exercises/${[...exercises.values()].find(({ kind }) => kind === 'exchange')!.id}/`,
      async (page, look) => {
        await page.locator('textarea').first().tap();
        await page.locator('textarea').first().fill('--> {');
        await page.locator('.notice:not([hidden])').first().waitFor();
        await look();
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
      async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new Error('blocked');
            },
          });
        });
      },
    );
    expect(found).toEqual([]);
  });

  it('in an exercise inside the page of somebody else', async () => {
    const found = await site.worked('/qps/embed/weather/call-and-response/', async (page, look) => {
      await page.locator('textarea').first().focus();
      await page.locator('[data-do="check"]').first().click();
      await page.locator('.reply:not(.blank)').waitFor();
      await look();
      await answer(page, right('weather/call-and-response'));
      await look();
    });
    expect(found).toEqual([]);
  });

  it('in the search', async () => {
    const found = await site.worked('/qps/rules/', async (page, look) => {
      await page.locator('#search-switch').click();
      await page.locator('dialog input').fill('ping');
      await page.locator('dialog li a').first().waitFor();
      await look();
      await page.locator('dialog input').fill('zzzzqqq');
      await page.locator('dialog [role="status"], dialog p').first().waitFor();
      await look();
    });
    expect(found).toEqual([]);
  });
});

describe('what the checker says', () => {
  it.each(Object.entries(texts))('of %s', async (_, text) => {
    const found = await site.worked('/qps/check/', async (page, look) => {
      const { during, findings } = checkerOn(page);
      await during(() => page.locator('#check-text').fill(text));
      await look();
      for (let at = 1; at < (await findings.count()); at++) {
        const finding = findings.nth(at);
        if ((await finding.locator('dl').count()) === 0) await finding.locator('.opener').click();
        await finding.locator('dl').waitFor();
        await look();
      }
      const others = page.locator('[data-do="others"]');
      if (await others.isVisible()) {
        await others.click();
        await page.locator('.others li').first().waitFor();
      }
      await during(() => page.locator('[name="session"]').selectOption('whole'));
      await look();
    });
    expect(found).toEqual([]);
  });

  it('of all revisions, and of the way to each', async () => {
    const found = await site.worked('/qps/check/', async (page, look) => {
      const { during } = checkerOn(page);
      await during(() => page.locator('#check-text').fill(texts['a session']!));
      await during(() => page.locator('[name="revision"]').selectOption('every'));
      for (const button of await page.locator('.every [data-migrate]').all()) {
        await button.click();
        const to = await button.getAttribute('data-migrate');
        await page.locator('.migration h3', { hasText: to! }).last().waitFor();
        await look();
      }
    });
    expect(found).toEqual([]);
  });

  it('where something is shared, cleared, or not there', async () => {
    const found = await site.worked('/qps/check/#t=%%%', async (page, look) => {
      const { during, notices } = checkerOn(page);
      await during(() => page.locator('[data-do="sample"]').click());
      await look();
      for (const act of ['copy', 'share', 'svg', 'clear', 'share']) {
        await page.locator(`[data-do="${act}"]`).click();
        await notices.locator('.notice').first().waitFor();
        await look();
      }
      await page.route('**/worker-*', (route) => route.abort());
      await page.reload();
      await page.locator('#check-text').fill(call);
      await notices.locator('.notice').first().waitFor();
      await look();
    });
    expect(found).toEqual([]);
  });

  it('of a text that is too long to edit', async () => {
    const found = await site.worked('/qps/check/', async (page, look) => {
      const { during } = checkerOn(page);
      const buffer = Buffer.from(`${texts['a session']!}\n`.repeat(400));
      await during(() =>
        page.locator('input[type="file"]').setInputFiles({ name: 'session.log', mimeType: 'text/plain', buffer }),
      );
      await page.locator('.long:not([hidden])').waitFor();
      await look();
    });
    expect(found).toEqual([]);
  });
});

const [first, second, third] = ['wire/first-request', 'wire/first-result', 'weather/call-and-response'];
const kept = {
  [keyOf(first)]: keptAnswer(right(first), { passed: true, tries: 3, hints: [1, 2], lastChange: '2026-11-20T10:00Z' }),
  [keyOf(second)]: keptAnswer('{}', { passed: true }),
  [keyOf('ids/a-free-id')]: '{',
};
const file = (answers: unknown, more: object = {}): string => JSON.stringify({ handwire: 2, answers, ...more });

describe('what is said of what is kept', () => {
  const looked = async (address: string, work: (page: Page, look: () => Promise<void>) => Promise<void>) => {
    const page = await open(site.browser, site.url + address, kept, { serviceWorkers: 'block', locale });
    const found: string[] = [];
    await work(page, async () => {
      found.push(...plainIn(await readTexts(page)));
    });
    await page.context().close();
    return [...new Set(found)];
  };

  it('on the map of the course', async () => {
    const found = await looked('/qps/', async (page, look) => {
      await page.locator('.resume:not([hidden])').waitFor();
      await look();
    });
    expect(found).toEqual([]);
  });

  it('on the certificate', async () => {
    const found = await looked('/qps/certificate/', async (page, look) => {
      await page.locator('[data-paper]:not([hidden])').waitFor();
      await look();
    });
    expect(found).toEqual([]);
  });

  it('on the page of it, with files that are read, refused, reset and brought back', async () => {
    const found = await looked('/qps/progress/', async (page, look) => {
      await page.locator('.lesson').first().waitFor();
      for (const lesson of await page.locator('.lesson > summary').all()) await lesson.click();
      await look();
      const files = [
        'x',
        '{}',
        file({}),
        file({ 'other/thing': { text: '' } }),
        file({ [first]: { text: 7 } }),
        JSON.stringify({ handwire: 9, answers: {} }),
        'x'.repeat(20_000_000),
        file(
          { [third]: { text: right(third), passed: true, tries: 2, lastChange: '2026-11-29T10:00Z' } },
          { name: 'Ann' },
        ),
      ];
      for (const text of files) {
        await page.locator('[data-said="file"]').evaluate((one) => one.replaceChildren());
        await giveFile(page, text);
        await page.locator('[data-said="file"] :not(:empty), [data-said="file"]:not(:empty)').first().waitFor();
        await look();
      }
      await page.locator('[data-said="graded"]:not(:empty)').waitFor();
      await look();
      await page.locator('[data-learner] button').click();
      await page.locator('[data-reset]').first().click();
      await look();
      await page.locator('[data-do="ask"]').click();
      await look();
      await page.locator('[data-do="reset"]').click();
      await look();
      await page.keyboard.press('Enter');
      await look();
    });
    expect(found).toEqual([]);
  });
});

describe('what stands in for a page', () => {
  const isLost = async (page: Page): Promise<readonly string[]> => {
    await page.locator('.search-panel [role="status"]:not(:empty)').waitFor();
    await page.locator('.search-panel .hits a').first().waitFor();
    return plainIn(await readTexts(page));
  };

  it('is in the language of the address that is lost', async () => {
    const page = await site.browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${site.url}/qps/rules/jsonrpc/id-nul/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('qps');
    expect(await isLost(page)).toEqual([]);
    await page.close();
  });

  it('is so, too, where a host has one such page for all', async () => {
    const page = await site.browser.newPage({ serviceWorkers: 'block' });
    const body = readFileSync(join(site.folder, '404.html'));
    await page.route('**/qps/rules/jsonrpc/id-nul/', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
    );
    await page.goto(`${site.url}/qps/rules/jsonrpc/id-nul/`);
    await page.waitForURL('**/qps/404.html#/qps/rules/jsonrpc/id-nul/');
    expect(await page.locator('.search-panel input').inputValue()).toBe('jsonrpc id nul');
    expect(await isLost(page)).toEqual([]);
    await page.close();
  });

  it('is so without a network, before all is on the device', async () => {
    const context = await site.browser.newContext();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const page = await context.newPage();
    await page.goto(`${site.url}/qps/glossary/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const isKept = (name: string): Promise<boolean> =>
      page.evaluate(
        async (name) => (await caches.match(name, { ignoreSearch: true })) !== undefined,
        `${site.url}${name}`,
      );
    await expect.poll(() => isKept('/qps/404.html'), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => isKept('/qps/offline/'), { timeout: 30_000 }).toBe(true);
    await page.locator('.kept-here').waitFor();
    expect(plainIn(await readTexts(page))).toEqual([]);
    await context.setOffline(true);
    expect((await page.goto(`${site.url}/qps/rules/`))!.status()).toBe(503);
    expect(await page.locator('html').getAttribute('lang')).toBe('qps');
    expect(plainIn(await readTexts(page))).toEqual([]);
    expect((await page.goto(`${site.url}/qps/rules/no/such/place/`))!.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('qps');
    expect(plainIn(await readTexts(page))).toEqual([]);
    await context.close();
  });
});
