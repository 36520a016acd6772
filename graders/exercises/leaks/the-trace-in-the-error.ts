import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'leaks/the-trace-in-the-error',
  kind: 'repair',
  title: 'The trace in the error',
  revision: '2025-11-25',
  sender: 'server',
  vary: {
    id: { from: 9, to: 80 },
    file: ['ledger.py', 'stock.py', 'tides.py', 'orders.py'],
    reference: ['e-4711', 'e-1093', 'e-2856', 'e-7730'],
    word: ['hunter2', 'swordfish', 'opensesame'],
  },
  prompt:
    'The handler failed, and the server sent the exception as it was. Mend the error: the same id, the code for a fault of the receiver itself, and a `message` of one line that tells nothing of files, exceptions or passwords. The `data` is an object with one member, a `reference` of `{reference}`, under which the whole story stands in the server’s log.',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"resources/list"}',
  starter:
    '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": 500, "message": "Traceback (most recent call last):\\n  File \\"/srv/{file}\\", line 71, in list\\nOperationalError: login failed for root:{word}" } }',
  hints: [
    'Which words of this message could the caller act on?',
    'The code comes from the web. JSON-RPC keeps five of its own, and one of them says that the caller did nothing wrong.',
    'The message may be as general as *Internal error*. The reference goes beside it, into an object called `data`.',
  ],
  criteria: {
    id: { label: 'answers the id {id}', at: '/id', expects: { const: '{id}' } },
    code: {
      label: 'gives the code for a fault of the receiver',
      at: '/error/code',
      expects: { const: -32603 },
      why: 'Programs decide by the code. This one tells the caller that its request was in order.',
      fix: 'Use the code that JSON-RPC keeps for an internal error.',
    },
    message: {
      label: 'says in one line that it failed, and nothing of the inside',
      at: '/error/message',
      expects: {
        type: 'string',
        pattern: '^(?!.*(?:Traceback \\(|/srv|\\.py\\b|OperationalError|root[:@]|{word}))[^\\n\\r]*\\S[^\\n\\r]*$',
      },
      why: 'The message is shown to whoever sits at the other end. Paths, class names and passwords help only those who should not have them.',
      fix: 'Write one short sentence about the request, or only that it failed.',
    },
    data: {
      label: 'leads to the log, and holds nothing else',
      at: '/error/data',
      expects: { const: { reference: '{reference}' } },
      why: '`data` travels as far as the message. What is kept out of one must not stand in the other.',
      fix: 'Keep one member in `data`, the reference.',
    },
  },
  solution:
    '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "Internal error", "data": { "reference": "{reference}" } } }',
  achieved:
    'The caller knows at once that trying again with other values is no use. Who runs the server finds the trace by its reference.',
  mistakes: [
    {
      label: 'the trace stays in the message',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "Traceback (most recent call last):\\n  File \\"/srv/{file}\\", line 71, in list", "data": { "reference": "{reference}" } } }',
      finds: 'message',
    },
    {
      label: 'only the last line of the exception stays',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "OperationalError: login failed for root:{word}", "data": { "reference": "{reference}" } } }',
      finds: 'message',
    },
    {
      label: 'the trace moves into data',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "Internal error", "data": { "reference": "{reference}", "trace": "File /srv/{file}, line 71" } } }',
      finds: 'data',
    },
    {
      label: 'the reference is lost',
      answer: '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "Internal error" } }',
      finds: 'data',
    },
    {
      label: 'the code of the web stays',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": 500, "message": "Internal error", "data": { "reference": "{reference}" } } }',
      finds: 'code',
    },
    {
      label: 'the exception itself is the error',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "type": "OperationalError", "message": "Internal error", "data": { "reference": "{reference}" } } }',
      finds: 'jsonrpc/error-code-missing',
    },
    {
      label: 'the message is an object',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": { "text": "Internal error" }, "data": { "reference": "{reference}" } } }',
      finds: 'jsonrpc/error-message-not-string',
    },
    {
      label: 'the id is null, since something broke',
      answer:
        '{ "jsonrpc": "2.0", "id": null, "error": { "code": -32603, "message": "Internal error", "data": { "reference": "{reference}" } } }',
      finds: 'jsonrpc/error-id-absent',
    },
    {
      label: 'the trace is pasted with its line feeds',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "Traceback (most recent call last):\n  File /srv/{file}", "data": { "reference": "{reference}" } } }',
      finds: 'json/json-control-char',
    },
    {
      label: 'the reference stands beside the error',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "Internal error" }, "data": { "reference": "{reference}" } }',
      finds: 'data',
    },
  ],
});
