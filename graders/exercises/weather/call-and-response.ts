import { defineExercise } from '../../types.ts';

const call =
  '--> { "jsonrpc": "2.0", "id": 10, "method": "tools/call", "params": { "name": "get_weather", "arguments": { "city": "Lyon" } } }';
const response =
  '<-- { "jsonrpc": "2.0", "id": 10, "result": { "content": [{ "type": "text", "text": "Sunny, 22°C" }] } }';

export default defineExercise({
  id: 'weather/call-and-response',
  kind: 'exchange',
  title: 'Ask for the weather, and answer',
  revision: '2025-11-25',
  prompt:
    'Write both sides of one tool call. The client’s request: id `10`, the tool `get_weather`, and one argument, `city`, with any text that is not empty. The server’s response: the same id, and a `content` of one `text` block that says `Sunny, 22°C`. A `tools/list` request and its answer may come before; they are not needed.',
  starter: ['--> { "jsonrpc": "2.0" }', '<-- { "jsonrpc": "2.0" }'].join('\n'),
  hints: [
    'Which two members of the request does the server need before it can run anything, and which one does it copy?',
    'The method is the one that calls a tool. What is called, and with what, both go into `params`.',
    'In `params` stand `name` and `arguments`, and `arguments` is an object. In `result` stands `content`, an array of one object with `type` and `text`.',
  ],
  criteria: {
    call: {
      label: 'calls a tool',
      of: { kind: 'request', method: 'tools/call' },
      at: '/method',
      expects: { const: 'tools/call' },
      why: 'Every tool is run by the same method. The name of the tool is one of its parameters.',
      fix: 'Use the method that calls tools, and name the tool in `params`.',
    },
    callId: {
      label: 'asks under the id `10`, a number',
      of: { kind: 'request', method: 'tools/call' },
      at: '/id',
      expects: { const: 10 },
    },
    tool: {
      label: 'names `get_weather`',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/name',
      expects: { const: 'get_weather' },
      why: 'The server looks the tool up by this exact name.',
    },
    arguments: {
      label: 'passes the arguments as an object',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/arguments',
      expects: { type: 'object' },
    },
    city: {
      label: 'passes a `city`, a text that is not empty',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/arguments/city',
      expects: { type: 'string', pattern: '[\\s\\S]' },
    },
    responseId: {
      label: 'answers under the id `10`, a number',
      of: { kind: 'response', method: 'tools/call' },
      at: '/id',
      expects: { const: 10 },
      why: 'The client finds its open call by this id and by nothing else.',
    },
    block: {
      label: 'answers with a block of type `text`',
      of: { kind: 'response', method: 'tools/call' },
      at: '/result/content/0/type',
      expects: { const: 'text' },
      why: 'The type tells the client how to read the rest of the block.',
    },
    text: {
      label: 'says `Sunny, 22°C`',
      of: { kind: 'response', method: 'tools/call' },
      at: '/result/content/0/text',
      expects: { const: 'Sunny, 22°C' },
      why: 'This is the text the model gets to read.',
      fix: 'Copy the text from the task, with its comma, its space and the degree sign. `\\u00b0` is the same sign.',
    },
  },
  solution: [call, response].join('\n'),
  achieved:
    'The request asks, the response answers under the same id, and the client can strike `10` off its list. The model reads the weather.',
  mistakes: [
    {
      label: 'the id comes back as a string',
      answer: [call, response.replace('"id": 10', '"id": "10"')].join('\n'),
      finds: 'exchange/response-id-type-changed',
    },
    {
      label: 'the server takes the next number',
      answer: [call, response.replace('"id": 10', '"id": 11')].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'both ids are strings',
      answer: [call, response].join('\n').replaceAll('"id": 10', '"id": "10"'),
      finds: 'callId',
    },
    {
      label: 'the request does not say which protocol it speaks',
      answer: [call.replace('"jsonrpc": "2.0", ', ''), response].join('\n'),
      finds: 'jsonrpc/jsonrpc-missing',
    },
    {
      label: 'the response does not say which protocol it speaks',
      answer: [call, response.replace('"jsonrpc": "2.0", ', '')].join('\n'),
      finds: 'jsonrpc/jsonrpc-missing',
    },
    {
      label: 'the arguments are a text with JSON in it',
      answer: [call.replace('{ "city": "Lyon" }', '"{\\"city\\": \\"Lyon\\"}"'), response].join('\n'),
      finds: 'tools/arguments-not-object',
    },
    {
      label: 'the argument is misspelt',
      answer: [call.replace('"city"', '"ctiy"'), response].join('\n'),
      finds: 'city',
    },
    {
      label: 'the city is empty',
      answer: [call.replace('"Lyon"', '""'), response].join('\n'),
      finds: 'city',
    },
    {
      label: 'the tool stands where the method belongs',
      answer: [call.replace('tools/call', 'get_weather'), response].join('\n'),
      finds: 'call',
    },
    {
      label: 'the response has a result and an error',
      answer: [call, response.replace(/ }$/, ', "error": { "code": -32603, "message": "Internal error" } }')].join(
        '\n',
      ),
      finds: 'jsonrpc/result-and-error',
    },
    {
      label: 'a comma stands after the last argument',
      answer: [call.replace('"Lyon" }', '"Lyon", }'), response].join('\n'),
      finds: 'json/json-trailing-comma',
    },
    {
      label: 'the request is written with single quotes',
      answer: [call.replaceAll('"', "'"), response].join('\n'),
      finds: 'json/json-single-quotes',
    },
    {
      label: 'the quotes of the city are curly',
      answer: [call.replace('"Lyon"', '“Lyon”'), response].join('\n'),
      finds: 'json/json-single-quotes',
    },
    {
      label: 'the request has the id null',
      answer: [call.replace('"id": 10', '"id": null'), response].join('\n'),
      finds: 'jsonrpc/id-null',
    },
    {
      label: 'the request has no id',
      answer: [call.replace('"id": 10, ', ''), response].join('\n'),
      finds: 'jsonrpc/request-without-id',
    },
    {
      label: 'the call is answered twice',
      answer: [call, response, response].join('\n'),
      finds: 'exchange/response-duplicate',
    },
    {
      label: 'both messages stand on one line',
      answer: `${call}${response.replace('<-- ', '')}`,
      finds: 'stdio/stdio-two-messages-one-line',
    },
    {
      label: 'both messages, arrows included, stand on one line',
      answer: `${call} ${response}`,
      finds: 'stdio/stdio-two-messages-one-line',
    },
    {
      label: 'the result is the bare text',
      answer: [call, '<-- { "jsonrpc": "2.0", "id": 10, "result": "Sunny, 22°C" }'].join('\n'),
      finds: 'jsonrpc/result-not-object',
    },
    {
      label: 'the degree sign is another character',
      answer: [call, response.replace('°', 'º')].join('\n'),
      finds: 'text',
    },
    {
      label: 'the response is missing',
      answer: call,
      finds: 'responseId',
    },
  ],
});
