import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';
const old = {
  asks: '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
  agrees:
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"{server}","version":"1.2.0"}}}',
  ready: '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
  ping: '<-- {"jsonrpc":"2.0","id":1,"method":"ping"}',
  pong: '--> {"jsonrpc":"2.0","id":1,"result":{}}',
  list: '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  tools: '<-- {"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"{tool}","inputSchema":{"type":"object"}}]}}',
  call: '--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"{tool}","arguments":{}}}',
  said: '<-- {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"{text}"}]}}',
} as const;

const list = `--> {"jsonrpc":"2.0","id":2,"method":"tools/list","params":{${meta}}}`;
const tools =
  '<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","tools":[{"name":"{tool}","inputSchema":{"type":"object"}}],"ttlMs":60000,"cacheScope":"public"}}';
const call = `--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"{tool}","arguments":{},${meta}}}`;
const said =
  '<-- {"jsonrpc":"2.0","id":3,"result":{"resultType":"complete","content":[{"type":"text","text":"{text}"}]}}';

export default defineExercise({
  id: 'eras/rewrite-the-session',
  kind: 'exchange',
  title: 'Nine lines become four',
  revision: '2026-07-28',
  prompt:
    'The starter is a whole session of 2025-11-25. Write what the same two programs say in 2026-07-28. Of its nine lines only the list of tools (id `2`), the call (id `3`) and the answers to both are still needed. The client is `desk`, version `1.0.0`, and offers no capabilities. The list may be kept for 60000 ms by anybody (`public`).',
  starter: Object.values(old).join('\n'),
  vary: {
    server: ['harbour', 'library', 'garden'],
    tool: ['high_water', 'opening_hours', 'count_beds', 'read_gauge'],
    text: ['16:40', 'until 18:00', '14', '3.2 m'],
  },
  hints: [
    'Which of the nine lines speak only of the connection, and of nothing that anybody wanted?',
    'Whatever was said once at the beginning now travels with each request. And a server asks nothing of its own accord.',
    'Two requests gain a `_meta` with three members, two results gain a `resultType`, and the list also says how long it holds.',
  ],
  criteria: {
    list: {
      label: 'asks for the list of tools under the id `2`',
      of: { kind: 'request', id: '2' },
      at: '/method',
      expects: { const: 'tools/list' },
    },
    listMeta: {
      label: 'tells with it which revision is spoken',
      of: { kind: 'request', id: '2' },
      at: '/params/_meta/io.modelcontextprotocol~1protocolVersion',
      expects: { const: '2026-07-28' },
    },
    tools: {
      label: 'lists the tool',
      of: { kind: 'response', id: '2' },
      at: '/result/tools/0/name',
      expects: { const: '{tool}' },
    },
    kept: {
      label: 'lets the list be kept for a minute',
      of: { kind: 'response', id: '2' },
      at: '/result/ttlMs',
      expects: { const: 60000 },
    },
    call: {
      label: 'calls the tool under the id `3`',
      of: { kind: 'request', id: '3' },
      at: '/params/name',
      expects: { const: '{tool}' },
    },
    callMeta: {
      label: 'tells again which revision is spoken',
      of: { kind: 'request', id: '3' },
      at: '/params/_meta/io.modelcontextprotocol~1protocolVersion',
      expects: { const: '2026-07-28' },
      why: 'The server may not remember what the request before it said.',
    },
    text: {
      label: 'answers the call with `{text}`',
      of: { kind: 'response', id: '3' },
      at: '/result/content/0/text',
      expects: { const: '{text}' },
    },
  },
  solution: [list, tools, call, said].join('\n'),
  achieved: 'Either pair can be understood without the other. The next call may go to another copy of the server.',
  mistakes: [
    {
      label: 'the handshake stays, only with a new date',
      answer: [
        `--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2026-07-28","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}`,
        old.agrees.replace('2025-11-25', '2026-07-28'),
        old.ready,
        list,
        tools,
        call,
        said,
      ].join('\n'),
      finds: 'stateless/handshake-removed',
    },
    {
      label: 'the client still says that it is ready',
      answer: [old.ready, list, tools, call, said].join('\n'),
      finds: 'stateless/handshake-removed',
    },
    {
      label: 'the second request relies on the first',
      answer: [list, tools, old.call, said].join('\n'),
      finds: 'stateless/meta-missing',
    },
    {
      label: 'the server still asks whether the client is there',
      answer: [list, tools, old.ping, call, said].join('\n'),
      finds: 'exchange/server-request-forbidden',
    },
    {
      label: 'the client still answers the server',
      answer: [list, tools, old.pong, call, said].join('\n'),
      finds: 'exchange/client-response-forbidden',
    },
    {
      label: 'the client asks whether the server is there',
      answer: [`--> {"jsonrpc":"2.0","id":1,"method":"ping","params":{${meta}}}`, list, tools, call, said].join('\n'),
      finds: 'jsonrpc/method-not-in-revision',
    },
    {
      label: 'a result stays as it was',
      answer: [list, tools, call, old.said].join('\n'),
      finds: 'stateless/result-type-missing',
    },
    {
      label: 'nobody says how long the list holds',
      answer: [list, tools.replace(',"ttlMs":60000,"cacheScope":"public"', ''), call, said].join('\n'),
      finds: 'caching/cache-hints-missing',
    },
    {
      label: 'the call is left out',
      answer: [list, tools].join('\n'),
      finds: 'call',
    },
  ],
});
