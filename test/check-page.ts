/** The checker's page, as somebody with a log meets it. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';

export const address = '/en/check/';

export interface Checker {
  readonly page: Page;
  readonly field: Locator;
  readonly headline: Locator;
  readonly findings: Locator;
  readonly strip: Locator;
  readonly notices: Locator;
  button(name: string | RegExp): Locator;
  touch(): Promise<void>;
  /** Gives a text all at once, as a paste does, and waits for the verdict. */
  paste(text: string): Promise<void>;
  /** Does something that changes the verdict, and waits for the new one. */
  during(work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** What the page leaves to the browser the browser does. */
const insert = (one: Element, given: string): void => {
  const field = one as HTMLTextAreaElement;
  field.select();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', given);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (field.dispatchEvent(event)) document.execCommand('insertText', false, given);
};

export const checkerOn = (page: Page): Checker => {
  const field = page.getByRole('textbox', { name: 'Messages, a session or a log' });
  const button = (name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const turn = (): Promise<string | null> => page.locator('.check').getAttribute('data-turn');
  /** Whoever touches the page brings the checker. */
  const touch = async (): Promise<void> => {
    await page.dispatchEvent('.check', 'pointerdown');
    await page.locator('.check[data-ready]').waitFor();
  };
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    await touch();
    const before = await turn();
    await work();
    await page.locator(`.check:not([data-turn="${before}"]) .working[hidden]`).waitFor({ state: 'attached' });
  };
  return {
    page,
    field,
    headline: page.locator('.headline'),
    findings: page.locator('.findings > .finding'),
    strip: page.getByRole('navigation', { name: 'The session, message by message' }),
    notices: page.locator('.notices'),
    button,
    touch,
    during,
    async paste(text) {
      await field.focus();
      await during(() => field.evaluate(insert, text));
    },
    close: () => page.context().close(),
  };
};

export const openChecker = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  hash = '',
): Promise<Checker> => {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${url}${address}${hash}`);
  return checkerOn(page);
};
