import { describe, expect, it } from 'vitest';
import { check, exercises, grade, revisions, trace } from '../graders/index.ts';
import type { CheckOptions, RevisionId } from '../graders/types.ts';

/** Mulberry32: the same texts in every run. */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const pieces = [
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  ':',
  ',',
  '\\',
  '\n',
  '\r\n',
  ' ',
  '\t',
  '\u0000',
  '\ufeff',
  '\ud800',
  '“',
  '–>',
  '-->',
  '<--',
  '//',
  '/*',
  '«',
  '"jsonrpc":"2.0"',
  '"id":1',
  '"id":null',
  '"id":1e400',
  '"method":"tools/call"',
  '"method":"notifications/cancelled"',
  '"params":{"requestId":1}',
  '"result":{}',
  '"error":{"code":-32601,"message":"x"}',
  '"__proto__":{}',
  '"constructor":1',
  'NaN',
  'True',
  'undefined',
  '0x1',
  '-',
  '.5',
  '01',
  '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  '{"jsonrpc":"2.0","id":1,"result":{}}',
  'Content-Length: 4',
  '"\\ud83d"',
  '"\\u12"',
];

const holds = (input: string, options: CheckOptions) => {
  const report = check(input, options);
  expect(['pass', 'fail']).toContain(report.outcome);
  for (const { start, end, line, column, what, fix } of report.findings) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(input.length);
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(what).not.toBe('');
    expect(fix).not.toBe('');
  }
};

describe('any text gives a verdict', () => {
  it('of random pieces, in every revision and reading', () => {
    const next = random(7);
    const ids = [...revisions.keys(), 'auto'] as (RevisionId | 'auto')[];
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 1 + next() * 14 }, () => pieces[Math.floor(next() * pieces.length)]).join('');
      holds(text, {
        revision: ids[Math.floor(next() * ids.length)]!,
        session: next() < 0.5 ? 'part' : 'whole',
        transport: next() < 0.5 ? 'stdio' : 'none',
      });
    }
  });

  it('of every exercise, for hostile answers', () => {
    const hostile = [
      '',
      ' \n ',
      'null',
      '[]',
      '{}',
      '{"__proto__":{"id":1}}',
      '-->',
      '--> <--',
      '['.repeat(50_000),
      '\ud800',
      '{"id":'.repeat(1000),
      '"',
      '\u202e{"jsonrpc":"2.0"}',
    ];
    for (const exercise of exercises.values()) {
      for (const answer of hostile) {
        const verdict = grade(exercise, answer);
        expect(verdict.points).toBeLessThanOrEqual(verdict.maxPoints);
        const isSilence = answer.trim() === '' && exercise.solution === '';
        expect(verdict.outcome, `${exercise.id}: ${answer.slice(0, 40)}`).toBe(isSilence ? 'pass' : 'fail');
      }
    }
  });

  it('of a 10 MB line, of 100,000 brackets, and of 20,000 messages', () => {
    const long = `{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":"${'x'.repeat(10_000_000)}"}}\n`;
    expect(check(long, { revision: '2025-11-25' }).outcome).toBe('pass');
    expect(check('['.repeat(100_000), { revision: '2025-11-25' }).findings.map((one) => one.rule)).toEqual([
      'json/json-truncated',
    ]);
    const deep = `{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}\n`;
    expect(check(deep, { revision: '2025-11-25' }).outcome).toBe('pass');
    const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
    const batch = `[${Array.from({ length: 200_000 }, (_, id) => ping(id)).join()}]\n`;
    expect(check(batch, { revision: '2025-03-26' }).outcome).toBe('pass');
    const many = Array.from({ length: 20_000 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`).join('');
    expect(check(many, { revision: '2025-11-25', session: 'whole' }).findings.length).toBe(20_000);
  });

  it('of bytes that are no text', () => {
    const next = random(11);
    for (let round = 0; round < 500; round++) {
      const bytes = Uint8Array.from({ length: 40 }, () => Math.floor(next() * 256));
      expect(['pass', 'fail']).toContain(check(bytes).outcome);
    }
    expect(check(Uint8Array.of(0xff, 0xfe, 0x7b, 0)).findings[0]?.rule).toBe('text/text-not-utf8');
  });

  it('and is the same every time', () => {
    const text = '--> {"jsonrpc":"2.0","id":1,"method":"ping"}\n<-- {"jsonrpc":"2.0","id":"1","result":{}}';
    expect(check(text)).toEqual(check(text));
    expect(trace(text).rows.length).toBe(2);
  });

  it('but an unknown revision is the caller’s mistake', () => {
    expect(() => check('{}', { revision: '2023-01-01' as RevisionId })).toThrow(RangeError);
  });
});
