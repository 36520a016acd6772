import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'batches/answer-the-array',
  kind: 'reply',
  title: 'Answer a batch',
  revision: '2025-03-26',
  vary: { one: ['p-1', 'alive', 'are-you-there', 'x1'], two: ['l-2', 'all-tools', 'the-list', 'x2'] },
  prompt:
    'You are a server of revision 2025-03-26. The opening is done, and a batch arrives. Collect in one array what goes back, and nothing that does not. `ping` is answered with an empty result, `{}`; you have no tools, so your list `tools` is `[]`.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{"roots":{"listChanged":true}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-03-26","capabilities":{"tools":{}},"serverInfo":{"name":"empty","version":"1.4.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> [{"jsonrpc":"2.0","id":"{one}","method":"ping"},{"jsonrpc":"2.0","method":"notifications/roots/list_changed"},{"jsonrpc":"2.0","id":"{two}","method":"tools/list"}]',
  ].join('\n'),
  sender: 'server',
  session: 'whole',
  starter: '[]',
  hints: [
    'For how many of the three members does somebody wait?',
    'The array changes nothing about its members: each is a request or a notification, as it would be alone.',
    'Two objects go into the brackets, with a comma between. Each has the version, the id of its request and a `result`, itself an object.',
  ],
  criteria: {
    ping: {
      label: 'answers `ping`',
      of: { kind: 'response', method: 'ping' },
      at: '/id',
      expects: { const: '{one}' },
      why: 'This request waits for its answer as if it had come alone.',
    },
    list: {
      label: 'answers `tools/list`',
      of: { kind: 'response', method: 'tools/list' },
      at: '/id',
      expects: { const: '{two}' },
      why: 'This request waits for its answer as if it had come alone.',
    },
    tools: {
      label: 'lists no tools',
      of: { kind: 'response', method: 'tools/list' },
      at: '/result/tools',
      expects: { const: [] },
    },
  },
  solution: '[{"jsonrpc":"2.0","id":"{one}","result":{}},{"jsonrpc":"2.0","id":"{two}","result":{"tools":[]}}]',
  achieved:
    'The client takes the array apart and finds both answers by their ids. In which order they stand is up to you.',
  mistakes: [
    { label: 'an empty array comes back', answer: '[]', finds: 'exchange/response-missing' },
    {
      label: 'the place of the notification is kept with null',
      answer: '[{"jsonrpc":"2.0","id":"{one}","result":{}},null,{"jsonrpc":"2.0","id":"{two}","result":{"tools":[]}}]',
      finds: 'batch/batch-member-invalid',
    },
    {
      label: 'each answer has an array of its own inside',
      answer: '[[{"jsonrpc":"2.0","id":"{one}","result":{}}],[{"jsonrpc":"2.0","id":"{two}","result":{"tools":[]}}]]',
      finds: 'exchange/response-missing',
    },
    {
      label: 'a request of the server travels along',
      answer:
        '[{"jsonrpc":"2.0","id":"{one}","result":{}},{"jsonrpc":"2.0","id":"{two}","result":{"tools":[]}},{"jsonrpc":"2.0","id":1,"method":"roots/list"}]',
      finds: 'batch/batch-mixed',
    },
    {
      label: 'the notification is acknowledged too',
      answer:
        '[{"jsonrpc":"2.0","id":"{one}","result":{}},{"jsonrpc":"2.0","id":2,"result":{}},{"jsonrpc":"2.0","id":"{two}","result":{"tools":[]}}]',
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'only the first request is answered',
      answer: '[{"jsonrpc":"2.0","id":"{one}","result":{}}]',
      finds: 'exchange/response-missing',
    },
    {
      label: 'the results stand in the array bare',
      answer: '[{},{"tools":[]}]',
      finds: 'exchange/response-missing',
    },
    {
      label: 'the list is the result itself',
      answer: '[{"jsonrpc":"2.0","id":"{one}","result":{}},{"jsonrpc":"2.0","id":"{two}","result":[]}]',
      finds: 'jsonrpc/result-not-object',
    },
  ],
});
