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

describe.each(['examples.ndjson', 'transcripts.ndjson'])('labelled %s (needs ../shared/protocol)', (name) => {
  const items = itemsOf(name);

  it.skipIf(!items)('judges as labelled: no false alarm, outcome right for 99 %, rules right for 97 %', () => {
    const { tally, wrong } = score(items!);
    console.log(`${name}: ${JSON.stringify(tally)}`);
    expect(wrong.filter(({ item, errors }) => item.valid && errors.length > 0).map((one) => one.name)).toEqual([]);
    expect(tally.outcome / tally.items).toBeGreaterThanOrEqual(0.99);
    expect(tally.rule / tally.broken).toBeGreaterThanOrEqual(0.97);
  });
});
