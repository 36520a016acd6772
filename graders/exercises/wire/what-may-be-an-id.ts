import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'wire/what-may-be-an-id',
  kind: 'choice',
  several: true,
  title: 'What may stand as an id',
  revision: '2025-11-25',
  prompt: 'A client is about to send a request. Pick every value that may stand behind its `"id":`.',
  starter: '',
  options: {
    a: { label: '`12`', right: true, why: 'A whole number is what most clients count with.' },
    b: {
      label: '`"12"`',
      right: true,
      why: 'A string is allowed, and is another id than the number `12`: the answer has to carry the quotes as well.',
    },
    c: {
      label: '`null`',
      why: 'MCP forbids it: `null` stands in an error that cannot say which request failed, so two such would look alike.',
    },
    d: {
      label: '`12.5`',
      why: 'A fraction is not the same number in every program once it was read and written again. The answer may not fit.',
    },
    e: {
      label: '`["12"]`',
      why: 'An array is no id. A program that looks the answer up in a table of open requests cannot use it as a key.',
    },
  },
  hints: [
    'The answer carries the id back. Which values come back exactly as they were sent?',
    'Two kinds of values are allowed. Both are written on one line and hold nothing inside.',
    'Strings and whole numbers, and nothing else.',
  ],
  criteria: {},
  solution: 'a b',
  achieved: 'Each of these ids comes back exactly as it was sent, so the client finds the request that was answered.',
  mistakes: [
    { label: 'only the number', answer: 'a', finds: 'b' },
    { label: 'null as well', answer: 'a b c', finds: 'c' },
    { label: 'any number', answer: 'a d', finds: 'b' },
  ],
});
