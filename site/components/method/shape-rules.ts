/** Rules that shapes name. */
import { rules } from '../../../graders/index.ts';
import type { Rule, ShapeOf, ValueShape } from '../../../graders/types.ts';

/** Names of rules that a shape gives its faults to, but for those of the things in it. */
export const rulesIn = (shape: ShapeOf & { readonly rules?: ValueShape['rules'] }): readonly string[] => [
  ...Object.values(shape.rules ?? {}),
  ...('ref' in shape
    ? []
    : [
        ...Object.values(shape.members ?? {}).flatMap(rulesIn),
        ...(shape.items ? rulesIn(shape.items) : []),
        ...(shape.values ? rulesIn(shape.values) : []),
        ...Object.values(shape.by?.shapes ?? {}).flatMap(rulesIn),
      ]),
];

const byName = new Map([...rules.values()].map((rule) => [rule.id.slice(rule.id.indexOf('/') + 1), rule]));

/** Rules that say the same of any method have their own area. */
export const namedRules = (names: readonly string[]): readonly Rule[] =>
  [...new Set(names)].flatMap((name) => {
    const rule = byName.get(name);
    return rule && !rule.id.startsWith('params/') ? [rule] : [];
  });
