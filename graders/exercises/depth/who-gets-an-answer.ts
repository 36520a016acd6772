import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'depth/who-gets-an-answer',
  kind: 'choice',
  title: 'For which of these does somebody wait?',
  revision: '2025-11-25',
  prompt:
    'A server finds these lines on its input, one after the other. To which of them does something go back? Pick each.',
  starter: '',
  several: true,
  options: {
    a: {
      label: '`{"jsonrpc":"2.0","id":0,"method":"{method}"}`',
      right: true,
      why: 'Zero is an id like any other. Code that asks whether the id is *truthy* instead of whether it is there leaves this client waiting.',
    },
    b: {
      label: '`{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}`',
      why: 'It has a method and no id: a notification. The client does not wait, and has no request that an answer could belong to.',
    },
    c: {
      label: '`{"jsonrpc":"2.0","id":{id},"result":{"roots":[]}}`',
      why: 'It has an id, and no method: this is itself the answer to something the server asked. An answer to an answer finds nobody.',
    },
    d: {
      label: '`{"jsonrpc":"2.0","id":"{word}","method":"{wrong}"}`',
      right: true,
      why: 'The server knows no such method, and the client waits all the same. An error goes back, under the same id.',
    },
    e: {
      label: '`{"jsonrpc":"2.0","method":"notifications/{word}"}`',
      why: 'No revision knows this name, and there is no id either. Not even an error goes back.',
    },
    f: {
      label: '`{"jsonrpc":"2.0","id":{id},"error":{"code":-32601,"message":"Method not found"}}`',
      why: 'An error is a response too: the other side has answered, only not as hoped.',
    },
  },
  vary: {
    method: ['ping', 'tools/list', 'prompts/list'],
    wrong: ['tool/list', 'tools.list', 'tools/lst', 'list_tools'],
    word: ['hello', 'north', 'morning', 'desk'],
    id: { from: 4, to: 60 },
  },
  hints: [
    'Which two members have to be there together before anybody waits?',
    'A method and an id. That the method is unknown changes what goes back, not whether.',
    'There are two. One of them has an id that some programs mistake for none.',
  ],
  criteria: {},
  solution: 'a d',
  achieved: 'Two lines go back, and the other four end where they arrive.',
  mistakes: [
    { label: 'zero is taken for no id', answer: 'd', finds: 'a' },
    { label: 'what is unknown is passed over', answer: 'a', finds: 'd' },
    { label: 'the unknown notification is refused', answer: 'a d e', finds: 'e' },
    { label: 'the notification is acknowledged', answer: 'a b d', finds: 'b' },
    { label: 'the result is acknowledged', answer: 'a c d', finds: 'c' },
    { label: 'the error is answered', answer: 'a d f', finds: 'f' },
  ],
});
