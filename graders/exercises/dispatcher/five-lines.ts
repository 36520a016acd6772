import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'dispatcher/five-lines',
  kind: 'reply',
  title: 'Five lines, and what goes back',
  revision: '2025-11-25',
  vary: {
    method: ['tools/remove', 'notes/search', 'files/open', 'tools/describe'],
  },
  prompt:
    'You are the dispatcher of a server that knows `tools/list`, has no tools, and waits for no answer itself. After the opening five lines arrive. Write all that goes back, one message on each line: for a method you do not know the code `-32601`, for JSON that is no request the code `-32600`, and for the list a result with `tools` as `[]`. Each error has a `message` of your own, and the id of its line wherever one can be read.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{"listChanged":true}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"empty","version":"1.4.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":11,"method":"{method}"}',
    '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
    '--> {"jsonrpc":"2.0","id":12,"params":{"name":"add"}}',
    '--> {"jsonrpc":"2.0","id":13,"method":"tools/list"}',
    '--> {"jsonrpc":"2.0","id":99,"result":{}}',
  ].join('\n'),
  sender: 'server',
  session: 'whole',
  starter: '{ "jsonrpc": "2.0", "id": 11, "error": { "code": -32603, "message": "" } }',
  hints: [
    'For which of the five does somebody wait at the other end?',
    'A response is handed to whoever asked; if nobody did, that is a line for the log. A remark is never answered.',
    'Three lines go back, each with the id of its line. The second of them refuses a message that has an id and no method.',
  ],
  criteria: {
    unknown: {
      label: 'refuses `{method}` as unknown',
      of: { kind: 'response', id: '11' },
      at: '/error/code',
      expects: { const: -32601 },
      why: 'A client that tries out what a server can do looks at this number.',
      fix: 'Use the code that the task names for a method you do not know.',
    },
    broken: {
      label: 'refuses the line without a method',
      of: { kind: 'response', id: '12' },
      at: '/error/code',
      expects: { const: -32600 },
      why: 'The line was readable, and so was its id. Its sender waits for an answer under it.',
      fix: 'Use the code that the task names for JSON that is no request.',
    },
    named: {
      label: 'refuses it under its id, 12',
      of: { kind: 'response', id: '12' },
      at: '/id',
      expects: { const: 12 },
      why: 'The line was JSON, so its id was read. An error without it strikes nothing off the list of the client.',
      fix: 'Copy the id of that line.',
    },
    list: {
      label: 'answers the request for the list',
      of: { kind: 'response', id: '13' },
      at: '/result/tools',
      expects: { const: [] },
    },
  },
  solution: [
    '{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"Method not found"}}',
    '{"jsonrpc":"2.0","id":12,"error":{"code":-32600,"message":"Invalid Request"}}',
    '{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}',
  ].join('\n'),
  achieved: 'Everybody who waits gets one answer, and nobody else gets any. The next line can come.',
  mistakes: [
    {
      label: 'the remark is refused too',
      answer: [
        '{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"Method not found"}}',
        '{"jsonrpc":"2.0","id":12,"error":{"code":-32600,"message":"Invalid Request"}}',
        '{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}',
        '{"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"}}',
      ].join('\n'),
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the stray response is refused too',
      answer: [
        '{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"Method not found"}}',
        '{"jsonrpc":"2.0","id":12,"error":{"code":-32600,"message":"Invalid Request"}}',
        '{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}',
        '{"jsonrpc":"2.0","id":99,"error":{"code":-32600,"message":"Nobody asked"}}',
      ].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'every failure has the same code',
      answer: [
        '{"jsonrpc":"2.0","id":11,"error":{"code":-32603,"message":"Internal error"}}',
        '{"jsonrpc":"2.0","id":12,"error":{"code":-32603,"message":"Internal error"}}',
        '{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}',
      ].join('\n'),
      finds: 'unknown',
    },
    {
      label: 'the line without a method is dropped',
      answer: [
        '{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"Method not found"}}',
        '{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}',
      ].join('\n'),
      finds: 'broken',
    },
    {
      label: 'the refusal names no id, although it could be read',
      answer: [
        '{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"Method not found"}}',
        '{"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid Request"}}',
        '{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}',
      ].join('\n'),
      finds: 'named',
    },
    {
      label: 'the answers come back as an array',
      answer:
        '[{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"Method not found"}},{"jsonrpc":"2.0","id":12,"error":{"code":-32600,"message":"Invalid Request"}},{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}]',
      finds: 'batch/batch-not-supported',
    },
    {
      label: 'the unknown method gets a result that says so',
      answer: [
        '{"jsonrpc":"2.0","id":11,"result":{"error":"Method not found"}}',
        '{"jsonrpc":"2.0","id":12,"error":{"code":-32600,"message":"Invalid Request"}}',
        '{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}',
      ].join('\n'),
      finds: 'unknown',
    },
    {
      label: 'the first request is answered twice',
      answer: [
        '{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"Method not found"}}',
        '{"jsonrpc":"2.0","id":11,"result":{}}',
        '{"jsonrpc":"2.0","id":12,"error":{"code":-32600,"message":"Invalid Request"}}',
        '{"jsonrpc":"2.0","id":13,"result":{"tools":[]}}',
      ].join('\n'),
      finds: 'exchange/response-duplicate',
    },
    {
      label: 'the list says null where it is empty',
      answer: [
        '{"jsonrpc":"2.0","id":11,"error":{"code":-32601,"message":"Method not found"}}',
        '{"jsonrpc":"2.0","id":12,"error":{"code":-32600,"message":"Invalid Request"}}',
        '{"jsonrpc":"2.0","id":13,"result":null}',
      ].join('\n'),
      finds: 'jsonrpc/result-not-object',
    },
  ],
});
