import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'ids/who-lost-the-answer',
  kind: 'blame',
  title: 'Eight lines, one that finds nobody',
  revision: '2025-11-25',
  prompt:
    'The server has asked the client something, and waits in vain. All but one of these lines keep to the rules, however odd they look. Name the line that does not by its number, counted from 1, and the rule that it breaks.',
  given: [
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"find_{thing}"}}',
    '--> {"jsonrpc":"2.0","id":"{id}","method":"prompts/list"}',
    '<-- {"jsonrpc":"2.0","id":{id},"method":"roots/list"}',
    '<-- {"jsonrpc":"2.0","id":"{id}","result":{"prompts":[]}}',
    '<-- {"jsonrpc":"2.0","id":0,"method":"ping"}',
    '--> {"jsonrpc":"2.0","id":"0","result":{}}',
    '--> {"jsonrpc":"2.0","id":{id},"result":{"roots":[]}}',
    '<-- {"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"One {thing}"}]}}',
  ].join('\n'),
  starter: '',
  options: {
    'exchange/response-id-unknown': {
      label: 'An answer carries the id of a request that is open',
      why: 'There is a request with these digits, and it is open. What was lost on the way is something else.',
    },
    'exchange/id-reused-in-session': {
      label: 'Each side uses an id once in a session',
      why: 'Each side counts for itself, and a number and the text with its digits are two ids.',
    },
    'exchange/response-id-type-changed': {
      label: 'An answer repeats the id with its type',
      right: true,
      why: 'The server asked under a number, and the answer comes back under a text.',
    },
    'exchange/response-duplicate': {
      label: 'A request gets one answer',
      why: 'Look at the direction as well: each of these answers goes to another request.',
    },
  },
  vary: { id: { from: 4, to: 60 }, thing: ['boat', 'lamp', 'chair', 'train'] },
  hints: [
    'Which questions are open when each answer comes, and who asked them?',
    'Keep two lists, one for each side, and strike off what is answered. Compare ids with their quotes.',
    'Everything the client asks is answered. Of the two questions of the server, one is not: two signs are too many in its answer.',
  ],
  criteria: {},
  solution: '6 exchange/response-id-type-changed',
  achieved: 'You found the place where an id went through a program that keeps its ids as texts.',
  mistakes: [
    {
      label: 'the order of the answers is blamed',
      answer: '4 exchange/response-id-type-changed',
      finds: 'message',
    },
    {
      label: 'the id that both sides use is blamed',
      answer: '3 exchange/id-reused-in-session',
      finds: 'message',
    },
    {
      label: 'the answer is taken for one to nobody',
      answer: '6 exchange/response-id-unknown',
      finds: 'rule',
    },
    {
      label: 'the last line is taken for a second answer',
      answer: '8 exchange/response-duplicate',
      finds: 'message',
    },
    { label: 'only the line is named', answer: '6', finds: 'rule' },
  ],
});
