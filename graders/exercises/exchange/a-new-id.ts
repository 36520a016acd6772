import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'exchange/a-new-id',
  kind: 'message',
  title: 'A number that is still free',
  revision: '2025-11-25',
  prompt:
    'The client has asked twice and has both answers. Ask a third time, for the list of prompts (`prompts/list`), under an id that this session still allows.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
    '--> {"jsonrpc":"2.0","id":2,"method":"resources/list"}',
    '<-- {"jsonrpc":"2.0","id":2,"result":{"resources":[]}}',
  ].join('\n'),
  starter: '{ "jsonrpc": "2.0", "id": 1, "method": "prompts/list" }',
  hints: [
    'Which ids has this client used so far?',
    'By this revision an id stays used for the whole session, even after its answer came.',
    'Most libraries keep a counter and add one. A string will do as well.',
  ],
  criteria: {
    method: { label: 'calls `prompts/list`', at: '/method', expects: { const: 'prompts/list' } },
    id: {
      label: 'has an id, a string or a whole number',
      at: '/id',
      expects: { type: ['string', 'integer'] },
    },
  },
  solution: '{ "jsonrpc": "2.0", "id": 3, "method": "prompts/list" }',
  achieved: 'Whoever reads this session, now or in a log, finds one question and one answer under each id.',
  mistakes: [
    {
      label: 'the first id is used again',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "prompts/list" }',
      finds: 'exchange/id-reused-in-session',
    },
    {
      label: 'the latest id is used again',
      answer: '{ "jsonrpc": "2.0", "id": 2, "method": "prompts/list" }',
      finds: 'exchange/id-reused-in-session',
    },
    {
      label: 'the old number is spelled otherwise',
      answer: '{ "jsonrpc": "2.0", "id": 2.0, "method": "prompts/list" }',
      finds: 'exchange/id-reused-in-session',
    },
    {
      label: 'a number between the old ones',
      answer: '{ "jsonrpc": "2.0", "id": 1.5, "method": "prompts/list" }',
      finds: 'jsonrpc/id-fractional',
    },
    {
      label: 'the id is true',
      answer: '{ "jsonrpc": "2.0", "id": true, "method": "prompts/list" }',
      finds: 'jsonrpc/id-type',
    },
    {
      label: 'no id at all, since none is open',
      answer: '{ "jsonrpc": "2.0", "method": "prompts/list" }',
      finds: 'jsonrpc/request-without-id',
    },
    {
      label: 'the list of tools is asked for once more',
      answer: '{ "jsonrpc": "2.0", "id": 3, "method": "tools/list" }',
      finds: 'method',
    },
  ],
});
