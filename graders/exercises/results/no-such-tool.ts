import { defineExercise } from '../../types.ts';

const refusal = (error: string): string => `{"jsonrpc":"2.0","id":"{id}","error":${error}}`;

export default defineExercise({
  id: 'results/no-such-tool',
  kind: 'reply',
  title: 'A tool that is not there',
  revision: '2025-11-25',
  prompt:
    'You are the server, and the wire shows all the tools you have. Write what goes back to the last request. The sentence in it is yours.',
  given: [
    '--> {"jsonrpc":"2.0","id":"list","method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":"list","result":{"tools":[{"name":"{tool}","inputSchema":{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}}]}}',
    '--> {"jsonrpc":"2.0","id":"{id}","method":"tools/call","params":{"name":"{asked}","arguments":{"city":"Lyon"}}}',
  ].join('\n'),
  starter: '{ "jsonrpc": "2.0", "id": "{id}" }',
  vary: {
    id: ['call-1', 'a7', 'first', 'm-204'],
    tool: ['get_weather', 'get_forecast', 'get_climate'],
    asked: ['weather', 'getWeather', 'get_wether', 'lookup_weather'],
  },
  hints: [
    'Did any tool run? And is the method of the request one that you know?',
    'The method is known, and one of its parameters names something that does not exist. One of the five codes of JSON-RPC says that.',
    'Write an `error` with a `message` of your own. The code is the one whose name is *Invalid params*.',
  ],
  criteria: {
    id: {
      label: 'answers the call',
      of: { kind: 'response', method: 'tools/call' },
      at: '/id',
      expects: { const: '{id}' },
    },
    code: {
      label: 'refuses it with the code for parameters that do not fit',
      of: { kind: 'response', method: 'tools/call' },
      at: '/error/code',
      expects: { const: -32602 },
      why: 'By the code a client decides what to do. Only this one says that the method is there and what it was given is wrong.',
      fix: 'The name of the tool is a parameter of `tools/call`. Look the code up among the five of JSON-RPC.',
    },
    message: {
      label: 'says why, in a sentence',
      of: { kind: 'response', method: 'tools/call' },
      at: '/error/message',
      expects: { type: 'string', pattern: '\\S' },
    },
  },
  solution: refusal('{"code":-32602,"message":"Unknown tool: {asked}"}'),
  achieved:
    'The client learns that its list is out of date, or its spelling wrong, and goes on calling the other tool.',
  mistakes: [
    {
      label: 'the method is said to be unknown',
      answer: refusal('{"code":-32601,"message":"Unknown tool: {asked}"}'),
      finds: 'code',
    },
    {
      label: 'the code is that of a web page',
      answer: refusal('{"code":404,"message":"Unknown tool: {asked}"}'),
      finds: 'code',
    },
    {
      label: 'it goes back as a tool that failed',
      answer:
        '{"jsonrpc":"2.0","id":"{id}","result":{"content":[{"type":"text","text":"Unknown tool: {asked}"}],"isError":true}}',
      finds: 'code',
    },
    {
      label: 'the code stands in quotes',
      answer: refusal('{"code":"-32602","message":"Unknown tool: {asked}"}'),
      finds: 'jsonrpc/error-code-not-integer',
    },
    {
      label: 'the sentence is left out',
      answer: refusal('{"code":-32602}'),
      finds: 'jsonrpc/error-message-missing',
    },
    {
      label: 'the message is a list of the tools there are',
      answer: refusal('{"code":-32602,"message":["{tool}"]}'),
      finds: 'jsonrpc/error-message-not-string',
    },
    {
      label: 'the error is a sentence',
      answer: refusal('"Unknown tool: {asked}"'),
      finds: 'jsonrpc/error-not-object',
    },
    {
      label: 'the answer goes to the list',
      answer: '{"jsonrpc":"2.0","id":"list","error":{"code":-32602,"message":"Unknown tool: {asked}"}}',
      finds: 'exchange/response-duplicate',
    },
  ],
});
