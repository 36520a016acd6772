/** Writes the service worker, with a list of what it keeps, and the icons under which the course is installed. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import type { List, Shells } from '../offline/messages.ts';
import { writeIcons } from './icons.ts';
import { lang, languages } from './language.ts';
import { standInOf, standIns } from './portable.ts';
import { filesIn } from './walk.ts';

/** An exercise in a page of others is read where that page is, and pictures are for those who link here. */
const isKept = (name: string): boolean => /\.(html|css|js|json|woff2|svg)$/.test(name) && !/(^|\/)embed\//.test(name);

/** Scripts and styles first, for without them no page works; then the course, what its exercises fetch, and the rest. */
const order = [/^_astro\//, /^[^/]*$/, /^[^/]+\/(lessons\/.*|index\.html)$/, /^[^/]+\/exercises\/.*\.json$/];

const rank = (name: string): number => {
  const found = order.findIndex((one) => one.test(name));
  return found < 0 ? order.length : found;
};

/** The name of what Vite made changes with what stands in it. */
const isNamed = (name: string): boolean => name.startsWith('_astro/');

const mark = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 8);

const listOf = async (folder: string): Promise<List> => {
  const names = (await filesIn(folder)).filter(isKept).toSorted((a, b) => rank(a) - rank(b));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name.replace(/(^|\/)index\.html$/, '$1'),
        isNamed(name) ? '' : await mark(folder + name),
      ]),
    ),
  );
};

/** What the pages need that are shown in place of others: they are kept before anything else, and so is all that they load. */
const shellOf = async (folder: string, list: List, base: string, lang: string): Promise<readonly string[]> => {
  const names = standIns.map((name) => standInOf(name, lang));
  const pages = await Promise.all(names.map((name) => readFile(folder + name, 'utf8')));
  const loaded = pages.flatMap((html) =>
    [...html.matchAll(/<(?:link|script)\s[^>]*(?:href|src)="([^"]+)"/g)].map(([, address]) =>
      address!.slice(base.length),
    ),
  );
  const paths = names.map((name) => name.replace(/(^|\/)index\.html$/, '$1'));
  return [...new Set([...paths, ...loaded])].filter((path) => Object.hasOwn(list, path));
};

const workerOf = async (source: URL, list: List, shells: Shells, base: string): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      KEPT: JSON.stringify(list),
      SHELLS: JSON.stringify(shells),
      BASE: JSON.stringify(base),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(source), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
};

export const offline = (): AstroIntegration => {
  let base = '/';
  let source: URL;
  let mark: URL;
  return {
    name: 'handwire-offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
        source = new URL('offline/worker.ts', config.srcDir);
        mark = new URL('mark.svg', config.publicDir);
      },
      // Once, when every language is there.
      'astro:build:done': async ({ dir }) => {
        if (lang !== 'en') return;
        const folder = fileURLToPath(dir);
        await writeIcons(mark, folder);
        const list = await listOf(folder);
        const shells = await Promise.all(
          languages.map(async (lang) => [lang, await shellOf(folder, list, base, lang)] as const),
        );
        await writeFile(`${folder}sw.js`, await workerOf(source, list, Object.fromEntries(shells), base));
      },
    },
  };
};
