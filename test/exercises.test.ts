/** Every exercise proves itself, as it is written and in each of twenty variants; and a broken one is refused. */
import { describe, expect, it } from 'vitest';
import { prove } from '../graders/engine/prove.ts';
import { check, exercises, grade, kinds, rules } from '../graders/index.ts';
import type { Exercise, Verdict } from '../graders/types.ts';

const prover = {
  grade,
  check,
  isRule: (id: string) => rules.has(id),
  isKind: (id: string) => kinds.has(id),
};

const rulesFound = (verdict: Verdict): string[] => verdict.findings.map(({ rule }) => rule);

it.each([...exercises.values()])('$id proves itself', (exercise) => {
  expect(prove(exercise, prover)).toEqual([]);
});

// ------------------------------------------------------------------------------------- the proofs, proved themselves

const sound = exercises.get('wire/first-request')!;

/** What one change to a sound exercise is refused for. */
const faults: Readonly<Record<string, readonly [change: Partial<Exercise>, claim: string]>> = {
  'a starter that passes': [{ starter: sound.solution }, 'does not pass its starter'],
  'a solution that fails': [
    { solution: sound.solution.replace('"2.0"', '"1.0"') },
    'passes its own solution, with nothing to say',
  ],
  'a mistake that is found as something else': [
    { mistakes: sound.mistakes.map((one, at) => (at === 0 ? { ...one, finds: 'jsonrpc/id-fractional' } : one)) },
    `finds first what it says: ${sound.mistakes[0]!.label}`,
  ],
  'a mistake that is right': [
    { mistakes: sound.mistakes.map((one, at) => (at === 0 ? { ...one, answer: sound.solution } : one)) },
    `finds first what it says: ${sound.mistakes[0]!.label}`,
  ],
  'a rule that does not exist': [
    { mistakes: sound.mistakes.map((one, at) => (at === 0 ? { ...one, finds: 'jsonrpc/no-such-rule' } : one)) },
    `finds first what it says: ${sound.mistakes[0]!.label}`,
  ],
  'too few mistakes': [{ mistakes: sound.mistakes.slice(0, 3) }, 'knows at least 4 mistakes'],
  'two mistakes of one name': [
    { mistakes: [...sound.mistakes, sound.mistakes[0]!] },
    'has a label of its own for each mistake',
  ],
  'a hint that gives it away': [
    { hints: [sound.solution, sound.hints[1], sound.hints[2]] },
    'gives hints that are not the solution',
  ],
  'hints that repeat themselves': [
    { hints: [sound.hints[1], sound.hints[1], sound.hints[2]] },
    'gives hints that are not the solution',
  ],
  'a criterion that nothing fails': [
    {
      criteria: {
        ...sound.criteria,
        idle: { label: 'is anything', of: { kind: 'request' }, at: '/jsonrpc', expects: { enum: ['2.0', '2.0x'] } },
      },
    },
    'needs idle: fails when it is replaced',
  ],
  'a kind that does not exist': [{ kind: 'riddle' }, 'is of a kind that exists'],
  'a name that stands nowhere': [{ vary: { tool: ['a', 'b'] } }, 'uses what it varies'],
  'a name that is never replaced': [
    { vary: { tool: ['a', 'b'] }, achieved: '{tool} {tol}' },
    'replaces each name in braces',
  ],
};

describe('a broken exercise', () => {
  it('starts from a sound one', () => {
    expect(prove(sound, prover)).toEqual([]);
  });

  it.each(Object.entries(faults))('is refused: %s', (_name, [change, claim]) => {
    expect(prove({ ...sound, ...change }, prover).map((flaw) => flaw.claim)).toContain(claim);
  });
});

// ----------------------------------------------------------------------------------- the weather, span by span

const weather = exercises.get('weather/call-and-response')!;
const [call = '', response = ''] = weather.solution.split('\n');

/** What is blamed, and on which line, as literally as a learner sees it. */
const blamed: Readonly<Record<string, readonly [rule: string, line: number, text: string]>> = {
  'the id comes back as a string': ['exchange/response-id-type-changed', 2, '"10"'],
  'the server takes the next number': ['exchange/response-id-unknown', 2, '11'],
  'the request does not say which protocol it speaks': ['jsonrpc/jsonrpc-missing', 1, '{'],
  'the response does not say which protocol it speaks': ['jsonrpc/jsonrpc-missing', 2, '{'],
  'the arguments are a text with JSON in it': ['tools/arguments-not-object', 1, '"{\\"city\\": \\"Lyon\\"}"'],
  'the argument is misspelt': ['task/city', 1, '"ctiy"'],
  'the city is empty': ['task/city', 1, '""'],
  'the response has a result and an error': ['jsonrpc/result-and-error', 2, '"error"'],
  'a comma stands after the last argument': ['json/json-trailing-comma', 1, ','],
  'the request is written with single quotes': ['json/json-single-quotes', 1, "'jsonrpc'"],
  'the quotes of the city are curly': ['json/json-single-quotes', 1, '“Lyon”'],
  'the request has the id null': ['jsonrpc/id-null', 1, 'null'],
  'the request has no id': ['jsonrpc/request-without-id', 1, '{'],
  'the call is answered twice': ['exchange/response-duplicate', 3, '10'],
  'both messages stand on one line': ['stdio/stdio-two-messages-one-line', 1, '{'],
  'both messages, arrows included, stand on one line': ['stdio/stdio-two-messages-one-line', 1, '<-- {'],
};

it.each(Object.entries(blamed))('the weather: %s is said once, at its place', (label, [rule, line, text]) => {
  const { answer } = weather.mistakes.find((mistake) => mistake.label === label)!;
  const { findings } = grade(weather, answer);
  expect(findings.map((one) => [one.rule, one.line, answer.slice(one.start, one.end)])).toEqual([[rule, line, text]]);
});

const list = [
  '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"get_weather","inputSchema":{"type":"object"}}]}}',
].join('\n');

const right: Readonly<Record<string, string>> = {
  'a list of tools goes before': [list, call, response].join('\n'),
  'the list of tools has string ids': [list.replaceAll('"id":1', '"id":"a"'), call, response].join('\n'),
  'another city': [call.replace('Lyon', 'Reykjavík'), response].join('\n'),
  'a city written as an escape': [call.replace('Lyon', '\\u004cyon'), response].join('\n'),
  'the degree sign as an escape': [call, response.replace('°', '\\u00b0')].join('\n'),
  'one argument more': [call.replace('"Lyon"', '"Lyon", "units": "metric"'), response].join('\n'),
  'the result says that it is no error': [call, response.replace('}] }', '}], "isError": false }')].join('\n'),
  'a progress token is asked for': [call.replace('"name"', '"_meta": { "progressToken": 1 }, "name"'), response].join(
    '\n',
  ),
  'without arrows': [call, response].join('\n').replaceAll(/^(-->|<--) /gm, ''),
  'with arrows of another kind': [call, response].join('\n').replace('-->', '→').replace('<--', '←'),
  'with blank lines between': `\n${call}\n\n\n${response}\n\n`,
  'with carriage returns': [call, response].join('\r\n'),
};

it.each(Object.entries(right))('the weather: a right answer passes: %s', (_, answer) => {
  const verdict = grade(weather, answer);
  expect(rulesFound(verdict)).toEqual([]);
  expect(verdict.outcome).toBe('pass');
});
