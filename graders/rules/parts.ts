/**
 * Rules in parts, for hosts that fetch them when a text needs them. As it stands here each rule is a part, and at hand; the
 * site's build puts in its place what fetches (`site/build/rule-parts.ts`).
 */
import type { RuleLogic, RuleOutline, RuleWords } from '../types.ts';
import { rules } from './index.ts';
import { words } from './words.ts';

/** Rules that are at hand from the start. */
export const always: readonly RuleLogic[] = [];

/** What each part's rules ask for, by its name. */
export const outlines: Readonly<Record<string, readonly RuleOutline[]>> = Object.fromEntries(
  [...rules.values()].map((rule) => [rule.id, [{ ...rule, slips: rule.slip && [rule.slip] }]]),
);

/** The logic of a part's rules. Rejects where it does not arrive. */
export const logicOf = async (part: string): Promise<readonly RuleLogic[]> => {
  const rule = rules.get(part);
  if (!rule) throw new RangeError(`There is no part "${part}".`);
  return [rule];
};

/** What a rule says. Rejects where it does not arrive. */
export const wordsOf = async (id: string): Promise<RuleWords | undefined> => words.get(id);
