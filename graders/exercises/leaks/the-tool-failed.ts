import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'leaks/the-tool-failed',
  kind: 'reply',
  title: 'A tool fails, and its key stays at home',
  revision: '2025-11-25',
  vary: {
    id: { from: 14, to: 70 },
    key: ['sk-9f2c', 'sk-41aa', 'sk-77d0', 'sk-b8e3'],
    city: ['Lyon', 'Oslo', 'Porto', 'Ghent', 'Turin'],
  },
  prompt:
    'You are the server. The tool ran, and the service behind it answered `429 Too Many Requests` for `https://api.example.org/v1?q={city}&key={key}`. Tell the model with a `result` of the call: `isError` is `true`, and `content` has one block of the type `text` that mentions `429`. Address and key stay on your side.',
  given:
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"{city}"}}}',
  sender: 'server',
  starter:
    '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "429 from https://api.example.org/v1?q={city}&key={key}" } }',
  hints: [
    'Did the exchange fail, or only the tool? Who has to read about it?',
    'A model reads the blocks in `content`. An error of the protocol goes to the program around it.',
    'The result has two members: an array with one object, and a boolean. Write the sentence for the text anew, without the address.',
  ],
  criteria: {
    id: { label: 'answers the id {id}', at: '/id', expects: { const: '{id}' } },
    failed: {
      label: 'says that the tool failed',
      at: '/result/isError',
      expects: { const: true },
      why: 'Without it the model takes the text for the weather.',
    },
    type: { label: 'carries a block of type `text`', at: '/result/content/0/type', expects: { const: 'text' } },
    text: {
      label: 'mentions `429`, and neither address nor key',
      at: '/result/content/0/text',
      expects: { pattern: '^(?=[\\s\\S]*429)(?![\\s\\S]*(?:{key}|key=|https?:|api\\.example))' },
      why: 'The text goes to the model, into the chat and into every log on the way. A key in it is a key lost.',
      fix: 'Say what happened in a sentence of your own, with the number and without the address.',
    },
  },
  solution:
    '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": [{ "type": "text", "text": "The weather service answers 429: too many requests. Try again in a minute." }], "isError": true } }',
  achieved: 'The model reads why there is no weather and can wait or say so. The key has never left the server.',
  mistakes: [
    {
      label: 'the address goes along, with its key',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": [{ "type": "text", "text": "429 from https://api.example.org/v1?q={city}&key={key}" }], "isError": true } }',
      finds: 'text',
    },
    {
      label: 'the failure is an error of the protocol',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32603, "message": "429 from the weather service" } }',
      finds: 'failed',
    },
    {
      label: 'nothing says that the tool failed',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": [{ "type": "text", "text": "The weather service answers 429." }] } }',
      finds: 'failed',
    },
    {
      label: 'isError is a text',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": [{ "type": "text", "text": "The weather service answers 429." }], "isError": "true" } }',
      finds: 'tools/is-error-type',
    },
    {
      label: 'the content is one block, not a list',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": { "type": "text", "text": "The weather service answers 429." }, "isError": true } }',
      finds: 'tools/content-not-array',
    },
    {
      label: 'the content is left out',
      answer: '{ "jsonrpc": "2.0", "id": {id}, "result": { "isError": true, "message": "429" } }',
      finds: 'tools/content-missing',
    },
    {
      label: 'result and error stand together',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": [{ "type": "text", "text": "The weather service answers 429." }], "isError": true }, "error": { "code": 429, "message": "Too many requests" } }',
      finds: 'jsonrpc/result-and-error',
    },
    {
      label: 'nothing is sent',
      answer: '',
      finds: 'id',
    },
  ],
});
