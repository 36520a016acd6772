import { defineExercise } from '../../types.ts';

const list = (members: string): string => `{"jsonrpc":"2.0","id":{id},"result":{"prompts":[{${members}}]}}`;

export default defineExercise({
  id: 'prompts/a-form',
  kind: 'message',
  title: 'A form with two fields',
  revision: '2025-11-25',
  prompt:
    'You are the server and offer one prompt, `{prompt}`. A person fills in two arguments, in this order: `language`, which has to be there, and `{second}`, which may be left out. Answer the request, and say of each argument, in a member `required`, whether it has to be there. Descriptions are welcome and not needed.',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"prompts/list"}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": {id}, "result": { "prompts": [{ "name": "{prompt}" }] } }',
  vary: {
    id: { from: 2, to: 50 },
    prompt: ['summary', 'translate', 'polite_letter', 'explain'],
    second: ['tone', 'length', 'audience'],
  },
  hints: [
    'A client draws one field for each argument, from top to bottom. Which form of JSON keeps an order?',
    'It is an array, and each of its elements is an object. There is no schema and no type: what people type is text.',
    'The member is called `arguments`. Each element has a `name`, and beside it a flag, `true` or `false`, that says whether it must be filled in.',
  ],
  criteria: {
    id: { label: 'answers the request', at: '/id', expects: { const: '{id}' } },
    name: { label: 'names the prompt', at: '/result/prompts/0/name', expects: { const: '{prompt}' } },
    first: {
      label: 'declares `language` first',
      at: '/result/prompts/0/arguments/0/name',
      expects: { const: 'language' },
    },
    required: {
      label: 'says that it has to be there',
      at: '/result/prompts/0/arguments/0/required',
      expects: { const: true },
      why: 'Without it a person may leave the field empty, and the server has nothing to work with.',
    },
    second: {
      label: 'declares `{second}` second',
      at: '/result/prompts/0/arguments/1/name',
      expects: { const: '{second}' },
    },
    free: {
      label: 'lets `{second}` be left out',
      at: '/result/prompts/0/arguments/1/required',
      expects: { const: false },
    },
  },
  solution: list(
    '"name":"{prompt}","arguments":[{"name":"language","required":true},{"name":"{second}","required":false}]',
  ),
  achieved: 'The client shows a form with two fields, in your order, and insists on the first.',
  mistakes: [
    {
      label: 'the arguments are a schema, as tools have it',
      answer: list(
        '"name":"{prompt}","arguments":{"type":"object","properties":{"language":{"type":"string"},"{second}":{"type":"string"}},"required":["language"]}',
      ),
      finds: 'prompts/prompt-arguments-array',
    },
    {
      label: 'the arguments are an object, by name',
      answer: list('"name":"{prompt}","arguments":{"language":{"required":true},"{second}":{}}'),
      finds: 'prompts/prompt-arguments-array',
    },
    {
      label: 'the arguments are bare names',
      answer: list('"name":"{prompt}","arguments":["language","{second}"]'),
      finds: 'prompts/prompt-arguments-array',
    },
    {
      label: 'an argument has a title and no name',
      answer: list(
        '"name":"{prompt}","arguments":[{"title":"language","required":true},{"name":"{second}","required":false}]',
      ),
      finds: 'prompts/prompt-arguments-array',
    },
    {
      label: 'the flag is a text',
      answer: list(
        '"name":"{prompt}","arguments":[{"name":"language","required":"true"},{"name":"{second}","required":false}]',
      ),
      finds: 'params/result-member-type',
    },
    {
      label: 'the schema is called as that of a tool',
      answer: list(
        '"name":"{prompt}","inputSchema":{"type":"object","properties":{"language":{"type":"string"},"{second}":{"type":"string"}},"required":["language"]}',
      ),
      finds: 'first',
    },
    {
      label: 'both have to be there',
      answer: list(
        '"name":"{prompt}","arguments":[{"name":"language","required":true},{"name":"{second}","required":true}]',
      ),
      finds: 'free',
    },
    {
      label: 'the prompt has no name',
      answer: list(
        '"title":"{prompt}","arguments":[{"name":"language","required":true},{"name":"{second}","required":false}]',
      ),
      finds: 'params/result-member-missing',
    },
  ],
});
