/** The error codes as the reference shows them, and the rules that speak of each. */

import { revisions, rules } from '../graders/index.ts';
import { codePages } from '../graders/protocol/code-pages.ts';
import { type CodeId, type ErrorCode, errorCodes, type Standing, standingIn } from '../graders/protocol/codes.ts';
import { within } from '../graders/protocol/revision.ts';
import type { InForce, Rule } from '../graders/types.ts';
import t from './i18n/codes.ts';
import type { State } from './levels.ts';
import { say } from './say.ts';

export const codeIds = Object.keys(errorCodes) as readonly CodeId[];

/** `-32602`, or `-32768 to -32100`. */
export const numberOf = ({ numbers }: ErrorCode): string =>
  numbers.length > 1 ? say(t.range, { first: numbers[0], last: numbers[1]! }) : String(numbers[0]);

/** The page's parts, in order. */
export const codeGroups: readonly { readonly id: string; readonly title: string; readonly codes: readonly CodeId[] }[] =
  [
    {
      id: 'json-rpc',
      title: t.groups['json-rpc'],
      codes: ['code-32700', 'code-32600', 'code-32601', 'code-32602', 'code-32603'],
    },
    { id: 'mcp', title: t.groups.mcp, codes: ['code-32020', 'code-32021', 'code-32022', 'code-1'] },
    { id: 'retired', title: t.groups.retired, codes: ['code-32002', 'code-32042'] },
    { id: 'ranges', title: t.groups.ranges, codes: ['reserved-by-json-rpc', 'kept-by-mcp', 'left-alone'] },
    { id: 'others', title: t.groups.others, codes: ['code-32800'] },
  ];

const states: Readonly<Record<Standing, State>> = {
  defined: { word: t.states.defined, letter: '✓', look: 'd-cell' },
  free: { word: t.states.free, letter: t.stateLetters.free, look: 'a-cell' },
  reserved: { word: t.states.reserved, letter: t.stateLetters.reserved, look: 'k-cell' },
  retired: { word: t.states.retired, letter: t.stateLetters.retired, look: 'k-cell' },
  foreign: { word: '·', letter: '·', look: undefined },
};

export const codeStates = (code: ErrorCode): readonly State[] =>
  [...revisions.keys()].map((id) => states[standingIn(code, id)]);

const ids = [...revisions.keys()];

/** `from 2025-06-18 on`, `up to 2025-11-25`, `only in 2025-11-25`; undefined where it always holds. */
export const spanOf = ({ from, until }: InForce): string | undefined => {
  const last = until === undefined ? undefined : ids.findLast((id) => id < until);
  if (from !== undefined && from === last) return say(t.spans.only, { first: from });
  if (from === undefined) return last && say(t.spans.until, { last });
  return last === undefined ? say(t.spans.since, { first: from }) : say(t.spans.between, { first: from, last });
};

/** The same for an occasion to send a code: nothing where it holds in all revisions that define it. */
export const spanIn = (code: ErrorCode, occasion: InForce): string | undefined => {
  const defined = ids.filter((id) => standingIn(code, id) === 'defined');
  const isAlways = defined.length > 0 && defined.every((id) => within(id, occasion.from, occasion.until));
  return isAlways ? undefined : spanOf(occasion);
};

/** The revisions that define a code, in words. */
export const definedIn = (code: ErrorCode): string | undefined => {
  const defined = ids.filter((id) => standingIn(code, id) === 'defined');
  const [first, last] = [defined[0], defined.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (defined.length === ids.length) return t.spans.every;
  if (last === ids.at(-1)) return say(first === last ? t.spans.one : t.spans.since, { first });
  return first === last ? say(t.spans.just, { first }) : say(t.spans.between, { first, last });
};

const said = ({ title, why, messages }: Rule): string =>
  [title, why, ...Object.values(messages).flatMap((one) => [one.what, one.fix, one.why ?? ''])].join(' ');

const named = new Map<number, Rule[]>();
for (const rule of rules.values()) {
  const numbers = new Set((said(rule).match(/(?<![\w-])-(?:1|32\d{3})(?!\d)/g) ?? []).map(Number));
  for (const number of numbers) named.set(number, [...(named.get(number) ?? []), rule]);
}

/** Rules whose words name the number, and those that its page adds. Ends of a range are named in passing. */
export const rulesOn = (id: CodeId): readonly Rule[] => {
  const { numbers } = errorCodes[id];
  const found = numbers.length === 1 ? (named.get(numbers[0]) ?? []) : [];
  const added = (codePages[id].rules ?? []).map((one) => {
    const rule = rules.get(one);
    if (!rule) throw new Error(`The code ${id} names the rule ${one}, which is not there.`);
    return rule;
  });
  return [...new Set([...found, ...added])];
};

/** The codes that a rule speaks of. */
export const codesOf = (rule: Rule): readonly CodeId[] => codeIds.filter((id) => rulesOn(id).includes(rule));
