import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'ids/who-lost-the-answer',
  kind: 'blame',
  title: 'Eight lines, one that finds nobody',
  revision: '2025-11-25',
  prompt:
    'The server asked the client something and waits for ever. Much in these lines looks odd, and all but one of them keep to the rules. Which one does not, and which rule does it break? Lines count from 1.',
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
      label: 'An answer carries the id of a request that is open.',
      why: 'There is a request with these digits, and it is open. What was lost on the way is something else.',
    },
    'exchange/id-reused-in-session': {
      label: 'Nobody uses one of their ids twice in a session.',
      why: 'Each side counts for itself, and a number and the text with its digits are two ids.',
    },
    'exchange/response-id-type-changed': {
      label: 'The id of an answer has the type of the id in its request.',
      right: true,
      why: 'The server asked under a number, and the answer comes back under a text.',
    },
    'exchange/response-duplicate': {
      label: 'A request gets one answer.',
      why: 'Look at the direction as well: each of these answers goes to another request.',
    },
  },
  vary: { id: { from: 4, to: 60 }, thing: ['boat', 'lamp', 'chair', 'train'] },
  hints: [
    'Which questions are open when each answer comes, and who asked them?',
    'Keep two lists, one for each side, and strike off what is answered. Compare ids with their quotes.',
    'Everything the client asks is answered. One question of the server is not, for the sake of two signs.',
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
