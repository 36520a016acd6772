/** One text by every revision, and the way from one revision to another. */
import { describe, expect, it } from 'vitest';
import { check, compare, type Finding, type Migration, migrate, revisions } from '../graders/index.ts';

const ping = '--> {"jsonrpc":"2.0","id":1,"method":"ping"}';
const handshake = `--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"lab","version":"1"}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{"name":"tides","version":"1"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}`;
const call =
  '--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"get_tides","arguments":{"harbour":"Brest"}}}';
const result = '<-- {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"High at 6:12"}]}}';
const batch =
  '--> [{"jsonrpc":"2.0","id":3,"method":"tools/list"},{"jsonrpc":"2.0","id":4,"method":"prompts/list"},{"jsonrpc":"2.0","id":5,"method":"ping"}]';
const question =
  '<-- {"jsonrpc":"2.0","id":7,"method":"elicitation/create","params":{"message":"Which harbour?","requestedSchema":{"type":"object","properties":{"harbour":{"type":"string"}}}}}';
const notFound = `--> {"jsonrpc":"2.0","id":8,"method":"resources/read","params":{"uri":"file:///tides.txt"}}
<-- {"jsonrpc":"2.0","id":8,"error":{"code":-32002,"message":"Resource not found"}}`;
const audio =
  '<-- {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"audio","data":"AAAA","mimeType":"audio/wav"}]}}';
const modern = `--> {"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"get_tides","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1"},"io.modelcontextprotocol/clientCapabilities":{}}}}
<-- {"jsonrpc":"2.0","id":9,"result":{"resultType":"complete","content":[{"type":"text","text":"High at 6:12"}]}}`;

/** Everything a learner can send. */
const texts = { ping, handshake, call, result, batch, question, notFound, audio, modern };

const table = (text: string): readonly string[] =>
  compare(text).revisions.map(({ revision, outcome, errors, warnings, first }) =>
    [revision, outcome, errors, warnings, first?.rule ?? '-'].join(' '),
  );

describe('the table of revisions', () => {
  it.each<[keyof typeof texts, string]>([
    ['ping', 'fail 1 0 jsonrpc/method-not-in-revision'],
    ['handshake', 'fail 2 0 stateless/handshake-removed'],
    ['call', 'fail 1 0 stateless/meta-missing'],
    ['result', 'fail 1 0 stateless/result-type-missing'],
    ['notFound', 'fail 3 0 stateless/meta-missing'],
    ['modern', 'pass 0 0 -'],
  ])('%s passes everywhere before 2026-07-28', (name, last) => {
    const rows = table(texts[name]);
    expect(rows.slice(0, -1)).toEqual([
      '2.0 pass 0 0 -',
      '2024-11-05 pass 0 0 -',
      '2025-03-26 pass 0 0 -',
      '2025-06-18 pass 0 0 -',
      '2025-11-25 pass 0 0 -',
    ]);
    expect(rows.at(-1)).toBe(`2026-07-28 ${last}`);
  });

  it('knows where arrays of messages were read', () => {
    expect(table(batch)).toEqual([
      '2.0 pass 0 0 -',
      '2024-11-05 pass 0 0 batch/batch-not-supported',
      '2025-03-26 pass 0 0 -',
      '2025-06-18 fail 1 0 batch/batch-not-supported',
      '2025-11-25 fail 1 0 batch/batch-not-supported',
      '2026-07-28 fail 1 0 batch/batch-not-supported',
    ]);
  });

  it('knows from when to when servers ask questions', () => {
    expect(table(question)).toEqual([
      '2.0 pass 0 0 -',
      '2024-11-05 pass 0 1 jsonrpc/method-not-in-revision',
      '2025-03-26 pass 0 1 jsonrpc/method-not-in-revision',
      '2025-06-18 pass 0 0 -',
      '2025-11-25 pass 0 0 -',
      '2026-07-28 fail 1 0 exchange/server-request-forbidden',
    ]);
  });

  it.each(Object.entries(texts))('says of %s what check says', (_, text) => {
    const { revisions: verdicts } = compare(text);
    expect(verdicts.map(({ report }) => report)).toEqual(
      [...revisions.keys()].map((revision) => check(text, { revision })),
    );
  });

  it('hands its options on', () => {
    const line = ping.slice(4);
    expect(
      compare(line)
        .revisions.map(({ outcome }) => outcome)
        .slice(1),
    ).not.toContain('pass');
    expect(compare(line, { transport: 'none' }).revisions.map(({ outcome }) => outcome)).toEqual([
      'pass',
      'pass',
      'pass',
      'pass',
      'pass',
      'fail',
    ]);
    const empty = compare('<-- {"jsonrpc":"2.0","id":1,"result":{}}', { answers: 'tools/list' });
    expect(empty.revisions.map(({ summary }) => summary).slice(0, -1)).toEqual([
      'Legal.',
      'It lacks `tools`.',
      'It lacks `tools`.',
      'It lacks `tools`.',
      'It lacks `tools`.',
    ]);
  });
});

describe('the sentence', () => {
  it.each<[string, string, string]>([
    [
      'result',
      result,
      'Legal in plain JSON-RPC 2.0 and 2024-11-05 to 2025-11-25. In 2026-07-28 it lacks `resultType`.',
    ],
    ['call', call, 'Legal in plain JSON-RPC 2.0 and 2024-11-05 to 2025-11-25. In 2026-07-28 it lacks `_meta`.'],
    ['modern', modern, 'Legal in every revision.'],
    [
      'audio',
      audio,
      'Legal in plain JSON-RPC 2.0 and 2025-03-26 to 2025-11-25. Not in 2024-11-05: Blocks of type `"audio"` came with revision 2025-03-26. In 2026-07-28 it lacks `resultType`.',
    ],
    [
      'question',
      question,
      'Legal in plain JSON-RPC 2.0, 2025-06-18 and 2025-11-25. Legal with a warning in 2024-11-05 and 2025-03-26: `elicitation/create` came with revision 2025-06-18. Not in 2026-07-28: The server sends `elicitation/create` as a request of its own.',
    ],
    [
      'handshake',
      handshake,
      'Legal in plain JSON-RPC 2.0 and 2024-11-05 to 2025-11-25. Not in 2026-07-28, because of message 1: `initialize` opens a session. There is 1 more error.',
    ],
    [
      'call and result',
      `${call}\n${result}`,
      'Legal in plain JSON-RPC 2.0 and 2024-11-05 to 2025-11-25. In 2026-07-28 message 1 lacks `_meta`. There are 2 more errors.',
    ],
    [
      'a comma too many',
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list",}',
      'Not in any revision: A comma stands before `}`, with no member after it.',
    ],
    ['no version', '--> {"id":1,"method":"tools/list"}', 'In every revision it lacks `jsonrpc`.'],
  ])('%s', (_, text, sentence) => {
    expect(compare(text).summary).toBe(sentence);
  });

  it('is said of each revision by itself, too', () => {
    expect(compare(question).revisions.map(({ summary }) => summary)).toEqual([
      'Legal.',
      'Legal, with a warning: `elicitation/create` came with revision 2025-06-18.',
      'Legal, with a warning: `elicitation/create` came with revision 2025-06-18.',
      'Legal.',
      'Legal.',
      'The server sends `elicitation/create` as a request of its own.',
    ]);
    expect(compare(result).revisions.at(-1)?.summary).toBe('It lacks `resultType`.');
    expect(compare(notFound).revisions.at(-1)?.summary).toBe('Message 1 lacks `_meta`. There are 2 more errors.');
  });
});

const inShort = ({ index, rule, message, pointer }: Finding): string =>
  `${index! + 1} ${rule}/${message} ${pointer}`.trimEnd();
const acts = ({ changes }: Migration): readonly string[] => changes.map(inShort);

describe('the way to another revision', () => {
  it('is nothing, where nothing differs', () => {
    const { outcome, changes, kept, gone, summary } = migrate(call, '2024-11-05', '2025-11-25');
    expect([outcome, changes, kept, gone, summary]).toEqual([
      'pass',
      [],
      [],
      [],
      'From 2024-11-05 to 2025-11-25: nothing to change.',
    ]);
  });

  it('names what to add, with the next act', () => {
    const migration = migrate(result, '2025-11-25', '2026-07-28');
    expect(acts(migration)).toEqual(['1 stateless/result-type-missing/missing /result/resultType']);
    expect(migration.changes[0]?.fix).toBe('Add `resultType` and say in it that this result is complete.');
    expect(migration.summary).toBe('From 2025-11-25 to 2026-07-28: 1 change to make.');
    expect(migration.outcome).toBe('fail');
  });

  it('says of a message that has no place there this alone', () => {
    expect(acts(migrate(ping, '2025-11-25', '2026-07-28'))).toEqual(['1 jsonrpc/method-not-in-revision/ping /method']);
  });

  it('takes the handshake away with its answer, and looks at the rest without it', () => {
    expect(acts(migrate(`${handshake}\n${call}\n${result}`, 'auto', '2026-07-28'))).toEqual([
      '1 stateless/handshake-removed/initialize /method',
      '2 migration/leaves/answer',
      '3 stateless/handshake-removed/initialized /method',
      '4 stateless/meta-missing/no-meta /params/_meta',
      '5 stateless/result-type-missing/missing /result/resultType',
    ]);
  });

  it('changes the revision that messages state', () => {
    const { from, changes } = migrate(handshake, 'auto', '2025-11-25');
    expect(from).toBe('2025-06-18');
    expect(changes.map(({ index, pointer, what, fix }) => [index, pointer, what, fix])).toEqual([
      [0, '/params/protocolVersion', 'The `protocolVersion` says `"2025-06-18"`.', 'Write `2025-11-25` there.'],
      [1, '/result/protocolVersion', 'The `protocolVersion` says `"2025-06-18"`.', 'Write `2025-11-25` there.'],
    ]);
    expect(acts(migrate(modern, 'auto', '2025-06-18'))).toEqual([
      '1 migration/states-revision/carried /params/_meta/io.modelcontextprotocol~1protocolVersion',
    ]);
  });

  it('opens an array, and judges what was in it', () => {
    const migration = migrate(batch, 'auto', '2026-07-28');
    expect(migration.from).toBe('2025-03-26');
    expect(acts(migration)).toEqual([
      '1 batch/batch-not-supported/array',
      '1 stateless/meta-missing/no-params /0/params',
      '1 stateless/meta-missing/no-params /1/params',
      '1 jsonrpc/method-not-in-revision/ping /2/method',
    ]);
    expect(migration.changes.map(({ start, end }) => batch.slice(start, end))).toEqual(['[', '{', '{', '"ping"']);
  });

  it('moves a question and its answer into the request that caused them', () => {
    const answer = '--> {"jsonrpc":"2.0","id":7,"result":{"action":"accept","content":{"harbour":"Brest"}}}';
    expect(acts(migrate(`${question}\n${answer}`, '2025-11-25', '2026-07-28'))).toEqual([
      '1 exchange/server-request-forbidden/input',
      '2 exchange/client-response-forbidden/result',
    ]);
  });

  it('says nothing of answers to a request that is to be mended', () => {
    expect(acts(migrate(notFound, '2025-11-25', '2026-07-28'))).toEqual([
      '1 stateless/meta-missing/no-meta /params/_meta',
      '2 jsonrpc/error-code-retired/resource /error/code',
    ]);
  });

  it('keeps apart what is wrong in both, and what is no longer wrong', () => {
    const both = migrate('--> {"jsonrpc":"2.0","id":null,"method":"tools/list"}', '2025-11-25', '2026-07-28');
    expect([both.changes, both.kept.map(inShort), both.outcome]).toEqual([
      [],
      ['1 jsonrpc/id-null/request /id'],
      'fail',
    ]);
    expect(both.summary).toBe('From 2025-11-25 to 2026-07-28: nothing to change. 1 error in both.');
    const back = migrate(batch, '2025-06-18', '2025-03-26');
    expect([back.changes, back.gone.map(inShort), back.outcome]).toEqual([
      [],
      ['1 batch/batch-not-supported/array'],
      'pass',
    ]);
  });

  it('counts what became graver', () => {
    const legal = migrate(question, '2025-03-26', '2025-06-18');
    expect([legal.changes.length, legal.gone.length]).toEqual([0, 1]);
    const graver = migrate(
      '<-- {"jsonrpc":"2.0","id":7,"method":"tasks/list"}',
      '2025-03-26',
      '2025-06-18',
    ).changes.map(({ rule, severity }) => [rule, severity]);
    expect(graver).toEqual([['jsonrpc/method-not-in-revision', 'error']]);
  });

  it('starts from the newest other revision that fits, where messages state none', () => {
    expect(migrate(call, 'auto', '2026-07-28').from).toBe('2025-11-25');
    expect(migrate(audio, 'auto', '2024-11-05').from).toBe('2025-11-25');
    expect(migrate(modern, 'auto', '2025-11-25').from).toBe('2026-07-28');
  });

  it('judges framing only where it is asked to', () => {
    const line = call.slice(4);
    expect(migrate(line, '2025-06-18', '2025-11-25').kept).toEqual([]);
    expect(migrate(line, '2025-06-18', '2025-11-25', { transport: 'stdio' }).kept.map(({ rule }) => rule)).toEqual([
      'stdio/stdio-missing-newline',
    ]);
  });

  it('refuses revisions that there are not', () => {
    expect(() => migrate(ping, 'auto', '2025-11-26')).toThrow(RangeError);
    expect(() => migrate(ping, '2025-11-26', '2026-07-28')).toThrow(RangeError);
  });

  it.each(Object.entries(texts))('ends for %s where the new revision is content', (_, text) => {
    for (const from of revisions.keys()) {
      for (const to of revisions.keys()) {
        const { changes, kept, outcome } = migrate(text, from, to);
        const passes = check(text, { revision: to, transport: 'none' }).outcome === 'pass';
        if (from === to)
          expect([from, to, changes.filter(({ rule }) => !rule.startsWith('migration/'))]).toEqual([from, to, []]);
        // Only what a message states of itself is to change where no rule is broken.
        const must = [...changes, ...kept].filter(
          ({ severity, rule }) => severity === 'error' && !rule.startsWith('migration/'),
        );
        if (passes) expect(must).toEqual([]);
        else expect([from, to, outcome]).toEqual([from, to, 'fail']);
      }
    }
  });
});
