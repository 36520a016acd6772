/** Who judges a method, and who practises it. */
import { exampleOf, exercises, pages, rules, trace } from '../../../graders/index.ts';
import type { Example, Exercise, Rule } from '../../../graders/types.ts';
import { declared } from './declared.ts';
import { inOrder, type MethodPage } from './methods.ts';
import { namedRules, rulesIn } from './shape-rules.ts';

/** Rules of the same area whose wrong examples are this method’s messages or answers. */
const shownBy = ({ name, area }: MethodPage): readonly Rule[] =>
  [...rules.values()].filter((rule) => rule.id.startsWith(`${area}/`) && blamedMethods(rule).has(name));

const blamed = new Map<string, ReadonlySet<string>>();

const blamedMethods = (rule: Rule): ReadonlySet<string> => {
  let found = blamed.get(rule.id);
  if (!found) {
    found = new Set(
      Object.values(pages.get(rule.id)?.bad ?? {}).flatMap((one) => list(one).flatMap((bad) => blames(bad, rule))),
    );
    blamed.set(rule.id, found);
  }
  return found;
};

const list = (examples: string | Example | readonly (string | Example)[]): readonly (string | Example)[] =>
  Array.isArray(examples) ? (examples as readonly (string | Example)[]) : [examples as string | Example];

const blames = (example: string | Example, rule: Rule): readonly string[] => {
  const { text, bytes, options } = exampleOf(example, rule);
  if (bytes !== undefined) return [];
  const { rows, report } = trace(text, options);
  return report.findings
    .filter((one) => one.rule === rule.id)
    .flatMap(({ index, start }): readonly string[] => {
      const row = rows.find((one) => one.index === index && one.start <= start && start <= one.end);
      const method = row?.method ?? (row?.answers === undefined ? options.answers : rows[row.answers]?.method);
      return method === undefined ? [] : [method];
    });
};

/** Who asks for what was not declared breaks one of these. */
const gates = {
  client: ['capabilities/client-capability-missing'],
  server: ['capabilities/server-capability-missing'],
  receiver: ['capabilities/client-capability-missing', 'capabilities/server-capability-missing'],
  both: [],
} as const;

const gatesOf = ({ kind, notes: { needs = [] } }: MethodPage): readonly Rule[] =>
  kind === 'request'
    ? needs.flatMap(({ of, capability }) => (/^\w+$/.test(capability) ? gates[of].map((id) => rules.get(id)!) : []))
    : [];

const findRules = (page: MethodPage): readonly Rule[] => {
  const { name, variants } = page;
  const shapes = variants.flatMap(({ extension }) => {
    const key = extension === undefined ? name : `${extension} ${name}`;
    return [declared.params.get(key), declared.results.get(key)].flatMap((shape) => (shape ? [shape] : []));
  });
  const named = (page.notes.rules ?? []).map((id) => {
    const rule = rules.get(id);
    if (!rule) throw new Error(`The method ${name} names the rule ${id}, which is not there.`);
    return rule;
  });
  const found = new Set([
    ...[...rules.values()].filter(({ methods }) => methods?.includes(name)),
    ...namedRules(shapes.flatMap(rulesIn)),
    ...shownBy(page),
    ...gatesOf(page),
    ...named,
  ]);
  return [...rules.values()].filter((rule) => found.has(rule));
};

const found = new Map<MethodPage, readonly Rule[]>();

/** All rules that are about this method, in the order of the reference. */
export const rulesOn = (page: MethodPage): readonly Rule[] => {
  const known = found.get(page) ?? findRules(page);
  found.set(page, known);
  return known;
};

/** The methods that a rule is about. */
export const methodsOf = (rule: Rule): readonly MethodPage[] => inOrder.filter((page) => rulesOn(page).includes(rule));

/** Exercises whose solution has a message of this method. */
export const practiceOn = ({ name }: MethodPage): readonly Exercise[] =>
  [...exercises.values()].filter(({ solution }) =>
    [...solution.matchAll(/"method"\s*:\s*"([^"]+)"/g)].some(([, method]) => method === name),
  );
