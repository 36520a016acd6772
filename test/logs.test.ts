/** Logs as programs write them: recognised by what is in them, and each finding at its place in the log. */
import { describe, expect, it } from 'vitest';
import { check, trace } from '../graders/index.ts';
import type { CheckOptions } from '../graders/types.ts';

/** The format, how many lines are no protocol, and each finding with the text it blames. */
const read = (log: string, options: CheckOptions = {}) => {
  const { findings, format, ignored, messages } = check(log, { revision: '2025-06-18', ...options });
  return {
    format,
    ignored,
    messages: messages.map(({ sender, kind, inferred }) => `${kind} of the ${sender}${inferred ? '?' : ''}`),
    found: findings.map(({ rule, index, start, end }) => [rule, index, log.slice(start, end)]),
  };
};

const initialize =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"host","version":"1.0.0"}}}';
const initialized = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const agreed =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"weather","version":"1.0.0"}}}';
const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const tools = '{"jsonrpc":"2.0","id":"1","result":{"tools":[]}}';
const nulled = '{"jsonrpc":"2.0","id":null,"method":"ping"}';

describe('the log of a desktop host', () => {
  const at = (second: number) => `2025-06-20T09:14:0${second}.512Z [weather]`;
  const session = [
    `${at(0)} [info] Initializing server... { metadata: undefined }`,
    `${at(0)} [info] Using MCP server command: npx with args and path: {`,
    "  metadata: { args: [ '-y', 'weather' ] }",
    '}',
    `${at(1)} [info] Message from client: ${initialize} { metadata: undefined }`,
    'Weather server running on stdio',
    `${at(2)} [info] Message from server: ${agreed} { metadata: undefined }`,
    `${at(2)} [info] Message from client: ${initialized}`,
    `${at(3)} [info] Message from client: ${list}`,
    `${at(3)} [info] Message from server: ${tools}`,
    `${at(4)} [info] Server transport closed`,
  ];

  it('is read message by message, with all else set aside', () => {
    expect(read(`${session.join('\n')}\n`)).toEqual({
      format: 'desktop-host',
      ignored: 6,
      messages: [
        'request of the client',
        'result of the server',
        'notification of the client',
        'request of the client',
        'result of the server',
      ],
      found: [['exchange/response-id-type-changed', 4, '"1"']],
    });
  });

  it('says line and column in the log', () => {
    const [found] = check(session.join('\r\n')).findings;
    expect([found?.line, found?.column]).toEqual([10, session[9]!.indexOf('"1"') + 1]);
    const [related] = found?.related ?? [];
    expect(session.join('\r\n').slice(related?.start, related?.end)).toBe('1');
  });

  it('takes level and server in either order', () => {
    const log = session.join('\n').replaceAll('[weather] [info]', '[info] [weather]');
    expect(read(log).found).toEqual([['exchange/response-id-type-changed', 4, '"1"']]);
  });

  it('is recognised behind a long beginning', () => {
    const log = [...Array.from({ length: 3_000 }, () => session[0]), ...session].join('\n');
    expect(read(log)).toMatchObject({ format: 'desktop-host', ignored: 3_006 });
  });

  it('sets aside messages that the server printed besides', () => {
    const log = session.flatMap((line, at) => (at === 4 || at === 6 ? [line, nulled] : [line])).join('\n');
    expect(read(log)).toMatchObject({ format: 'desktop-host', ignored: 8 });
    expect(read(log).found).toEqual([['exchange/response-id-type-changed', 4, '"1"']]);
  });

  it('judges each connection by itself', () => {
    const log = [...session.slice(0, 8), ...session.slice(0, 8)].join('\n');
    expect(read(log).found).toEqual([]);
    const two = session.slice(0, 8).flatMap((line) => [line, line.replace('[weather]', '[files]')]);
    expect(read(two.join('\n')).found).toEqual([]);
  });

  it.each([
    ['at the end', '{"jsonrpc":"2.0","id":1,"result":{"to... [88 more chars]'],
    ['in the middle', '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a...[11759 chars truncated]...b"}]}}'],
  ])('blames nobody for what the log cut short %s', (_, kept) => {
    const log = session.map((line) => line.replace(tools, kept)).join('\n');
    expect(read(log, { session: 'whole' })).toMatchObject({
      ignored: 6,
      messages: expect.arrayContaining(['unreadable of the server']),
      found: [],
    });
  });
});

describe('the trace of an editor', () => {
  it('is read by who speaks to whom', () => {
    const log = [
      '2025-07-01 10:02:11.204 [info] Connection state: Running',
      `2025-07-01 10:02:11.206 [debug] [editor -> server] ${initialize}`,
      '2025-07-01 10:02:11.300 [warning] [server stderr] listening',
      `2025-07-01 10:02:11.410 [debug] [server -> editor] ${agreed}`,
      `2025-07-01 10:02:11.411 [debug] [editor -> server] ${nulled}`,
    ].join('\n');
    expect(read(log)).toEqual({
      format: 'editor-trace',
      ignored: 2,
      messages: ['request of the client', 'result of the server', 'malformed of the client'],
      found: [['jsonrpc/id-null', 2, 'null']],
    });
  });
});

describe('JSON lines that say who sent each message', () => {
  const lines = (wrap: (sender: 'client' | 'server', message: string) => string) =>
    [wrap('client', list), wrap('server', tools)].join('\n');
  const expected = {
    format: 'wrapped',
    ignored: 0,
    messages: ['request of the client', 'result of the server'],
    found: [['exchange/response-id-type-changed', 1, '"1"']],
  };

  it.each<[string, (sender: 'client' | 'server', message: string) => string]>([
    ['from', (sender, message) => `{"from":"${sender}","message":${message}}`],
    ['sender, behind the message', (sender, message) => `{ "payload": ${message}, "sender": "${sender}" }`],
    ['to', (sender, message) => `{"t":1,"to":"${sender === 'client' ? 'server' : 'client'}","data":${message}}`],
    [
      'direction',
      (sender, message) =>
        `{"direction":"${sender === 'client' ? 'client-to-server' : 'server_to_client'}","msg":${message}}`,
    ],
    ['an arrow', (sender, message) => `{"dir":"${sender === 'client' ? '-->' : '<--'}","frame":${message}}`],
    [
      'short names',
      (sender, message) => `{"direction":"${sender === 'client' ? 'c->s' : 's->c'}","message":${message}}`,
    ],
    [
      'names of streams',
      (sender, message) => `{"source":"${sender === 'client' ? 'stdin' : 'stdout'}","body":${message}}`,
    ],
    [
      'a proxy’s in and out',
      (sender, message) => `{"ts":"10:00","direction":"${sender === 'client' ? 'out' : 'in'}","message":${message}}`,
    ],
    [
      'a server’s in and out',
      (sender, message) =>
        `{"ts":"10:00","direction":"${sender === 'client' ? 'received' : 'sent'}","message":${message}}`,
    ],
  ])('reads %s', (_, wrap) => {
    expect(read(lines(wrap))).toEqual(expected);
  });

  it('reads a message in a string, and blames the place in the log', () => {
    const log = lines((sender, message) => JSON.stringify({ from: sender, raw: `${message}\n` }));
    expect(read(log)).toEqual({ ...expected, found: [['exchange/response-id-type-changed', 1, '\\"1\\"']] });
    const broken = JSON.stringify({ from: 'client', line: `${list.slice(0, -1)},}` });
    expect(read(`${broken}\n${log}`).found[0]).toEqual(['json/json-trailing-comma', 0, ',']);
    const [related] = check(log, { revision: '2025-06-18' }).findings[0]!.related!;
    expect(log.slice(related?.start, related?.end)).toBe('1');
    expect(
      trace(log).rows.map(({ start, end, id }) => [log.slice(start, end)[0], id && log.slice(id.start, id.end)]),
    ).toEqual([
      ['{', '1'],
      ['{', '\\"1\\"'],
    ]);
  });

  it.each([
    ['mcp write: ', 'mcp read: '],
    ['mcp read: ', 'mcp write: '],
    ['-> ', '<- '],
    ['message from client ', 'message from server '],
  ])('reads a message behind words in a string, and takes its side from them: %s', (ours, theirs) => {
    const record = (words: string, text: string) => JSON.stringify({ level: 'debug', msg: words + text });
    const log = [record(ours, list), '{"level":"info","msg":"handling"}', record(theirs, tools)].join('\n');
    expect(read(log)).toEqual({
      format: 'wrapped',
      ignored: 1,
      messages: ['request of the client', 'result of the server'],
      found: [['exchange/response-id-type-changed', 1, '\\"1\\"']],
    });
  });

  it('counts records and lines without a message', () => {
    const log = `started\n{"from":"server","event":"connected"}\n${lines((from, message) => `{"from":"${from}","message":${message}}`)}`;
    expect(read(log)).toEqual({ ...expected, ignored: 2 });
  });

  it('keeps sessions apart', () => {
    const record = (session: string, from: string, message: string) =>
      `{"session":"${session}","from":"${from}","message":${message}}`;
    const log = [
      record('a', 'client', list),
      record('b', 'client', list),
      record('a', 'server', tools.replace('"1"', '1')),
      record('b', 'server', tools),
    ].join('\n');
    expect(read(log).found).toEqual([['exchange/response-id-type-changed', 3, '"1"']]);
  });
});

describe('an exported history', () => {
  it('pairs requests with responses', () => {
    const log = `[\n  { "request": ${list},\n    "response": ${tools} },\n  {"request": ${nulled}, "response": null}\n]\n`;
    expect(read(log)).toEqual({
      format: 'history',
      ignored: 0,
      messages: ['request of the client?', 'result of the server?', 'malformed of the client?'],
      found: [
        ['exchange/response-id-type-changed', 1, '"1"'],
        ['jsonrpc/id-null', 2, 'null'],
      ],
    });
  });

  it('reads records with a kind and a time, the newest first', () => {
    const log = JSON.stringify(
      [
        {
          id: 'b',
          timestamp: '2026-01-02T10:00:05Z',
          direction: 'request',
          message: JSON.parse(list),
          response: JSON.parse(tools),
        },
        {
          id: 'a',
          timestamp: '2026-01-02T10:00:01Z',
          direction: 'request',
          message: JSON.parse(initialize),
          response: JSON.parse(agreed),
        },
      ],
      null,
      2,
    );
    expect(read(log)).toMatchObject({
      format: 'history',
      messages: ['request of the client?', 'result of the server?', 'request of the client?', 'result of the server?'],
      found: [['exchange/response-id-type-changed', 3, '"1"']],
    });
  });

  it('puts envelopes around what was kept without them', () => {
    const log = JSON.stringify([
      { request: '{"method":"tools/call","params":{"name":7}}', response: '{"content":[]}' },
      { request: '{"method":"tools/list"}', response: '{"error":"timed out"}' },
    ]);
    expect(read(log, { revision: '2025-06-18' })).toEqual({
      format: 'history',
      ignored: 1,
      messages: ['request of the client', 'result of the server', 'request of the client'],
      found: [['params/param-type', 0, '7']],
    });
  });

  it('is no batch', () => {
    expect(read(`[${list},${nulled}]\n`).format).toBeUndefined();
  });
});

describe('an event stream', () => {
  const log = [
    ': connected',
    'id: 1',
    'event: message',
    'data: {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"a","progress":"1"}}',
    '',
    'data: {"jsonrpc":"2.0",',
    'data:  "id":1,"result":{"tools":{}}}',
    '',
  ];

  it('is read event by event, over several lines too', () => {
    expect(read(log.join('\n'), { revision: '2025-06-18', answers: 'tools/list' })).toMatchObject({
      format: 'event-stream',
      ignored: 3,
      messages: ['notification of the server', 'result of the server'],
      found: [
        ['params/param-type', 0, '"1"'],
        ['params/result-member-type', 1, '{}'],
      ],
    });
    expect(read(log.join('\r\n'), { revision: '2025-06-18' }).found[0]?.[2]).toBe('"1"');
  });
});

describe('HTTP', () => {
  const log = [
    'POST /mcp HTTP/1.1',
    'Host: localhost:3000',
    'Content-Type: application/json',
    '',
    list,
    '',
    'HTTP/1.1 200 OK',
    'Content-Type: text/event-stream',
    '',
    'event: message',
    `data: ${tools}`,
    '',
    'POST /mcp HTTP/1.1',
    'Host: localhost:3000',
    '',
    '{',
    '  "jsonrpc": "2.0",',
    '  "id": null,',
    '  "method": "ping"',
    '}',
    'HTTP/1.1 400 Bad Request',
    'Content-Type: text/html',
    '',
    '<h1>No</h1>',
  ];
  const expected = {
    format: 'http',
    ignored: 11,
    messages: ['request of the client', 'result of the server', 'malformed of the client'],
    found: [
      ['exchange/response-id-type-changed', 1, '"1"'],
      ['jsonrpc/id-null', 2, 'null'],
    ],
  };

  it.each(['\n', '\r\n'])('is read by its first lines, headers and bodies', (feed) => {
    expect(read(log.join(feed))).toEqual(expected);
  });

  it('is read where Python wrote the messages', () => {
    expect(read("event: message\ndata: {'jsonrpc': '2.0', 'id': 1, 'result': {}}\n")).toMatchObject({
      format: 'event-stream',
      found: [['json/json-single-quotes', 0, "'jsonrpc'"]],
    });
  });

  it('is read as curl shows it', () => {
    const shown = [
      '* Connected to localhost (127.0.0.1) port 3000',
      '> POST /mcp HTTP/1.1',
      '> Host: localhost:3000',
      '> ',
      '< HTTP/1.1 200 OK',
      '< Content-Type: application/json',
      '< ',
      '{ [48 bytes data]',
      tools.replace('"1"', 'null'),
      '* Connection #0 to host localhost left intact',
    ];
    expect(read(shown.join('\n'))).toMatchObject({
      format: 'http',
      messages: ['malformed of the server'],
      found: [['jsonrpc/id-null', 0, 'null']],
    });
  });

  it('is read from an archive of a browser', () => {
    const entry = (request: string, response: string) => ({
      request: { method: 'POST', postData: { mimeType: 'application/json', text: request } },
      response: { status: 200, content: { mimeType: 'text/event-stream', text: response } },
    });
    const archive = JSON.stringify({
      log: {
        version: '1.2',
        entries: [
          entry(list, `event: message\ndata: ${tools}\n\n`),
          { request: { method: 'GET' }, response: { status: 405 } },
        ],
      },
    });
    expect(read(archive)).toEqual({
      format: 'har',
      ignored: 1,
      messages: ['request of the client', 'result of the server'],
      found: [['exchange/response-id-type-changed', 1, '\\"1\\"']],
    });
  });

  it('is read from an archive whose bodies are coded as base64', () => {
    const coded = (text: string) => Buffer.from(text).toString('base64');
    const entry = (request: string, content: object) => ({
      request: { method: 'POST', postData: { mimeType: 'application/json', text: request } },
      response: { status: 200, content: { mimeType: 'text/event-stream', ...content } },
    });
    const named = agreed.replace('weather', 'Wetter für 東京');
    const archive = JSON.stringify({
      log: {
        version: '1.2',
        entries: [
          entry(initialize, { text: coded(named), encoding: 'base64' }),
          entry(initialized, { text: 'bm90aGluZw==', encoding: 'base64' }),
          entry(list, { text: coded(`event: message\ndata: ${tools}\n\n`), encoding: 'base64' }),
        ],
      },
    });
    const { messages, findings, format } = check(archive);
    expect([format, messages.length]).toEqual(['har', 5]);
    expect(findings.map(({ rule, index }) => [rule, index])).toEqual([['exchange/response-id-type-changed', 4]]);
    const [{ start = 0 } = {}] = findings;
    const begins = archive.indexOf(coded('event: message\n'));
    // Three bytes stand in four characters.
    expect(start - begins).toBe(Math.floor((`event: message\ndata: ${tools}`.indexOf('"1"') * 4) / 3));
  });
});

describe('both streams, each by itself', () => {
  const lines = (...texts: string[]) => `${texts.join('\n')}\n`;
  const found = (client: string, server: string, options: CheckOptions = {}) =>
    check({ client, server }, options).findings.map(({ rule, index, start, end }) => [rule, index, start, end]);

  it('finds nothing in a sound session, whatever came between', () => {
    const client = lines(
      initialize,
      initialized,
      list,
      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}',
    );
    const server = lines(
      agreed,
      '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}',
      tools.replace('"1"', '1'),
    );
    expect(found(client, server, { session: 'whole' })).toEqual([]);
    expect(check({ client, server }).format).toBe('streams');
  });

  const call = (id: number, token?: string) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"a"${token ? `,"_meta":{"progressToken":"${token}"}` : ''}}}`;
  const done = (id: number) => `{"jsonrpc":"2.0","id":${id},"result":{"content":[]}}`;
  const progress = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"a","progress":1}}';
  const cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}';
  const roots = '{"jsonrpc":"2.0","id":1,"method":"roots/list"}';
  const rooted = '{"jsonrpc":"2.0","id":1,"result":{"roots":[]}}';
  const rooting = initialize.replace('"capabilities":{}', '"capabilities":{"roots":{}}');

  it.each([
    [
      'a cancellation that may have crossed the answer',
      [initialized, call(1, 'a'), cancel, call(2)],
      [progress, done(1), done(2)],
    ],
    ['a cancellation heard at once', [initialized, call(1, 'a'), cancel, call(2)], [progress, done(2)]],
    ['questions of both sides under one id', [initialized, call(1), rooted, call(2)], [roots, done(1), done(2)]],
    ['a question before all others', [initialized, rooted, call(2)], [roots, done(2)]],
    ['answers out of order', [initialized, call(1), call(2), call(3)], [done(3), done(1), done(2)]],
  ])('accuses nobody of %s', (_, client, server) => {
    expect(found(lines(rooting, ...client), lines(agreed, ...server), { session: 'whole' })).toEqual([]);
  });

  it('accuses nobody of what a server without a handshake sent for requests that were cancelled later', () => {
    const meta = (more = '') =>
      `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"host","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}${more}}`;
    const call = (id: number, more = '') =>
      `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"a",${meta(more)}}}`;
    const cancel = (id: number) =>
      `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id},${meta()}}}`;
    const done = (id: number) => `{"jsonrpc":"2.0","id":${id},"result":{"resultType":"complete","content":[]}}`;
    const change = (method: string, more = '') =>
      `{"jsonrpc":"2.0","method":"notifications/${method}","params":{${more}"_meta":{"io.modelcontextprotocol/subscriptionId":3}}}`;
    const client = lines(
      call(1),
      call(2, ',"progressToken":"a"'),
      cancel(2),
      `{"jsonrpc":"2.0","id":3,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${meta()}}}`,
      cancel(3),
      call(4, ',"io.modelcontextprotocol/logLevel":"info"'),
      cancel(4),
      call(5),
    );
    const server = lines(
      done(1),
      progress,
      change('subscriptions/acknowledged', '"notifications":{"toolsListChanged":true},'),
      change('tools/list_changed'),
      '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"x"}}',
      done(5),
    );
    expect(check({ client, server }, { session: 'whole' }).findings.map(({ rule }) => rule)).toEqual([
      'extensions/deprecated-feature',
    ]);
  });

  it('still finds what no order explains', () => {
    const early = lines(initialize, list, initialized);
    expect(found(early, lines(agreed, tools.replace('"1"', '1'))).map(([rule]) => rule)).toEqual([
      'lifecycle/initialized-missing',
    ]);
  });

  it('finds a changed id, noise and a response nobody asked for, in the stream that has them', () => {
    const server = lines('ready', agreed, tools, '{"jsonrpc":"2.0","id":9,"result":{}}');
    expect(found(lines(initialize, initialized, list), server, { session: 'whole' })).toEqual(
      expect.arrayContaining([
        ['stdio/stdio-stdout-noise', expect.any(Number), 0, 5],
        ['exchange/response-id-type-changed', expect.any(Number), server.indexOf('"1"'), server.indexOf('"1"') + 3],
        ['exchange/response-id-unknown', expect.any(Number), server.indexOf(':9') + 1, server.indexOf(':9') + 2],
      ]),
    );
  });
});

describe('the revision, where no message in view says it', () => {
  const revisionOf = (text: string) => check(text).revision;
  const answered = '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';
  const http = (header: string) =>
    `POST /mcp HTTP/2\ncontent-type: application/json\n${header}\n\n${list}\n\nHTTP/2 200\ncontent-type: application/json\n\n${answered}\n`;

  it('is that of a header', () => {
    expect(revisionOf(http('mcp-protocol-version: 2025-06-18'))).toBe('2025-06-18');
    expect(revisionOf(http('MCP-Protocol-Version: 2026-07-28'))).toBe('2026-07-28');
    expect(revisionOf(http('Mcp-Session-Id: 9f1'))).toBe('2025-03-26');
    expect(check(http('mcp-protocol-version: 2025-06-18')).findings).toEqual([]);
  });

  it('is that of a header in an archive', () => {
    const headers = [{ name: 'mcp-protocol-version', value: '2025-06-18' }];
    const entry = { request: { headers, postData: { text: list } }, response: { content: { text: answered } } };
    expect(revisionOf(JSON.stringify({ log: { entries: [entry] } }))).toBe('2025-06-18');
  });

  it('is what the messages say, before any header', () => {
    expect(
      revisionOf(http('mcp-protocol-version: 2025-06-18').replace(list, initialize.replace('06-18', '03-26'))),
    ).toBe('2025-03-26');
  });

  it('is no newer than what both sides leave out', () => {
    expect(check(`--> ${list}\n<-- ${answered}\n`)).toMatchObject({ revision: '2025-11-25', findings: [] });
    expect(revisionOf(`--> ${list}\n`)).toBe('2026-07-28');
    expect(revisionOf(`<-- ${answered}\n`)).toBe('2026-07-28');
    expect(revisionOf(`--> ${list}\n<-- ${answered.replace('{"tools"', '{"resultType":"complete","tools"')}\n`)).toBe(
      '2026-07-28',
    );
  });
});

describe('log lines with words before each message', () => {
  const sound = [
    'request of the client',
    'result of the server',
    'notification of the client',
    'request of the client',
  ];
  const said = [initialize, agreed, initialized, list, tools] as const;
  const fault = [['exchange/response-id-type-changed', 4, '"1"']];

  /** The five messages of a session behind the words for each side. */
  const log = (ours: string, theirs: string, behind = '') =>
    said.map((text, at) => `${at === 1 || at === 4 ? theirs : ours}${text}${behind}`).join('\n');

  it.each([
    ['an editor', '2025-03-23 16:38:00.970 [info] [Client Says] ', '2025-03-23 16:38:00.989 [info] [Server Says] '],
    ['a client that writes and reads', 'write: ', 'read: '],
    ['a server that reads and writes', 'read: ', 'write: '],
    [
      'an SDK',
      '10:00:00 DEBUG [main] StdioTransport : Sending message: ',
      '10:00:01 DEBUG [pool-2] StdioTransport : Received message: ',
    ],
    [
      'an editor in Lisp',
      '[jsonrpc] e[16:38:00.970] --> initialize[1] ',
      '[jsonrpc] e[16:38:01.170]   <-- initialize[1] ',
    ],
    ['a server that points at itself', '10:00 <- ', '10:00 -> '],
    ['somebody by hand', 'C: ', 'S: '],
    ['somebody with more arrows', '>>> ', '<<< '],
  ])('are read as %s writes them', (_, ours, theirs) => {
    expect(read(log(ours, theirs))).toEqual({
      format: 'narrated',
      ignored: 0,
      messages: [...sound, 'result of the server'],
      found: fault,
    });
  });

  it('are read with what stands behind a message, and between two', () => {
    const quoted = log("trce: client sending message. Message: '", "trce: client received message. Message: '", "'.");
    expect(read(`starting {"pid":1}\n${quoted}\n`)).toMatchObject({ format: 'narrated', ignored: 1, found: fault });
  });

  it('count a message once that was passed on', () => {
    const relayed = said.map((text, at) => {
      const [from, to] = at === 1 || at === 4 ? ['SERVER', 'CLIENT'] : ['CLIENT', 'SERVER'];
      return `[proxy] Received message from ${from}: ${text}\n[proxy] Forwarded message to ${to}: ${text}`;
    });
    expect(read(relayed.join('\n'))).toMatchObject({ format: 'narrated', ignored: 5, found: fault });
  });

  it('keep two servers apart', () => {
    const lines = ['files', 'mail'].flatMap((server) => [
      `debug: [MCP][${server}] Transport sending: ${list}`,
      `debug: [MCP][${server}] Transport received: {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}`,
    ]);
    expect(read(lines.join('\n'))).toMatchObject({ format: 'narrated', found: [] });
  });

  it('are judged as they were sent, and left alone where the log cut them', () => {
    const broken = `C: ${list}\nS: {'jsonrpc':'2.0','id':1,'result':{'tools':[]}}\nC: {"jsonrpc":"2.0","id":2,"meth`;
    expect(read(broken)).toMatchObject({ format: 'narrated', found: [['json/json-single-quotes', 1, "'jsonrpc'"]] });
  });

  it('are noise in a stream that is said to be of one side', () => {
    const printed = `Request: ${list}\nResponse: {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n`;
    expect(read(printed, { sender: 'server' }).format).toBeUndefined();
    expect(read(printed).format).toBe('narrated');
  });
});

describe('messages quoted in a report', () => {
  const answer = '{"jsonrpc":"2.0","id":0,"result":{}}';
  const good = tools.replace('"1"', '1');

  it('are taken out of fences, over several lines too', () => {
    const text = `The client sends\n\n\`\`\`json\n${JSON.stringify(JSON.parse(list), null, 2)}\n\`\`\`\n\nand gets\n\n\`\`\`\n${tools}\n\`\`\`\n`;
    expect(read(text)).toEqual({
      format: 'report',
      ignored: 6,
      messages: ['request of the client?', 'result of the server?'],
      found: [['exchange/response-id-type-changed', 1, '"1"']],
    });
  });

  it('are taken from below labels', () => {
    expect(read(`Request:\n${list}\n\nResponse:\n${tools}\n`)).toMatchObject({ format: 'report', ignored: 2 });
    expect(read(`**Request**\n${list}\n**Response**\n${tools}\n`)).toMatchObject({ format: 'report', ignored: 2 });
  });

  it('are taken from commands of a shell and from what these printed', () => {
    const text = `$ printf '%s\\n' '${list}' | weather 2>/dev/null\n${tools}   # a string\n`;
    expect(read(text)).toEqual({
      format: 'report',
      ignored: 0,
      messages: ['request of the client', 'result of the server?'],
      found: [['exchange/response-id-type-changed', 1, '"1"']],
    });
    const pretty = JSON.stringify(JSON.parse(list), null, 2);
    expect(
      read(`curl http://localhost/mcp \\\n  -H 'Accept: */*' \\\n  -d '${pretty}'\ndata: ${tools}\n`),
    ).toMatchObject({
      format: 'report',
      found: [['exchange/response-id-type-changed', 1, '"1"']],
    });
  });

  it('are in no order that shows, where one command sent them all', () => {
    const text = `(echo '${initialize}'; \\\n echo '${initialized}'; \\\n echo '${list}') | weather\n${agreed}\n${tools.replace('"1"', '1')}\n`;
    expect(read(text)).toMatchObject({ format: 'report', found: [] });
  });

  it('show what came and what should have come', () => {
    const text = `Sent:\n\`\`\`\n${list}\n\`\`\`\nGot:\n\`\`\`\n${tools}\n\`\`\`\nExpected:\n\`\`\`\n{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n\`\`\`\n`;
    expect(read(text).found).toEqual([['exchange/response-id-type-changed', 1, '"1"']]);
  });

  it('are judged where they are broken, and not where somebody left out the middle', () => {
    expect(read('```\n{"jsonrpc": "2.0", "id": 1, "result": {},}\n```\n').found).toEqual([
      ['json/json-trailing-comma', 0, ','],
    ]);
    expect(read('```\n{"jsonrpc": "2.0", "id": 1, "result": { ... }}\n```\n').found).toEqual([]);
  });

  it('are not looked for behind words in brackets', () => {
    const log = `\`\`\`\n[client] ${list}\n[server] ${good}\n\`\`\`\n`;
    expect(read(log)).toMatchObject({ format: 'narrated', ignored: 2, found: [] });
    const report = `\`\`\`json\n${list}\n\`\`\`\n[note] what came:\n\`\`\`json\n${good}\n\`\`\`\n`;
    expect(read(report)).toMatchObject({ format: 'report', found: [] });
  });

  it('are found among as much that is no JSON as there may be', () => {
    const log = `\`\`\`\n${list}\n${'{ a\n'.repeat(50_000)}\n${good}\n\`\`\`\n`;
    expect(read(log)).toMatchObject({ format: 'report', ignored: 3, found: [] });
    expect(check(log, { revision: '2025-11-25' }).messages.length).toBe(2);
  });

  it('are none in a stream of one side', () => {
    expect(read(`Request:\n${answer}\nResponse:\n${tools}\n`, { sender: 'server' }).format).toBeUndefined();
  });
});

describe('what is no log', () => {
  it.each([
    ['a stream with log lines', `2025-06-20T09:14:00.000Z [weather] [info] Message from client: ${list}\n${tools}\n`],
    [
      'a stream of log lines and nothing else',
      '2025-06-20T09:14:00.000Z [weather] [info] ready\n{"level":30,"msg":"up"}\n',
    ],
    ['a stream with wrapped lines as noise', `{"from":"client","message":${list}}\n${tools}\n`],
    ['a stream whose messages all stand behind the same words', `Response: ${agreed}\nResponse: ${tools}\n`],
    ['a stream with two lines of noise', `received a request\n${agreed}\nsent a response\n${tools}\n`],
    ['a stream with data lines as noise', `data: ${list}\n${tools}\n`],
    ['a stream with an access log as noise', `INFO: "POST /mcp HTTP/1.1" 200 OK\n${tools}\n`],
    ['header blocks', `Content-Length: 46\r\n\r\n${list}\r\n`],
    ['a message with a member called sender', '{"sender":"client","jsonrpc":"2.0","id":1,"method":"ping"}\n'],
    [
      'a message that carries another',
      '{"jsonrpc":"2.0","id":1,"method":"x","params":{"from":"client","message":{"jsonrpc":"2.0"}}}\n',
    ],
    ['arrow lines', `--> ${list}\n<-- ${tools}\n`],
    ['a line of prose', 'Message from client: {"jsonrpc":"2.0"}\n'],
    ['a broken line', '{"from":"client","message":\n'],
    ['nothing', ' \n'],
  ])('%s', (_, text) => {
    const report = check(text);
    expect(report).not.toHaveProperty('format');
    expect(report).not.toHaveProperty('ignored');
    expect(report).toEqual(check(text, text.startsWith('--') ? { transport: 'none' } : { transport: 'stdio' }));
  });

  it('is anything whose transport was said', () => {
    expect(read(`{"from":"client","message":${list}}\n`, { transport: 'stdio', sender: 'server' }).found[0]?.[0]).toBe(
      'stdio/stdio-stdout-noise',
    );
  });

  it('is read as a log all the same where somebody says so', () => {
    const log = `2025-06-20T09:14:00.000Z [weather] [info] Message from client: ${list}\n${tools}\n`;
    expect(read(log, { log: 'desktop-host' })).toMatchObject({ format: 'desktop-host', ignored: 1, found: [] });
    expect(() => check(log, { log: 'moo' })).toThrow(/no log format "moo"; there are desktop-host,/);
  });
});

it('reads a long log whole', () => {
  const record = (id: number) => JSON.stringify({ from: 'client', raw: list.replace('1,', `${id},`) });
  const log = Array.from({ length: 20_000 }, (_, id) => record(id)).join('\n');
  expect(check(log, { revision: '2025-11-25' }).messages.length).toBe(20_000);
});
