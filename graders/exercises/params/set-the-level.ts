import { defineExercise } from '../../types.ts';

const set = (params: string): string => `--> {"jsonrpc":"2.0","id":{id},"method":"logging/setLevel"${params}}`;
const done = '<-- {"jsonrpc":"2.0","id":{id},"result":{}}';

export default defineExercise({
  id: 'params/set-the-level',
  kind: 'exchange',
  title: 'How much to tell',
  revision: '2025-11-25',
  prompt:
    'Write both lines. Under the id `{id}` the client asks the server for log messages from one level on (`logging/setLevel`). The parameter is called `level`, and its value is one of eight words: `debug`, `info`, `notice`, `warning`, `error`, `critical`, `alert`, `emergency`. Ask for `{level}`. The server has nothing to tell, and answers with an empty result.',
  starter: [set(',"params":3'), '<-- {"jsonrpc":"2.0","id":{id}}'].join('\n'),
  hints: [
    'What does the server look for in `params`, and what does the client look for in the answer?',
    'The value is a word of the list, copied letter by letter. Nothing to tell is not the same as no answer.',
    '`params` is an object with one member. In the answer, `result` is an object without any.',
  ],
  criteria: {
    level: {
      label: 'asks for the level `{level}`',
      of: { kind: 'request', method: 'logging/setLevel' },
      at: '/params/level',
      expects: { const: '{level}' },
    },
    id: {
      label: 'asks under the id `{id}`',
      of: { kind: 'request', method: 'logging/setLevel' },
      at: '/id',
      expects: { const: '{id}' },
    },
    done: {
      label: 'comes with a result',
      of: { kind: 'response', method: 'logging/setLevel' },
      at: '/result',
      expects: { type: 'object' },
      why: 'The client waits until it hears that the level is set.',
      fix: 'Write the answer, with a result that has no members.',
    },
  },
  vary: { id: { from: 3, to: 50 }, level: ['warning', 'emergency', 'critical'] },
  solution: [set(',"params":{"level":"{level}"}'), done].join('\n'),
  achieved: 'The server knows what is worth telling, and the client knows that it knows.',
  mistakes: [
    {
      label: 'the word is shortened, as other logs do',
      answer: [set(',"params":{"level":"warn"}'), done].join('\n'),
      finds: 'params/enum-value',
    },
    {
      label: 'the level is a number',
      answer: [set(',"params":{"level":4}'), done].join('\n'),
      finds: 'params/param-type',
    },
    {
      label: 'no level means all levels',
      answer: [set(''), done].join('\n'),
      finds: 'params/params-required',
    },
    {
      label: 'the name is another',
      answer: [set(',"params":{"minimum":"{level}"}'), done].join('\n'),
      finds: 'params/param-missing',
    },
    {
      label: 'the word alone is the params',
      answer: [set(',"params":"{level}"'), done].join('\n'),
      finds: 'jsonrpc/params-scalar',
    },
    {
      label: 'the answer says nothing at all',
      answer: [set(',"params":{"level":"{level}"}'), '<-- {"jsonrpc":"2.0","id":{id}}'].join('\n'),
      finds: 'jsonrpc/response-empty',
    },
    {
      label: 'the answer is null',
      answer: [set(',"params":{"level":"{level}"}'), '<-- {"jsonrpc":"2.0","id":{id},"result":null}'].join('\n'),
      finds: 'jsonrpc/result-not-object',
    },
    {
      label: 'nobody answers',
      answer: set(',"params":{"level":"{level}"}'),
      finds: 'done',
    },
  ],
});
