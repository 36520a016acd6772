import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'silence/two-remarks',
  kind: 'exchange',
  title: 'One remark in each direction',
  revision: '2025-11-25',
  vary: { things: ['tools', 'prompts', 'resources'] },
  prompt:
    'Write two notifications, each behind the arrow of the side that sends it. The client tells that its roots have changed: `notifications/roots/list_changed`. The server tells that its {things} have changed: `notifications/{things}/list_changed`. Neither needs `params`.',
  starter: ['--> { "jsonrpc": "2.0", "id": 1 }', '<-- { "jsonrpc": "2.0", "id": 2 }'].join('\n'),
  hints: [
    'Which of the two sides knows its own roots, and which its own {things}?',
    'The arrow `-->` runs from the client to the server. The ids of the starter ask for something that nobody wants.',
    'Each line has two members and no more: the version of JSON-RPC, and the method in full.',
  ],
  criteria: {
    roots: {
      label: 'tells that the roots have changed',
      of: { kind: 'notification', method: 'notifications/roots/list_changed' },
      at: '/method',
      expects: { const: 'notifications/roots/list_changed' },
    },
    things: {
      label: 'tells that the {things} have changed',
      of: { kind: 'notification', method: 'notifications/{things}/list_changed' },
      at: '/method',
      expects: { const: 'notifications/{things}/list_changed' },
    },
  },
  solution: [
    '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
    '<-- {"jsonrpc":"2.0","method":"notifications/{things}/list_changed"}',
  ].join('\n'),
  achieved: 'Each side knows that an old list is stale. Whether and when it asks for the new one is its own affair.',
  mistakes: [
    {
      label: 'the arrows are the wrong way round',
      answer: [
        '<-- {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
        '--> {"jsonrpc":"2.0","method":"notifications/{things}/list_changed"}',
      ].join('\n'),
      finds: 'exchange/wrong-direction',
    },
    {
      label: 'the client sends both',
      answer: [
        '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
        '--> {"jsonrpc":"2.0","method":"notifications/{things}/list_changed"}',
      ].join('\n'),
      finds: 'exchange/wrong-direction',
    },
    {
      label: 'each has an id',
      answer: [
        '--> {"jsonrpc":"2.0","id":1,"method":"notifications/roots/list_changed"}',
        '<-- {"jsonrpc":"2.0","id":2,"method":"notifications/{things}/list_changed"}',
      ].join('\n'),
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'the server thanks for the first',
      answer: [
        '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
        '<-- {"jsonrpc":"2.0","result":{}}',
        '<-- {"jsonrpc":"2.0","method":"notifications/{things}/list_changed"}',
      ].join('\n'),
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the empty params are a list',
      answer: [
        '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed","params":[]}',
        '<-- {"jsonrpc":"2.0","method":"notifications/{things}/list_changed","params":[]}',
      ].join('\n'),
      finds: 'jsonrpc/params-array',
    },
    {
      label: 'the name is that of the request for the list',
      answer: [
        '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
        '<-- {"jsonrpc":"2.0","method":"notifications/{things}/list"}',
      ].join('\n'),
      finds: 'things',
    },
    {
      label: 'the server’s remark is left out',
      answer: '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}',
      finds: 'things',
    },
  ],
});
