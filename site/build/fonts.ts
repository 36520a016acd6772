/**
 * Cuts the few letters this site uses out of Literata, each file one instance of the variable font. The files are made
 * once and kept beside the installed packages: nothing generated is committed. IBM Plex Mono keeps its name only
 * unchanged, so its package's file is copied as it is.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subset from 'subset-font';

const LETTERS = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0–—‘’“”„…•·×§¶°−«»`;
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'locl', 'rlig', 'tnum'];

/** Optical size 14 is drawn for text, 22 for headings. */
const CUTS = [
  { name: 'literata-400', from: 'literata-latin-opsz-normal', axes: { wght: 400, opsz: 14 } },
  { name: 'literata-400-italic', from: 'literata-latin-opsz-italic', axes: { wght: 400, opsz: 14 } },
  { name: 'literata-600', from: 'literata-latin-opsz-normal', axes: { wght: 600, opsz: 22 } },
];
const MONO = 'ibm-plex-mono-latin-400-normal';

const require = createRequire(import.meta.url);
const packageFile = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), 'files', `${file}.woff2`);

const make = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const { name, from, axes } of CUTS) {
    const file = path.join(folder, `${name}.woff2`);
    if (existsSync(file)) continue;
    const font = await subset(await readFile(packageFile('@fontsource-variable/literata', from)), LETTERS, {
      targetFormat: 'woff2',
      variationAxes: axes,
      noHinting: true,
      keepFeatures: FEATURES,
    });
    // Written under another name first, so that a build beside this one never reads half a file.
    await writeFile(`${file}.${process.pid}`, font);
    await rename(`${file}.${process.pid}`, file);
  }
  await copyFile(packageFile('@fontsource/ibm-plex-mono', MONO), path.join(folder, 'ibm-plex-mono-400.woff2'));
};

/** Makes the files before anything is built and lets style sheets name them as `@fonts/…`. */
export const fonts = (): AstroIntegration => ({
  name: 'handwire-fonts',
  hooks: {
    'astro:config:setup': async ({ config, updateConfig }) => {
      const version = require('@fontsource-variable/literata/package.json').version;
      const folder = fileURLToPath(new URL(`node_modules/.cache/handwire-fonts-${version}/`, config.root));
      await make(folder);
      updateConfig({ vite: { resolve: { alias: { '@fonts': folder } } } });
    },
  },
});
