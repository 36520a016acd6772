/** The shape of what `check` and `grade` return: what programs built on them rely on. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { check, exampleOf, exercises, grade, pages, revisions, rules } from '../graders/index.ts';
import type { Example } from '../graders/types.ts';

const offset = { type: 'integer', minimum: 0 };
const words = { type: 'string', minLength: 1 };

const message = {
  type: 'object',
  required: ['index', 'kind', 'sender', 'start', 'end'],
  additionalProperties: false,
  properties: {
    index: offset,
    kind: {
      enum: [
        'request',
        'notification',
        'result',
        'error',
        'malformed',
        'batch',
        'unreadable',
        'noise',
        'blank',
        'fragment',
      ],
    },
    sender: { enum: ['client', 'server'] },
    start: offset,
    end: offset,
    inferred: { const: true },
    assumed: words,
  },
};

const related = {
  type: 'object',
  required: ['index', 'start', 'end', 'label'],
  additionalProperties: false,
  properties: { index: offset, start: offset, end: offset, label: words },
};

const finding = {
  type: 'object',
  required: [
    ...['rule', 'message', 'level', 'severity', 'index', 'pointer', 'start', 'end', 'line', 'column'],
    ...['headline', 'title', 'what', 'why', 'fix', 'url'],
  ],
  additionalProperties: false,
  properties: {
    rule: { type: 'string', pattern: '^[a-z-]+/[A-Za-z0-9-]+$' },
    message: words,
    level: { enum: ['MUST', 'SHOULD', 'MAY', 'ADVICE', 'TASK'] },
    severity: { enum: ['error', 'warning', 'note'] },
    index: { anyOf: [offset, { type: 'null' }] },
    pointer: { type: 'string', pattern: '^(/([^~/]|~[01])*)*$' },
    start: offset,
    end: offset,
    line: { type: 'integer', minimum: 1 },
    column: { type: 'integer', minimum: 1 },
    headline: words,
    title: words,
    what: words,
    why: words,
    fix: words,
    related: { type: 'array', items: related },
    url: { type: 'string', pattern: '^en/(rules|exercises)/.+/$' },
  },
};

const report = {
  type: 'object',
  required: ['revision', 'messages', 'findings', 'outcome'],
  additionalProperties: false,
  properties: {
    revision: { enum: [...revisions.keys()] },
    messages: { type: 'array', items: message },
    findings: { type: 'array', items: finding },
    outcome: { enum: ['pass', 'fail'] },
  },
};

const verdict = {
  type: 'object',
  required: ['exercise', 'revision', 'gradable', 'outcome', 'points', 'maxPoints', 'results', 'findings', 'messages'],
  additionalProperties: false,
  properties: {
    exercise: { enum: [...exercises.keys()] },
    revision: { enum: [...revisions.keys()] },
    gradable: { type: 'boolean' },
    outcome: { enum: ['pass', 'fail'] },
    points: offset,
    maxPoints: { type: 'integer', minimum: 1 },
    results: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['criterion', 'label', 'outcome', 'points', 'maxPoints'],
        additionalProperties: false,
        properties: {
          criterion: words,
          label: words,
          outcome: { enum: ['met', 'unmet', 'unjudged'] },
          points: offset,
          maxPoints: offset,
        },
      },
    },
    findings: { type: 'array', items: finding },
    messages: { type: 'array', items: message },
  },
};

const ajv = new Ajv2020({ allErrors: true, strict: true });
const isReport = ajv.compile(report);
const isVerdict = ajv.compile(verdict);

describe('a report', () => {
  it('has its shape for every example of every rule', () => {
    for (const [id, page] of pages) {
      const examples = [...page.good, ...Object.values(page.bad).flat()] as readonly (string | Example)[];
      for (const example of examples) {
        const { text, options } = exampleOf(example, rules.get(id)!);
        isReport(JSON.parse(JSON.stringify(check(text, options))));
        expect(isReport.errors, `${id}: ${text}`).toBeNull();
      }
    }
  });

  it('fails exactly where it has an error', () => {
    for (const text of [
      '{"jsonrpc":"2.0","id":1.0,"method":"ping"}\n',
      '{"id":1}\n',
      '{"jsonrpc":"2.0","id":1,"method":"x"}\r\n',
    ]) {
      const { outcome, findings } = check(text, { revision: '2025-11-25', sender: 'client' });
      expect(outcome).toBe(findings.some(({ severity }) => severity === 'error') ? 'fail' : 'pass');
      expect(findings.length).toBeGreaterThan(0);
    }
  });
});

describe('a verdict', () => {
  it('has its shape for every known answer, and full points exactly where it passes', () => {
    for (const exercise of exercises.values()) {
      for (const answer of [exercise.starter, exercise.solution, '', ...exercise.mistakes.map((one) => one.answer)]) {
        const graded = grade(exercise, answer);
        isVerdict(JSON.parse(JSON.stringify(graded)));
        expect(isVerdict.errors, `${exercise.id}: ${answer}`).toBeNull();
        expect(graded.points === graded.maxPoints).toBe(graded.outcome === 'pass');
      }
    }
  });
});
