import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'wire/find-the-fault',
  kind: 'blame',
  title: 'One of these six is at fault',
  revision: '2025-11-25',
  prompt:
    'The client has sent three requests. One is answered, one is still being worked on, and on the call of the tool it gives up, although the server has done the work. Name the message at fault by its number, counted from 1, and the rule that it breaks.',
  given: [
    '--> {"jsonrpc":"2.0","id":"list","method":"tools/list"}',
    '--> {"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"dig","arguments":{}}}',
    '<-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}',
    '--> {"jsonrpc":"2.0","id":9,"method":"ping"}',
    '<-- {"jsonrpc":"2.0","id":9,"result":{}}',
    '<-- {"jsonrpc":"2.0","id":"8","result":{"content":[{"type":"text","text":"a bone"}]}}',
  ].join('\n'),
  starter: '',
  options: {
    'exchange/response-id-type-changed': {
      label: 'A response repeats the id with its type',
      right: true,
      why: 'The call carries `8`, a number; its answer carries `"8"`, a string. The client looks under `8` and finds nothing.',
    },
    'exchange/response-id-unknown': {
      label: 'A response answers a request that was made',
      why: 'The request was made, and the digits of its id come back. What comes back with them is the matter.',
    },
    'exchange/notification-answered': {
      label: 'Nobody answers a notification',
      why: 'There is one notification, from the server, and nobody answers it.',
    },
    'jsonrpc/id-type': {
      label: 'An id is a string or a number',
      why: 'Each id here is one or the other. That alone is no fault: a client may even mix the two.',
    },
  },
  hints: [
    'For which request is no answer found?',
    'Answers may come in another order than the questions, and something unasked may come between. Compare the ids.',
    'Put the id of the call and the id of its answer side by side, with all that belongs to them.',
  ],
  criteria: {},
  solution: '6 exchange/response-id-type-changed',
  achieved: 'You can tell those who wrote the server what to mend: the id goes back as it came, without quotes.',
  mistakes: [
    { label: 'the notification in between', answer: '3 exchange/notification-answered', finds: 'message' },
    { label: 'the order of the answers', answer: '5 exchange/response-id-unknown', finds: 'message' },
    { label: 'the right message, for another reason', answer: '6 exchange/response-id-unknown', finds: 'rule' },
    { label: 'no reason', answer: '6', finds: 'rule' },
  ],
});
