import { defineExercise } from '../../types.ts';

const result = (members: string): string => `{"jsonrpc":"2.0","id":{id},"result":{${members}}}`;

const block = '{"type":"text","text":"{reason}"}';

export default defineExercise({
  id: 'results/the-tool-gives-up',
  kind: 'message',
  title: 'The tool gives up',
  revision: '2025-11-25',
  prompt:
    'You are the server. The tool was called, and the service behind it refused. Tell the model so, in a way that it gets to read: a result that says that the call failed, with one block of text, `{reason}`.',
  given:
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"{city}"}}}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "{reason}" } }',
  vary: {
    id: { from: 3, to: 80 },
    city: ['Oslo', 'Lyon', 'Porto', 'Kaunas'],
    reason: [
      'Too many requests. Try again in a minute.',
      'The weather service is down until noon.',
      'There is no weather station in this city.',
      'The service took longer than ten seconds.',
    ],
  },
  hints: [
    'Who should read the reason: the program that made the call, or the model that wanted it?',
    'What stands in an error stays with the program. What stands in `content` goes to the model.',
    'Write a `result` with two members: `content`, as for any call, and a flag beside it that tells a failure from a success.',
  ],
  criteria: {
    id: { label: 'answers the call', at: '/id', expects: { const: '{id}' } },
    failed: {
      label: 'says in the result that the call failed',
      at: '/result/isError',
      expects: { const: true },
      why: 'Without this flag in a result the model either reads nothing, or takes the refusal for the weather.',
      fix: 'Answer with a `result`, and put `isError` beside its `content`.',
    },
    type: { label: 'explains it in a block of text', at: '/result/content/0/type', expects: { const: 'text' } },
    reason: {
      label: 'gives the reason',
      at: '/result/content/0/text',
      expects: { const: '{reason}' },
      why: 'It is the only sentence about the failure that the model will see.',
    },
  },
  solution: result(`"content":[${block}],"isError":true`),
  achieved: 'The call is answered, the model reads why it came to nothing, and can wait or try another city.',
  mistakes: [
    {
      label: 'the failure is an error of the protocol',
      answer: '{"jsonrpc":"2.0","id":{id},"error":{"code":-32603,"message":"{reason}"}}',
      finds: 'failed',
    },
    {
      label: 'the code is that of the web service',
      answer: '{"jsonrpc":"2.0","id":{id},"error":{"code":429,"message":"{reason}"}}',
      finds: 'failed',
    },
    {
      label: 'nothing says that it failed',
      answer: result(`"content":[${block}]`),
      finds: 'failed',
    },
    {
      label: 'the flag is spelled as Python would',
      answer: result(`"content":[${block}],"is_error":true`),
      finds: 'failed',
    },
    {
      label: 'the flag is a text',
      answer: result(`"content":[${block}],"isError":"true"`),
      finds: 'tools/is-error-type',
    },
    {
      label: 'the flag is the reason',
      answer: result(`"content":[${block}],"isError":"{reason}"`),
      finds: 'tools/is-error-type',
    },
    {
      label: 'the reason stands beside the flag',
      answer: result('"isError":true,"message":"{reason}"'),
      finds: 'tools/content-missing',
    },
    {
      label: 'the content is the reason itself',
      answer: result('"content":"{reason}","isError":true'),
      finds: 'tools/content-not-array',
    },
    {
      label: 'the block is of a type error',
      answer: result('"content":[{"type":"error","text":"{reason}"}],"isError":true'),
      finds: 'tools/content-type-unknown',
    },
    {
      label: 'the block has a message where the text belongs',
      answer: result('"content":[{"type":"text","message":"{reason}"}],"isError":true'),
      finds: 'tools/content-block-fields',
    },
    {
      label: 'a result and an error go out together',
      answer: `{"jsonrpc":"2.0","id":{id},"result":{"content":[${block}],"isError":true},"error":{"code":-32603,"message":"{reason}"}}`,
      finds: 'jsonrpc/result-and-error',
    },
  ],
});
