/** The error codes as the reference shows them, and the rules that speak of each. */
import { revisions, rules } from '../graders/index.ts';
import { codePages } from '../graders/protocol/code-pages.ts';
import { type CodeId, type ErrorCode, errorCodes, type Standing, standingIn } from '../graders/protocol/codes.ts';
import { within } from '../graders/protocol/revision.ts';
import type { InForce, Rule } from '../graders/types.ts';
import type { State } from './levels.ts';

export const codeIds = Object.keys(errorCodes) as readonly CodeId[];

/** `-32602`, or `-32768 to -32100`. */
export const numberOf = ({ numbers }: ErrorCode): string => numbers.join(' to ');

/** The page's parts, in order. */
export const codeGroups: readonly { readonly id: string; readonly title: string; readonly codes: readonly CodeId[] }[] =
  [
    {
      id: 'json-rpc',
      title: 'Of JSON-RPC',
      codes: ['code-32700', 'code-32600', 'code-32601', 'code-32602', 'code-32603'],
    },
    { id: 'mcp', title: 'Of MCP', codes: ['code-32020', 'code-32021', 'code-32022', 'code-1'] },
    { id: 'retired', title: 'Of MCP, and retired', codes: ['code-32002', 'code-32042'] },
    { id: 'ranges', title: 'Ranges', codes: ['reserved-by-json-rpc', 'kept-by-mcp', 'left-alone'] },
    { id: 'others', title: 'Of another protocol', codes: ['code-32800'] },
  ];

const states: Readonly<Record<Standing, State>> = {
  defined: { word: 'defined', letter: '✓', look: 'd-cell' },
  free: { word: 'free', letter: 'F', look: 'a-cell' },
  reserved: { word: 'kept', letter: 'K', look: 'k-cell' },
  retired: { word: 'retired', letter: 'R', look: 'k-cell' },
  foreign: { word: '·', letter: '·', look: undefined },
};

export const codeStates = (code: ErrorCode): readonly State[] =>
  [...revisions.keys()].map((id) => states[standingIn(code, id)]);

const ids = [...revisions.keys()];

/** `from 2025-06-18 on`, `up to 2025-11-25`, `only in 2025-11-25`; undefined where it always holds. */
export const spanOf = ({ from, until }: InForce): string | undefined => {
  const last = until === undefined ? undefined : ids.findLast((id) => id < until);
  if (from !== undefined && from === last) return `only in ${from}`;
  if (from === undefined) return last && `up to ${last}`;
  return last === undefined ? `from ${from} on` : `${from} to ${last}`;
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
  if (defined.length === ids.length) return 'every revision';
  if (last === ids.at(-1)) return first === last ? `${first}` : `from ${first} on`;
  return first === last ? `${first} only` : `${first} to ${last}`;
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
