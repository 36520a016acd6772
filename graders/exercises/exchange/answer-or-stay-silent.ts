import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'exchange/answer-or-stay-silent',
  kind: 'exchange',
  title: 'Answer, or stay silent',
  revision: '2025-11-25',
  prompt:
    'You are the server. Write every response that is still due to what is on the wire, and no other, one message on each line. `ping` is answered with an empty result, `{}`; this server has no tools, so its list of `tools` is `[]`.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{"listChanged":true}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"empty","version":"0.1.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":2,"method":"ping"}',
    '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
    '--> {"jsonrpc":"2.0","id":"list","method":"tools/list"}',
  ].join('\n'),
  session: 'whole',
  starter: '<-- { "jsonrpc": "2.0" }',
  hints: [
    'For which of these messages does somebody wait?',
    'Look for the ids. One of the three has its answer already.',
    'Two lines go back, each with the id of its request: a number in one, a string in the other.',
  ],
  criteria: {
    ping: {
      label: 'answers `ping`',
      of: { kind: 'response', method: 'ping' },
      at: '/id',
      expects: { const: 2 },
      why: 'The client waits for this answer, and may take the server for dead without it.',
    },
    list: {
      label: 'answers `tools/list`',
      of: { kind: 'response', method: 'tools/list' },
      at: '/id',
      expects: { const: 'list' },
      why: 'The client waits for this answer until it gives up.',
    },
    tools: {
      label: 'lists no tools',
      of: { kind: 'response', method: 'tools/list' },
      at: '/result/tools',
      expects: { const: [] },
    },
  },
  solution: [
    '<-- {"jsonrpc":"2.0","id":2,"result":{}}',
    '<-- {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}',
  ].join('\n'),
  achieved: 'Every question has its answer, and the two notifications have none. Nobody waits.',
  mistakes: [
    {
      label: 'only the list is answered',
      answer: '<-- {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}',
      finds: 'exchange/response-missing',
    },
    {
      label: 'a notification is acknowledged',
      answer: [
        '<-- {"jsonrpc":"2.0","id":2,"result":{}}',
        '<-- {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}',
        '<-- {"jsonrpc":"2.0","result":{}}',
      ].join('\n'),
      finds: 'exchange/notification-answered',
    },
    {
      label: 'a notification is refused',
      answer: [
        '<-- {"jsonrpc":"2.0","id":2,"result":{}}',
        '<-- {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}',
        '<-- {"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"Method not found"}}',
      ].join('\n'),
      finds: 'exchange/notification-answered',
    },
    {
      label: '`initialize` is answered a second time',
      answer: [
        '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"empty","version":"0.1.0"}}}',
        '<-- {"jsonrpc":"2.0","id":2,"result":{}}',
        '<-- {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}',
      ].join('\n'),
      finds: 'exchange/response-duplicate',
    },
    {
      label: 'the empty result is null',
      answer: [
        '<-- {"jsonrpc":"2.0","id":2,"result":null}',
        '<-- {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}',
      ].join('\n'),
      finds: 'jsonrpc/result-not-object',
    },
    {
      label: 'the list is the result itself',
      answer: ['<-- {"jsonrpc":"2.0","id":2,"result":{}}', '<-- {"jsonrpc":"2.0","id":"list","result":[]}'].join('\n'),
      finds: 'jsonrpc/result-not-object',
    },
    {
      label: 'ping is answered with pong',
      answer: [
        '<-- {"jsonrpc":"2.0","id":2,"result":{"pong":true}}',
        '<-- {"jsonrpc":"2.0","id":"list","result":{"tools":[]}}',
      ].join('\n'),
      finds: 'ping/ping-result-not-empty',
    },
    {
      label: 'the server answers with numbers of its own',
      answer: ['<-- {"jsonrpc":"2.0","id":2,"result":{}}', '<-- {"jsonrpc":"2.0","id":3,"result":{"tools":[]}}'].join(
        '\n',
      ),
      finds: 'exchange/response-id-unknown',
    },
  ],
});
