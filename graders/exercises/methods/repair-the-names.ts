import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'methods/repair-the-names',
  kind: 'exchange',
  title: 'Three names, each a little off',
  revision: '2025-11-25',
  prompt:
    'A client has opened the connection and sends three more messages: that it is ready, which tools there are, and the prompt `summary`. No server knows these names. Mend the three methods and leave the rest as it is.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"prompts":{}},"serverInfo":{"name":"notes","version":"2.1.0"}}}',
  ].join('\n'),
  starter: [
    '--> {"jsonrpc":"2.0","method":"initialized"}',
    '--> {"jsonrpc":"2.0","id":2,"method":"tool/list"}',
    '--> {"jsonrpc":"2.0","id":3,"method":"prompts.get","params":{"name":"summary"}}',
  ].join('\n'),
  hints: [
    'Put each name next to its line in the table. Where do the letters part?',
    'One lacks what stands before its slash, one lacks a letter, one has another sign where the slash belongs.',
    'Names of notifications begin with `notifications/`. The kind of thing stands in the plural, and a slash follows it.',
  ],
  criteria: {
    ready: {
      label: 'says that the client is ready',
      of: { kind: 'notification' },
      at: '/method',
      expects: { const: 'notifications/initialized' },
      why: 'A misspelt notification is dropped without a word. The server goes on waiting for the right one.',
      fix: 'Write the name in full, with what stands before the slash.',
    },
    list: {
      label: 'asks for the list of tools under the id `2`',
      of: { kind: 'request', id: '2' },
      at: '/method',
      expects: { const: 'tools/list' },
      why: 'The server has a table of names and finds this one in no line of it.',
      fix: 'Compare it with the table, letter by letter.',
    },
    get: {
      label: 'asks for a prompt under the id `3`',
      of: { kind: 'request', id: '3' },
      at: '/method',
      expects: { const: 'prompts/get' },
      why: 'The server has a table of names and finds this one in no line of it.',
      fix: 'Compare it with the table, sign by sign.',
    },
    prompt: {
      label: 'still names the prompt `summary`',
      of: { kind: 'request', id: '3' },
      at: '/params/name',
      expects: { const: 'summary' },
    },
  },
  solution: [
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
    '--> {"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"summary"}}',
  ].join('\n'),
  achieved: 'The opening is complete, and the server has two requests it knows how to answer.',
  mistakes: [
    {
      label: 'the first name is left as it was',
      answer: [
        '--> {"jsonrpc":"2.0","method":"initialized"}',
        '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
        '--> {"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"summary"}}',
      ].join('\n'),
      finds: 'lifecycle/initialized-missing',
    },
    {
      label: 'the names are written with capitals',
      answer: [
        '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
        '--> {"jsonrpc":"2.0","id":2,"method":"Tools/List"}',
        '--> {"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"summary"}}',
      ].join('\n'),
      finds: 'list',
    },
    {
      label: 'the prompt is called like a tool',
      answer: [
        '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
        '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
        '--> {"jsonrpc":"2.0","id":3,"method":"prompts/call","params":{"name":"summary"}}',
      ].join('\n'),
      finds: 'get',
    },
    {
      label: 'the notification is given an id',
      answer: [
        '--> {"jsonrpc":"2.0","id":1.5,"method":"notifications/initialized"}',
        '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
        '--> {"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"summary"}}',
      ].join('\n'),
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'the names get the prefix `rpc.`',
      answer: [
        '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
        '--> {"jsonrpc":"2.0","id":2,"method":"rpc.tools/list"}',
        '--> {"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"summary"}}',
      ].join('\n'),
      finds: 'jsonrpc/method-rpc-prefix',
    },
  ],
});
