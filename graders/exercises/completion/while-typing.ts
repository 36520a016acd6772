import { defineExercise } from '../../types.ts';

const call = (ref: string, argument: string): string =>
  `--> {"jsonrpc":"2.0","id":{id},"method":"completion/complete","params":{"ref":${ref},"argument":${argument}}}`;

const result = (completion: string): string => `<-- {"jsonrpc":"2.0","id":{id},"result":${completion}}`;

const ref = '{"type":"ref/prompt","name":"{prompt}"}';
const argument = '{"name":"language","value":"{typed}"}';

const right = [call(ref, argument), result('{"completion":{"values":["Polish","Portuguese"]}}')] as const;

/** As a server writes them that knows no end. */
const many = Array.from({ length: 120 }, (_, at) => `"P${at + 1}"`).join(',');

export default defineExercise({
  id: 'completion/while-typing',
  kind: 'exchange',
  title: 'Two letters in',
  revision: '2025-11-25',
  prompt:
    'A person is filling in the argument `language` of the prompt `{prompt}` and has typed `{typed}` so far. Write the request for suggestions, under the id `{id}`, and its answer. The suggestions are `Polish` and `Portuguese`, in this order, and no others.',
  starter: [
    '--> { "jsonrpc": "2.0", "id": {id}, "method": "completion/complete", "params": {} }',
    '<-- { "jsonrpc": "2.0", "id": {id} }',
  ].join('\n'),
  vary: {
    id: { from: 5, to: 80 },
    prompt: ['translate', 'summary', 'polite_letter'],
    typed: ['P', 'Po', 'po'],
  },
  hints: [
    'Three things make the question: of what, for which field of it, and what is in that field already. Where does each go?',
    'The first goes into `ref`, an object with a `type` and a `name`. The two others go into `argument`.',
    'The type of the reference to a prompt is written `ref/prompt`. What was typed is the `value` of the argument. In the answer the list is one level down, inside `completion`.',
  ],
  criteria: {
    type: {
      label: 'refers to a prompt',
      of: { kind: 'request', method: 'completion/complete' },
      at: '/params/ref/type',
      expects: { const: 'ref/prompt' },
    },
    name: {
      label: 'refers to `{prompt}`',
      of: { kind: 'request', method: 'completion/complete' },
      at: '/params/ref/name',
      expects: { const: '{prompt}' },
    },
    argument: {
      label: 'says that `language` is being filled in',
      of: { kind: 'request', method: 'completion/complete' },
      at: '/params/argument/name',
      expects: { const: 'language' },
    },
    typed: {
      label: 'says what was typed so far',
      of: { kind: 'request', method: 'completion/complete' },
      at: '/params/argument/value',
      expects: { const: '{typed}' },
      why: 'The server looks for values that go on from here.',
    },
    id: {
      label: 'answers the request under the id `{id}`',
      of: { kind: 'response', method: 'completion/complete' },
      at: '/id',
      expects: { const: '{id}' },
    },
    values: {
      label: 'suggests the two languages',
      of: { kind: 'response', method: 'completion/complete' },
      at: '/result/completion/values',
      expects: { const: ['Polish', 'Portuguese'] },
    },
  },
  solution: right.join('\n'),
  achieved: 'Under the field appear two words to pick from, and nobody has to know how the server spells them.',
  mistakes: [
    {
      label: 'the type of the reference is prompt',
      answer: [call(ref.replace('ref/prompt', 'prompt'), argument), right[1]].join('\n'),
      finds: 'completion/completion-ref',
    },
    {
      label: 'the reference is to a tool',
      answer: [call(ref.replace('ref/prompt', 'ref/tool'), argument), right[1]].join('\n'),
      finds: 'completion/completion-ref',
    },
    {
      label: 'the reference is a bare name',
      answer: [call('"{prompt}"', argument), right[1]].join('\n'),
      finds: 'completion/completion-ref',
    },
    {
      label: 'the reference to the prompt has an address',
      answer: [call(ref.replace('"name"', '"uri"'), argument), right[1]].join('\n'),
      finds: 'completion/completion-ref',
    },
    {
      label: 'what was typed is left out',
      answer: [call(ref, '{"name":"language"}'), right[1]].join('\n'),
      finds: 'completion/completion-argument',
    },
    {
      label: 'what was typed is called prefix',
      answer: [call(ref, '{"name":"language","prefix":"{typed}"}'), right[1]].join('\n'),
      finds: 'completion/completion-argument',
    },
    {
      label: 'the argument is written as it would be sent to a prompt',
      answer: [call(ref, '{"language":"{typed}"}'), right[1]].join('\n'),
      finds: 'completion/completion-argument',
    },
    {
      label: 'there is no argument',
      answer: [call(ref, argument).replace(`,"argument":${argument}`, ''), right[1]].join('\n'),
      finds: 'params/param-missing',
    },
    {
      label: 'every word that begins with P is sent',
      answer: [right[0], result(`{"completion":{"values":[${many}]}}`)].join('\n'),
      finds: 'completion/completion-limit',
    },
    {
      label: 'the list stands in the result itself',
      answer: [right[0], result('{"values":["Polish","Portuguese"]}')].join('\n'),
      finds: 'params/result-member-missing',
    },
    {
      label: 'the completion is the list',
      answer: [right[0], result('{"completion":["Polish","Portuguese"]}')].join('\n'),
      finds: 'params/result-member-type',
    },
    {
      label: 'an unknown total is written as null',
      answer: [right[0], result('{"completion":{"values":["Polish","Portuguese"],"total":null}}')].join('\n'),
      finds: 'params/null-optional',
    },
  ],
});
