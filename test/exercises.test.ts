/** Every exercise proves itself: a right answer passes, its mistakes are found, and each of its criteria matters. */
import { describe, expect, it } from 'vitest';
import { exercises, grade, kinds, rules } from '../graders/index.ts';
import type { Criterion, Exercise, Selector, Verdict } from '../graders/types.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Envelope = { [name: string]: Json };

const arrow = /^\s*(-->|<--)\s*/;

/** The messages of a text that has one on each line, with the arrows before them. */
const linesOf = (text: string): { arrow: string; message: Envelope }[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      arrow: arrow.exec(line)?.[0] ?? '',
      message: JSON.parse(line.replace(arrow, '')) as Envelope,
    }));

const write = (lines: { arrow: string; message: Envelope }[], spelling: (value: Json) => string, end: string): string =>
  lines.map((line) => line.arrow + spelling(line.message)).join('\n') + end;

const endOf = (text: string): string => (text.endsWith('\n') ? '\n' : '');

const readable = (text: string): boolean => {
  try {
    return linesOf(text).every(({ message }) => typeof message === 'object' && message !== null);
  } catch {
    return false;
  }
};

// ---------------------------------------------------------------------------------------------- other spellings

const reversed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, one]) => [name, reversed(one)]),
  );
};

const escaped = (value: Json): string =>
  JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
    const units = [...(JSON.parse(quoted) as string)].flatMap((letter) => letter.split(''));
    return `"${units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
  });

const spacious = (value: Json): string => JSON.stringify(value, undefined, 1).replaceAll('\n', ' \t ');

const withMeta = (message: Envelope): Envelope =>
  Object.fromEntries(
    Object.entries(message).map(([name, value]) => [
      name,
      (name === 'params' || name === 'result') && typeof value === 'object' && !Array.isArray(value) && value
        ? { ...value, _meta: {} }
        : value,
    ]),
  );

const spellings: Readonly<Record<string, (value: Json) => string>> = {
  'no spaces': (value) => JSON.stringify(value),
  'many spaces': spacious,
  'keys in another order': (value) => JSON.stringify(reversed(value)),
  escapes: escaped,
};

// -------------------------------------------------------------------------------------- breaking one thing only

const kindOf = (message: Envelope): Selector['kind'] =>
  'method' in message ? ('id' in message ? 'request' : 'notification') : 'response';

const chosen = (exercise: Exercise, { of }: Criterion): number => {
  const own = linesOf(exercise.solution).map(({ message }) => message);
  const all = [...(exercise.given ? linesOf(exercise.given).map(({ message }) => message) : []), ...own];
  const methodOf = (message: Envelope): Json | undefined =>
    message.method ?? all.find((other) => 'method' in other && other.id === message.id)?.method;
  return own.findIndex(
    (message) =>
      !of ||
      (kindOf(message) === of.kind &&
        (of.id === undefined || JSON.stringify(message.id) === of.id) &&
        (of.method === undefined || methodOf(message) === of.method)),
  );
};

const namesIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value with `change` applied at the pointer; a change to `undefined` takes the member away. */
const changed = (value: Json, names: readonly string[], change: (old: Json | undefined) => Json | undefined): Json => {
  const [name, ...rest] = names;
  if (name === undefined) return change(value) ?? {};
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => {
      if (String(at) !== name) return [one];
      const next = rest.length > 0 ? changed(one, rest, change) : change(one);
      return next === undefined ? [] : [next];
    });
  }
  const { [name]: old, ...others } = value as Envelope;
  const next = rest.length > 0 ? changed(old!, rest, change) : change(old);
  return next === undefined ? others : { ...others, [name]: next };
};

const another = (old: Json | undefined): Json => {
  if (typeof old === 'string') return `${old}x`;
  if (typeof old === 'number') return old + 1;
  if (typeof old === 'boolean') return !old;
  return Array.isArray(old) ? ['x'] : 'x';
};

/** Ways to break what a criterion expects, and nothing else. */
const breaches = ({ expects }: Criterion): Readonly<Record<string, (old: Json | undefined) => Json | undefined>> => {
  if (expects.absent) return { 'put there': () => 1 };
  const all: Record<string, (old: Json | undefined) => Json | undefined> = { 'taken away': () => undefined };
  if ('const' in expects || expects.enum) all.replaced = another;
  if (expects.type !== undefined) all['of another type'] = () => true;
  if (expects.pattern !== undefined) all.emptied = () => '';
  return all;
};

const outcomeOf = (verdict: Verdict, criterion: string): string | undefined =>
  verdict.results.find((result) => result.criterion === criterion)?.outcome;

// ------------------------------------------------------------------------------------------------------- claims

const rulesFound = (verdict: Verdict): string[] => verdict.findings.map(({ rule }) => rule);

const squeezed = (text: string): string => text.replace(/\s+/g, '');

describe.each([...exercises.values()])('$id', (exercise) => {
  const { solution, starter, mistakes, criteria, hints } = exercise;
  const everyCriterion = Object.entries(criteria);

  it('is of a kind that exists', () => {
    expect([...kinds.keys()]).toContain(exercise.kind);
  });

  it('passes its own solution, with nothing to say', () => {
    const verdict = grade(exercise, solution);
    expect(rulesFound(verdict)).toEqual([]);
    expect(verdict.outcome).toBe('pass');
    expect(verdict.points).toBe(verdict.maxPoints);
  });

  it('does not pass its starter, nor an empty answer', () => {
    expect(grade(exercise, starter).outcome).toBe('fail');
    expect(grade(exercise, '').outcome).toBe('fail');
  });

  it('knows at least four mistakes', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(4);
    expect(new Set(mistakes.map(({ label }) => label)).size).toBe(mistakes.length);
  });

  it.each(mistakes.map((mistake) => [mistake.label, mistake] as const))('finds first: %s', (_label, mistake) => {
    const known = mistake.finds.includes('/') ? rules.has(mistake.finds) : mistake.finds in criteria;
    expect(known, `${mistake.finds} is neither a rule nor a criterion`).toBe(true);
    const verdict = grade(exercise, mistake.answer);
    expect(verdict.outcome).toBe('fail');
    expect(rulesFound(verdict)[0]).toBe(mistake.finds.includes('/') ? mistake.finds : `task/${mistake.finds}`);
  });

  it.each(
    everyCriterion.flatMap(([name, criterion]) =>
      Object.entries(breaches(criterion)).map(([how, change]) => ({ name, how, criterion, change })),
    ),
  )('needs $name: fails when it is $how', ({ name, criterion, change }) => {
    const at = chosen(exercise, criterion);
    expect(at, 'no message of the solution fits the selector').toBeGreaterThanOrEqual(0);
    const lines = linesOf(solution).map((line, index) =>
      index === at ? { ...line, message: changed(line.message, namesIn(criterion.at), change) as Envelope } : line,
    );
    const verdict = grade(
      exercise,
      write(lines, (value) => JSON.stringify(value), endOf(solution)),
    );
    expect(outcomeOf(verdict, name)).toBe('unmet');
    expect(verdict.outcome).toBe('fail');
  });

  it('gives hints that are not the solution', () => {
    const messages = linesOf(solution).map(({ message }) => JSON.stringify(message));
    const members = everyCriterion.flatMap(([, { at, expects }]) =>
      'const' in expects ? [squeezed(`"${namesIn(at).at(-1)}":${JSON.stringify(expects.const)}`)] : [],
    );
    for (const hint of hints) {
      for (const told of [...messages.map(squeezed), ...members]) expect(squeezed(hint)).not.toContain(told);
    }
    expect(new Set(hints).size).toBe(3);
  });

  it.each(Object.entries(spellings))('passes its solution with %s', (_name, spelling) => {
    const verdict = grade(exercise, write(linesOf(solution), spelling, endOf(solution)));
    expect(rulesFound(verdict)).toEqual([]);
    expect(verdict.outcome).toBe('pass');
  });

  it('passes its solution with metadata nobody asked for', () => {
    const lines = linesOf(solution).map((line) => ({ ...line, message: withMeta(line.message) }));
    expect(
      rulesFound(
        grade(
          exercise,
          write(lines, (value) => JSON.stringify(value), endOf(solution)),
        ),
      ),
    ).toEqual([]);
  });

  it.skipIf(exercise.transport === 'stdio')('passes its solution over many lines, unless it teaches framing', () => {
    const pretty = write(linesOf(solution), (value) => JSON.stringify(value, undefined, 2), '\n');
    expect(rulesFound(grade(exercise, pretty))).toEqual([]);
  });

  const plain = mistakes.filter(({ answer }) => readable(answer));

  it.each(plain.map((mistake) => [mistake.label, mistake] as const))(
    'says the same however spelled: %s',
    (_, mistake) => {
      const first = rulesFound(grade(exercise, mistake.answer))[0];
      const { points } = grade(exercise, mistake.answer);
      for (const spelling of Object.values(spellings)) {
        const verdict = grade(exercise, write(linesOf(mistake.answer), spelling, endOf(mistake.answer)));
        expect(rulesFound(verdict)[0]).toBe(first);
        expect(verdict.points).toBe(points);
      }
    },
  );
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
