/**
 * Rules in parts, for hosts that fetch them when a text needs them. As it stands here all are there at once; the site's
 * build puts in its place what fetches (`site/build/rule-parts.ts`).
 */
import type { RuleLogic, RuleOutline, RuleWords } from '../types.ts';
import { rules } from './index.ts';
import { words } from './words.ts';

/** Rules that nearly every text meets. */
export const always: readonly RuleLogic[] = [...rules.values()];

/** The parts of the others, by name. */
export const outlines: Readonly<Record<string, readonly RuleOutline[]>> = {};

/** The logic of a part's rules. Rejects where it does not arrive. */
export const logicOf = async (part: string): Promise<readonly RuleLogic[]> => {
  throw new RangeError(`There is no part "${part}".`);
};

/** What a rule says. Rejects where it does not arrive. */
export const wordsOf = async (id: string): Promise<RuleWords | undefined> => words.get(id);
