/**
 * Builds the package: `dist/index.js` and `.cjs` (the grader, for any host), `dist/cli.js` (the command line, which loads
 * the grader from beside it) and one file of types for each way to import. Also says which tests there are.
 */
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const entry = resolve(root, 'graders/index.ts');
const out = resolve(root, 'dist');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

/** All that the entry exports and all that this speaks of, in one text without imports. */
const bundleTypes = (): string =>
  generateDtsBundle([{ filePath: entry, output: { noBanner: true } }], {
    preferredConfigPath: resolve(root, 'tsconfig.json'),
  })[0]!;

// ----------------------------------------------------------------------------------------------- bundles

/** The command line finds the grader in the file beside it, when a command needs it. */
const graderBeside: Plugin = {
  name: 'grader-beside',
  enforce: 'pre',
  resolveId: (source) => (source === '../index.ts' ? { id: './index.js', external: true } : undefined),
};

/**
 * Node's own modules by `require`: an `import` of one reads all its exports, and with them parts that are loaded on
 * demand, which is a tenth of the time the command line takes to start.
 */
const requireBuiltins: Plugin = {
  name: 'require-builtins',
  renderChunk(code) {
    const header = 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n';
    const body = code.replace(
      /^import (\{[^}]*\}|\w+) from ("node:\w+");$/gm,
      (_, names: string, module: string) => `const ${names.replaceAll(' as ', ': ')} = require(${module});`,
    );
    if (body === code) return undefined;
    const [shebang = ''] = /^#!.*\n/.exec(body) ?? [];
    return { code: shebang + header + body.slice(shebang.length), map: null };
  },
};

const library: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: out,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    minify: false,
    lib: { entry, formats: ['es', 'cjs'], fileName: (format: string) => (format === 'es' ? 'index.js' : 'index.cjs') },
  },
};

const commandLine: EnvironmentOptions = {
  consumer: 'server',
  define: { HANDWIRE_VERSION: JSON.stringify(version) },
  build: {
    outDir: out,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node20',
    minify: true,
    ssr: true,
    rolldownOptions: {
      input: resolve(root, 'graders/cli/main.ts'),
      output: {
        entryFileNames: 'cli.js',
        chunkFileNames: 'cli-[name].js',
        banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
      },
    },
  },
};

const packaging = defineConfig({
  logLevel: 'warn',
  environments: { library, commandLine },
  plugins: [graderBeside, requireBuiltins].map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'commandLine',
  })),
  builder: {
    async buildApp({ build, environments }) {
      const types = ['index.d.ts', 'index.d.cts'];
      const written = new Set(types);
      for (const environment of [environments.library!, environments.commandLine!]) {
        const results = [await build(environment)].flat() as Rolldown.RolldownOutput[];
        for (const { output } of results) for (const { fileName } of output) written.add(fileName);
      }
      chmodSync(resolve(out, 'cli.js'), 0o755);
      const text = bundleTypes();
      for (const name of types) writeFileSync(resolve(out, name), text);
      // Not before: a command that runs meanwhile finds all its files.
      for (const name of readdirSync(out)) if (!written.has(name)) rmSync(resolve(out, name), { recursive: true });
    },
  },
});

const testing = defineConfig({
  // What a page does may wait for a machine that is busy with other tests.
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

export default defineConfig(({ command }) => (command === 'build' ? packaging : testing));
