/** The package as others get it: packed, installed without a network into an empty folder, and used. */
import { execFile } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

let folder: string;
let tarball: string;
let packed: readonly string[];

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs as a stranger would: without what npm tells the scripts of this package, or the tools of its folder. */
const run = (file: string, args: readonly string[], input = '', path = process.env.PATH): Promise<Outcome> =>
  new Promise((resolve) => {
    const outer = Object.entries(process.env).filter(([name]) => !/^(npm_|FORCE_COLOR$|NO_COLOR$)/i.test(name));
    const options = { cwd: folder, env: { ...Object.fromEntries(outer), PATH: path }, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(file, [...args], options, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin!.on('error', () => {});
    child.stdin!.end(input);
  });

/** This Node, and the first other one on the path, which on many machines is the system's. */
const nodes = (): readonly string[] => {
  const outside = (process.env.PATH ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  const other = outside
    .map((one) => join(one, 'node'))
    .find((one) => {
      try {
        accessSync(one, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
  return other === undefined || other === process.execPath ? [process.execPath] : [process.execPath, other];
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handwire-package-'));
  // `npm test` has built it; building again would take it away from the other tests.
  const pack = await run('npm', ['pack', root, '--ignore-scripts', '--json', '--pack-destination', folder]);
  expect(pack, pack.err).toMatchObject({ status: 0 });
  const told = JSON.parse(pack.out);
  const [{ filename, files }] = Array.isArray(told) ? told : Object.values(told);
  tarball = join(folder, filename);
  packed = files.map(({ path }: { path: string }) => path);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const install = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
  expect(install, install.err).toMatchObject({ status: 0 });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed package', () => {
  it('holds what was built, and nothing else', () => {
    const expected = [
      /^package\.json$/,
      /^README\.md$/,
      /^LICENSE$/,
      /^dist\/index\.(js|cjs|d\.ts|d\.cts)$/,
      /^dist\/cli(-[a-z0-9-]+)?\.js$/,
    ];
    expect(packed.filter((path) => !expected.some((one) => one.test(path)))).toEqual([]);
    expect(packed).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'dist/cli.js',
        'dist/index.cjs',
        'dist/index.d.cts',
        'dist/index.d.ts',
        'dist/index.js',
      ]),
    );
  });

  it('needs no other package', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/handwire/package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.optionalDependencies, manifest.peerDependencies]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/handwire']);
  });

  it('needs nothing of Node in the grader', () => {
    for (const name of ['index.js', 'index.cjs']) {
      const code = readFileSync(join(folder, 'node_modules/handwire/dist', name), 'utf8');
      expect(code).not.toMatch(/\bfrom "|\brequire\(|\bimport\(|\bprocess\.|\bBuffer\.|import\.meta/);
    }
    const types = readFileSync(join(folder, 'node_modules/handwire/dist/index.d.ts'), 'utf8');
    expect(types).not.toMatch(/^import |\bimport\(|from '|\.ts'/m);
    expect(readFileSync(join(folder, 'node_modules/handwire/dist/index.d.cts'), 'utf8')).toBe(types);
  });
});

describe.each(nodes())('with %s', (node) => {
  const path = `${join(node, '..')}${delimiter}${(process.env.PATH ?? '')
    .split(delimiter)
    .filter((one) => !one.includes('node_modules'))
    .join(delimiter)}`;

  it('answers to npx', async () => {
    const { status, out, err } = await run(
      'npx',
      ['--offline', 'handwire', 'check'],
      '{"jsonrpc":"2.0","id":null,"method":"ping"}\n',
      path,
    );
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(out).toMatch(/^<stdin>:1:23: error: .* \[jsonrpc\/id-null\]\n/);
  });

  const use = `
    const report = check('{"jsonrpc":"2.0","id":null,"method":"ping"}\\n', { revision: '2025-11-25' });
    console.log(report.outcome, report.findings[0].rule, typeof explain('id-null').page, exercises.has('wire/first-request'));
  `;

  it.each([
    ['imported', 'use.mjs', `import { check, exercises, explain } from 'handwire';${use}`],
    ['required', 'use.cjs', `const { check, exercises, explain } = require('handwire');${use}`],
  ])('can be %s', async (_, name, code) => {
    writeFileSync(join(folder, name), code);
    expect(await run(node, [name])).toEqual({ status: 0, out: 'fail jsonrpc/id-null object true\n', err: '' });
  });
});

describe('types', () => {
  const code = `
    import { type Finding, type Report, type Verdict, check, exercises, explain, grade, levelIn, revisions, rules } from 'handwire';
    const report: Report = check([{ sender: 'client', text: '{}' }], { session: 'whole' });
    const bytes: Report = check(new Uint8Array(3));
    const findings: readonly Finding[] = [...report.findings, ...bytes.findings];
    const verdict: Verdict = grade('wire/first-request', '{}');
    const level: 'MUST' | 'SHOULD' | 'MAY' | 'ADVICE' | 'TASK' | undefined = levelIn(rules.get('jsonrpc/id-null')!, '2025-11-25');
    const title: string | undefined = explain('id-null')?.rule.title ?? exercises.get('wire/first-request')?.title;
    const methods = revisions.get('2025-11-25')!.methods.get('ping')!.kind satisfies 'request' | 'notification';
    // @ts-expect-error a revision is named by its date
    check('', { revision: 'newest' });
    console.log(findings, verdict.results[0]?.points, level, title, methods);
  `;

  it.each([
    ['an ES module', 'node16', 'use.mts'],
    ['a CommonJS module', 'node16', 'use.cts'],
    ['a bundler', 'bundler', 'use.ts'],
  ])('hold for %s', async (_, resolution, name) => {
    mkdirSync(join(folder, resolution), { recursive: true });
    writeFileSync(join(folder, resolution, name), code);
    const module = resolution === 'bundler' ? 'esnext' : resolution;
    const options = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      module,
      moduleResolution: resolution,
      skipLibCheck: false,
    };
    // Without the DOM there is no console.
    writeFileSync(
      join(folder, resolution, 'console.d.ts'),
      'declare const console: { log(...values: unknown[]): void };\n',
    );
    writeFileSync(
      join(folder, resolution, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: [name, 'console.d.ts'] }),
    );
    expect(await run(join(bin, 'tsc'), ['-p', resolution])).toEqual({ status: 0, out: '', err: '' });
  });

  it('are found by every resolution (attw)', async () => {
    const { status, out } = await run(join(bin, 'attw'), [tarball, '--format', 'json']);
    expect({ status, problems: JSON.parse(out).problems }).toEqual({ status: 0, problems: {} });
  });
});

describe('the manifest', () => {
  it('pleases publint', async () => {
    const { messages } = await publint({ pkgDir: join(folder, 'node_modules/handwire'), pack: false, strict: true });
    expect(messages).toEqual([]);
  });
});
