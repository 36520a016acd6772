/** Going about a page by its keys. */
import type { Page } from 'playwright-core';

/** What has the focus: its tag, and its id or what it is called. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { localName = '', id = '', textContent = '' } = document.activeElement ?? {};
    return `${localName} ${id || textContent!.trim().replace(/\s+/g, ' ')}`;
  });

/** Goes on with a key until the focus is where it should be; the places on the way. */
export const press = async (page: Page, key: string, until: string): Promise<readonly string[]> => {
  const way: string[] = [];
  while (way.at(-1) !== until) {
    if (way.length > 80) throw new Error(`${key} never came to "${until}": ${way.join(', ')}`);
    await page.keyboard.press(key);
    way.push(await focused(page));
  }
  return way;
};
