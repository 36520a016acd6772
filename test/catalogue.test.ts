import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { levelIn, pages, rules } from '../graders/index.ts';
import type { RevisionId } from '../graders/types.ts';

const source = new URL('../../shared/protocol/rules.md', import.meta.url);
const dated: readonly RevisionId[] = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
const letters: Readonly<Record<string, string>> = { MUST: 'M', SHOULD: 'S', ADVICE: 'A', MAY: 'P' };

const byName = new Map([...rules.values()].map((rule) => [rule.id.split('/')[1]!, rule]));
const notes = new Set([...pages.values()].flatMap((page) => (page.notes ?? []).map(({ id }) => id)));
const permits = new Set([...pages.values()].flatMap((page) => (page.permits ?? []).map(({ id }) => id)));

/** Rows of the catalogue's index: id, layer, level in each dated revision. */
const catalogued = (layers: readonly string[]) =>
  readFileSync(source, 'utf8')
    .split('\n')
    .map((line) => /^\| `([a-z0-9-]+)` \| (\d) \| (.) \| (.) \| (.) \| (.) \| (.) \|/.exec(line))
    .filter((row) => row !== null)
    .filter((row) => layers.includes(row[2]!))
    .map((row) => ({ id: row[1]!, levels: row.slice(3, 8) }));

describe.skipIf(!existsSync(source))('the catalogue of wire rules (needs ../shared/protocol/rules.md)', () => {
  const rows = existsSync(source) ? catalogued(['0', '1', '2', '3', '4', '5']) : [];

  it('has every rule of layers 0 to 5 as a file, a note or a permission', () => {
    expect(rows.length).toBe(269);
    expect(rows.map(({ id }) => id).filter((id) => !byName.has(id) && !notes.has(id) && !permits.has(id))).toEqual([]);
  });

  it('gives each rule the level it is catalogued with, in every revision', () => {
    const differing = rows.flatMap(({ id, levels }) => {
      const rule = byName.get(id);
      if (!rule) return [];
      const own = dated.map((revision) => letters[levelIn(rule, revision) ?? ''] ?? '–');
      return own.join('') === levels.join('').replaceAll('-', '–')
        ? []
        : [`${id}: catalogue ${levels.join(' ')}, here ${own.join(' ')}`];
    });
    expect(differing).toEqual([]);
  });
});

describe('what a rule says on its page', () => {
  it('has no places to fill: those are for its messages', () => {
    for (const { title, headline, why } of rules.values())
      expect(`${title} ${headline} ${why}`).not.toMatch(/(?<![\w"`{}])\{[a-z]+\}/);
  });
});

describe('the place of a declaration', () => {
  it('is its id, for every rule', () => {
    for (const [id, rule] of rules) expect(rule.id).toBe(id);
  });
});
