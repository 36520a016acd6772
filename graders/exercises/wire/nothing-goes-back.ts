import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'wire/nothing-goes-back',
  kind: 'reply',
  title: 'A message you do not know',
  revision: '2025-11-25',
  prompt:
    'You are the server. This line arrives, and you have never heard of its method. Send back what the client expects. Where it expects nothing, leave the field empty.',
  given: '--> {"jsonrpc":"2.0","method":"notifications/com.example/weather_seen","params":{"city":"Lyon"}}',
  starter: '<-- { "jsonrpc": "2.0" }',
  hints: [
    'Under which id would the client look for what you send?',
    'An unknown request is refused. Is this one a request?',
    'There is no `id` in it, so there is nothing that an answer could carry.',
  ],
  criteria: {
    silence: {
      label: 'sends nothing back',
      at: '',
      expects: { absent: true },
      why: 'The client asked nothing and waits for nothing. Whatever comes, it has no place to put it.',
      fix: 'Read the members of the message again: is anybody told where an answer should go?',
    },
  },
  solution: '',
  achieved:
    'A notification that a program does not know is passed over without a word. The line stays free for what matters.',
  mistakes: [
    {
      label: 'it is refused under no id',
      answer: '<-- {"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"Method not found"}}',
      finds: 'exchange/notification-answered',
    },
    {
      label: 'it is thanked for',
      answer: '<-- {"jsonrpc":"2.0","result":{}}',
      finds: 'exchange/notification-answered',
    },
    {
      label: 'an id is made up for the answer',
      answer: '<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
      finds: 'silence',
    },
    {
      label: 'a notification goes back',
      answer: '<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"not known"}}',
      finds: 'silence',
    },
  ],
});
