/** What the pages say of themselves to those who list them, where the site does not know its address. With one: `subpath.test.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { built, files, pages } from './built.ts';

const html = new Map(
  pages.map((page) => [page, readFileSync(join(built, page.replace(/\/$/, '/index.html')), 'utf8')]),
);

const all = (pattern: RegExp): readonly (readonly [page: string, found: string])[] =>
  [...html].map(([page, text]) => [page, pattern.exec(text)?.[1] ?? ''] as const);

const twice = (found: ReturnType<typeof all>): readonly string[] =>
  found.filter(([, text], at) => found.findIndex(([, other]) => other === text) !== at).map(([page]) => page);

describe('each page', () => {
  it('has a title and a description that no other has', () => {
    const titles = all(/<title>([^<]*)<\/title>/);
    const descriptions = all(/<meta name="description" content="([^"]*)">/);
    expect(titles.filter(([, text]) => text.length < 8)).toEqual([]);
    expect(descriptions.filter(([, text]) => text.length < 25)).toEqual([]);
    expect([...twice(titles), ...twice(descriptions)]).toEqual([]);
    // A hole that a value belongs into.
    expect([...titles, ...descriptions].filter(([, text]) => /\{\w+\}/.test(text))).toEqual([]);
  });

  it('has one heading of the first level', () => {
    expect(
      [...html].filter(([, text]) => text.match(/<h1[^>]*>(?!<\/h1>)/g)?.length !== 1).map(([page]) => page),
    ).toEqual([]);
  });

  it('names no address that it cannot know', () => {
    const knowing = /rel="canonical"|property="og:|application\/ld\+json/;
    expect([...html].filter(([, text]) => knowing.test(text)).map(([page]) => page)).toEqual([]);
    expect(files.filter((file) => /sitemap|\/cards\//.test(file))).toEqual([]);
  });
});

describe('the site', () => {
  it('lets everybody index it', () => {
    expect(readFileSync(join(built, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\n');
  });

  it('tells hosts what to send', () => {
    const blocks = readFileSync(join(built, '_headers'), 'utf8').split('\n\n');
    expect(blocks[0]).toContain("/*\n  Content-Security-Policy: default-src 'none'; script-src 'self';");
    expect(blocks[1]!.trim()).toBe(
      '# What is named by its content never changes.\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
    expect(files.filter((file) => file.startsWith('/_astro/') && !/[.-][\w-]{8}\.\w+$/.test(file))).toEqual([]);
  });

  it('says its policy in the pages too, for hosts that send none', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(built, '_headers'), 'utf8'))![1]!;
    expect(all(/http-equiv="Content-Security-Policy" content="([^"]*)"/).filter(([, text]) => text !== policy)).toEqual(
      [],
    );
  });
});
