/** An exercise on its page, as a learner meets it: what to press, and what is said. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';

export const weather = '/en/lessons/the-weather-exercise/';

export const request =
  '--> { "jsonrpc": "2.0", "id": 10, "method": "tools/call", "params": { "name": "get_weather", "arguments": { "city": "Lyon" } } }';
export const response =
  '<-- { "jsonrpc": "2.0", "id": 10, "result": { "content": [{ "type": "text", "text": "Sunny, 22°C" }] } }';
export const right = `${request}\n${response}`;
export const starter = '--> { "jsonrpc": "2.0" }\n<-- { "jsonrpc": "2.0" }';

/** The text as it is shown, line by line. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden from everybody's eyes is not said.
export const seen = (locator: Locator): Promise<string> => locator.innerText();

export interface Card {
  readonly page: Page;
  readonly card: Locator;
  readonly field: Locator;
  readonly reply: Locator;
  readonly status: Locator;
  button(name: string): Locator;
  /** Goes to the field and waits until the card works. */
  touch(): Promise<void>;
  write(text: string): Promise<void>;
  /** Presses Check and waits for the reply to the text that stands in the field. */
  check(): Promise<void>;
  answer(text: string): Promise<void>;
  selection(): Promise<string>;
  close(): Promise<void>;
}

export const cardOn = (page: Page, id = 'weather/call-and-response'): Card => {
  const card = page.locator(`#${id.replaceAll('/', '-')}`);
  // Where there is something to pick, the field is there and out of sight.
  const field = card.locator('textarea');
  const reply = card.locator('.reply');
  const button = (name: string): Locator => card.getByRole('button', { name, exact: true });
  const check = async (): Promise<void> => {
    await button('Check').click();
    await card.locator('.reply:not(.blank):not(.stale)').waitFor();
  };
  const touch = async (): Promise<void> => {
    if (!(await field.isVisible())) {
      await card.dispatchEvent('pointerdown');
      await page.locator('exercise-card[data-ready]').filter({ has: card }).waitFor();
      return;
    }
    await field.focus();
    // The place of the caret is told by a card that is at work.
    await card.locator('[data-readout]', { hasText: /^line/ }).waitFor();
  };
  const write = async (text: string): Promise<void> => {
    await touch();
    if (await field.isVisible()) return field.fill(text);
    await field.evaluate((one, value) => {
      (one as HTMLTextAreaElement).value = value;
      one.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  };
  return {
    page,
    card,
    field,
    reply,
    status: card.getByRole('status'),
    button,
    touch,
    write,
    check,
    async answer(text) {
      await write(text);
      await check();
    },
    selection: () =>
      field.evaluate((one) => {
        const { value, selectionStart, selectionEnd } = one as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      }),
    close: () => page.context().close(),
  };
};

/** The weather exercise in a browser that knows nothing yet. */
export const openWeather = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => unknown = () => {},
): Promise<Card> => {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(10_000);
  await prepare(page);
  await page.goto(url + weather);
  return cardOn(page);
};
