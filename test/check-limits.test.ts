/** The checker's page at its limits: links from anywhere, long logs, small screens, no script. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, deflateRawSync, gzipSync, inflateRawSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../graders/types.ts';
import { plain } from '../site/words.ts';
import { launch, type Served, serve } from './browser.ts';
import { built, root } from './built.ts';
import { address, type Checker, checkerOn, openChecker } from './check-page.ts';
import { seen } from './exercise-page.ts';
import { transcripts } from './fixtures/transcripts.ts';
import { sessionOf } from './sessions.mjs';
import { firstLoad } from './weight.mjs';

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

const open = async (options = {}, hash = ''): Promise<Checker> => {
  checker = await openChecker(browser, served.url, options, hash);
  return checker;
};
const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 20_000 });
const headline = (): Promise<string | null> => checker.headline.textContent();

const hostile =
  '--> {"jsonrpc":"2.0","id":null,"method":"ping","params":{"_meta":{"a":"</script><script>document.title=1</script><a href=javascript:document.title=2>"}}}';
const packed = (text: string): string => deflateRawSync(text).toString('base64url');

const long = (count: number): string =>
  sessionOf('2025-11-25', count)
    .map(({ sender, text }) => `${sender === 'client' ? '-->' : '<--'} ${text}`)
    .join('\n');
const longFile = (name: string, count: number): string => {
  const file = join(folder, name);
  writeFileSync(file, long(count));
  return file;
};

describe('a link', () => {
  it('holds the text and the settings, and asks no server for them', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await checker.paste(hostile);
    await checker.during(() => page.getByLabel('Revision').selectOption('2025-06-18'));
    await checker.button('Share').click();
    await eventually(() => seen(checker.notices)).toContain('The link is copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${served.url}${address}#t=[\\w-]+&r=2025-06-18$`));
    await checker.close();
    const other = await (await browser.newContext()).newPage();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    checker = checkerOn(other);
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-06-18.');
    expect(await checker.field.inputValue()).toBe(hostile);
    expect(await other.title()).toBe('Checker · Handwire');
    expect(await other.locator('.check :is(script, a[href^="javascript"])').count()).toBe(0);
    expect(asked.filter((url) => !url.startsWith(`${served.url}/`) || url.includes('t='))).toEqual([]);
    // What is changed is no longer what the address holds.
    await checker.during(() => checker.field.fill('{}'));
    expect(new URL(other.url()).hash).toBe('');
  });

  it('says so where it asks for what this page does not know', async () => {
    await open({}, `#t=${packed(hostile)}&r=2099-01-01`);
    await eventually(() => seen(checker.notices)).toBe(
      'The link asks for a setting that this page does not know. The text is judged without it.',
    );
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-11-25.');
  });

  it('holds what was judged of a file, as text, when the file is gone', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const file = join(folder, 'wide.txt');
    writeFileSync(file, Buffer.from(`\ufeff${hostile}`, 'utf16le'));
    await checker.during(() => page.locator('input[type="file"]').setInputFiles(file));
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-11-25.');
    rmSync(file);
    await checker.button('Share').click();
    await eventually(() => seen(checker.notices)).toContain('The link is copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const shared = inflateRawSync(Buffer.from(new URL(link).hash.slice(3), 'base64url')).toString();
    expect(shared).toBe(`\ufeff${hostile}`);
  });

  it('is refused in one line where it would be too long, with another way out', async () => {
    await open();
    let seed = 7;
    const noise = Array.from({ length: 40_000 }, () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return String.fromCharCode(48 + ((seed >>> 16) % 75));
    }).join('');
    await checker.paste(
      `--> ${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { _meta: { noise } } })}`,
    );
    await checker.button('Share').click();
    await eventually(() => seen(checker.notices)).toMatch(
      /^This session is too long for a link \(\d+ KB; 24 KB fit\)\. Copy it as Markdown, or save it\. Save it$/,
    );
    expect(new URL(checker.page.url()).hash).toBe('');
  });

  it.each([
    ['of another kind', '#hello'],
    ['without a text', '#t='],
    ['that is no base64url', '#t=%%%'],
    ['that is cut short', `#t=${packed(hostile.repeat(20)).slice(0, 40)}`],
    ['that holds no UTF-8', `#t=${deflateRawSync(Buffer.from([0xff, 0xfe, 0x41])).toString('base64url')}`],
    ['that inflates to more than is read', `#t=${packed('x'.repeat(21 * 1_048_576))}`],
  ])('%s is said to hold nothing, in one line', async (_name, hash) => {
    await open({}, hash);
    await eventually(() => seen(checker.notices)).toBe(
      'The address holds no text that can be read. Nothing was changed.',
    );
    expect(await checker.field.inputValue()).toBe('');
  });

  it('to a part of the page is none', async () => {
    await open({}, '#main');
    await checker.paste(hostile);
    expect(await seen(checker.notices)).toBe('');
  });

  it('is printed by the command line', async () => {
    const file = join(folder, 'faulty.log');
    writeFileSync(file, hostile);
    const args = [join(root, 'dist/cli.js'), 'check', '--link', served.url, '--revision', '2025-06-18', file];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    await open({}, new URL(stdout.trim()).hash);
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-06-18.');
    expect(await checker.field.inputValue()).toBe(hostile);
  });
});

describe('a log of 5 MB', () => {
  it('and more is judged while the page goes on, and can be stopped', async () => {
    // So long that there is time to look at the page on any machine.
    const file = longFile('long.log', 120_000);
    const { page } = await open();
    await checker.touch();
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.locator('.working:not([hidden])').waitFor();
    expect(await seen(page.locator('.working'))).toMatch(/Fetching|Reading|Judging|Writing/);
    // Meanwhile the settings answer.
    await page.getByText('Framing and senders').click();
    expect(await page.getByLabel('Sent by').isVisible()).toBe(true);
    await checker.button('Cancel').click();
    await eventually(() => seen(checker.notices)).toContain('The check was cancelled. The text is still here.');
    expect(await headline()).toBe('This text is not judged yet.');
    expect(await page.locator('.working').isVisible()).toBe(false);
    expect(await seen(page.locator('.list'))).toContain('"method":"initialize"');
    expect(await checker.button('Try again').isVisible()).toBe(true);
    await checker.during(() => checker.button('Clear').click());
    await checker.paste(hostile);
    await eventually(headline).toBe('1 error in 1 message, by revision 2025-11-25.');
  });

  it('is shown line by line, a window at a time, and walked through', async () => {
    const text = long(33_000).replace('"progress":2,"total":2', '"progress":"2","total":2');
    const file = join(folder, 'faulty-long.log');
    writeFileSync(file, text);
    const { page } = await open();
    await checker.touch();
    await checker.during(() => page.locator('input[type="file"]').setInputFiles(file));
    await eventually(headline).toBe('1 error in 33,000 messages, by revision 2025-11-25.');
    expect(await seen(page.locator('.long'))).toMatch(/^Too long to edit here: 4\.\d MB, and a field holds 32 KB\./);
    expect(await checker.field.isVisible()).toBe(false);
    await eventually(() => page.locator('.list mark.blame').textContent()).toBe('"2"');
    expect(await page.locator('.list .ln').count()).toBeLessThan(120);
    expect((await page.locator('.whole .fault').boundingBox())?.width).toBeGreaterThan(2);
    const focused = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);
    await checker.strip.locator('a[aria-current]').focus();
    await page.keyboard.press('End');
    await eventually(focused).toContain('message 33000');
    await eventually(() => seen(page.locator('.list .now'))).toContain(text.split('\n').at(-1)!.slice(0, 60));
    // The line is where the list was scrolled to, and in view.
    const box = (await page.locator('.list').boundingBox())!;
    const line = (await page.locator('.list .now').boundingBox())!;
    expect(line.y).toBeGreaterThanOrEqual(box.y);
    expect(line.y + line.height).toBeLessThanOrEqual(box.y + box.height + 1);
    expect(await seen(page.locator('.figure .pager'))).toContain('of 33,000');
    await page.keyboard.press('Shift+ArrowLeft');
    await eventually(focused).toContain('has a finding');
    await page.keyboard.press('Home');
    await eventually(() => seen(page.locator('.list .now'))).toContain('initialize');
  });

  it('may take the place of a text in the field, which comes back', async () => {
    await open();
    await checker.paste(hostile);
    await checker.paste(long(400));
    expect(await checker.field.isVisible()).toBe(false);
    await checker.during(() => checker.button('Undo').click());
    expect(await checker.field.inputValue()).toBe(hostile);
  });
});

describe('a file that is no log', () => {
  it.each([
    ['empty', Buffer.alloc(0), 'This file is empty.'],
    ['packed', gzipSync(hostile), 'This file is packed: unpack it first. Try again'],
  ])('is told in one line: %s', async (name, bytes, line) => {
    const { page } = await open();
    await checker.touch();
    const file = join(folder, name);
    writeFileSync(file, bytes);
    await page.locator('input[type="file"]').setInputFiles(file);
    await eventually(() => seen(checker.notices)).toBe(line);
  });

  it('is the first of several that are dropped at once', async () => {
    const { page } = await open();
    await checker.during(() =>
      page.evaluate((text) => {
        const dataTransfer = new DataTransfer();
        for (const name of ['one', 'two']) dataTransfer.items.add(new File([text], name));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, hostile),
    );
    expect(await seen(checker.notices)).toBe('One file is read at a time: this is the first of them.');
    expect(await headline()).toBe('1 error in 1 message, by revision 2025-11-25.');
  });
});

describe('the page', () => {
  it('weighs 20 KB at most before anybody touches it', () => {
    const pack = (file: string): number => brotliCompressSync(readFileSync(file)).length;
    const { total, parts } = firstLoad(built, `${address}index.html`.slice(1), pack);
    expect(total, JSON.stringify(parts)).toBeLessThanOrEqual(20 * 1024);
  });

  it('says without script what to do instead', async () => {
    await open({ javaScriptEnabled: false });
    expect(await seen(checker.page.locator('main'))).toContain('handwire check session.log');
    expect(await checker.field.isVisible()).toBe(false);
  });

  it('says that the grader did not arrive, and asks for it again', async () => {
    const { page } = await open();
    await page.route('**/worker-*', (route) => route.abort());
    await checker.field.fill(hostile);
    await eventually(() => seen(checker.notices)).toBe('The grader did not arrive. Your text is safe. Try again');
    await page.unroute('**/worker-*');
    await checker.during(() => checker.button('Try again').click());
    await eventually(headline).toMatch(/^1 error/);
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 320],
    ['dark', 320],
  ] as const)('holds in %s at %i px: nothing runs over, nothing is hidden from anybody', async (colorScheme, width) => {
    const { page } = await open({ colorScheme, viewport: { width, height: 800 }, bypassCSP: false });
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('request', (request) => request.url().startsWith(served.url) || said.push(request.url()));
    await checker.during(() => checker.button('An example').click());
    await page.locator('.findings > .open').waitFor();
    await page.locator('.drawn .rows').waitFor();
    await checker.during(() => page.getByLabel('Revision').selectOption('All of them, as a table'));
    await page.locator('.every table').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(said).toEqual([]);
  });
});

/** A file is the same bytes to both. */
describe('page and command line agree', () => {
  it.each(transcripts)('on $name', async ({ text, rules }) => {
    const file = join(folder, 'one.log');
    writeFileSync(file, text);
    const args = [join(root, 'dist/cli.js'), 'check', '--format', 'json', file];
    const json = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, (_error, out) => resolve(out)),
    );
    const { findings, revision, messages } = JSON.parse(json) as Report;
    expect(findings.map(({ rule }) => rule)).toEqual(rules);
    const { page } = await open();
    await checker.touch();
    await checker.during(() => page.locator('input[type="file"]').setInputFiles(file));
    const count = `${findings.length} error${findings.length === 1 ? '' : 's'} in ${messages.length} messages`;
    const sound = `Nothing is wrong with these ${messages.length} messages`;
    await eventually(headline).toBe(`${findings.length > 0 ? count : sound}, by revision ${revision}.`);
    await eventually(() => checker.findings.count()).toBe(findings.length);
    for (const [at, { url, title, column, what, why, fix }] of findings.entries()) {
      const finding = checker.findings.nth(at);
      if (at > 0) await finding.locator('.opener').click();
      await finding.locator('dl').waitFor();
      expect(await finding.locator('.acts a').first().getAttribute('href')).toBe(`/${url}`);
      expect(await finding.locator('.opener').textContent()).toBe(`Finding ${at + 1}: ${plain(title)}`);
      expect(await finding.locator('.at a').textContent()).toMatch(new RegExp(`, column ${column}$`));
      expect(await finding.locator('dd').allTextContents()).toEqual([what, why, fix].map(plain));
    }
  });
});
