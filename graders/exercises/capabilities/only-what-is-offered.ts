import { defineExercise } from '../../types.ts';

const list = '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}';
const call = '--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"{tool}","arguments":{}}}';
const read = '--> {"jsonrpc":"2.0","id":6,"method":"resources/read","params":{"uri":"file:///srv/{file}"}}';

export default defineExercise({
  id: 'capabilities/only-what-is-offered',
  kind: 'exchange',
  title: 'A list of wishes',
  revision: '2025-11-25',
  prompt:
    'The client has six wishes: the list of tools (`tools/list`, id `2`) · a call of the tool `{tool}` without arguments, as a task if that is offered and as a plain call if not (`tools/call`, id `3`) · the list of prompts (`prompts/list`, id `4`) · news of the resource `file:///srv/{file}` (`resources/subscribe`, id `5`) · its text (`resources/read`, id `6`) · telling the server that the folders it works in, its *roots*, have changed (`notifications/roots/list_changed`). Send those that the declarations on the wire allow, and none of the others. No answer has to be written.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true},"resources":{}},"serverInfo":{"name":"{server}","version":"1.2.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
  ].join('\n'),
  starter: '--> { "jsonrpc": "2.0", "id": 2, "method": "tools/list" }',
  vary: {
    tool: ['count_books', 'check_zone', 'list_beds', 'sweep', 'reindex'],
    file: ['opening-hours.md', 'tides.csv', 'notes.txt'],
    server: ['library', 'harbour', 'garden'],
  },
  hints: [
    'For each wish: which capability would allow it, and does somebody declare it?',
    'The server declares two capabilities, and one of them is empty. The client declares one, also empty.',
    'Three requests remain. One of them is a call, and it goes out the plain way.',
  ],
  criteria: {
    list: {
      label: 'asks for the list of tools',
      of: { kind: 'request', id: '2' },
      at: '/method',
      expects: { const: 'tools/list' },
    },
    call: {
      label: 'calls the tool',
      of: { kind: 'request', id: '3' },
      at: '/params/name',
      expects: { const: '{tool}' },
    },
    read: {
      label: 'reads the resource',
      of: { kind: 'request', id: '6' },
      at: '/params/uri',
      expects: { const: 'file:///srv/{file}' },
    },
  },
  solution: [list, call, read].join('\n'),
  achieved: 'Each of the three can be answered. For the other wishes the client has to find another server.',
  mistakes: [
    {
      label: 'the prompts are tried, it can do no harm',
      answer: [list, call, '--> {"jsonrpc":"2.0","id":4,"method":"prompts/list"}', read].join('\n'),
      finds: 'capabilities/server-capability-missing',
    },
    {
      label: 'resources are declared, so they can be subscribed to',
      answer: [
        list,
        call,
        '--> {"jsonrpc":"2.0","id":5,"method":"resources/subscribe","params":{"uri":"file:///srv/{file}"}}',
        read,
      ].join('\n'),
      finds: 'capabilities/subscribe-undeclared',
    },
    {
      label: 'the call is made a task',
      answer: [list, call.replace('"arguments":{}', '"arguments":{},"task":{"ttl":60000}'), read].join('\n'),
      finds: 'capabilities/task-undeclared',
    },
    {
      label: 'the server is told of the roots',
      answer: [list, call, read, '--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}'].join('\n'),
      finds: 'capabilities/list-changed-undeclared',
    },
    {
      label: 'the tool is left out with the task',
      answer: [list, read].join('\n'),
      finds: 'call',
    },
    {
      label: 'the resource is left out with its news',
      answer: [list, call].join('\n'),
      finds: 'read',
    },
  ],
});
