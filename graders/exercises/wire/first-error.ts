import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'wire/first-error',
  kind: 'message',
  title: 'Refuse a request',
  revision: '2025-11-25',
  prompt:
    'You are the server, and you know no method called `weather/forecast`. Refuse the request on the wire: an error under its id, with the code `-32601` and a short message in words of your own.',
  given: '--> {"jsonrpc":"2.0","id":7,"method":"weather/forecast","params":{"city":"Lyon"}}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": 7, "error": "" }',
  hints: [
    'A program reads one part of an error, a person the other. Which part is which?',
    '`error` is an object. What does each of its two members hold?',
    'One member is called `code` and holds a whole number, the other `message` and holds a string. Both stand inside `error`.',
  ],
  criteria: {
    id: {
      label: 'answers the id `7`',
      at: '/id',
      expects: { const: 7 },
      why: 'Without it the client cannot tell which of its requests was refused.',
    },
    code: {
      label: 'gives the code `-32601`',
      at: '/error/code',
      expects: { const: -32601 },
      why: 'Programs decide by the code. This one says that the method is unknown, and a client may then try another.',
      fix: 'Use the code the task names, as a number with its minus sign.',
    },
    message: {
      label: 'says in words what is wrong',
      at: '/error/message',
      expects: { type: 'string', pattern: '\\S' },
      why: 'The message is what a person finds in the log.',
    },
  },
  solution: '{ "jsonrpc": "2.0", "id": 7, "error": { "code": -32601, "message": "Method not found" } }',
  achieved: 'The client knows at once that request 7 failed and why. Nobody waits for a timeout.',
  mistakes: [
    {
      label: 'the error is a sentence',
      answer: '{ "jsonrpc": "2.0", "id": 7, "error": "Method not found" }',
      finds: 'jsonrpc/error-not-object',
    },
    {
      label: 'the code is in quotes',
      answer: '{ "jsonrpc": "2.0", "id": 7, "error": { "code": "-32601", "message": "Method not found" } }',
      finds: 'jsonrpc/error-code-not-integer',
    },
    {
      label: 'the code is left out',
      answer: '{ "jsonrpc": "2.0", "id": 7, "error": { "message": "Method not found" } }',
      finds: 'jsonrpc/error-code-missing',
    },
    {
      label: 'the message is left out',
      answer: '{ "jsonrpc": "2.0", "id": 7, "error": { "code": -32601 } }',
      finds: 'jsonrpc/error-message-missing',
    },
    {
      label: 'the code is that of wrong parameters',
      answer: '{ "jsonrpc": "2.0", "id": 7, "error": { "code": -32602, "message": "Method not found" } }',
      finds: 'code',
    },
    {
      label: 'a null result keeps the error company',
      answer:
        '{ "jsonrpc": "2.0", "id": 7, "result": null, "error": { "code": -32601, "message": "Method not found" } }',
      finds: 'jsonrpc/null-result-with-error',
    },
    {
      label: 'code and message stand outside an error',
      answer: '{ "jsonrpc": "2.0", "id": 7, "code": -32601, "message": "Method not found" }',
      finds: 'jsonrpc/shape-unknown',
    },
    {
      label: 'the id comes back as a string',
      answer: '{ "jsonrpc": "2.0", "id": "7", "error": { "code": -32601, "message": "Method not found" } }',
      finds: 'exchange/response-id-type-changed',
    },
    {
      label: 'the id is left out although it could be read',
      answer: '{ "jsonrpc": "2.0", "error": { "code": -32601, "message": "Method not found" } }',
      finds: 'jsonrpc/error-id-absent',
    },
  ],
});
