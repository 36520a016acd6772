/** The files of a translation's words: `words/rules.json`, and all files of `words/rules/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { position } from '../../graders/json/lines.ts';
import { parse, repairWith } from '../../graders/json/parse.ts';
import { audit, recover } from '../../graders/json/repairs.ts';
import type { Entry } from './translation.ts';

repairWith({ audit, recover });

/** Where the folders of languages stand. */
export const home: string = fileURLToPath(new URL('../../lessons', import.meta.url));

/** From `lessons/<lang>/words`, with `/` between the parts. */
export const entryFiles = (lang: string, at = home): readonly string[] => {
  const base = path.join(at, lang, 'words');
  if (!existsSync(base)) return [];
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((one) => !one.isDirectory() && !one.name.startsWith('.'))
    .map((one) => path.relative(base, path.join(one.parentPath, one.name)).split(path.sep).join('/'))
    .sort();
};

/** What the words of a file are of. */
export const kindOf = (name: string): string => name.split('/')[0]!.replace(/\.json$/, '');

/** Throws a line that names the file. `name`: from `lessons/<lang>/words`. */
export const readEntries = (lang: string, name: string, at = home): Readonly<Record<string, Entry>> => {
  const file = `lessons/${lang}/words/${name}`;
  const text = readFileSync(path.join(at, lang, 'words', name), 'utf8').replace(/^\ufeff/, '');
  const { root, accepted, slips } = parse(text);
  if (!accepted || !root) {
    const { line, column } = position(text, slips[0]?.start ?? 0);
    throw new Error(`${file}, line ${line}, column ${column}: is no JSON (${slips[0]?.name ?? 'json-empty'}).`);
  }
  if (root.type !== 'object') throw new Error(`${file}: takes an object with an entry for each id.`);
  return JSON.parse(text);
};

export const entriesOf = (lang: string, kind: string): Readonly<Record<string, Entry>> => {
  const files = entryFiles(lang).filter((name) => name.endsWith('.json') && kindOf(name) === kind);
  return Object.assign({}, ...files.map((name) => readEntries(lang, name)));
};
