import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'depth/read-by-everyone',
  kind: 'choice',
  title: 'A server you have never met',
  revision: '2025-11-25',
  prompt:
    'The connection is open, and a client sends one of these lines to a server that offers what is asked for. Which of them are answered whatever library the server is built with? Pick each.',
  starter: '',
  several: true,
  options: {
    a: {
      label: '`{"jsonrpc":"2.0","id":"{word}","method":"{method}"}`',
      right: true,
      why: 'A string is as good an id as a number, and `params` may be left out where nothing is needed.',
    },
    b: {
      label: '`{"jsonrpc":"2.0","id":{id},"method":"{method}","params":null}`',
      why: 'Left out and `null` are two things. A server of the TypeScript SDK drops this line, one of the Python SDK answers it.',
    },
    c: {
      label: '`{"method":"{method}","id":{id},"jsonrpc":"2.0","params":{}}`',
      right: true,
      why: 'Members of an object have no order, and empty `params` say as much as none.',
    },
    d: {
      label: '`{"jsonrpc":"2.0","id":{id}.0,"method":"{method}"}`',
      why: 'The value is whole, its spelling is not. A server of the TypeScript SDK answers this, one of the Python SDK takes it for a notification and says nothing.',
    },
    e: {
      label: '`{"jsonrpc":"2.0","id":{id},"method":"{method}","traceId":"{word}"}`',
      why: 'Nothing forbids a further member, and a server of the TypeScript SDK drops the line for it all the same. What is your own goes into `params._meta`.',
    },
  },
  vary: {
    method: ['tools/list', 'prompts/list', 'resources/list'],
    id: { from: 3, to: 48 },
    word: ['north', 'b-17', 'first', 'q1'],
  },
  hints: [
    'Which of these lines need a reader that forgives something?',
    'Look at what is there and need not be: a `null`, a fraction, a name of one’s own.',
    'Two of the five are plain in every member. Their order, and whether an id is a text, do not count.',
  ],
  criteria: {},
  solution: 'a c',
  achieved: 'Both lines are read in one way only, so that it does not matter who reads them.',
  mistakes: [
    { label: 'the null looks like nothing', answer: 'a b c', finds: 'b' },
    { label: 'the members have to stand in one order', answer: 'a', finds: 'c' },
    { label: 'a whole number is a whole number', answer: 'a, c, d', finds: 'd' },
    { label: 'further members are always ignored', answer: 'a c e', finds: 'e' },
    { label: 'an id has to be a number', answer: 'c', finds: 'a' },
  ],
});
