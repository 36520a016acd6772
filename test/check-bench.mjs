/**
 * How long a log of some megabytes keeps the checker's page from answering: the longest task of its main thread, while the log
 * is opened, walked through and scrolled. `npm run bench` prints it.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, serve } from './browser.ts';
import { sessionOf } from './sessions.mjs';

/** Runs in the page before anything else. */
const watch = () => {
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
};

export const longestTasks = async (messages = 33_000) => {
  const folder = mkdtempSync(join(tmpdir(), 'handwire-bench-'));
  const file = join(folder, 'long.log');
  const lines = sessionOf('2025-11-25', messages).map(
    ({ sender, text }) => `${sender === 'client' ? '-->' : '<--'} ${text}`,
  );
  writeFileSync(file, lines.join('\n').replaceAll('"progress":2', '"progress":1'));
  const megabytes = statSync(file).size / 1_048_576;
  const [served, browser] = await Promise.all([serve(), launch()]);
  try {
    const page = await browser.newPage();
    await page.addInitScript(watch);
    await page.goto(`${served.url}/en/check/`);
    await page.dispatchEvent('.check', 'pointerdown');
    await page.locator('.check[data-ready]').waitFor();
    const told = {};
    const during = async (name, work) => {
      await work();
      await page.waitForTimeout(1000);
      told[name] = await page.evaluate(() => Math.round(globalThis.longest));
      await page.evaluate(() => {
        globalThis.longest = 0;
      });
    };
    await during('opened', async () => {
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.locator('.check[data-state="judged"] .findings > .open').waitFor({ timeout: 120_000 });
    });
    await during('walked through', async () => {
      await page.locator('.strip a[aria-current]').focus();
      for (const key of [...Array(20).fill('ArrowRight'), 'Shift+ArrowRight', 'End', 'Home'])
        await page.keyboard.press(key);
    });
    await during('scrolled', () =>
      page.locator('.list').evaluate((list) => {
        list.scrollTop = 300_000;
      }),
    );
    return { megabytes, told };
  } finally {
    await browser.close();
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
