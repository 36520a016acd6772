/**
 * Makes the built site work in any folder of any host: every address in a page, a style sheet or a script is told from the
 * file's own place. A page that a host shows in place of another, at any depth, cannot do so: its addresses keep the base
 * that the site was built for.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { extname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { languages } from './language.ts';
import { filesIn } from './walk.ts';

export const standIns: readonly string[] = ['404.html', 'offline/index.html'];

/** English has them at the root, every other language in its folder. */
export const standInOf = (name: string, lang: string): string => (lang === 'en' ? name : `${lang}/${name}`);

export const isStandIn = (name: string): boolean =>
  standIns.some((one) => languages.some((lang) => name === standInOf(one, lang)));

/** From a file to a path below the same root. */
const between = (file: string, path: string): string => {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path)!;
  const isFolder = target === '' || target.endsWith('/');
  const way = posix.relative(posix.dirname(`/${file}`), `/${target}`);
  if (way === '' && rest.startsWith('#')) return rest;
  return `${way || '.'}${isFolder ? '/' : ''}${rest}`;
};

const tag = /<[a-z][^\s>/]*(?:\s+[^\s"=>/]+(?:="[^"]*")?)*\s*\/?>/gi;

type Rewrite = (text: string, told: (path: string) => string) => string;

const kinds: Readonly<Record<string, Rewrite>> = {
  '.html': (text, told) => text.replace(tag, (one) => one.replace(/(?<=\s(?:href|src)=")\/[^"]*/g, told)),
  '.css': (text, told) => text.replace(/(?<=url\(["']?)\/[^"')]*/g, told),
  // A worker and what else a script names by its own address.
  '.js': (text, told) => text.replace(/(?<=new URL\(["'`])\/[^"'`]*(?=["'`],)/g, told),
};

/** The text of a file with each address below the base told from the file's own folder. */
export const relative = (file: string, text: string, base: string): string => {
  const root = `${base.replace(/\/$/, '')}/`;
  const told = (path: string): string =>
    path.startsWith(root) && !path.startsWith('//') ? between(file, path.slice(root.length)) : path;
  return kinds[extname(file)]?.(text, told) ?? text;
};

export const portable = (): AstroIntegration => {
  let base = '/';
  return {
    name: 'handwire-portable',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = (await filesIn(folder)).filter((name) => extname(name) in kinds && !isStandIn(name));
        await Promise.all(
          files.map(async (name) => {
            const text = await readFile(folder + name, 'utf8');
            const moved = relative(name, text, base);
            if (moved !== text) await writeFile(folder + name, moved);
          }),
        );
      },
    },
  };
};
