/**
 * Adds to `_headers` that no page may be shown inside another, but for the exercises that are made for it. A host's rules
 * cannot leave anything out, so that each folder is named; a page's own policy cannot say it at all.
 */
import { appendFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lang, languages } from './language.ts';

const foldersIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((one) => one.isDirectory()).map(({ name }) => name);

/** Paths of pages that stand alone, one for each folder. */
const pathsIn = async (folder: string): Promise<readonly string[]> => {
  const own = (await foldersIn(folder)).filter((name) => !/^(_astro|icons|embed)$/.test(name));
  const below = await Promise.all(
    own.map(async (name) =>
      languages.includes(name)
        ? [`/${name}/`, `/${name}/404.html`, ...(await pathsIn(`${folder}/${name}`)).map((path) => `/${name}${path}`)]
        : [`/${name}/*`],
    ),
  );
  return below.flat();
};

export const framing = (): AstroIntegration => ({
  name: 'handwire-framing',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (lang !== 'en') return;
      const folder = fileURLToPath(dir);
      const paths = ['/', '/404.html', ...(await pathsIn(folder))];
      const rules = paths.map((path) => `${path}\n  Content-Security-Policy: frame-ancestors 'none'\n`);
      await appendFile(`${folder}_headers`, `\n# No page may be shown inside another.\n${rules.join('')}`);
    },
  },
});
