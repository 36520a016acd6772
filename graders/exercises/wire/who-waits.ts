import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'wire/who-waits',
  kind: 'choice',
  title: 'Which one has to be answered',
  revision: '2025-11-25',
  prompt:
    'Four messages arrive at a server, each from a client. For one of them the client waits for an answer. Which?',
  starter: '',
  options: {
    a: {
      label: '`{"jsonrpc":"2.0","method":"notifications/initialized"}`',
      why: 'It has a method and no `id`: a notification. The client goes on without looking back, and an answer would reach nobody.',
    },
    b: {
      label: '`{"jsonrpc":"2.0","id":7,"result":{}}`',
      why: 'It has an `id` and a `result`: it is an answer itself, to a request of the server. Nobody answers an answer.',
    },
    c: {
      label: '`{"jsonrpc":"2.0","id":"7","method":"ping"}`',
      right: true,
      why: 'A method says what is asked, the `id` says where the answer goes. Together they make a request, and the client waits.',
    },
    d: {
      label: '`{"jsonrpc":"2.0","id":8,"error":{"code":-32601,"message":"Method not found"}}`',
      why: 'It refuses something that the server asked. That is an answer too, and it ends the matter.',
    },
  },
  hints: [
    'What does a client write down when it wants an answer, so that it can find it again?',
    'Three of the four have an `id`. Which of these three asks for something?',
    'Look for the message that has an `id` and a `method` at once.',
  ],
  criteria: {},
  solution: 'c',
  achieved: 'The server answers this one and no other. Nobody waits in vain, and nobody is told what was not asked.',
  mistakes: [
    { label: 'the notification', answer: 'a', finds: 'choice' },
    { label: 'the result', answer: 'b', finds: 'choice' },
    { label: 'the error', answer: 'd', finds: 'choice' },
    { label: 'everything with an id', answer: 'b c d', finds: 'choice' },
  ],
});
