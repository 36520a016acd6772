import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pseudo } from '../site/build/pseudo.ts';
import { joined, mapWords, markOf, translated, under, wordsIn } from '../site/build/translation.ts';
import { overlay } from '../site/overlay.ts';

describe('a sheet of styles', () => {
  it('holds no words, which no translator would find', () => {
    const sheets = globSync('site/**/*.{css,astro}').map((file) => [file, readFileSync(file, 'utf8')] as const);
    const found = sheets.flatMap(([file, text]) =>
      [...text.matchAll(/content:\s*"[^"]*[a-z]{2}[^"]*"/g)].map(([words]) => `${file}: ${words}`),
    );
    expect(sheets.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});

describe('a translation', () => {
  const english = {
    title: 'Ids',
    hints: ['One {n}.', 'Two.'],
    minutes: { one: '{count} minute', other: '{count} minutes' },
  };

  it('is of the words that a source has at the named places', () => {
    const source = { id: 'a/b', title: 'T', hints: ['x', 'y'], criteria: { m: { label: 'l', at: '/method' } } };
    expect(wordsIn(source, [['title'], ['hints', '*'], ['criteria', '*', 'label']])).toEqual({
      title: 'T',
      hints: ['x', 'y'],
      criteria: { m: { label: 'l' } },
    });
    expect(wordsIn([{ note: 'n' }, 'text'], [['*', 'note']])).toEqual({ 0: { note: 'n' } });
    expect(wordsIn({ at: '/id' }, [['title']])).toBeUndefined();
  });

  it('takes the place of what it has, and leaves the rest in English', () => {
    expect(translated(english, { title: 'Kennungen', hints: ['Eins {n}.'] })).toEqual({
      ...english,
      title: 'Kennungen',
      hints: ['Eins {n}.', 'Two.'],
    });
  });

  it('is refused where a placeholder is lost, or another came', () => {
    expect(translated('One {n}.', 'Eins.')).toBe('One {n}.');
    expect(translated('One {n}.', 'Eins {m}.')).toBe('One {n}.');
    expect(translated('`{name}` and {n}', '{n} und `{name}`')).toBe('{n} und `{name}`');
  });

  it('may have more forms of number than English', () => {
    const forms = { one: '{count} minuta', few: '{count} minuty', other: '{count} minut' };
    expect(translated(english, { minutes: forms })).toEqual({ ...english, minutes: forms });
  });

  it('knows the English it is of', () => {
    expect(markOf(english)).toMatch(/^[0-9a-f]{8}$/);
    expect(markOf(english)).not.toBe(markOf({ ...english, title: 'Id' }));
  });

  it('is laid over the source with all that is no word', () => {
    const judge = () => true;
    const source = {
      id: 'choice',
      judge,
      list: [
        { id: 'a', says: 'one' },
        { id: 'b', says: 'two' },
      ],
    };
    expect(overlay(source, joined(under(['list', '1'], { says: 'zwei' }), { id2: 'x' }))).toEqual({
      id: 'choice',
      judge,
      list: [
        { id: 'a', says: 'one' },
        { id: 'b', says: 'zwei' },
      ],
      id2: 'x',
    });
  });
});

describe('the pseudo-locale', () => {
  it('disguises what is read, and keeps code, placeholders and the names in links', () => {
    expect(pseudo('Use `id` in {place}, see [the rules](rules).')).toBe(
      '⟦Ûšé `id` îñ {place}, šéé [ţĥé řûļéš](rules).··············⟧',
    );
    expect(pseudo(' of ')).toBe(' ⟦óƒ·⟧ ');
    expect(pseudo('`id`')).toBe('`id`');
    expect(pseudo('-->')).toBe('-->');
  });

  it('reaches every string', () => {
    expect(mapWords({ a: ['one', { b: 'two' }] }, (text) => text.toUpperCase())).toEqual({ a: ['ONE', { b: 'TWO' }] });
  });
});
