/** What a folder holds, without following links out of it. */
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './refusal.ts';

export interface Entry {
  /** From the folder, with `/` between its parts. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  /** Of a folder that cannot be opened. */
  readonly problem?: string;
}

const deepest = 6;

/** Left there by systems, archives and editors; nobody writes an answer into them. */
export const isHidden = (name: string): boolean =>
  name.startsWith('.') || name.endsWith('~') || /^(__MACOSX|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i.test(name);

const kindOf = (entry: Dirent): Entry['kind'] =>
  entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other';

/** Everything below a folder in order of its names' code units, which is the same everywhere. */
export const entriesBelow = (folder: string, depth = deepest): readonly Entry[] => {
  const found: Entry[] = [];
  const names = readdirSync(folder, { withFileTypes: true });
  for (const entry of names.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const kind = kindOf(entry);
    if (kind !== 'folder' || isHidden(entry.name)) {
      found.push({ path: entry.name, kind });
      continue;
    }
    try {
      if (depth === 0) throw new Error('its folders lie too deep');
      const below = entriesBelow(join(folder, entry.name), depth - 1);
      found.push({ path: entry.name, kind }, ...below.map((one) => ({ ...one, path: `${entry.name}/${one.path}` })));
    } catch (error) {
      found.push({ path: entry.name, kind, problem: reasonOf(error) });
    }
  }
  return found;
};
