/**
 * Faults that people have met and reported, with the words an explanation of each cannot do without. A transcript shows
 * all that was sent; against a single message nothing is held that it does not show.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '../graders/index.ts';
import type { Finding, RevisionId, Sent } from '../graders/types.ts';

interface Case {
  readonly name: string;
  readonly kind: 'message' | 'transcript';
  readonly revision: RevisionId | 'jsonrpc-2.0';
  readonly messages: readonly { readonly from: Sent['sender']; readonly text: string }[];
  readonly valid: boolean;
  readonly at: number | null;
  /** Pointer; `framing` or `line` where the line as such is the fault. */
  readonly locus: string | null;
  readonly explain_must_mention: readonly string[];
  readonly rule: string | readonly string[] | null;
}

const source = new URL('../../shared/cases/field-reports.ndjson', import.meta.url);
const cases: readonly Case[] = existsSync(source)
  ? readFileSync(source, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];

const errorsOf = ({ kind, messages, revision }: Case): readonly Finding[] =>
  check(
    messages.map(({ from, text }) => ({ sender: from, text })),
    {
      revision: revision === 'jsonrpc-2.0' ? '2.0' : revision,
      session: kind === 'transcript' ? 'whole' : 'part',
      transport: 'stdio',
    },
  ).findings.filter(({ severity }) => severity === 'error');

const pointerOf = ({ locus }: Case): string => (locus === 'framing' || locus === 'line' ? '' : (locus ?? ''));

const judged = cases.map((one) => {
  const errors = errorsOf(one);
  const [first] = errors;
  const words = first ? [first.headline, first.title, first.what, first.why, first.fix].join('\n') : '';
  return {
    one,
    errors,
    isRight: one.valid
      ? errors.length === 0
      : first !== undefined && first.index === one.at && first.pointer === pointerOf(one),
    isTold: one.valid || one.explain_must_mention.every((fragment) => words.includes(fragment)),
    words,
  };
});

const broken = judged.filter(({ one }) => !one.valid);

describe.skipIf(cases.length === 0)('reported faults (needs ../shared/cases/field-reports.ndjson)', () => {
  it('are found at their place, and nothing in what is legal', () => {
    expect(judged.filter(({ one, errors }) => one.valid && errors.length > 0).map(({ one }) => one.name)).toEqual([]);
    const missed = judged.filter(({ isRight }) => !isRight);
    for (const { one, errors } of missed)
      console.log(
        `${one.name}: at ${one.at} ${one.locus}, found ${JSON.stringify(errors.map(({ rule, index, pointer }) => [rule, index, pointer]))}`,
      );
    expect(missed.length / judged.length).toBeLessThanOrEqual(0.02);
  });

  it('are explained in words that name the cause', () => {
    const untold = broken.filter(({ isTold }) => !isTold);
    for (const { one, words } of untold)
      console.log(`${one.name}: [${one.explain_must_mention.join(', ')}] not in:\n${words}`);
    expect(untold.length / broken.length).toBeLessThanOrEqual(0.05);
  });

  it('are one finding each', () => {
    const several = broken.filter(({ errors }) => errors.length !== 1);
    for (const { one, errors } of several) console.log(`${one.name}: ${errors.map(({ rule }) => rule).join(', ')}`);
    expect(several.length / broken.length).toBeLessThanOrEqual(0.03);
  });
});
