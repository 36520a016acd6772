import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'silence/an-unknown-remark',
  kind: 'reply',
  title: 'A remark nobody knows',
  revision: '2025-11-25',
  vary: {
    thing: ['settings', 'window', 'theme', 'profile', 'workspace'],
    value: ['wide', 'dark', 'quiet', 'large'],
  },
  prompt:
    'You are the server, and the last of these lines has arrived. You know no such method, and you offer no logging. Write what goes back to the client. Where nothing does, leave the field empty.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"sums","version":"1.4.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","method":"notifications/{thing}/changed","params":{"to":"{value}"}}',
  ].join('\n'),
  sender: 'server',
  session: 'whole',
  starter: '{ "jsonrpc": "2.0", "error": { "code": -32601, "message": "Method not found" } }',
  hints: [
    'Who would take your answer in, and under what name would it be looked up?',
    'Look for an `id` in what arrived. Its absence decides, and not whether you know the method.',
    'What should be remembered belongs in the server’s own log. The wire is not the place.',
  ],
  criteria: {
    nothing: {
      label: 'sends nothing back',
      at: '',
      expects: { absent: true },
      why: 'The client asked nothing and keeps no place for an answer.',
      fix: 'Leave the field empty.',
    },
  },
  solution: '',
  achieved:
    'The client goes on with its work, and so do you. A client of a newer revision may tell you things you do not know.',
  mistakes: [
    {
      label: 'the method is refused, without an id',
      answer: '{ "jsonrpc": "2.0", "error": { "code": -32601, "message": "Method not found" } }',
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the method is refused, with the id null',
      answer: '{ "jsonrpc": "2.0", "id": null, "error": { "code": -32601, "message": "Method not found" } }',
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the remark is acknowledged',
      answer: '{ "jsonrpc": "2.0", "result": {} }',
      finds: 'exchange/notification-answered',
    },
    {
      label: 'an id is made up for the refusal',
      answer: '{ "jsonrpc": "2.0", "id": 1, "error": { "code": -32601, "message": "Method not found" } }',
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the remark is sent back',
      answer: '{ "jsonrpc": "2.0", "method": "notifications/{thing}/changed", "params": { "to": "{value}" } }',
      finds: 'nothing',
    },
    {
      label: 'a log message reports it',
      answer:
        '{ "jsonrpc": "2.0", "method": "notifications/message", "params": { "level": "warning", "data": "Unknown: {thing}" } }',
      finds: 'capabilities/logging-undeclared',
    },
  ],
});
