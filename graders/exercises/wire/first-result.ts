import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'wire/first-result',
  kind: 'message',
  title: 'Answer a call',
  revision: '2025-11-25',
  prompt:
    'Now you are the server. Answer the call on the wire: a response under its id, with a `result` whose `content` is an array of one block. The block’s `type` is `text`, its `text` is `5`, as a string.',
  given: '--> {"jsonrpc":"2.0","id":"sum-1","method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "result": { "content": [] } }',
  hints: [
    'Which member of the request has to come back, unchanged?',
    'Copy the id with its quotes. The sum goes inside the square brackets, as an object.',
    'The object in `content` has two members, and both values are strings. The id of the request goes next to `jsonrpc`.',
  ],
  criteria: {
    id: {
      label: 'answers the id `"sum-1"`',
      at: '/id',
      expects: { const: 'sum-1' },
      why: 'The client finds its open call by this id and by nothing else.',
    },
    type: {
      label: 'carries a block of type `text`',
      at: '/result/content/0/type',
      expects: { const: 'text' },
      why: 'The type tells the client how to read the rest of the block.',
    },
    text: {
      label: 'says `5`',
      at: '/result/content/0/text',
      expects: { const: '5' },
      why: 'This is the part the model reads, and it can only be a string.',
    },
  },
  solution: '{ "jsonrpc": "2.0", "id": "sum-1", "result": { "content": [{ "type": "text", "text": "5" }] } }',
  achieved: 'The client finds `"sum-1"` among its open requests, hands `5` to the model and strikes the request off.',
  mistakes: [
    {
      label: 'the id is left out',
      answer: '{ "jsonrpc": "2.0", "result": { "content": [{ "type": "text", "text": "5" }] } }',
      finds: 'jsonrpc/response-id-missing',
    },
    {
      label: 'the server counts for itself',
      answer: '{ "jsonrpc": "2.0", "id": 1, "result": { "content": [{ "type": "text", "text": "5" }] } }',
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the method is repeated',
      answer:
        '{ "jsonrpc": "2.0", "id": "sum-1", "method": "tools/call", "result": { "content": [{ "type": "text", "text": "5" }] } }',
      finds: 'jsonrpc/shape-mixed',
    },
    {
      label: 'the result is the bare value',
      answer: '{ "jsonrpc": "2.0", "id": "sum-1", "result": "5" }',
      finds: 'jsonrpc/result-not-object',
    },
    {
      label: 'an empty error stands next to the result',
      answer:
        '{ "jsonrpc": "2.0", "id": "sum-1", "result": { "content": [{ "type": "text", "text": "5" }] }, "error": null }',
      finds: 'jsonrpc/null-error-with-result',
    },
    {
      label: 'the text is a sentence',
      answer: '{ "jsonrpc": "2.0", "id": "sum-1", "result": { "content": [{ "type": "text", "text": "2 + 3 = 5" }] } }',
      finds: 'text',
    },
    {
      label: 'there is neither result nor error',
      answer: '{ "jsonrpc": "2.0", "id": "sum-1" }',
      finds: 'jsonrpc/response-empty',
    },
  ],
});
