/**
 * For the site's build: the rules in parts that a page fetches when a text needs them, so that what everybody loads knows of
 * most rules only which messages meet them. Which rules share a part follows from the rules themselves: those of one area
 * that are asked on the same occasions.
 */
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { RevisionId, RuleLogic, RuleOutline } from '../../graders/types.ts';

const folder = fileURLToPath(new URL('../../graders/rules/', import.meta.url));
const file = `${folder}parts.ts`;
const address = fileURLToPath(new URL('../address.ts', import.meta.url));
const virtual = '\0handwire-rules:';
const graders = fileURLToPath(new URL('../../graders/', import.meta.url));

const areaOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** First and last revision where a rule is in force. */
const termOf = ({ addedIn = '2.0', removedIn, level }: RuleLogic): Pick<RuleOutline, 'addedIn' | 'removedIn'> => {
  const first =
    typeof level === 'string' ? undefined : Object.entries(level).find(([, value]) => value !== 'none')?.[0];
  return { addedIn: first && first > addedIn ? (first as RevisionId) : addedIn, removedIn };
};

type Era = 'legacy' | 'modern' | 'both';

const eraOf = (rule: RuleLogic): Era => {
  const { addedIn, removedIn } = termOf(rule);
  if (addedIn! >= '2026-07-28') return 'modern';
  return removedIn && removedIn <= '2026-07-28' ? 'legacy' : 'both';
};

/** Nearly every text meets what is asked of messages in any revision, whatever they are about. */
const isAlways = (rule: RuleLogic): boolean => occasionOf(rule) === 'message both';

/**
 * When a rule is asked. Rules of one occasion share a part: a text that needs one of them needs them all. What a fault or a
 * slip is called says which rule is asked for; those of an area are told together.
 */
const occasionOf = (rule: RuleLogic): string => {
  const { id, on, mentions, methods } = rule;
  if (on === 'fault' || on === 'slip') return `${on} ${areaOf(id)}`;
  const [word] = mentions ?? methods ?? [];
  if (word !== undefined) return `${word} ${eraOf(rule)}${on === 'error' ? ' error' : ''}`;
  // The envelope of an error is always looked at.
  if (on === 'envelope' || on === 'error') return `envelope ${eraOf(rule)}`;
  return on === 'batch' ? on : `message ${eraOf(rule)}`;
};

interface Part {
  readonly rules: readonly RuleLogic[];
  readonly outlines: readonly RuleOutline[];
}

/** The least and the most of what rules ask for that look at the same. */
const outlineOf = (rules: readonly RuleLogic[]): RuleOutline => {
  const { on, odd, mentions, methods, shapes } = rules[0]!;
  const terms = rules.map(termOf);
  const [addedIn] = terms.map((term) => term.addedIn!).sort();
  const removals = terms.map((term) => term.removedIn);
  return {
    on,
    odd,
    mentions,
    methods,
    shapes,
    addedIn: addedIn === '2.0' ? undefined : addedIn,
    removedIn: removals.includes(undefined) ? undefined : removals.toSorted().at(-1),
    faults: on === 'fault' ? rules.flatMap(({ id, faults }) => faults ?? [id.slice(id.indexOf('/') + 1)]) : undefined,
    slips: on === 'slip' ? rules.map(({ slip }) => slip!) : undefined,
  };
};

const grouped = (rules: readonly RuleLogic[], by: (rule: RuleLogic) => string): readonly (readonly RuleLogic[])[] => {
  const groups = new Map<string, RuleLogic[]>();
  for (const rule of rules) groups.set(by(rule), [...(groups.get(by(rule)) ?? []), rule]);
  return [...groups.values()];
};

const partOf = (rules: readonly RuleLogic[]): Part => {
  const alike = grouped(rules, ({ on, methods, shapes }) => JSON.stringify([on, methods, shapes]));
  return { rules, outlines: alike.map(outlineOf) };
};

/** The parts by name: the area of one of their rules and a number. */
const partsOf = (rules: readonly RuleLogic[]): ReadonlyMap<string, Part> => {
  const others = rules.filter((rule) => !isAlways(rule));
  return new Map(grouped(others, occasionOf).map((own, at) => [`${areaOf(own[0]!.id)}-${at}`, partOf(own)]));
};

const load = async (): Promise<readonly RuleLogic[]> => {
  const { module } = await runnerImport<{ readonly rules: ReadonlyMap<string, RuleLogic> }>(`${folder}index.ts`, {
    configFile: false,
    logLevel: 'error',
  });
  return [...module.rules.values()];
};

/** The logic of these rules; what else their files export stays behind. */
const listOf = (ids: readonly string[]): string => {
  const imports = ids.map((id, at) => `import r${at} from ${JSON.stringify(`${folder}${id}.ts`)};`);
  return `${imports.join('\n')}\nexport const list = [${ids.map((_, at) => `r${at}`).join()}];\n`;
};

const code = (rules: readonly RuleLogic[]): string => {
  const parts = partsOf(rules);
  const outlines = Object.fromEntries([...parts].map(([name, own]) => [name, own.outlines]));
  const loaders = [...parts.keys()].map((name) => `${JSON.stringify(name)}: () => import('handwire-rules:${name}')`);
  return `import { href } from ${JSON.stringify(address)};
export { list as always } from 'handwire-rules:always';
export const outlines = ${JSON.stringify(outlines)};
const logic = {${loaders.join()}};
export const logicOf = (part) => logic[part]().then(({ list }) => list);
export const wordsOf = async (id) => {
  const response = await fetch(href(\`en/rules/\${id}.json\`));
  if (!response.ok) throw new Error(\`\${response.status}\`);
  return response.json();
};
`;
};

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Modules of the grader that one needs before it can run. */
const neededBy = (entry: string, modules: Modules): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || !(id.startsWith(graders) || id.startsWith(virtual))) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(entry);
  return found;
};

/** What so many parts share comes at once. */
const many = 8;

/** All that comes at once stays in one file, whoever else has a use for a piece of it. */
const atOnce = (modules: Modules): ReadonlySet<string> => {
  const entry = `${graders}browser.ts`;
  const parts = modules.getModuleInfo(file)!.dynamicallyImportedIds;
  const uses = new Map<string, number>();
  for (const part of parts) for (const id of neededBy(part, modules)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return new Set([...neededBy(entry, modules), ...[...uses.keys()].filter((id) => uses.get(id)! >= many)]);
};

const groupsOf = (): Rolldown.CodeSplittingOptions => {
  let core: ReadonlySet<string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, modules) => {
          core ??= atOnce(modules);
          return core.has(id) ? 'browser' : null;
        },
      },
    ],
  };
};

export const ruleParts = (): Plugin => {
  let rules: Promise<readonly RuleLogic[]> | undefined;
  const read = (): Promise<readonly RuleLogic[]> => {
    rules ??= load();
    return rules;
  };
  return {
    name: 'handwire-rule-parts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('handwire-rules:') ? `\0${id}` : undefined),
    async load(id) {
      if (id === file) return code(await read());
      if (!id.startsWith(virtual)) return undefined;
      const part = id.slice(virtual.length);
      const own = await read();
      const rules = part === 'always' ? own.filter(isAlways) : partsOf(own).get(part)!.rules;
      return listOf(rules.map((rule) => rule.id));
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting: groupsOf() } },
            },
          }
        : undefined,
    /** In development, an edited rule is read anew. */
    watchChange: (id) => {
      if (id.startsWith(folder)) rules = undefined;
    },
  };
};
