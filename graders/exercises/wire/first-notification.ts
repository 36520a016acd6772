import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'wire/first-notification',
  kind: 'message',
  title: 'Say that the client is ready',
  revision: '2025-11-25',
  prompt:
    'The server has answered `initialize`, the first request of this session. Tell it that the client is ready: write the notification `notifications/initialized`. It needs no `params`.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"weather","version":"1.4.0"}}}',
  ].join('\n'),
  starter: '{ "jsonrpc": "2.0", "id": 2 }',
  hints: [
    'Does the client wait for anything after this message?',
    'One member of the starter asks for an answer. Nobody is to answer here.',
    'Two members are enough: the version of JSON-RPC and the method, with the whole of its name.',
  ],
  criteria: {
    method: {
      label: 'is `notifications/initialized`',
      at: '/method',
      expects: { const: 'notifications/initialized' },
      why: 'A notification with a name the server does not know is dropped without a word, and the server goes on waiting.',
      fix: 'Write the name in full, with what stands before the slash.',
    },
    silent: {
      label: 'has no `id`',
      at: '/id',
      expects: { absent: true },
    },
  },
  solution: '{ "jsonrpc": "2.0", "method": "notifications/initialized" }',
  achieved: 'The server knows that the opening is over. It sends nothing back, and nobody waits.',
  mistakes: [
    {
      label: 'it has an id, as every message before it',
      answer: '{ "jsonrpc": "2.0", "id": 2, "method": "notifications/initialized" }',
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'its id is null',
      answer: '{ "jsonrpc": "2.0", "id": null, "method": "notifications/initialized" }',
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'the name is that of the Language Server Protocol',
      answer: '{ "jsonrpc": "2.0", "method": "initialized" }',
      finds: 'method',
    },
    {
      label: 'the notification is in the singular',
      answer: '{ "jsonrpc": "2.0", "method": "notification/initialized" }',
      finds: 'method',
    },
    {
      label: 'the empty params are null',
      answer: '{ "jsonrpc": "2.0", "method": "notifications/initialized", "params": null }',
      finds: 'jsonrpc/params-null',
    },
    {
      label: 'the method is left out',
      answer: '{ "jsonrpc": "2.0", "params": {} }',
      finds: 'jsonrpc/method-missing',
    },
  ],
});
