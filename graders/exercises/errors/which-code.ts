import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'errors/which-code',
  kind: 'choice',
  title: 'The envelope is right, the inside is not',
  revision: '2025-11-25',
  prompt:
    'A server that offers prompts reads this line. It knows the method, and every prompt has a name; here is none. Which code does its error carry?',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"prompts/get","params":{"arguments":{"{word}":"{value}"}}}',
  starter: '',
  options: {
    a: {
      label: '`-32700`, parse error',
      why: 'Every bracket and quote of this line is in its place: it is JSON, and was read to the end.',
    },
    b: {
      label: '`-32600`, invalid request',
      why: 'The line has all that a request has: `jsonrpc`, an id, a method that is a string, `params` that are an object.',
    },
    c: {
      label: '`-32601`, method not found',
      why: 'The server knows `prompts/get`. With this code the client takes it that the server has no prompts at all, and stops asking.',
    },
    d: {
      label: '`-32602`, invalid params',
      right: true,
      why: 'The method is known, and what it needs is not there.',
    },
    e: {
      label: '`-32603`, internal error',
      why: 'The server works as it should. With this code its author looks for a bug, and the client may send the same line again.',
    },
  },
  vary: {
    id: { from: 3, to: 90 },
    word: ['language', 'tone', 'length'],
    value: ['en', 'short', 'plain'],
  },
  hints: [
    'How far did the server get with this line before it had to stop?',
    'It is JSON, it is a request, and the method is known.',
    'What is left is what the method was given.',
  ],
  criteria: {},
  solution: 'd',
  achieved: 'The client learns that it has to change what it passes, and nothing else.',
  mistakes: [
    { label: 'the whole is called an invalid request', answer: 'b', finds: 'choice' },
    { label: 'the prompt without a name is taken for a method', answer: 'c', finds: 'choice' },
    { label: 'the server takes the blame', answer: 'e', finds: 'choice' },
    { label: 'anything wrong is a parse error', answer: 'a', finds: 'choice' },
    { label: 'two codes are picked', answer: 'b d', finds: 'choice' },
  ],
});
