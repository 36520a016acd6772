import { describe, expect, it } from 'vitest';
import { check, exercises, grade, trace, variantOf } from '../graders/index.ts';
import type { CheckOptions, Sent } from '../graders/types.ts';

type Input = Parameters<typeof check>[0];

/** Rules found, with the number of the message and the text they blame. */
const found = (input: Input, options: CheckOptions = {}) =>
  check(input, options).findings.map(({ rule, index, start, end }) => {
    const text =
      typeof input === 'string' ? input : input instanceof Uint8Array ? '' : (input as readonly Sent[])[index!]!.text;
    return [rule, index, text.slice(start, end)];
  });

const kinds = (input: Input, options: CheckOptions = {}) =>
  check(input, options).messages.map(({ kind, sender }) => `${kind} of the ${sender}`);

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const pong = '{"jsonrpc":"2.0","id":1,"result":{}}';
const legacy = { revision: '2025-11-25' } as const;
const client = { ...legacy, sender: 'client' } as const;
const lines = (...sent: string[]): readonly Sent[] =>
  sent.map((one) => ({ sender: one.startsWith('<') ? 'server' : 'client', text: one.slice(4) }));

describe('a raw stream is read line by line', () => {
  it('takes one message a line, ended by a newline', () => {
    expect(found(`${ping}\n${pong}\n`)).toEqual([]);
    expect(found(`${ping}\n${ping.replace('1', '2')}`, client)).toEqual([['stdio/stdio-missing-newline', 1, '}']]);
  });

  it('says once that lines end in CRLF', () => {
    expect(found(`${ping}\r\n${pong}\r\n`)).toEqual([['stdio/stdio-crlf', 0, '\r']]);
  });

  it('says once that a message is spread over lines, and reads on behind it', () => {
    const pretty = '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "ping"\n}';
    expect(found(`${pretty}\n${ping.replace('1', '2')}\n`, client)).toEqual([
      ['stdio/stdio-embedded-newline', 0, '\n'],
    ]);
    expect(found(`${pretty}\n`, { ...client, transport: 'none' })).toEqual([]);
    expect(found(`${pretty}\n`, { ...client, revision: '2.0' })).toEqual([]);
    const text = '{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":"b\nc"}}\n';
    expect(found(text, client).filter(([rule]) => rule !== 'jsonrpc/method-unknown')).toEqual([
      ['stdio/stdio-embedded-newline', 0, '\n'],
    ]);
  });

  it('sees two messages on a line, and neither is judged further', () => {
    expect(found(`${ping}${ping}\n`, client)).toEqual([['stdio/stdio-two-messages-one-line', 0, '{']]);
    expect(found(`--> ${ping} <-- ${pong}`, legacy)).toEqual([['stdio/stdio-two-messages-one-line', 0, '<-- {']]);
  });

  it('tells noise from messages', () => {
    expect(found('hello?\n', client)).toEqual([['stdio/stdio-stdin-noise', 0, 'hello?']]);
    expect(found('[info] up\n', { ...legacy, sender: 'server' })).toEqual([
      ['stdio/stdio-stdout-noise', 0, '[info] up'],
    ]);
    expect(found('{"level":30}\n', { ...legacy, sender: 'server' })).toEqual([
      ['stdio/stdio-stdout-noise', 0, '{"level":30}'],
    ]);
    expect(kinds(`up\n${pong}\n`, { ...legacy, sender: 'server' })).toEqual([
      'noise of the server',
      'result of the server',
    ]);
  });

  it('names a header block once', () => {
    expect(found(`Content-Length: 40\r\n\r\n${ping}`, client)).toEqual([
      ['stdio/stdio-content-length', 0, 'Content-Length: 40'],
    ]);
  });

  it('has blank lines between messages as advice', () => {
    expect(found(`${ping}\n\n${pong}\n`, legacy)).toEqual([['stdio/stdio-blank-line', 1, '\n']]);
  });

  it('reads a write as a line of its own', () => {
    expect(found(lines(`--> ${ping}`, `<-- ${pong}`), { ...legacy, transport: 'stdio' })).toEqual([]);
    expect(
      found(lines('--> {', '-->  "jsonrpc":"2.0",', '-->  "id":1,"method":"ping"}'), { ...legacy, transport: 'stdio' }),
    ).toEqual([['stdio/stdio-embedded-newline', 0, '{']]);
    const two = lines(`--> ${ping}\n${ping.replace('1', '2')}\n`, `<-- ${pong}\n${pong.replace('1', '2')}\n`);
    expect(
      trace(two, { ...legacy, transport: 'stdio' }).rows.map(({ answers, answeredBy }) => answers ?? answeredBy),
    ).toEqual([2, 3, 0, 1]);
    expect(found(two, { ...legacy, transport: 'stdio' })).toEqual([]);
    expect(found(lines(`--> ${ping}\n{"id":2,"method":"ping"}\n`), { ...legacy, transport: 'stdio' })).toEqual([
      ['jsonrpc/jsonrpc-missing', 0, '{'],
    ]);
    expect(found(lines(`--> Content-Length: 40\r\n\r\n${ping}`), { ...legacy, transport: 'stdio' })).toEqual([
      ['stdio/stdio-content-length', 0, 'Content-Length: 40'],
    ]);
  });
});

describe('bytes', () => {
  it('that are no UTF-8 are named, at the place, and hide the rest of the line', () => {
    const latin = Uint8Array.from(
      [...'{"jsonrpc":"2.0","id":null,"method":"caf'].map((char) => char.charCodeAt(0)).concat(0xe9, 0x22, 0x7d, 10),
    );
    expect(check(latin, client).findings.map(({ rule, start, what }) => [rule, start, what.includes('E9')])).toEqual([
      ['text/text-not-utf8', 40, true],
    ]);
    expect(
      check(Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0x7d, 0), client).findings.map(({ rule, message }) => [rule, message]),
    ).toEqual([['text/text-not-utf8', 'utf-16']]);
    expect(check(new TextEncoder().encode(`\ufeff${ping}\n`), client).findings.map(({ rule }) => rule)).toEqual([
      'text/text-bom',
    ]);
  });
});

describe('a member whose type a rule of its own judges', () => {
  it('is told by that type where it is missing', () => {
    const [only] = check(
      '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progress":1}}',
      legacy,
    ).findings;
    expect(only?.fix).toBe('Add `progressToken`; `progressToken` is a string or an integer.');
  });
});

describe('what an editor puts before an arrow', () => {
  const arrows = `--> ${ping}\n<-- {"jsonrpc":"2.0","id":"1","result":{}}\n`;
  const told = (input: Input) => check(input, legacy).findings.map(({ rule, message, line }) => [rule, message, line]);
  const wrong = [['exchange/response-id-type-changed', 'became-string', 2]];

  it('is no part of the session: a byte-order mark, and UTF-16 with and without one', () => {
    expect(told(`\ufeff${arrows}`)).toEqual(wrong);
    expect(told(Buffer.from(`\ufeff${arrows}`, 'utf16le'))).toEqual(wrong);
    expect(told(Buffer.from(arrows, 'utf16le'))).toEqual(wrong);
    expect(told(Buffer.from(arrows, 'utf16le').swap16())).toEqual(wrong);
  });

  it('is no part of an answer in arrow lines', () => {
    const exercise = exercises.get('wire/first-request')!;
    expect(grade(exercise, `\ufeff--> ${exercise.solution}`).outcome).toBe('pass');
  });
});

describe('bytes that are written by hand', () => {
  const exercise = variantOf(exercises.get('framing/a-letter-in-bytes')!);
  const head = '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"caf';
  const told = (answer: string) =>
    grade(exercise, answer).findings.map(({ rule, start, end }) => [rule, answer.slice(start, end)]);

  it.each([
    ['a byte that is no UTF-8', `${head}<E9>"}}<0A>`, 'text/text-not-utf8', '<E9>'],
    ['half a character', `${head}<C3>"}}<0A>`, 'text/text-not-utf8', '<C3>'],
    ['a line that does not end', `${head}<C3><A9>"}}`, 'stdio/stdio-missing-newline', '}'],
    ['a carriage return', `${head}é"}}<0D><0A>`, 'stdio/stdio-crlf', '<0D>'],
    ['what the task asks for', `${head}<65>"}}<0A>`, 'task/name', '"caf<65>"'],
  ])('%s is found where it is written', (_name, answer, rule, at) => {
    expect(told(answer)).toEqual([[rule, at]]);
  });

  it.each([`${head}<C3><a9>"}}<0a>`, `${head}é"}}<0A>`, `${head}\\u00e9"}}\n<0A>\n`])('pass: %s', (answer) => {
    expect(grade(exercise, answer).outcome).toBe('pass');
  });
});

describe('the sender', () => {
  it('is what an arrow says, however it was typed', () => {
    for (const [there, back] of [
      ['-->', '<--'],
      ['->', '<-'],
      ['→', '←'],
      ['–>', '<–'],
      ['—>', '<—'],
    ]) {
      expect(kinds(`${there} ${ping}\n${back} ${pong}`, legacy)).toEqual([
        'request of the client',
        'result of the server',
      ]);
    }
  });

  it('is read from the shape where nothing says it, and the report says so', () => {
    const asks = '{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[],"maxTokens":1}}';
    const text = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}\n${asks}\n${pong}\n${pong}\n`;
    expect(kinds(text, legacy)).toEqual([
      'request of the client',
      'request of the server',
      'result of the client',
      'result of the server',
    ]);
    expect(check(text, legacy).messages.every(({ inferred }) => inferred)).toBe(true);
    expect(check(`--> ${ping}`, legacy).messages[0]).toEqual({
      index: 0,
      kind: 'request',
      sender: 'client',
      start: 4,
      end: 44,
    });
  });
});

describe('a result whose request is out of sight', () => {
  const tools = '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"dig"}]}}';

  it('is taken to answer the method that its members show, and the report says so', () => {
    const { messages, findings } = check(tools, legacy);
    expect(messages[0]).toMatchObject({ kind: 'result', assumed: 'tools/list' });
    expect(findings.map(({ rule }) => rule)).toEqual(['tools/tool-input-schema-missing']);
  });

  it('answers what `answers` says, or what is in view, and nothing is assumed', () => {
    expect(check(tools, { ...legacy, answers: 'tools/list' }).messages[0]).not.toHaveProperty('assumed');
    const both = `--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}\n${tools}`;
    expect(check(both, legacy).messages[1]).not.toHaveProperty('assumed');
  });

  it('may be any, where no member shows it', () => {
    expect(check('<-- {"jsonrpc":"2.0","id":1,"result":{}}', legacy).messages[0]).not.toHaveProperty('assumed');
  });
});

describe('the revision', () => {
  it('is what the messages declare, else the newest that knows their methods', () => {
    const revision = (text: string) => check([{ sender: 'client', text }]).revision;
    const asked = (version: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"${version}","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}`;
    expect(revision(asked('2025-03-26'))).toBe('2025-03-26');
    expect(revision(asked('1999-01-01'))).toBe('2025-11-25');
    expect(revision('{"jsonrpc":"2.0","id":1,"method":"tools/list"}')).toBe('2026-07-28');
    expect(revision(ping)).toBe('2025-11-25');
    expect(
      check([
        ...lines(`--> ${asked('2025-11-25')}`),
        {
          sender: 'server',
          text: '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2024-11-05","capabilities":{},"serverInfo":{"name":"s","version":"1"}}}',
        },
      ]).revision,
    ).toBe('2024-11-05');
  });

  it('is that of the handshake where a client of both eras tried out the newer one first', () => {
    const tried =
      '{"jsonrpc":"2.0","id":"t","method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"host","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}';
    const opening =
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{}},"clientInfo":{"name":"host","version":"1.0.0"}}}';
    const initialized = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
    const rooted = '{"jsonrpc":"2.0","id":0,"result":{"roots":[]}}';
    const alone = check([tried, opening, initialized, rooted, ''].join('\n'), { sender: 'client' });
    expect([alone.revision, alone.findings]).toEqual(['2025-06-18', []]);
    expect(check(tried).revision).toBe('2026-07-28');
    const refusal = '{"jsonrpc":"2.0","id":0,"error":{"code":-32022,"message":"No handshake here"}}';
    expect(check(`--> ${tried}\n--> ${opening}\n<-- ${refusal}`).revision).toBe('2026-07-28');
  });
});

describe('ids', () => {
  const answered = (ask: string, answer: string) =>
    check(lines(`--> ${ping.replace('1', ask)}`, `<-- ${pong.replace('1', answer)}`), legacy)
      .findings.filter(({ severity }) => severity === 'error')
      .map(({ rule }) => rule);

  it('match by type and by every digit', () => {
    expect(answered('10', '10')).toEqual([]);
    expect(answered('10', '10.0')).toEqual([]);
    expect(answered('"a"', '"\\u0061"')).toEqual([]);
    expect(answered('10', '"10"')).toEqual(['exchange/response-id-type-changed']);
    expect(answered('"10"', '10')).toEqual(['exchange/response-id-type-changed']);
    expect(answered('9007199254740993', '9007199254740992')).toEqual(['exchange/response-id-unknown']);
  });

  it('are a space of their own for each side, and answers come in any order', () => {
    const rows = trace(
      lines(
        `--> ${ping}`,
        `--> ${ping.replace('1', '2')}`,
        `<-- ${ping}`,
        `<-- ${pong.replace('1', '2')}`,
        `--> ${pong}`,
        `<-- ${pong}`,
      ),
      legacy,
    ).rows;
    expect(rows.map(({ answers, answeredBy }) => answers ?? answeredBy)).toEqual([5, 3, 4, 1, 2, 0]);
  });

  it('are missed where a request waits, unless what stands there suits a notification', () => {
    const session = { revision: '2.0', session: 'whole' } as const;
    const said = (error: string) =>
      found(
        lines(
          '--> {"jsonrpc":"2.0","method":"note"}',
          '--> {"jsonrpc":"2.0","id":1,"method":"sum"}',
          `<-- {"jsonrpc":"2.0","id":null,"error":${error}}`,
          '<-- {"jsonrpc":"2.0","id":1,"result":3}',
        ),
        session,
      );
    expect(said('{"code":-32601,"message":"Method not found: note"}')).toEqual([
      ['exchange/notification-answered', 2, '{'],
    ]);
    expect(said('{"code":-32603,"message":"Disk full"}')).toEqual([['jsonrpc/error-id-absent', 2, 'null']]);
  });

  it('are missed once where one error refuses a batch', () => {
    const refused = lines(
      '--> [{"jsonrpc":"2.0","id":1,"method":"sum"},{"jsonrpc":"2.0","id":2,"method":"sum"}]',
      '<-- {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}',
    );
    expect(
      found(refused, { revision: '2.0', session: 'whole' }).filter(([rule]) => rule !== 'batch/batch-reply-separate'),
    ).toEqual([['jsonrpc/error-id-absent', 1, 'null']]);
  });

  it('leave nothing open that was cancelled', () => {
    const cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}';
    expect(trace(lines(`--> ${ping}`, `--> ${cancel}`), legacy).rows.map(({ open }) => open)).toEqual([
      false,
      undefined,
    ]);
    expect(trace(lines(`--> ${ping}`), legacy).rows.map(({ open }) => open)).toEqual([true]);
  });
});

describe('plain JSON-RPC', () => {
  it('has no lines: values follow one another, and a text is one message', () => {
    const sum = '{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]}';
    expect(kinds(`${sum}${sum.replace('1', '2')}`, { revision: '2.0' })).toEqual([
      'request of the client',
      'request of the client',
    ]);
    expect(found(lines(`--> ${sum}${sum}`), { revision: '2.0' }).map(([rule]) => rule)).toEqual([
      'json/json-trailing-text',
    ]);
  });
});
