/** The glossary, and its links from lessons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { terms } from '../site/glossary.ts';
import { built, lessons } from './built.ts';
import { rooted } from './rooted.ts';

const html = (path: string): string => rooted(readFileSync(join(built, path, 'index.html'), 'utf8'), path);

const linksIn = (page: string): readonly string[] =>
  [...page.matchAll(/<a class="term" href="[^"#]*\/en\/glossary\/#([a-z-]+)"/g)].map(([, id]) => id!);

it('explains each word once, under an address of its own', () => {
  const forms = terms.flatMap(({ term, forms: others = [] }) => [term, ...others].map((form) => form.toLowerCase()));
  expect(new Set(forms).size).toBe(forms.length);
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  const page = html('/en/glossary/');
  for (const { id, term } of terms) {
    expect(page).toContain(`<div id="${id}"`);
    expect(page).toContain(term);
  }
});

describe.each(lessons)('%s', (lesson) => {
  const page = html(lesson);
  const linked = linksIn(page);

  it('links a word once, where it first stands', () => {
    expect(linked.length).toBeGreaterThan(2);
    expect(new Set(linked).size).toBe(linked.length);
  });

  it('links only words that the glossary has', () => {
    const known = new Set(terms.map(({ id }) => id));
    expect(linked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('links none in a heading, in another link or in code', () => {
    for (const [part] of page.matchAll(/<(h[1-6]|code|pre)\b[^>]*>.*?<\/\1>/gs)) expect(linksIn(part)).toEqual([]);
  });
});
