/** A Chromium for the tests that need one: the one that is there, or one that is fetched. */
import { execFile } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, chromium as playwright } from 'playwright-core';

export { type Served, serve } from './serve.ts';

const run = promisify(execFile);

const isRoot = process.getuid?.() === 0;

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const elsewhere: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map((name) => `${folder}\\${name}\\Application\\`),
    )
    .flatMap((folder) => [`${folder}chrome.exe`, `${folder}msedge.exe`]),
};

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** Some systems put a script in Chromium's place that only says how to install it: what counts is that it starts. */
const starts = async (path: string): Promise<boolean> => {
  if (!isExecutable(path)) return false;
  if (process.platform === 'win32') return true;
  return run(path, ['--version'], { timeout: 20_000 }).then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
    () => false,
  );
};

const first = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
};

const installed = (): Promise<string | undefined> => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return first([
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(elsewhere[process.platform] ?? []),
  ]);
};

const playwrights = (): Promise<string | undefined> => {
  try {
    return first([playwright.executablePath()]);
  } catch {
    return Promise.resolve(undefined);
  }
};

const present = async (): Promise<string | undefined> => (await installed()) ?? (await playwrights());

const isDebian = (): boolean => {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

const quietly = { timeout: 600_000, maxBuffer: 64 * 1024 * 1024 };

const fromDebian = async (): Promise<void> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { ...quietly, env });
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], { ...quietly, env });
};

const fromPlaywright = async (): Promise<void> => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const more = isRoot && isDebian() ? ['--with-deps'] : [];
  await run(process.execPath, [join(folder, 'cli.js'), 'install', ...more, '--no-shell', 'chromium'], quietly);
};

const fetched = async (): Promise<string | undefined> => {
  console.log('No Chromium is here; fetching one for the tests.');
  const ways = isRoot && isDebian() ? [fromDebian, fromPlaywright] : [fromPlaywright];
  for (const way of ways) {
    const path = await way().then(present, () => undefined);
    if (path !== undefined) return path;
  }
  return undefined;
};

/** Test files run side by side; one of them fetches, the others wait for it. */
const alone = async <T>(work: () => Promise<T>): Promise<T> => {
  const lock = join(tmpdir(), `handwire-chromium-${process.getuid?.() ?? 0}`);
  for (let waited = 0; ; waited += 1) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      // Left behind by a run that was killed.
      if (waited > 900) rmSync(lock, { recursive: true, force: true });
      await sleep(1000);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};

const find = async (): Promise<string> => {
  for (const name of ['HANDWIRE_CHROMIUM', 'CHROMIUM_PATH']) {
    const path = process.env[name];
    if (path === undefined || path === '') continue;
    if (await starts(path)) return path;
    throw new Error(`${name} names ${path}, which does not start.`);
  }
  const path = (await present()) ?? (await alone(async () => (await present()) ?? (await fetched())));
  if (path !== undefined) return path;
  throw new Error(
    'These tests need Chromium: install the package `chromium` or Google Chrome, or set HANDWIRE_CHROMIUM to one.',
  );
};

let found: Promise<string> | undefined;

/** Path of a Chromium that starts: from the environment, from the system, Playwright's own, or fetched now. */
export const chromium = (): Promise<string> => {
  found ??= find();
  return found;
};

/** Each page of each test would fetch the whole course, to keep it. */
const keepNothing = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    return context;
  };
  return browser;
};

/** A headless browser that talks to nobody but the pages it is given. `keeps` is for tests of reading without a network. */
export const launch = async ({ keeps = false } = {}): Promise<Browser> => {
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--no-first-run',
    ],
  });
  return keeps ? browser : keepNothing(browser);
};
