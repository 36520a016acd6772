/** `public/_headers` is the one place where response headers are written; the preview server and the pages' meta read it. */
import { readFileSync } from 'node:fs';

const file = new URL('../public/_headers', import.meta.url);

/** Of all paths: the block that a line with `/*` begins. */
const [, block = ''] = /^\/\*\n((?: .*\n)+)/m.exec(readFileSync(file, 'utf8')) ?? [];

export const headers: Readonly<Record<string, string>> = Object.fromEntries(
  block
    .trim()
    .split('\n')
    .map((line) => {
      const [name, ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
);
