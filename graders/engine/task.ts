/** What an exercise asks, said as a rule would say it: one rule for each criterion. */
import type { Criterion, RuleWords, Words } from '../types.ts';
import type { Active } from './plan.ts';

const messages = {
  none: {
    what: 'There is no {kind} here that the task asks for.',
    why: 'Whoever waits for this message waits in vain.',
    fix: 'Write the {kind} as well.',
  },
  near: {
    what: 'The message has `{found}`, and no `{name}`.',
    why: 'Names are matched letter by letter. Under `{found}` the other side looks for nothing, so the value is lost.',
    fix: 'Put the two names side by side and compare them letter by letter.',
  },
  'near-in': {
    what: '`{where}` has `{found}`, and no `{name}`.',
    why: 'Names are matched letter by letter. Under `{found}` the other side looks for nothing, so the value is lost.',
    fix: 'Put the two names side by side and compare them letter by letter.',
  },
  missing: {
    what: 'The message has no `{name}`.',
    why: 'The other side looks there for `{name}` and finds nothing to work with.',
    fix: 'Add `{name}` where the task asks for it.',
  },
  'missing-in': {
    what: '`{where}` has no `{name}`.',
    why: 'The other side looks there for `{name}` and finds nothing to work with.',
    fix: 'Add `{name}` where the task asks for it.',
  },
  type: {
    what: '`{name}` is `{value}`, {type}.',
    why: 'The other side reads it as {expected} and can do nothing with {type}.',
    fix: 'Write `{name}` as {expected}.',
  },
  'json-in-string': {
    what: '`{name}` is `{value}`: JSON text inside a string.',
    why: 'A string is read as text. The other side looks for {expected} and does not parse it a second time.',
    fix: 'Take away the quotes around it and the backslashes in it, so that its braces stand bare.',
  },
  value: {
    what: '`{name}` is `{value}`; the task asks for `{expected}`.',
    why: 'The message is sound, but it says something else.',
    fix: 'Compare the two character by character.',
  },
  pattern: {
    what: '`{name}` is `{value}`.',
    why: 'The message is sound, but it does not say what the task asks.',
    fix: 'Read the task once more and compare it with this value.',
  },
  unwanted: {
    what: '`{name}` stands here, with the value `{value}`.',
    why: 'With it the message means something else than the task asks.',
    fix: 'Take `{name}` away.',
  },
  unasked: {
    what: 'Something is sent here: `{value}`.',
    why: 'Nobody waits for a message at this point.',
    fix: 'Send nothing.',
  },
} satisfies Record<string, Words>;

const subjects = { request: 'The request', notification: 'The notification', response: 'The response' } as const;

/** The criterion as a rule in force, so that the last step words it like any other finding. */
export const taskRule = (name: string): Active => ({
  rule: { id: `task/${name}`, level: 'TASK', on: 'exchange', check: () => {} },
  level: 'TASK',
  severity: 'error',
});

export const taskWords = ({ label, of, why, fix }: Criterion): RuleWords => ({
  title: `${of ? subjects[of.kind] : 'The message'} ${label}`,
  headline: 'Not yet what the task asks',
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
