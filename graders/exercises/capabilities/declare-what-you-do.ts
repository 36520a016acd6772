import { defineExercise } from '../../types.ts';

const answer = (capabilities: string, server = '"serverInfo": { "name": "{server}", "version": "2.1.0" }') =>
  `{ "jsonrpc": "2.0", "id": {id}, "result": { "protocolVersion": "2025-11-25", "capabilities": ${capabilities}, ${server} } }`;

const all = '{ "tools": { "listChanged": true }, "resources": { "subscribe": true }, "prompts": {}, "logging": {} }';

export default defineExercise({
  id: 'capabilities/declare-what-you-do',
  kind: 'message',
  title: 'Say what this server does',
  revision: '2025-11-25',
  prompt:
    'You are the server `{server}`, version `2.1.0`, and you speak the revision that is asked for. Answer `initialize`. This server has tools and says when their list changes; it has resources that a client can subscribe to; it has prompts; it sends log messages. Declare all of it.',
  given:
    '--> {"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
  sender: 'server',
  starter:
    '{ "jsonrpc": "2.0", "id": {id}, "result": { "protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": {} } }',
  vary: {
    server: ['library', 'harbour', 'weather', 'notes'],
    id: { from: 1, to: 30 },
  },
  hints: [
    'Which four things does this server have, and about which two is there more to say?',
    'Each of the four is an object of its own in `capabilities`. Two stay empty, two have a switch inside.',
    'The switches are called `listChanged` and `subscribe`. Their value is a yes without quotes, inside `tools` and inside `resources`.',
  ],
  criteria: {
    revision: {
      label: 'agrees on revision 2025-11-25',
      at: '/result/protocolVersion',
      expects: { const: '2025-11-25' },
    },
    tools: {
      label: 'says when the list of tools changes',
      at: '/result/capabilities/tools/listChanged',
      expects: { const: true },
      why: 'Without this switch a client has no reason to listen for a change, and keeps the list it has.',
      fix: 'Put the switch into the capability that it belongs to.',
    },
    resources: {
      label: 'takes subscriptions to resources',
      at: '/result/capabilities/resources/subscribe',
      expects: { const: true },
      why: 'A client that sees no such switch does not ask to be told of changes.',
      fix: 'Put the switch into the capability that it belongs to.',
    },
    prompts: {
      label: 'has prompts',
      at: '/result/capabilities/prompts',
      expects: { type: 'object' },
      why: 'What is not declared is not there: no client will ask for a prompt.',
    },
    logging: {
      label: 'sends log messages',
      at: '/result/capabilities/logging',
      expects: { type: 'object' },
    },
    name: {
      label: 'gives the name of the server',
      at: '/result/serverInfo/name',
      expects: { const: '{server}' },
    },
  },
  solution: answer(all),
  achieved: 'The client knows everything it may ask of this server, and what news it will get unasked.',
  mistakes: [
    {
      label: 'the capabilities are a list of names',
      answer: answer('["tools", "resources", "prompts", "logging"]'),
      finds: 'capabilities/capability-value-type',
    },
    {
      label: 'a capability is switched on',
      answer: answer(all.replace('"logging": {}', '"logging": true')),
      finds: 'capabilities/capability-value-type',
    },
    {
      label: 'the switch is a text',
      answer: answer(all.replace('"subscribe": true', '"subscribe": "yes"')),
      finds: 'capabilities/capability-value-type',
    },
    {
      label: 'the switch stands beside the tools',
      answer: answer(all.replace('"tools": { "listChanged": true }', '"tools": {}, "listChanged": true')),
      finds: 'tools',
    },
    {
      label: 'a subscription goes without saying',
      answer: answer(all.replace('{ "subscribe": true }', '{}')),
      finds: 'resources',
    },
    {
      label: 'the revision was named already',
      answer: answer(all).replace('"protocolVersion": "2025-11-25", ', ''),
      finds: 'lifecycle/init-result',
    },
    {
      label: 'the server calls itself a client',
      answer: answer(all, '"clientInfo": { "name": "{server}", "version": "2.1.0" }'),
      finds: 'lifecycle/init-result',
    },
    {
      label: 'the server has no version',
      answer: answer(all, '"serverInfo": { "name": "{server}" }'),
      finds: 'lifecycle/implementation-fields',
    },
    {
      label: 'the server counts for itself',
      answer: answer(all).replace('"id": {id}', '"id": 99'),
      finds: 'exchange/response-id-unknown',
    },
  ],
});
