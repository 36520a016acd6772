/** The built site, and its pages: `build/`, or the folder that HANDWIRE_BUILD names. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const built = resolve(process.env.HANDWIRE_BUILD ?? resolve(root, 'build'));

if (!existsSync(resolve(built, 'index.html'))) throw new Error(`${built} is not there: run \`npm run build\` first.`);

export const files: readonly string[] = readdirSync(built, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => resolve(one.parentPath, one.name).slice(built.length).replaceAll(sep, '/'))
  .sort();

/** Addresses below the site's root. */
export const pages: readonly string[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\/index\.html$/, '/'));

export const lessons = pages.filter((page) => page.startsWith('/en/lessons/'));

/** One page of each kind. */
export const kinds = [
  '/',
  '/en/',
  '/en/progress/',
  '/en/certificate/',
  '/en/lessons/the-weather-exercise/',
  '/en/rules/',
  '/en/rules/jsonrpc/id-null/',
  '/en/methods/',
  '/en/methods/tools/call/',
  '/en/methods/shared/',
  '/en/codes/',
  '/en/check/',
  '/en/glossary/',
  '/en/guide/',
  '/en/revisions/',
  '/en/revisions/2026-07-28/',
  '/en/exercises/weather/call-and-response/',
  '/embed/weather/call-and-response/',
  '/offline/',
  '/404.html',
];
