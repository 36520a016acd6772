import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'parsing/answer-the-unreadable',
  kind: 'reply',
  title: 'Answer what could not be read',
  revision: '2025-11-25',
  vary: { id: { from: 4, to: 80 }, method: ['tools/list', 'prompts/list', 'resources/list', 'ping'] },
  prompt:
    'You are the server, and this line arrives. Say on the wire that it could not be read: an error with the code for text that is no JSON, a `message` in words of your own, and no `id`, as this revision has it where the id could not be read.',
  given: "--> {'jsonrpc': '2.0', 'id': {id}, 'method': '{method}'}",
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32600, "message": "" } }',
  hints: [
    'You can see an id in the line. Could a JSON parser hand it to you?',
    'The starter has the code for a readable message of the wrong form, and an id that nobody was able to read.',
    'Of the five codes it is the one furthest from zero. Beside the version, one member is left in the envelope.',
  ],
  criteria: {
    code: {
      label: 'gives the code for text that is no JSON',
      at: '/error/code',
      expects: { const: -32700 },
      why: 'The code tells the sender where to look: at quotes and commas, not at members.',
      fix: 'Use the code that JSON-RPC keeps for a parse error.',
    },
    id: {
      label: 'names no id',
      at: '/id',
      expects: { absent: true },
      why: 'No parser has read an id in that line. One that was fished out of the text may be part of a string, or of another message.',
      fix: 'Leave the member out.',
    },
    message: {
      label: 'says in words what is wrong',
      at: '/error/message',
      expects: { type: 'string', pattern: '\\S' },
      why: 'Without an id, these words are all that a person finds in the log.',
    },
  },
  solution: '{ "jsonrpc": "2.0", "error": { "code": -32700, "message": "Parse error" } }',
  achieved:
    'The client’s log says that a line of its own was no JSON. The request itself still waits for its timeout: nobody can say which one it was.',
  mistakes: [
    {
      label: 'the code says that the form of the request is wrong',
      answer: '{ "jsonrpc": "2.0", "error": { "code": -32600, "message": "Invalid Request" } }',
      finds: 'code',
    },
    {
      label: 'the id is null, as plain JSON-RPC has it',
      answer: '{ "jsonrpc": "2.0", "id": null, "error": { "code": -32700, "message": "Parse error" } }',
      finds: 'id',
    },
    {
      label: 'the id is picked out of the broken text',
      answer: '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32700, "message": "Parse error" } }',
      finds: 'exchange/response-id-unknown',
    },
    { label: 'nothing is sent', answer: '', finds: 'code' },
    {
      label: 'the words are missing',
      answer: '{ "jsonrpc": "2.0", "error": { "code": -32700 } }',
      finds: 'jsonrpc/error-message-missing',
    },
    {
      label: 'the error is a sentence',
      answer: '{ "jsonrpc": "2.0", "error": "Parse error" }',
      finds: 'jsonrpc/error-not-object',
    },
    {
      label: 'a result says that it failed',
      answer: '{ "jsonrpc": "2.0", "result": { "message": "Parse error" } }',
      finds: 'jsonrpc/response-id-missing',
    },
    {
      label: 'a comment explains where the id is',
      answer: '{ "jsonrpc": "2.0", "error": { "code": -32700, "message": "Parse error" } } // id unknown',
      finds: 'json/json-comment',
    },
    {
      label: 'single quotes are answered in kind',
      answer: "{ 'jsonrpc': '2.0', 'error': { 'code': -32700, 'message': 'Parse error' } }",
      finds: 'json/json-single-quotes',
    },
  ],
});
