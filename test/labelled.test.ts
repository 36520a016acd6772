import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { score } from './labelled.mjs';

const itemsOf = (name: string) => {
  const file = new URL(`../../shared/protocol/${name}`, import.meta.url);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : undefined;
};

/** The least part of each file that has to be right. */
const bounds = {
  'examples.ndjson': { outcome: 0.995, rule: 0.98, advice: 0.95 },
  'transcripts.ndjson': { outcome: 0.99, rule: 0.97, advice: 0.95 },
} as const;

describe.each(Object.entries(bounds))('labelled %s (needs ../shared/protocol)', (name, bound) => {
  const items = itemsOf(name);

  it.skipIf(!items)('judges as labelled, within its bounds and without a false alarm', () => {
    const { tally, wrong } = score(items!);
    console.log(`${name}: ${JSON.stringify(tally)}`);
    expect(tally.leftOut).toBe(0);
    expect(wrong.filter(({ item, errors }) => item.valid && errors.length > 0).map((one) => one.name)).toEqual([]);
    expect(tally.outcome / tally.items).toBeGreaterThanOrEqual(bound.outcome);
    expect(tally.rule / tally.broken).toBeGreaterThanOrEqual(bound.rule);
    expect(tally.adviceFound / tally.advice).toBeGreaterThanOrEqual(bound.advice);
  });
});
