/**
 * Builds the package: `dist/index.js` and `.cjs` (the grader, for any host), `dist/cli.js` (the command line, which loads
 * the grader from beside it) and one file of types for each way to import. Also says which tests there are.
 */
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const entry = resolve(root, 'graders/index.ts');
const out = resolve(root, 'dist');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

// ------------------------------------------------------------------------------------------------ types

interface Module {
  readonly source: ts.SourceFile;
  readonly declared: ReadonlyMap<string, ts.Statement>;
  /** Local name → where it comes from. */
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

const emitDeclarations = (): ReadonlyMap<string, string> => {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [entry] }, ts.sys, root);
  const texts = new Map<string, string>();
  const program = ts.createProgram([entry], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // `npm run types` has its own turn.
    noCheck: true,
    incremental: false,
    types: ['vite/client'],
  });
  program.emit(undefined, (file, text) => texts.set(file.replace(/\.d\.ts$/, '.ts'), text));
  return texts;
};

const nameOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name ? [name.text] : [];
};

const moduleOf = (path: string, text: string): Module => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Statement>();
  const imported = new Map<string, { from: string; name: string }>();
  const target = (specifier: ts.Expression | undefined): string =>
    resolve(dirname(path), (specifier as ts.StringLiteral).text);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const named = statement.importClause?.namedBindings;
      if (!named || !ts.isNamedImports(named)) continue;
      for (const { name, propertyName } of named.elements) {
        imported.set(name.text, { from: target(statement.moduleSpecifier), name: (propertyName ?? name).text });
      }
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && statement.exportClause) {
      for (const { name, propertyName } of (statement.exportClause as ts.NamedExports).elements) {
        imported.set(name.text, { from: target(statement.moduleSpecifier), name: (propertyName ?? name).text });
      }
    } else for (const name of nameOf(statement)) declared.set(name, statement);
  }
  return { source, declared, imported };
};

/** Names that importers of the entry see; of a module whose types alone are passed on, its types. */
const exportsOf = (
  { source }: Module,
  modules: (path: string) => Module,
): readonly (readonly [path: string, name: string])[] =>
  source.statements.flatMap((statement): readonly (readonly [string, string])[] => {
    const path = source.fileName;
    if (!ts.isExportDeclaration(statement)) {
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      return isExported ? nameOf(statement).map((name) => [path, name] as const) : [];
    }
    if (statement.exportClause)
      return (statement.exportClause as ts.NamedExports).elements.map(({ name }) => [path, name.text] as const);
    const from = resolve(dirname(path), (statement.moduleSpecifier as ts.StringLiteral).text);
    return [...modules(from).declared]
      .filter(([, one]) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
      .map(([name]) => [from, name] as const);
  });

/** All that the entry exports and all that this speaks of, in one text without imports. */
const bundleTypes = (): string => {
  const texts = emitDeclarations();
  const known = new Map<string, Module>();
  const modules = (path: string): Module => {
    const module = known.get(path) ?? moduleOf(path, texts.get(path) ?? '');
    known.set(path, module);
    return module;
  };
  const kept = new Map<ts.Statement, string>();
  const owners = new Map<string, ts.Statement>();
  const keep = (path: string, name: string): void => {
    const module = modules(path);
    const statement = module.declared.get(name);
    const from = module.imported.get(name);
    if (!statement && from) {
      if (from.name !== name) throw new Error(`${path}: ${from.name} must keep its name to get into the types.`);
      keep(from.from, from.name);
    }
    if (!statement || kept.has(statement)) return;
    if (owners.has(name)) throw new Error(`${path}: the types would have two things called ${name}.`);
    owners.set(name, statement);
    const comment = ts.getLeadingCommentRanges(module.source.text, statement.getFullStart())?.at(-1);
    const isDoc = comment?.kind === ts.SyntaxKind.MultiLineCommentTrivia;
    kept.set(statement, isDoc ? `${module.source.text.slice(comment.pos, comment.end)}\n` : '');
    const visit = (node: ts.Node): void => {
      if (ts.isImportTypeNode(node)) {
        const specifier = ((node.argument as ts.LiteralTypeNode).literal as ts.StringLiteral).text;
        keep(resolve(dirname(path), specifier), node.qualifier!.getText());
      } else if (ts.isIdentifier(node) && node.text !== name) keep(path, node.text);
      ts.forEachChild(node, visit);
    };
    visit(statement);
  };
  const exported = exportsOf(modules(entry), modules);
  for (const [path, name] of exported) keep(path, name);
  const publicNames = new Set(exported.map(([, name]) => name));
  const parts = [...kept].map(([statement, comment]) => {
    const isPublic = nameOf(statement).some((name) => publicNames.has(name));
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    const bare = statement.getText().replace(/^(?:export )?(?:declare )?/, '');
    const text = bare.replace(/import\("[^"]*"\)\./g, '');
    return `${comment}${isPublic ? 'export ' : ''}${isType ? '' : 'declare '}${text}`;
  });
  return `${parts.join('\n')}\nexport {};\n`;
};

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
  test: { include: ['test/**/*.test.ts'], testTimeout: 30_000 },
});

export default defineConfig(({ command }) => (command === 'build' ? packaging : testing));
