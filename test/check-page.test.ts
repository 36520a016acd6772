/** The checker's page: what it says of a text, and how strip, text, findings and diagram keep together. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Served, serve } from './browser.ts';
import { built } from './built.ts';
import { type Checker, openChecker } from './check-page.ts';
import { seen } from './exercise-page.ts';

let served: Served;
let browser: Browser;
let checker: Checker;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handwire-check-'));
  [served, browser] = await Promise.all([serve(built), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

afterEach(() => checker?.close());

const open = async (...more: Parameters<typeof openChecker> extends [unknown, unknown, ...infer M] ? M : never) => {
  checker = await openChecker(browser, served.url, ...more);
  return checker;
};

/** A busy machine takes its time. */
const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 15_000 });

const headline = (): Promise<string> => checker.headline.textContent().then((text) => text ?? '');
const titles = (): Promise<readonly string[]> => checker.findings.locator('.title').allTextContents();
const current = (): Promise<string | null> => checker.strip.locator('[aria-current]').textContent();
const saved = async (press: () => Promise<void>): Promise<{ readonly name: string; readonly text: string }> => {
  const [download] = await Promise.all([checker.page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

const asked =
  '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}';
const answered =
  '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"b","version":"1"}}}';
const astray = answered.replace('"id":1', '"id":"1"');

describe('a message that is pasted', () => {
  it('is blamed at the exact span, in the text and in words', async () => {
    await open();
    await checker.paste('{"jsonrpc":"2.0","id":null,"method":"ping"}');
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-11-25.');
    const mark = checker.page.locator('.editor mark.blame');
    await eventually(() => mark.textContent()).toBe('null');
    await eventually(titles).toEqual(['Finding 1: The id of a request or of a result is never null']);
    expect(await seen(checker.findings.locator('.at a'))).toBe('message 1, column 23');
    await checker.findings.locator('.at a').click();
    expect(
      await checker.field.evaluate((one) => {
        const { value, selectionStart, selectionEnd } = one as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      }),
    ).toBe('null');
    expect(await checker.findings.locator('.acts a').first().getAttribute('href')).toBe('/en/rules/jsonrpc/id-null/');
  });

  it('loses its mark with the next key, and gets the verdict on what is written then', async () => {
    await open();
    await checker.paste('{"jsonrpc":"2.0","id":null,"method":"ping"}');
    await checker.page.locator('.editor mark.blame').waitFor();
    await checker.during(() => checker.field.fill('{"jsonrpc":"2.0","id":7,"method":"ping"}'));
    await eventually(headline).toMatch(/^Nothing is wrong with this message/);
    expect(await checker.page.locator('.editor mark.blame').count()).toBe(0);
  });

  it('keeps line ends that a field would fold', async () => {
    await open();
    await checker.paste('{"jsonrpc":"2.0","id":1,"method":"ping"}\r\n{"jsonrpc":"2.0","id":1,"result":{},}\r\n');
    await eventually(() => checker.page.locator('.editor mark.blame').allTextContents()).toEqual([',']);
    await eventually(titles).toContainEqual(expect.stringContaining('No comma stands after the last member'));
  });
});

describe('a session', () => {
  it('shows one selection in strip, text, findings and diagram', async () => {
    await open();
    await checker.during(() => checker.button('An example').click());
    await eventually(current).toBe('Server to client, error, has a finding, message 44');
    const open_ = checker.page.locator('.findings > .open .at a');
    await eventually(() => seen(open_)).toBe('message 4, column 5');
    await checker.findings.nth(1).locator('.opener').click();
    await eventually(current).toBe('Server to client, result, has a finding, message 1010');
    await eventually(() => seen(open_)).toBe('message 10, column 27');
    await eventually(() => checker.page.locator('.editor .now').textContent()).toContain('"id":"2"');
    await eventually(() => checker.page.locator('.rows > [aria-current]').textContent()).toContain(
      'Message 10, server to client',
    );
    await checker.strip.locator('a', { hasText: 'message 12' }).click();
    await eventually(() => seen(open_)).toBe('message 12, column 45');
    await checker.field.focus();
    await checker.field.evaluate((one) => (one as HTMLTextAreaElement).setSelectionRange(0, 0));
    await eventually(current).toBe('Client to server, initialize, message 11');
    expect(await checker.page.locator('[data-readout]').textContent()).toBe('message 1, column 1');
    await eventually(() => open_.count()).toBe(0);
  });

  it('that is pasted is read from its first problem, not from where the caret is left', async () => {
    const { page, field } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const ping = '--> {"jsonrpc":"2.0","id":9,"method":"ping"}';
    const text = [asked, astray, ...Array(60).fill(ping)].join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await checker.touch();
    await field.focus();
    await checker.during(() => page.keyboard.press('ControlOrMeta+v'));
    await eventually(current).toBe('Server to client, result, has a finding, message 22');
    expect(await page.locator('.check .editor').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });

  it('is walked through with the keyboard alone', async () => {
    const { page } = await open();
    await checker.during(() => checker.button('An example').click());
    await eventually(current).toContain('message 4');
    await checker.strip.locator('[aria-current]').focus();
    for (const [key, place] of [
      ['ArrowRight', 'message 5'],
      ['ArrowLeft', 'message 4'],
      ['Shift+ArrowRight', 'message 10'],
      ['Shift+ArrowRight', 'message 12'],
      ['Shift+ArrowRight', 'message 12'],
      ['Shift+ArrowLeft', 'message 10'],
      ['End', 'message 13'],
      ['ArrowRight', 'message 13'],
      ['Home', 'message 1'],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain(place);
    }
    expect(await checker.strip.locator('a[tabindex="0"]').count()).toBe(1);
  });

  it('shows what the filter lets through, everywhere', async () => {
    await open();
    await checker.during(() => checker.button('An example').click());
    await eventually(titles).toHaveLength(4);
    await checker.button('Errors 2').click();
    await eventually(titles).toHaveLength(2);
    expect(await checker.button('Errors 2').getAttribute('aria-pressed')).toBe('false');
    await eventually(() => checker.page.locator('.editor mark.blame').count()).toBe(0);
    expect(await checker.page.locator('.editor mark.advise').count()).toBeGreaterThan(0);
    await eventually(() => checker.strip.locator('.fault').count()).toBe(0);
    await eventually(() => seen(checker.page.locator('.found'))).toContain('2 findings are not shown');
    await checker.button('Errors 2').click();
    await eventually(titles).toHaveLength(4);
  });

  it('says why a request is not told to be unanswered', async () => {
    await open();
    await checker.paste(`${asked}\n${astray}`);
    await checker.during(() => checker.page.getByLabel('The text is').selectOption('a whole session'));
    await eventually(() => seen(checker.page.locator('.found'))).toContain(
      'Message 1 is not reported as unanswered: finding 1 is its cause.',
    );
  });

  it('is drawn as rows that say themselves, with folds that hide no mark', async () => {
    await open();
    const long = JSON.stringify({ jsonrpc: '2.0', id: 2, result: { text: 'x'.repeat(900) } });
    await checker.paste(`${asked}\n${astray}\n--> {"jsonrpc":"2.0","id":2,"method":"ping"}\n<-- ${long}`);
    const rows = checker.page.locator('.drawn .rows > li');
    await eventually(() => rows.nth(1).textContent()).toContain('Message 2, server to client: result');
    expect(await rows.nth(1).textContent()).toContain('A fault:');
    expect(await rows.nth(1).locator('.fold').count()).toBe(0);
    expect(await rows.nth(2).textContent()).toContain('Answered by message 4.');
    expect(await rows.last().textContent()).toContain('1 still waits.');
  });
});

describe('formats', () => {
  const wrapped = [asked, answered]
    .map((line) => {
      const direction = line.startsWith('-->') ? 'client->server' : 'server->client';
      return JSON.stringify({ ts: '2026-01-01T00:00:00Z', direction, message: JSON.parse(line.slice(4)) });
    })
    .join('\n');
  const har = JSON.stringify({
    log: {
      version: '1.2',
      entries: [
        {
          request: { method: 'POST', url: 'http://localhost/mcp', postData: { text: asked.slice(4) } },
          response: { status: 200, content: { mimeType: 'application/json', text: answered.slice(4) } },
        },
      ],
    },
  });
  it.each([
    ['arrow lines', `${asked}\n${answered}`, 'Read as arrow lines.'],
    ['bare lines', `${asked.slice(4)}\n${answered.slice(4)}`, 'Read as JSON lines, one message each.'],
    ['records', wrapped, 'Read as JSON lines that say who sent each message.'],
    ['an archive', har, 'Read as an HTTP archive'],
    ['an event stream', `event: message\ndata: ${answered.slice(4)}\n\n`, 'Read as an event stream'],
  ])('recognises %s', async (_name, text, says) => {
    await open();
    await checker.paste(text);
    await eventually(() => seen(checker.page.locator('.reading'))).toContain(says.replace(/\.$/, ''));
    await eventually(headline).toMatch(/^Nothing is wrong with/);
  });

  it('counts the lines that are no protocol, and shows them when asked', async () => {
    await open();
    await checker.paste(`POST /mcp HTTP/1.1\nHost: localhost\n\n${asked.slice(4)}\n`);
    await eventually(() => seen(checker.page.locator('.reading'))).toContain('2 lines are no protocol');
    await checker.button('Show them').click();
    await eventually(() => checker.page.locator('.others li').allInnerTexts()).toEqual([
      'line 1, the first line of an HTTP message: POST /mcp HTTP/1.1',
      'line 2, a header: Host: localhost',
    ]);
    await checker.button('Hide them').click();
    expect(await checker.page.locator('.others').count()).toBe(0);
  });
});

describe('revisions', () => {
  it('are compared in a table, and lead to what each finds and to what to change', async () => {
    await open();
    await checker.paste('--> [{"jsonrpc":"2.0","id":1,"method":"ping"}]');
    await checker.page.getByLabel('Revision').selectOption('All of them, as a table');
    const row = (name: string) => checker.page.locator('.every tr', { hasText: name });
    await eventually(() => seen(row('2025-03-26'))).toContain('legal');
    expect(await seen(row('2025-06-18'))).toContain('1 error');
    await checker.button('What to change for 2025-06-18').click();
    await checker.page.getByRole('heading', { name: 'From 2025-03-26 to 2025-06-18' }).waitFor();
    await checker.during(() => checker.button('Show what 2025-06-18 finds').click());
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-06-18.');
    expect(await checker.page.locator('.every').count()).toBe(0);
  });

  it('say which one the text declares', async () => {
    await open();
    await checker.during(() => checker.button('An example').click());
    expect(await seen(checker.page.getByLabel('Revision').locator('option').first())).toBe('As declared: 2025-11-25');
  });
});

describe('files', () => {
  const dropped = async (name: string, text: string): Promise<void> => {
    const data = await checker.page.evaluateHandle(
      ([name, text]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text!], name!));
        return transfer;
      },
      [name, text],
    );
    await checker.page.dispatchEvent('.check', 'drop', { dataTransfer: data });
  };

  it('may be dropped before anybody touched the page', async () => {
    await open();
    await dropped('session.jsonl', `${asked}\n${astray}`);
    await eventually(headline).toBe('1 error in 2 messages, by revision 2025-11-25.');
    expect(await checker.field.inputValue()).toBe(`${asked}\n${astray}`);
  });

  it('of bytes that are no UTF-8 are judged as bytes', async () => {
    const file = join(folder, 'latin-1.log');
    writeFileSync(
      file,
      Buffer.from('{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"a":"\xe9"}}}\n', 'latin1'),
    );
    await open();
    await checker.field.focus();
    await checker.page.locator('.check[data-ready]').waitFor();
    await checker.during(() => checker.page.locator('input[type="file"]').setInputFiles(file));
    await eventually(titles).toContainEqual(expect.stringContaining('UTF-8'));
  });

  it('of more than 20 MB are refused in one line, and change nothing', async () => {
    const file = join(folder, 'huge.log');
    writeFileSync(file, Buffer.alloc(21 * 1_048_576, 'x'));
    await open();
    await checker.paste(asked);
    await checker.page.locator('input[type="file"]').setInputFiles(file);
    await eventually(() => seen(checker.notices)).toBe(
      'This file has 21 MB; the page reads up to 20 MB. handwire check reads any size.',
    );
    expect(await checker.field.inputValue()).toBe(asked);
  });
});

describe('a text', () => {
  it('is there, and judged, after the page was loaded again', async () => {
    await open();
    await checker.paste('{"jsonrpc":"2.0","id":null,"method":"ping"}');
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-11-25.');
    await checker.page.reload();
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-11-25.');
    expect(await checker.page.locator('.check textarea').inputValue()).toBe(
      '{"jsonrpc":"2.0","id":null,"method":"ping"}',
    );
  });

  it('is asked of every revision again, after the page was loaded again and by a link', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await checker.paste(asked);
    await page.getByLabel('Revision').selectOption('All of them, as a table');
    await page.locator('.every table').waitFor();
    await page.reload();
    await page.locator('.every table').waitFor();
    await checker.button('Share').click();
    await eventually(() => seen(checker.notices)).toContain('The link is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/&r=every$/);
    await page.goto('about:blank');
    await page.goBack();
    await page.locator('.every table').waitFor();
  });

  it('that was cleared comes back', async () => {
    await open();
    await checker.paste(asked);
    await checker.during(() => checker.button('Clear').click());
    expect(await checker.field.inputValue()).toBe('');
    expect(await headline()).toContain('Nothing is pasted yet.');
    expect(await seen(checker.notices)).toContain('The text is cleared.');
    await checker.during(() => checker.button('Undo').click());
    expect(await checker.field.inputValue()).toBe(asked);
    await eventually(headline).toMatch(/^Nothing is wrong/);
  });

  it('is copied as Markdown, and nothing in it is markup', async () => {
    await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await checker.paste('{"jsonrpc":"2.0","id":null,"method":"ping","params":{"_meta":{"a":"```"}}}');
    await eventually(titles).toHaveLength(1);
    await checker.button('Copy as Markdown').click();
    await eventually(() => seen(checker.notices)).toContain('Copied as Markdown.');
    const text = await checker.page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('**1 error in 1 message, by revision 2025-11-25.**');
    expect(text).toContain(
      '1. **MUST** The id of a request or of a result is never `null` (`jsonrpc/id-null`, message 1, column 23)',
    );
    expect(text).toContain('````\n{"jsonrpc":"2.0","id":null,"method":"ping","params":{"_meta":{"a":"```"}}}\n````');
  });

  it('is never taken for HTML', async () => {
    await open();
    const hostile = '<img src=x onerror="document.title=1"></pre><script>document.title=2</script>';
    await checker.paste(`--> {"jsonrpc":"2.0","id":1,"method":${JSON.stringify(hostile)},"params":[]}\n${hostile}`);
    await eventually(() => checker.page.locator('.drawn').textContent()).toContain('<img src=x');
    expect(await checker.page.locator('.check img, .check .drawn script').count()).toBe(0);
    expect(await checker.page.title()).toBe('Checker · Handwire');
  });

  it('is exported as a picture of its own, in the colours of the theme', async () => {
    await open({ colorScheme: 'dark' });
    await checker.paste(`${asked}\n${astray}\n--> {"jsonrpc":"2.0","id":"<&\\u0000\\ud800","method":"ping"}`);
    await checker.page.locator('.drawn .rows').waitFor();
    const { name, text } = await saved(() => checker.button('Save as SVG').click());
    expect(name).toBe('exchange.svg');
    const parsed = await checker.page.evaluate((svg) => {
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml');
      return {
        error: root.querySelector('parsererror')?.textContent,
        ids: [...root.querySelectorAll('[id]')].map(({ id }) => id),
        ground: root.querySelector('rect')?.getAttribute('fill'),
        text: root.documentElement.textContent,
        styles: root.querySelectorAll('[style], style, script').length,
      };
    }, text);
    expect(parsed.error).toBeUndefined();
    expect(parsed.ids).toEqual(['message-1', 'message-2', 'message-3']);
    expect(parsed.ground).toBe('rgb(23, 29, 26)');
    expect(parsed.text).toContain('"<&');
    expect(parsed.text).toContain('The requester would wait for ever');
    expect(parsed.styles).toBe(0);
  });
});
