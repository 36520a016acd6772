/** Logs too long to be held: judged piece by piece, and yet as if they were whole. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checker } from '../graders/checker.ts';
import { type LongChecked, longCheck, type Sizes } from '../graders/engine/long.ts';
import { check, exampleOf, logs, pages, revisions, rules } from '../graders/index.ts';
import { decode } from '../graders/protocol/decode.ts';
import type { CheckOptions, Finding, RevisionId } from '../graders/types.ts';

const begin = longCheck(checker, revisions, logs, (id) => rules.get(id));

/** So little is remembered that a few messages are a long log. */
const tiny: Sizes = {
  ahead: 0,
  memory: { opening: 4, recent: 1, open: 500, length: 1_000_000 },
  sessions: 8,
  findings: 1_000,
  other: 100,
};

interface Pieced extends LongChecked {
  readonly pieces: number;
}

/** What is found where no more than about so many characters are seen at once; pieces end with a line. */
const inPieces = (log: string | Uint8Array, size: number, options: CheckOptions = {}, sizes = tiny): Pieced => {
  const { text, slips } = typeof log === 'string' ? { text: log, slips: [] } : decode(log);
  const long = begin(text, options, sizes);
  if (!long) throw new Error('This log cannot be cut.');
  let from = 0;
  for (let to = size, pieces = 1; ; pieces++) {
    const feed = text.indexOf('\n', to - 1);
    to = feed === -1 ? text.length : feed + 1;
    const own = slips.filter(({ start }) => start >= from && start < to);
    const moved = own.map((slip) => ({ ...slip, start: slip.start - from, end: slip.end - from }));
    const done = long.take(text.slice(from, to), moved, to === text.length);
    if (to === text.length) return { ...long.result(), pieces };
    from += done;
    to = done === 0 ? 2 * to - from : Math.max(to + 1, from + size);
  }
};

const placed = ({ rule, index, line, column, start, end }: Finding): string =>
  `${rule} ${index} ${line}:${column} ${start}-${end}`;

const whole = (log: string | Uint8Array, options: CheckOptions = {}) =>
  check(log, { ...options, session: 'part' }).findings;

const initialize =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"host","version":"1.0.0"}}}';
const agreed =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"weather","version":"1.0.0"}}}';
const initialized = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const tools =
  '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"forecast","inputSchema":{"type":"object"},"outputSchema":{"type":"object","required":["degrees"]}}]}}';
const call = (id: number, params = '"name":"forecast"') =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{${params}}}`;
const answer = (id: number | string, more = ',"structuredContent":{"degrees":7}') =>
  `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"{\\"degrees\\":7}"}]${more}}}`;

const opening = [initialize, agreed, initialized, list, tools];
/** Calls with their answers, from an id on. */
const calls = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => [call(from + at), answer(from + at)]).flat();
const lines = (...all: readonly (string | readonly string[])[]): string => `${all.flat().join('\n')}\n`;

const found = ({ report }: LongChecked): readonly (string | number | null)[][] =>
  report.findings.map(({ rule, index, line, column }) => [rule, index, line, column]);

describe('a log in pieces', () => {
  it('is judged by what was agreed and listed long before', () => {
    const log = lines(opening, calls(10, 50), call(70), answer(70, ''), calls(80, 20));
    const judged = inPieces(log, 400);
    expect(found(judged)).toEqual([['tools/structured-content-missing', 106, 107, 35]]);
    expect(judged.report.findings.map(placed)).toEqual(whole(log).map(placed));
    expect(judged.pieces).toBeGreaterThan(30);
    const [{ related = [], start = 0, end = 0 } = {}] = judged.report.findings;
    expect(log.slice(start, end)).toBe('{');
    expect(related.map(({ index, label, start, end }) => [index, label, log.slice(start, end)])).toEqual([
      [105, 'request', '70'],
    ]);
  });

  it('has a clean verdict where nothing is wrong, and counts what it does not list', () => {
    const { report } = inPieces(lines(opening, calls(10, 200)), 1000);
    expect(report).toEqual({
      revision: '2025-06-18',
      messages: [],
      findings: [],
      outcome: 'pass',
      counted: { messages: 405, inferred: 405, cut: 0, errors: 0, warnings: 0, notes: 0, more: {} },
    });
  });

  it('waits with an unknown id until it is clear that nobody answers late', () => {
    const strange = answer(999);
    const late = lines(opening, call(7), strange, calls(10, 50), answer(7));
    expect(found(inPieces(late, 300))).toEqual([]);
    expect(whole(late)).toEqual([]);
    const never = lines(opening, call(7), strange, calls(10, 50));
    expect(found(inPieces(never, 300))).toEqual([['exchange/response-id-unknown', 6, 7, 23]]);
    expect(whole(never).map(placed)).toEqual(inPieces(never, 300).report.findings.map(placed));
  });

  it('remembers a request for as long as it waits', () => {
    const token = '"name":"forecast","_meta":{"progressToken":"p"}';
    const progress = (value: number) =>
      `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":${value}}}`;
    const log = lines(
      opening,
      call(7, token),
      progress(5),
      calls(10, 40),
      progress(3),
      calls(60, 40),
      answer('"7"'),
      calls(110, 9),
    );
    expect(found(inPieces(log, 300))).toEqual([
      ['progress/progress-not-increasing', 87, 88, 93],
      ['exchange/response-id-type-changed', 168, 169, 23],
    ]);
  });

  it('does not take for unasked what was asked before it was forgotten', () => {
    const update = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"gone","progress":9}}';
    const cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}';
    const asked = call(7, '"name":"forecast","_meta":{"progressToken":"gone"}');
    const log = lines(opening, calls(80, 9), asked, answer(7), calls(10, 50), update, cancel, answer(7));
    expect(whole(log).map(({ rule }) => rule)).toEqual([
      'progress/progress-after-completion',
      'cancellation/cancel-finished',
      'exchange/response-duplicate',
    ]);
    expect(found(inPieces(log, 300))).toEqual([]);
    expect(found(inPieces(lines(opening, calls(10, 50), update, cancel), 300))).toEqual([
      ['progress/progress-token-unknown', 105, 106, 78],
      ['cancellation/cancel-unknown', 106, 107, 75],
    ]);
  });

  it('is never cut inside a message', () => {
    const pretty = JSON.stringify(
      JSON.parse(call(500, '"name":"forecast","arguments":{"city":"Oslo","days":3}')),
      null,
      2,
    );
    const log = lines(opening, calls(10, 9), pretty, answer(500), calls(30, 9));
    for (const size of [1, 100, 250, 1000]) {
      expect(inPieces(log, size).report.findings.map(placed)).toEqual(whole(log).map(placed));
    }
    expect(found(inPieces(log, 100))).toEqual([['stdio/stdio-embedded-newline', 23, 24, 2]]);
    const arrows = log.replace(/^(?=\{"jsonrpc")/gm, '--> ').replace(/^(?=\{$)/m, '--> ');
    expect(inPieces(arrows, 100).report.findings.map(placed)).toEqual(whole(arrows).map(placed));
  });

  it('goes on behind a message that breaks off', () => {
    const log = lines(opening, calls(10, 9), '{"jsonrpc":"2.0","method":"notifications/message",', calls(30, 9));
    expect(inPieces(log, 200).report.findings.map(placed)).toEqual(whole(log).map(placed));
    expect(found(inPieces(log, 200))).toEqual([['json/json-truncated', 23, 24, 50]]);
  });

  it('says once what goes for all of it', () => {
    const returned = lines(opening, calls(10, 30)).replaceAll('\n', '\r\n');
    expect(found(inPieces(returned, 200))).toEqual([['stdio/stdio-crlf', 0, 1, 154]]);
    const headed = lines(`Content-Length: ${initialize.length}\r\n\r`, opening, calls(10, 30), '', calls(50, 9));
    expect(inPieces(headed, 200).report.findings.map(placed)).toEqual(whole(headed).map(placed));
  });

  it('is decoded with its broken bytes named where they stand', () => {
    const [head = '', tail = ''] = lines(opening, calls(10, 20), answer('"\0"'), calls(40, 20)).split('\0');
    const bytes = Uint8Array.from([...Buffer.from(head), 0xff, ...Buffer.from(tail)]);
    expect(inPieces(bytes, 300).report.findings.map(placed)).toEqual(whole(bytes).map(placed));
    expect(found(inPieces(bytes, 300))).toEqual([['text/text-not-utf8', 45, 46, 24]]);
  });

  it('lists so many findings, and counts the others by rule', () => {
    const wrong = Array.from({ length: 30 }, (_, at) => call(100 + at).replace('2.0', at % 3 === 0 ? '1.0' : '2'));
    const { report } = inPieces(lines(opening, wrong), 500, {}, { ...tiny, findings: 4 });
    expect(report.findings.map(({ index }) => index)).toEqual([5, 6, 7, 8]);
    expect(report.messages.map(({ index }) => index)).toEqual([5, 6, 7, 8]);
    expect(report.counted).toEqual({
      messages: 35,
      inferred: 35,
      cut: 0,
      errors: 30,
      warnings: 0,
      notes: 0,
      more: { 'jsonrpc/jsonrpc-wrong-value': 26 },
    });
  });

  it('keeps a few characters around each place that is shown', () => {
    const log = lines(opening, calls(10, 50), call(70), answer(70, ''), calls(80, 20));
    const { report, around } = inPieces(log, 400);
    const [finding] = report.findings;
    const own = around.get(finding!)!;
    expect([own.text, own.line, own.column]).toEqual([`${answer(70, '')}\n`, 107, 35]);
    expect(log.startsWith(own.text, own.start)).toBe(true);
    const related = around.get(finding!.related![0]!)!;
    expect([related.text, related.line, related.column]).toEqual([`${call(70)}\n`, 106, 23]);
  });
});

describe('logs of programs in pieces', () => {
  const host = (name: string, sender: string, message: string) =>
    `2025-06-20T09:14:00.512Z [${name}] [info] Message from ${sender}: ${message} { metadata: undefined }`;
  const sender = (text: string): string => (/"method"/.test(text) ? 'client' : 'server');
  const session = [...opening, ...calls(10, 30), call(70), answer('"70"'), ...calls(80, 9)];

  it.each([
    ['desktop-host', session.flatMap((text) => [host('weather', sender(text), text), 'Weather server is running'])],
    [
      'editor-trace',
      session.map((text) => (sender(text) === 'client' ? `[editor -> server] ${text}` : `[server -> editor] ${text}`)),
    ],
    [
      'wrapped',
      session.map((text) => `{"time":1,"direction":"${sender(text) === 'client' ? 'in' : 'out'}","message":${text}}`),
    ],
    [
      'http',
      session.flatMap((text) =>
        sender(text) === 'client'
          ? ['POST /mcp HTTP/1.1', 'Content-Type: application/json', '', text]
          : ['HTTP/1.1 200 OK', 'Content-Type: application/json', '', text],
      ),
    ],
    [
      'event-stream',
      session.filter((text) => sender(text) === 'server').flatMap((text) => ['event: message', `data: ${text}`, '']),
    ],
  ])('%s: as the whole one', (format, all) => {
    const log = lines(all);
    const { report, read, pieces } = inPieces(log, 700);
    const expected = check(log, { session: 'part' });
    expect(report.findings.map(placed)).toEqual(expected.findings.map(placed));
    expect([report.format, report.ignored]).toEqual([format, expected.ignored]);
    expect(report.counted!.messages).toBe(expected.messages.length);
    expect(read!.other.slice(0, 3).map(({ start, end }) => log.slice(start, end))).toEqual(
      read!.other.slice(0, 3).map(({ start, end }) => log.slice(start, end).trim()),
    );
    expect(pieces).toBeGreaterThan(5);
  });

  it('keeps the sessions of several servers, and of a new connection, apart', () => {
    const one = (name: string) => session.map((text) => host(name, sender(text), text));
    const two = one('weather').flatMap((line, at) => [line, one('maps')[at]!]);
    const log = lines(two, one('weather'));
    const judged = inPieces(log, 600).report.findings;
    expect(judged.map(placed)).toEqual(whole(log).map(placed));
    expect(judged.map(({ rule, index }) => [rule, index])).toEqual([
      ['exchange/response-id-type-changed', 132],
      ['exchange/response-id-type-changed', 133],
      ['exchange/response-id-type-changed', 236],
    ]);
  });

  it('forgets the session that was silent longest, and holds nothing against it', () => {
    const one = (name: number) => session.map((text) => host(`server-${name}`, sender(text), text));
    const log = lines(...Array.from({ length: 5 }, (_, at) => one(at)), one(0).slice(3));
    const some = inPieces(log, 600, {}, { ...tiny, sessions: 2 }).report.findings;
    const all = whole(log).map(placed);
    expect(some.map(placed).filter((one) => !all.includes(one))).toEqual([]);
    expect(some.length).toBeGreaterThan(4);
  });

  it('cannot cut what is one document', () => {
    expect(begin('{"log":{"entries":[{"request":{"postData":{"text":"{\\"jsonrpc\\":\\"2.0\\"}"}}}]}}', {}, tiny)).toBe(
      undefined,
    );
  });
});

// ----------------------------------------------------------------------- as the whole, but for what is listed here

/** What a log in pieces does not tell, where so much was said since: the messages that would prove it are forgotten. */
const missed: readonly string[] = [
  'cancellation/cancel-finished',
  'exchange/id-reused-in-session',
  'exchange/invalid-request-code',
  'exchange/parse-error-reply',
  'exchange/response-duplicate',
  'exchange/response-id-unknown',
  'json/json-foreign-literal',
  'jsonrpc/error-id-null',
  'paging/cursor-invalid-code',
  'progress/progress-after-completion',
  'subscriptions/listen-answered-early',
  'tools/tool-arguments-schema',
];

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"learner","version":"1.0.0"}}';

/** Messages that have nothing to do with the others. */
const filling = (revision: RevisionId | 'auto' | undefined, at: number): string =>
  Array.from({ length: 8 }, (_, one) => {
    const id = `"filling-${at}-${one}"`;
    return revision === '2026-07-28'
      ? `--> {"jsonrpc":"2.0","id":${id},"method":"prompts/list","params":{${meta}}}\n<-- {"jsonrpc":"2.0","id":${id},"result":{"resultType":"complete","prompts":[],"ttlMs":1,"cacheScope":"public","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"lab","version":"0.1.0"}}}}\n`
      : `--> {"jsonrpc":"2.0","id":${id},"method":"ping"}\n<-- {"jsonrpc":"2.0","id":${id},"result":{}}\n`;
  }).join('');

/** An exchange whose later messages come after long talk about something else. */
const stretched = (text: string, revision: CheckOptions['revision']): string => {
  const messages = text.split(/\n(?=-->|<--)/).map((message) => `${message.trimEnd()}\n`);
  return (
    messages.map((message, at) => (at < 3 ? message : filling(revision, at) + message)).join('') + filling(revision, -1)
  );
};

interface Compared {
  readonly name: string;
  readonly alarms: readonly string[];
  readonly misses: readonly string[];
  readonly pieces: number;
}

/** Two findings of one rule at one place are the same, whichever of its messages they choose. */
const compared = (name: string, text: string, size: number, options: CheckOptions): Compared => {
  const { report, pieces } = inPieces(text, size, options);
  const some = report.findings.map(placed);
  const all = whole(text, options).map(placed);
  return {
    name,
    alarms: some.filter((one) => !all.includes(one)),
    misses: all.filter((one) => !some.includes(one)).map((one) => one.split(' ')[0]!),
    pieces,
  };
};

const same = (all: readonly Compared[]): void => {
  expect(all.filter(({ alarms }) => alarms.length > 0)).toEqual([]);
  expect([...new Set(all.flatMap(({ misses }) => misses))].filter((rule) => !missed.includes(rule))).toEqual([]);
};

describe('the examples of all rules, in pieces and stretched', () => {
  const examples = [...rules.values()].flatMap((rule) => {
    const { good, bad } = pages.get(rule.id)!;
    return [...good, ...Object.values(bad).flat()].map((one) => ({ rule: rule.id, ...exampleOf(one, rule) }));
  });
  const exchanges = examples.flatMap(({ rule, text, options }) =>
    typeof text === 'string' && /^\s*(?:-->|<--)/.test(text) ? [{ rule, text, options }] : [],
  );

  it('are found where the whole finds them', () => {
    const all = exchanges.map(({ rule, text, options }) =>
      compared(rule, stretched(text, options.revision), 500, options),
    );
    expect(all.length).toBeGreaterThan(400);
    same(all);
  });
});

const transcripts = new URL('../../shared/protocol/transcripts.ndjson', import.meta.url);

describe.skipIf(!existsSync(transcripts))('transcripts in pieces (needs ../shared/protocol/transcripts.ndjson)', () => {
  interface Transcript {
    readonly name: string;
    readonly revision: RevisionId | 'jsonrpc-2.0';
    readonly messages: readonly { readonly from: 'client' | 'server'; readonly text: string }[];
  }
  const all = (existsSync(transcripts) ? readFileSync(transcripts, 'utf8').split('\n').filter(Boolean) : []).map(
    (line) => {
      const { name, revision, messages }: Transcript = JSON.parse(line);
      const text = messages.map(({ from, text }) => `${from === 'client' ? '-->' : '<--'} ${text}\n`).join('');
      return { name, text, revision: revision === 'jsonrpc-2.0' ? ('2.0' as const) : revision };
    },
  );

  it.each([
    ['message by message', 1],
    ['a few messages at once', 600],
  ])('are found where the whole finds them, %s', (_, size) => {
    same(all.map(({ name, text, revision }) => compared(name, text, size, { revision })));
  });

  it('and where they are stretched', () => {
    same(all.map(({ name, text, revision }) => compared(name, stretched(text, revision), 500, { revision })));
  });
});
