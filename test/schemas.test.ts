/**
 * Agreement with the official JSON Schemas: from valid messages of every method and revision come mutants, and wherever the
 * schema of the intended type refuses one, an error is found; wherever it accepts one, none, but for what
 * `fixtures/schema-differences.ts` gives reasons for.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { check } from '../graders/index.ts';
import type { Finding, RevisionId } from '../graders/types.ts';
import { looser, stricter } from './fixtures/schema-differences.ts';
import { type Seed, seedsOf } from './fixtures/valid.ts';

const folder = new URL('../../shared/protocol/schema/', import.meta.url);
const revisions: readonly RevisionId[] = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];

interface Definition {
  readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
}

/** Type names of a revision by what they describe, and a validator for each. */
const oracle = (revision: RevisionId) => {
  const schema = JSON.parse(readFileSync(new URL(`${revision}.json`, folder), 'utf8'));
  const part = schema.$defs ? '$defs' : 'definitions';
  const ajv = new (schema.$defs ? Ajv2020 : Ajv)({
    strict: false,
    validateSchema: false,
    formats: {
      uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
      'uri-template': true,
      byte: /^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i,
    },
  });
  ajv.addSchema(schema, revision);
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (type: string): ValidateFunction => {
    const known = compiled.get(type) ?? ajv.compile({ $ref: `${revision}#/${part}/${type}` });
    compiled.set(type, known);
    return known;
  };
  const types = new Map<string, string>();
  for (const [name, { properties }] of Object.entries<Definition>(schema[part]))
    if (properties?.method?.const && /(Request|Notification)$/.test(name)) types.set(properties.method.const, name);
  const typeOf = ({ method, in: place, type }: Seed): string => {
    if (type !== undefined) return type;
    const name = types.get(method);
    if (name === undefined) throw new Error(`${revision} has no type for ${method}.`);
    if (place === 'params') return name;
    const answer = name.replace(/Request$/, 'Result');
    return schema[part][answer] ? answer : 'EmptyResult';
  };
  return (seed: Seed): ((message: Message) => boolean) => {
    const validate = validatorOf(typeOf(seed));
    return (message) => validate(seed.in === 'params' ? message : message.result);
  };
};

type Message = Readonly<Record<string, unknown>>;

// -------------------------------------------------------------------------------------------------------- mutants

interface Mutant {
  readonly how: string;
  /** Pointer of what was changed, from the params or the result on. */
  readonly at: string;
  readonly value: unknown;
}

const absent = Symbol('absent');
const isObject = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Other values for one value. */
const changesOf = (value: unknown): readonly (readonly [how: string, value: unknown])[] => [
  ['dropped', absent],
  ['null', null],
  ['a string', 'x'],
  ['a number', 7],
  ['a fraction', 1.5],
  ['true', true],
  ['an object', {}],
  ['an array', []],
  ['nested', { value }],
  ['in an array', [value]],
  ...(typeof value === 'string'
    ? ([
        ['other letters', `${value}x`],
        ['upper case', value.toUpperCase()],
        ['empty', ''],
      ] as const)
    : []),
  ...(typeof value === 'number'
    ? ([
        ['less than nothing', -1],
        ['in quotes', String(value)],
      ] as const)
    : []),
  ...(Array.isArray(value) && value.length > 0
    ? ([
        ['unwrapped', value[0]],
        ['with a number more', [...value, 7]],
        ['with null more', [...value, null]],
      ] as const)
    : []),
  ...(isObject(value)
    ? ([
        ['with a member more', { ...value, 'x-more': 1 }],
        ['as a text', JSON.stringify(value)],
      ] as const)
    : []),
];

/** Every change of every value below, and every name changed. */
function* mutantsOf(value: unknown, at = ''): Generator<Mutant> {
  for (const [how, other] of changesOf(value)) yield { how, at, value: other };
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries())
      for (const inner of mutantsOf(element, `${at}/${index}`))
        yield {
          ...inner,
          value: inner.value === absent ? value.toSpliced(index, 1) : value.with(index, inner.value),
        };
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      const { [name]: _, ...others } = value;
      const pointer = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      yield { how: 'renamed', at: pointer, value: { ...others, [`${name}s`]: member } };
      for (const inner of mutantsOf(member, pointer))
        yield { ...inner, value: inner.value === absent ? others : { ...value, [name]: inner.value } };
    }
  }
}

const messageOf = ({ method, kind, in: place }: Seed, value: unknown): Message => ({
  jsonrpc: '2.0',
  ...(kind !== 'notification' && { id: 3 }),
  ...(kind !== 'result' && { method }),
  ...(value !== absent && { [place]: value }),
});

const errorsOf = (seed: Seed, revision: RevisionId, message: Message): readonly Finding[] =>
  check([{ sender: seed.sender, text: JSON.stringify(message) }], {
    revision,
    ...(seed.kind === 'result' && { answers: seed.method }),
  }).findings.filter(({ severity }) => severity === 'error');

// ---------------------------------------------------------------------------------------------------------- tests

describe.skipIf(!existsSync(folder))('the official schemas (needs ../shared/protocol/schema)', () => {
  let count = 0;
  const used = new Set<unknown>();

  it.each(revisions)('%s: both accept the messages that mutants are made of', (revision) => {
    const accepts = oracle(revision);
    for (const seed of seedsOf(revision)) {
      const message = messageOf(seed, seed.value);
      expect(accepts(seed)(message), JSON.stringify(message)).toBe(true);
      const found = check([{ sender: seed.sender, text: JSON.stringify(message) }], {
        revision,
        ...(seed.kind === 'result' && { answers: seed.method }),
      }).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
      expect(found, JSON.stringify(message)).toEqual([]);
    }
  });

  it.each(revisions)('%s: refuses what the schema refuses, and no more without a reason', (revision) => {
    const accepts = oracle(revision);
    const differences = new Map<string, number>();
    const differ = (line: string): void => void differences.set(line, (differences.get(line) ?? 0) + 1);
    for (const seed of seedsOf(revision)) {
      const isAccepted = accepts(seed);
      for (const { how, at, value } of mutantsOf(seed.value)) {
        count++;
        const message = messageOf(seed, value);
        const errors = errorsOf(seed, revision, message);
        const place = `${seed.method} ${seed.in}${at} ${how}`;
        if (isAccepted(message)) {
          for (const { rule } of errors) {
            if (Object.hasOwn(stricter, rule)) used.add(rule);
            else differ(`${rule} at ${place}`);
          }
        } else if (errors.length === 0) {
          const reason = looser.find((one) => one.is(revision, seed, at, how));
          if (reason) used.add(reason);
          else differ(`nothing found at ${place}`);
        }
      }
    }
    expect([...differences.keys()]).toEqual([]);
  });

  it('were asked often enough, and needed every exception', () => {
    console.log(`${count} mutants`);
    expect(count).toBeGreaterThanOrEqual(20_000);
    expect([...Object.keys(stricter), ...looser].filter((one) => !used.has(one))).toEqual([]);
  });
});
