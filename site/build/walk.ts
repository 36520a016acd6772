/** The files of a built site, as paths below its root. */
import { readdir } from 'node:fs/promises';
import { relative, sep } from 'node:path';

export const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one) => relative(folder, `${one.parentPath}/${one.name}`).replaceAll(sep, '/'))
    .sort();
