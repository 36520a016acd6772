import { defineExercise } from '../../types.ts';

const refusal = (id: string, code: string, message: string): string =>
  `<-- {"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":"${message}"}}`;

const unknown = refusal('7', '-32601', 'Method not found');
const params = refusal('8', '-32602', 'The address is missing');
const request = refusal('9', '-32600', 'Invalid Request');

export default defineExercise({
  id: 'errors/three-refusals',
  kind: 'reply',
  title: 'Three ways to say no',
  revision: '2025-11-25',
  prompt:
    'You are a server that offers resources and nothing else. None of these lines can be carried out as it stands. Write the error that goes back to each, where one does, on a line of its own and under the id of its request: its `code` is one of the five, its `message` any short sentence.',
  given: [
    '--> {"jsonrpc":"2.0","id":7,"method":"{wrong}"}',
    '--> {"jsonrpc":"2.0","id":8,"method":"resources/read","params":{}}',
    '--> {"jsonrpc":"2.0","method":"notifications/{word}"}',
    '--> {"jsonrpc":"2.0","id":9,"params":{"uri":"file:///notes/{word}.md"}}',
  ].join('\n'),
  starter: refusal('7', '-32603', 'Error'),
  hints: [
    'How far does a server get with each line: to the method, to what it was given, or not even so far?',
    'One line has no id, and one has no method. For which of them does somebody wait?',
    'Three errors go back. `-32600` is for what is no request, `-32601` for what is asked and not known, `-32602` for what it was given.',
  ],
  criteria: {
    unknown: {
      label: 'says that the method is not known',
      of: { kind: 'response', id: '7' },
      at: '/error/code',
      expects: { const: -32601 },
      why: 'A client that tries out what a server can do looks for one number, and takes any other for a fault of the server.',
      fix: 'Use the code for a method that is not there.',
    },
    params: {
      label: 'says that the params are wrong',
      of: { kind: 'response', id: '8' },
      at: '/error/code',
      expects: { const: -32602 },
      why: 'The client has to learn that the method is right and what it passed is not.',
      fix: 'Use the code for a method that is known and was given the wrong things.',
    },
    request: {
      label: 'says that the line is no request',
      of: { kind: 'response', id: '9' },
      at: '/error/code',
      expects: { const: -32600 },
      why: 'Without a method there is nothing to look up, and nothing that the params could be wrong for.',
      fix: 'Use the code for JSON that is no request.',
    },
  },
  vary: {
    wrong: ['resources/lst', 'resource/list', 'tools/list', 'resources.list'],
    word: ['april', 'harbour', 'supper'],
  },
  solution: [unknown, params, request].join('\n'),
  achieved: 'Three callers know what to change, and nobody hears of the remark.',
  mistakes: [
    {
      label: 'all three get the same code',
      answer: [
        refusal('7', '-32600', 'Invalid Request'),
        refusal('8', '-32600', 'Invalid Request'),
        refusal('9', '-32600', 'Invalid Request'),
      ].join('\n'),
      finds: 'unknown',
    },
    {
      label: 'the remark is refused as well',
      answer: [
        unknown,
        params,
        request,
        '<-- {"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"}}',
      ].join('\n'),
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the message is an object with details',
      answer: [
        unknown,
        '<-- {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":{"text":"Missing uri","field":"uri"}}}',
        request,
      ].join('\n'),
      finds: 'jsonrpc/error-message-not-string',
    },
    {
      label: 'the message is null, since the code says it all',
      answer: ['<-- {"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":null}}', params, request].join('\n'),
      finds: 'jsonrpc/error-message-not-string',
    },
    {
      label: 'the message is left out',
      answer: ['<-- {"jsonrpc":"2.0","id":7,"error":{"code":-32601}}', params, request].join('\n'),
      finds: 'jsonrpc/error-message-missing',
    },
    {
      label: 'the codes are names',
      answer: [refusal('7', '"METHOD_NOT_FOUND"', 'Method not found'), params, request].join('\n'),
      finds: 'jsonrpc/error-code-not-integer',
    },
    {
      label: 'the line without a method gets no answer',
      answer: [unknown, params].join('\n'),
      finds: 'request',
    },
    {
      label: 'the line without a method is called a parse error',
      answer: [unknown, params, refusal('9', '-32700', 'Parse error')].join('\n'),
      finds: 'request',
    },
    {
      label: 'the server takes the blame for the missing address',
      answer: [unknown, refusal('8', '-32603', 'Internal error'), request].join('\n'),
      finds: 'params',
    },
  ],
});
