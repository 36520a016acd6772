/**
 * Kinds of slips that programs make, in the wild: what a serialiser leaves behind, a habit of another protocol, a message
 * of another revision. Each has one cause and so one error, at its place and in words that name it.
 */
import { describe, expect, it } from 'vitest';
import { check } from '../graders/index.ts';
import { methodHistory } from '../graders/protocol/revisions/index.ts';
import type { CheckOptions, Finding } from '../graders/types.ts';

/** Lines as they were written: `-->` from the client, `<--` from the server. */
const errorsIn = (lines: readonly string[], options: CheckOptions): readonly Finding[] =>
  check(
    lines.map((line) => ({ sender: line.startsWith('-->') ? 'client' : 'server', text: line.slice(4) })),
    { transport: 'stdio', ...options },
  ).findings.filter(({ severity }) => severity === 'error');

const told = ({ headline, title, what, why, fix }: Finding): string => [headline, title, what, why, fix].join('\n');

interface Slip {
  readonly lines: readonly string[];
  readonly revision?: CheckOptions['revision'];
  readonly rule: string;
  /** Index and pointer. */
  readonly at: readonly [number, string];
  readonly words: readonly string[];
}

const opened = [
  '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{}},"clientInfo":{"name":"c","version":"1"}}}',
  '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{},"logging":{}},"serverInfo":{"name":"s","version":"1"}}}',
  '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
];

const inSession: Readonly<Record<string, Slip>> = {
  'a result spread into the envelope': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '<-- {"jsonrpc":"2.0","id":1,"tools":[{"name":"dig","inputSchema":{"type":"object"}}]}',
    ],
    rule: 'jsonrpc/shape-unknown',
    at: [4, '/result'],
    words: ['`result`', '`tools`'],
  },
  'a result without any envelope': {
    lines: ['--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}', '<-- {"tools":[]}'],
    rule: 'stdio/stdio-stdout-noise',
    at: [4, '/jsonrpc'],
    words: ['`jsonrpc`', '`id`', '`result`'],
  },
  'a response that repeats the method': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '<-- {"jsonrpc":"2.0","id":1,"method":"tools/list","result":{"tools":[]}}',
    ],
    rule: 'jsonrpc/shape-mixed',
    at: [4, '/method'],
    words: ['`method`', '`result`'],
  },
  'a handler that returned nothing': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"info"}}',
      '<-- {"jsonrpc":"2.0","id":1}',
    ],
    rule: 'jsonrpc/response-empty',
    at: [4, '/result'],
    words: ['`result`', '`error`'],
  },
  'a bare string for an answer': {
    lines: ['--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}', '<-- "done"'],
    rule: 'jsonrpc/msg-not-object',
    at: [4, ''],
    words: ['object'],
  },
  'a log line in front of the answer': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '<-- INFO sending {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
    ],
    rule: 'stdio/stdio-stdout-noise',
    at: [4, ''],
    words: ['stdout', 'stderr'],
  },
  'a banner of several lines': {
    lines: ['<-- Garden server 2.1', '<-- listening on stdio', '<-- ready'],
    rule: 'stdio/stdio-stdout-noise',
    at: [3, ''],
    words: ['Garden server 2.1', 'stderr'],
  },
  'the answer of a client spread into the envelope': {
    lines: ['<-- {"jsonrpc":"2.0","id":0,"method":"roots/list"}', '--> {"jsonrpc":"2.0","id":0,"roots":[]}'],
    rule: 'jsonrpc/shape-unknown',
    at: [4, '/result'],
    words: ['`result`', '`roots`'],
  },
  'an answer wrapped twice': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '<-- {"jsonrpc":"2.0","id":1,"result":{"result":{"tools":[]}}}',
    ],
    rule: 'params/result-member-missing',
    at: [4, '/result/tools'],
    words: ['`tools`', '`tools/list`'],
  },
  'headers of the Language Server Protocol, on every message': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '<-- Content-Length: 46\r\n\r\n{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
      '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
      '<-- Content-Length: 46\r\n\r\n{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}',
    ],
    rule: 'stdio/stdio-content-length',
    at: [4, ''],
    words: ['Content-Length'],
  },
  'a batch that is refused as JSON-RPC asks': {
    lines: [
      '--> [{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","id":2,"method":"prompts/list"}]',
      '<-- {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"No batches here"}}',
    ],
    rule: 'batch/batch-not-supported',
    at: [3, ''],
    words: ['2 members', '2025-06-18'],
  },
  'an id with a fraction, and its echo': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1.5,"method":"tools/list"}',
      '<-- {"jsonrpc":"2.0","id":1.5,"result":{"tools":[]}}',
    ],
    rule: 'jsonrpc/id-fractional',
    at: [3, '/id'],
    words: ['`1.5`', 'integer'],
  },
  'a program that ends with words in place of an answer': {
    lines: ['--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}', '<-- Error: the seed catalogue is missing'],
    rule: 'stdio/stdio-stdout-noise',
    at: [4, ''],
    words: ['seed catalogue', 'stderr'],
  },
  'a request that nobody answers': {
    lines: ['--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
    rule: 'exchange/response-missing',
    at: [3, ''],
    words: ['`tools/list`', '`1`'],
  },
  'a request in the wrong direction': {
    lines: ['<-- {"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
    rule: 'exchange/wrong-direction',
    at: [3, ''],
    words: ['`tools/list`', '-32601'],
  },
};

describe('one slip in a session', () => {
  it.each(Object.entries(inSession))('%s', (_, { lines, rule, at, words }) => {
    const errors = errorsIn([...opened, ...lines], { revision: '2025-06-18', session: 'whole' });
    expect(errors.map((one) => [one.rule, one.index, one.pointer])).toEqual([[rule, ...at]]);
    for (const word of words) expect(told(errors[0]!)).toContain(word);
  });
});

const alone: Readonly<Record<string, Slip>> = {
  'a printed Python dictionary': {
    lines: [`<-- {'jsonrpc': '2.0', 'id': 1, 'result': {'content': [], 'isError': True}}`],
    rule: 'json/json-single-quotes',
    at: [0, ''],
    words: ["'jsonrpc'"],
  },
  'a printed JavaScript object': {
    lines: [`--> { jsonrpc: '2.0', id: 1, method: 'tools/list', params: undefined }`],
    rule: 'json/json-unquoted-key',
    at: [0, ''],
    words: ['`jsonrpc`'],
  },
  'names in capitals, all of them': {
    lines: ['<-- {"Jsonrpc":"2.0","Id":1,"Result":{}}'],
    rule: 'jsonrpc/member-name-case',
    at: [0, '/Jsonrpc'],
    words: ['`Jsonrpc`', '`jsonrpc`'],
  },
  'a name of the envelope with a hyphen': {
    lines: ['<-- {"json-rpc":"2.0","id":1,"result":{}}'],
    rule: 'jsonrpc/jsonrpc-missing',
    at: [0, '/jsonrpc'],
    words: ['`json-rpc`', '`jsonrpc`'],
  },
  'an answer of JSON-RPC 1.0': {
    lines: ['<-- {"id":1,"result":3,"error":null}'],
    revision: '2.0',
    rule: 'jsonrpc/jsonrpc-missing',
    at: [0, '/jsonrpc'],
    words: ['`error`', 'null', '1.0'],
  },
  'both outcomes null': {
    lines: ['<-- {"jsonrpc":"2.0","id":1,"result":null,"error":null}'],
    rule: 'jsonrpc/result-not-object',
    at: [0, '/result'],
    words: ['null', 'object'],
  },
  'an exception instead of an error': {
    lines: ['<-- {"jsonrpc":"2.0","id":1,"error":{"type":"KeyError","args":["bed"]}}'],
    rule: 'jsonrpc/error-code-missing',
    at: [0, '/error'],
    words: ['`code`', '`message`', '`data`'],
  },
  'capabilities as switches, all of them': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":true,"prompts":true},"serverInfo":{"name":"s","version":"1"}}}',
    ],
    rule: 'capabilities/capability-value-type',
    at: [0, '/result/capabilities/tools'],
    words: ['`tools`', 'object'],
  },
  'types of a programming language in a schema': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"dig","inputSchema":{"type":"object","properties":{"bed":{"type":"str"},"rows":{"type":"int"}}}}]}}',
    ],
    revision: '2025-11-25',
    rule: 'tools/tool-schema-invalid',
    at: [0, '/result/tools/0/inputSchema/properties/bed/type'],
    words: ['"str"'],
  },
  'an error with names in capitals': {
    lines: ['<-- {"jsonrpc":"2.0","id":1,"error":{"Code":-32603,"Message":"no"}}'],
    rule: 'jsonrpc/error-code-missing',
    at: [0, '/error/code'],
    words: ['`Code`', '`code`'],
  },
  'a log suffix in brackets': {
    lines: ['<-- {"jsonrpc":"2.0","id":1,"result":{}} [took 3 ms]'],
    rule: 'json/json-trailing-text',
    at: [0, ''],
    words: ['took 3 ms'],
  },
  'an answer to initialize without the server, its request out of sight': {
    lines: ['<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}}}}'],
    rule: 'lifecycle/init-result',
    at: [0, '/result/serverInfo'],
    words: ['`serverInfo`'],
  },
  'the client introduced in the answer of the server': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"s","version":"1"}}}',
    ],
    rule: 'lifecycle/init-result',
    at: [0, '/result/serverInfo'],
    words: ['`clientInfo`', '`serverInfo`'],
  },
  'a capability that is true, the request out of sight': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":true},"serverInfo":{"name":"s","version":"1"}}}',
    ],
    rule: 'capabilities/capability-value-type',
    at: [0, '/result/capabilities/tools'],
    words: ['`tools`', '`true`', 'object'],
  },
  'the version in snake case': {
    lines: [
      '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocol_version":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
    ],
    rule: 'lifecycle/init-params',
    at: [0, '/params/protocolVersion'],
    words: ['`protocol_version`', '`protocolVersion`'],
  },
  'every null of one serialiser': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"dig","description":null,"inputSchema":{"type":"object"},"annotations":null}],"nextCursor":null}}',
    ],
    rule: 'params/null-optional',
    at: [0, '/result/tools/0/description'],
    words: ['description', '`null`'],
  },
  'the same slip in every item': {
    lines: ['<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"dig"},{"name":"sow"},{"name":"reap"}]}}'],
    rule: 'tools/tool-input-schema-missing',
    at: [0, '/result/tools/0/inputSchema'],
    words: ['`inputSchema`'],
  },
  'numbers for all arguments of a prompt': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"plan","arguments":{"beds":3,"rows":4}}}',
    ],
    rule: 'prompts/prompt-arguments-string',
    at: [0, '/params/arguments/beds'],
    words: ['`beds`', '`3`', 'string'],
  },
  'tools as another API lists them': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"type":"function","function":{"name":"dig","parameters":{"type":"object"}}}]}}',
    ],
    rule: 'tools/tool-name-missing',
    at: [0, '/result/tools/0/name'],
    words: ['`name`', '`function`', '`inputSchema`'],
  },
  'tools with names in capitals': {
    lines: ['<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"Name":"dig","InputSchema":{"type":"object"}}]}}'],
    rule: 'tools/tool-name-missing',
    at: [0, '/result/tools/0/name'],
    words: ['`Name`', '`name`'],
  },
  'a path of Windows behind a scheme': {
    lines: ['--> {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///C:\\\\notes\\\\a.txt"}}'],
    rule: 'params/uri-format',
    at: [0, '/params/uri'],
    words: ['`params.uri`', 'backslashes'],
  },
  'a field of a form that may be null': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"Who?","requestedSchema":{"type":"object","properties":{"nick":{"anyOf":[{"type":"string"},{"type":"null"}]}}}}}',
    ],
    rule: 'elicitation/elicit-schema-flat',
    at: [0, '/params/requestedSchema/properties/nick/type'],
    words: ['`nick`', '`anyOf`', '`type`'],
  },
  'a form that is one string': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"Who?","requestedSchema":{"type":"string"}}}',
    ],
    rule: 'elicitation/elicit-fields',
    at: [0, '/params/requestedSchema/type'],
    words: ['`requestedSchema`', '`"string"`', '"object"'],
  },
  'a cancellation by another name': {
    lines: ['--> {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"request_id":1}}'],
    rule: 'cancellation/cancel-request-id-missing',
    at: [0, '/params/requestId'],
    words: ['`request_id`', '`requestId`'],
  },
  'a ping of an older revision': {
    lines: ['--> {"jsonrpc":"2.0","id":1,"method":"ping"}'],
    revision: '2026-07-28',
    rule: 'jsonrpc/method-not-in-revision',
    at: [0, '/method'],
    words: ['`ping`', '2025-11-25', '2026-07-28'],
  },
  'a subscription of an older revision': {
    lines: ['--> {"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"note://a"}}'],
    revision: '2026-07-28',
    rule: 'jsonrpc/method-not-in-revision',
    at: [0, '/method'],
    words: ['`resources/subscribe`', '`subscriptions/listen`'],
  },
  'news about roots, of an older revision': {
    lines: ['--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}'],
    revision: '2026-07-28',
    rule: 'jsonrpc/method-not-in-revision',
    at: [0, '/method'],
    words: ['`notifications/roots/list_changed`', '`roots/list`', '`inputRequests`'],
  },
  'a field of `_meta` without its prefix': {
    lines: [
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}',
    ],
    revision: '2026-07-28',
    rule: 'stateless/meta-protocol-version',
    at: [0, '/params/_meta/io.modelcontextprotocol~1protocolVersion'],
    words: ['`protocolVersion`', '`io.modelcontextprotocol/protocolVersion`'],
  },
  'a discovery that answers like a handshake': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","protocolVersion":"2026-07-28","capabilities":{},"ttlMs":0,"cacheScope":"private"}}',
    ],
    revision: '2026-07-28',
    rule: 'stateless/discover-result',
    at: [0, '/result/supportedVersions'],
    words: ['`protocolVersion`', '`supportedVersions`'],
  },
  'a defined code for something else': {
    lines: ['<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Rate limited"}}'],
    revision: '2026-07-28',
    rule: 'jsonrpc/error-code-mcp-range',
    at: [0, '/error/code'],
    words: ['`-32021`', 'Rate limited', 'capability'],
  },
  'an error for a version, with data of its own': {
    lines: [
      '<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"versions":["2026-07-28"]}}}',
    ],
    revision: '2026-07-28',
    rule: 'stateless/version-error-data',
    at: [0, '/error/data'],
    words: ['`supported`', '`requested`'],
  },
};

describe('one slip in a message', () => {
  it.each(Object.entries(alone))('%s', (_, { lines, revision = '2025-06-18', rule, at, words }) => {
    const errors = errorsIn(lines, { revision });
    expect(errors.map((one) => [one.rule, one.index, one.pointer])).toEqual([[rule, ...at]]);
    for (const word of words) expect(told(errors[0]!)).toContain(word);
  });

  it('names the other places of the same cause', () => {
    const { related } = errorsIn(alone['every null of one serialiser']!.lines, { revision: '2025-06-18' })[0]!;
    expect(related?.map(({ label }) => label)).toEqual(['again', 'again']);
  });
});

const legal: Readonly<Record<string, readonly [CheckOptions['revision'], ...string[]]>> = {
  'an id that a double spells with a fraction': [
    '2025-06-18',
    '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":1.0,"result":{"tools":[]}}',
  ],
  'a progress token of zero': [
    '2025-06-18',
    '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"dig","_meta":{"progressToken":0}}}',
    '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":0,"progress":0}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"content":[]}}',
  ],
  'words of another protocol that nobody has to know': [
    '2025-06-18',
    '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"dig"}}',
    '--> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"content":[]}}',
    '--> {"jsonrpc":"2.0","method":"exit"}',
  ],
  'nulls where any value may stand': [
    '2025-06-18',
    '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"dig","arguments":{"bed":null},"_meta":{"com.example/trace":null}}}',
    '<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":null}}',
    '<-- {"jsonrpc":"2.0","id":1,"error":{"code":1001,"message":"no","data":null}}',
  ],
  'a client of both eras whose server is of the older one': [
    '2026-07-28',
    '--> {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}',
    '<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
    '--> {"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
    '<-- {"jsonrpc":"2.0","id":2,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":3,"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":3,"result":{"tools":[]}}',
  ],
};

describe('legal, however odd', () => {
  it.each(Object.entries(legal))('%s', (_, [revision, ...lines]) => {
    const before = revision === '2026-07-28' ? [] : opened;
    expect(errorsIn([...before, ...lines], { revision, session: 'whole' })).toEqual([]);
  });
});

describe('methods that came to an end', () => {
  const ended = [
    ...['ping', 'logging/setLevel', 'resources/subscribe', 'resources/unsubscribe', 'tasks/list', 'tasks/result'],
    ...['notifications/roots/list_changed', 'notifications/elicitation/complete', 'notifications/tasks/status'],
    ...['sampling/createMessage', 'roots/list', 'elicitation/create'],
  ];

  it.each(ended)('%s is explained', (method) => {
    expect(methodHistory(method).at(-1)!.revision).toBe('2025-11-25');
    const sender = method.startsWith('notifications/') ? 'server' : 'client';
    const id = sender === 'client' ? '"id":1,' : '';
    const text = `{"jsonrpc":"2.0",${id}"method":"${method}","params":{}}`;
    const errors = check([{ sender, text }], { revision: '2026-07-28' }).findings.filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors.map(({ rule, pointer }) => [rule, pointer])).toEqual([['jsonrpc/method-not-in-revision', '/method']]);
  });
});
