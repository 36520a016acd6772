/**
 * How long it takes from a key to the frame that shows it, with its colours and, in an exercise, its diagram: in an exchange of
 * 200 lines, on a machine four times slower. `npm run bench` prints it.
 */
import { launch, serve } from './browser.ts';
import { sessionOf } from './sessions.mjs';

/** Runs in the page before anything else. `duration` of an event ends with the paint after it, in steps of 8 ms. */
const watch = () => {
  globalThis.keys = [];
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask' });
};

const typed = '"note":"a line that grows while somebody writes it",';

const places = {
  exercise: { path: '/en/lessons/the-weather-exercise/', field: '#weather-call-and-response-answer' },
  checker: { path: '/en/check/', field: '.check textarea' },
};

/** For each place the 95th percentile of all keys, and the longest task meanwhile; both in ms. Keys faster than 16 ms count as 16. */
export const typingTimes = async (lines = 200, slower = 4) => {
  const text = sessionOf('2025-11-25', lines)
    .map(({ sender, text }) => `${sender === 'client' ? '-->' : '<--'} ${text}`)
    .join('\n');
  const at = text.indexOf('{', text.indexOf('\n', text.length / 2)) + 1;
  const [served, browser] = await Promise.all([serve(), launch()]);
  const told = {};
  try {
    for (const [name, { path, field }] of Object.entries(places)) {
      const page = await browser.newPage();
      await page.addInitScript(watch);
      await page.goto(served.url + path);
      await page.focus(field);
      await page.fill(field, text);
      await page.waitForTimeout(3000);
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await page.locator(field).evaluate((one, place) => one.setSelectionRange(place, place), at);
      await page.waitForTimeout(2000);
      await page.evaluate(() => {
        globalThis.keys = [];
        globalThis.longest = 0;
      });
      for (const key of typed) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 60 });
      await page.waitForTimeout(2000);
      const { keys, longest } = await page.evaluate(() => ({ keys: globalThis.keys, longest: globalThis.longest }));
      const all = [...keys, ...Array(Math.max(0, typed.length - keys.length)).fill(16)].sort((a, b) => a - b);
      told[name] = { p95: all[Math.floor(all.length * 0.95)], longest: Math.round(longest) };
      await page.context().close();
    }
    return told;
  } finally {
    await browser.close();
    await served.stop();
  }
};
