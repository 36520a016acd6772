import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|astro|mdx)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!['\w])(?:from|import)\s*\(?\s*'([^']+)'/g)]
    .map((match) => match[1]!)
    .map((target) => (target.startsWith('.') ? normalize(join(dirname(file), target)) : target));

const types = 'graders/types.ts';
const catalogue = 'graders/catalogue.ts';

/** From where, to what. The first row that fits a file decides. */
const table: readonly [RegExp, readonly (string | RegExp)[]][] = [
  [/^graders\/(types|catalogue)\.ts$/, []],
  [/^graders\/json\//, [types, /^graders\/json\//]],
  [/^graders\/protocol\/shapes\/index\.ts$/, [types, catalogue]],
  [/^graders\/protocol\/shapes\//, [types]],
  [/^graders\/protocol\/logs\/index\.ts$/, [types, catalogue]],
  [/^graders\/protocol\/revisions\/index\.ts$/, [types, catalogue, 'graders/protocol/revision.ts']],
  [/^graders\/protocol\/revisions\//, [types]],
  [/^graders\/protocol\//, [types, /^graders\/(json|protocol)\//]],
  [/^graders\/rules\/parts\.ts$/, [types, /^graders\/rules\/(index|words)\.ts$/]],
  [/^graders\/(rules|exercises|kinds|formats)\/(index|pages|words|parts|fetched)\.ts$/, [types, catalogue]],
  [/^graders\/rules\//, [types, /^graders\/(json|protocol)\//]],
  [/^graders\/exercises\//, [types]],
  [/^graders\/formats\//, [types, /^graders\/formats\//]],
  [/^graders\/kinds\//, [types, /^graders\/(json|protocol)\//]],
  [/^graders\/engine\//, [types, /^graders\/(json|protocol|engine)\//]],
  [/^graders\/progress\//, [/^graders\/progress\//]],
  [/^graders\/(index|browser|checker)\.ts$/, [/^graders\/(?!cli)/]],
  [/^graders\/cli\//, [/^graders\//, /^node:/]],
];

describe('who may import whom', () => {
  it.each(filesBelow('graders'))('%s', (file) => {
    const row = table.find(([from]) => from.test(file));
    expect(row, 'a row of the table').toBeDefined();
    const allowed = (target: string) =>
      row![1].some((one) => (typeof one === 'string' ? one === target : one.test(target)));
    expect(importsOf(file).filter((target) => !allowed(target))).toEqual([]);
  });

  it('keeps rules apart from one another', () => {
    const rules = filesBelow('graders/rules').filter((file) => !/(index|pages|words|parts|fetched)\.ts$/.test(file));
    expect(rules.flatMap((file) => importsOf(file).filter((target) => target.startsWith('graders/rules/')))).toEqual(
      [],
    );
  });

  it('keeps lessons free of imports', () => {
    expect(filesBelow('lessons').flatMap((file) => importsOf(file))).toEqual([]);
  });

  it('never imports the command line or the tests from elsewhere', () => {
    const others = [...filesBelow('graders'), ...filesBelow('site')].filter((file) => !file.startsWith('graders/cli/'));
    expect(others.flatMap((file) => importsOf(file).filter((target) => /^(graders\/cli|test)\//.test(target)))).toEqual(
      [],
    );
  });
});

describe('a pure grader', () => {
  const forbidden = /\b(Date|Math\.random|Intl|fetch|document\.|window\.|process\.|localStorage|eval|Function)\s*[.(]/;

  it.each(filesBelow('graders').filter((file) => !file.startsWith('graders/cli/')))(
    '%s reads no clock, network, host or page',
    (file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(
        /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g,
        "''",
      );
      expect(code.match(forbidden)?.[0] ?? '').not.toMatch(
        /^(Date|Math|Intl|fetch|window|process|localStorage|eval|Function)/,
      );
    },
  );

  it('uses import.meta.glob only where things are discovered', () => {
    const users = filesBelow('graders').filter((file) =>
      readFileSync(join(root, file), 'utf8').includes('import.meta.glob'),
    );
    expect(users.filter((file) => !/\/(index|pages|words|parts|fetched)\.ts$/.test(file))).toEqual([]);
  });
});
