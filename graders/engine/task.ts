/** What an exercise asks, said as a rule would say it: one rule for each criterion. */

import { put } from '../protocol/put.ts';
import type { Criterion, RuleWords, Words } from '../types.ts';
import type { Active } from './plan.ts';
import said from './words.ts';

const { messages, titles } = said;

/** The criterion as a rule in force, so that the last step words it like any other finding. */
export const taskRule = (name: string): Active => ({
  rule: { id: `task/${name}`, level: 'TASK', on: 'exchange', check: () => {} },
  level: 'TASK',
  severity: 'error',
});

export const taskWords = ({ label, of, why, fix }: Criterion): RuleWords => ({
  title: put(titles[of?.kind ?? 'message'], { label }),
  headline: said.headline,
  why: why ?? '',
  messages: why || fix ? withOwn(why, fix) : messages,
});

/** What these say is about the slip, not about what the criterion teaches. */
const keepsItsWords: ReadonlySet<string> = new Set(['none', 'near', 'near-in', 'json-in-string']);

const withOwn = (why: string | undefined, fix: string | undefined): Record<string, Words> =>
  Object.fromEntries(
    Object.entries(messages).map(([id, words]) =>
      keepsItsWords.has(id) ? [id, words] : [id, { ...words, ...(why && { why }), ...(fix && { fix }) }],
    ),
  );
