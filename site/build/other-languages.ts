/** After the English build each other language is built in the same way, and its pages are laid beside the English ones. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { flawsOf, lang, languages, tagFlaw, translationsTo } from './language.ts';
import { standInOf, standIns } from './portable.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const build = async (other: string, beside: string): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), `handwire-${other}-`));
  try {
    await promisify(execFile)(
      process.execPath,
      [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', folder],
      { cwd: root, env: { ...process.env, HANDWIRE_LANG: other } },
    );
    for (const name of standIns) {
      const own = path.join(folder, standInOf(name, other));
      await mkdir(path.dirname(own), { recursive: true });
      await rename(path.join(folder, name), own);
    }
    // What is of no language stays as it is.
    await cp(folder, beside, { recursive: true, force: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const otherLanguages = (): AstroIntegration => ({
  name: 'handwire-other-languages',
  hooks: {
    'astro:build:start': async ({ logger }) => {
      if (lang !== 'en') return;
      for (const other of languages.slice(1)) {
        const stop = tagFlaw(other);
        if (stop !== undefined) throw new Error(stop);
        for (const flaw of await flawsOf(other)) logger.warn(flaw);
        // What cannot be read at all stops the build here, and not after the English pages.
        await translationsTo(other);
      }
    },
    'astro:build:done': async ({ dir }) => {
      if (lang !== 'en') return;
      for (const other of languages) if (other !== 'en') await build(other, fileURLToPath(dir));
    },
  },
});
