/** After the English build each other language is built in the same way, and its pages are laid beside the English ones. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { lang, languages } from './language.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const build = async (other: string, beside: string): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), `handwire-${other}-`));
  try {
    await promisify(execFile)(
      process.execPath,
      [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', folder],
      { cwd: root, env: { ...process.env, HANDWIRE_LANG: other } },
    );
    // What is no page of the language, such as the page of lost addresses, stays English.
    await cp(folder, beside, { recursive: true, force: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const otherLanguages = (): AstroIntegration => ({
  name: 'handwire-other-languages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (lang !== 'en') return;
      for (const other of languages) if (other !== 'en') await build(other, fileURLToPath(dir));
    },
  },
});
