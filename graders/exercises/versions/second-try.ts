import { defineExercise } from '../../types.ts';

const answer = (version: string, server = '"serverInfo": { "name": "{server}", "version": "1.2.0" }') =>
  `{ "jsonrpc": "2.0", "id": 2, "result": { ${version}"capabilities": { "tools": {} }, ${server} } }`;
const agreed = '"protocolVersion": "{asked}", ';

export default defineExercise({
  id: 'versions/second-try',
  kind: 'reply',
  title: 'The second try',
  revision: '2025-11-25',
  prompt:
    'A strict server has refused a client once and told it which revisions it speaks. The client asks again. You are the server `{server}`, version `1.2.0`, and you have tools. Write what goes back now.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unsupported protocol version","data":{"supported":["2025-11-25","2025-06-18","2025-03-26"],"requested":"2024-11-05"}}}',
    '--> {"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"{asked}","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
  ].join('\n'),
  starter:
    '{ "jsonrpc": "2.0", "id": 2, "result": { "protocolVersion": "", "capabilities": {}, "serverInfo": { "name": "{server}", "version": "1.2.0" } } }',
  vary: {
    asked: ['2025-06-18', '2025-03-26'],
    server: ['harbour', 'library', 'weather'],
  },
  hints: [
    'What did this server say that it speaks, and what is it asked for?',
    'The client picked one from the list. It may know no other of the three.',
    'Repeat the date that the client named. The capability for tools is an object, empty here.',
  ],
  criteria: {
    revision: {
      label: 'agrees on a revision that both speak',
      of: { kind: 'response', method: 'initialize' },
      at: '/result/protocolVersion',
      expects: { const: '{asked}' },
      why: 'The client picked this revision from the list it was given.',
    },
    tools: {
      label: 'says that it has tools',
      of: { kind: 'response', method: 'initialize' },
      at: '/result/capabilities/tools',
      expects: { type: 'object' },
      why: 'A client asks for no tools where none are declared.',
    },
    name: {
      label: 'says which server it is',
      of: { kind: 'response', method: 'initialize' },
      at: '/result/serverInfo/name',
      expects: { const: '{server}' },
    },
  },
  solution: answer(agreed),
  achieved: 'Asked a second time, the two have a revision. The client says that it is ready, and the session begins.',
  mistakes: [
    {
      label: 'the newest revision is offered all the same',
      answer: answer('"protocolVersion": "2025-11-25", '),
      finds: 'lifecycle/version-not-echoed',
    },
    {
      label: 'the revision is left out, since the client named it',
      answer: answer(''),
      finds: 'lifecycle/init-result',
    },
    {
      label: 'the whole list comes back',
      answer: answer('"protocolVersion": ["2025-11-25", "2025-06-18", "2025-03-26"], '),
      finds: 'lifecycle/init-result',
    },
    {
      label: 'nobody says who the server is',
      answer: `{ "jsonrpc": "2.0", "id": 2, "result": { ${agreed}"capabilities": { "tools": {} } } }`,
      finds: 'lifecycle/init-result',
    },
    {
      label: 'the version of the server is a number',
      answer: answer(agreed, '"serverInfo": { "name": "{server}", "version": 1.2 }'),
      finds: 'lifecycle/implementation-fields',
    },
    {
      label: 'the tools are switched on',
      answer: answer(agreed).replace('"tools": {}', '"tools": true'),
      finds: 'capabilities/capability-value-type',
    },
    {
      label: 'the first request is answered once more',
      answer: answer(agreed).replace('"id": 2', '"id": 1'),
      finds: 'exchange/response-duplicate',
    },
    {
      label: 'the server refuses again',
      answer: '{ "jsonrpc": "2.0", "id": 2, "error": { "code": -32602, "message": "One try is enough" } }',
      finds: 'revision',
    },
  ],
});
