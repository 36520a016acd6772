/** `public/_headers` is the one place where response headers are written; the preview server and the pages' meta read it. */
import { readFileSync } from 'node:fs';

const file = new URL('../public/_headers', import.meta.url);

export const headers: Readonly<Record<string, string>> = Object.fromEntries(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => {
      const [name, ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
);
