import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'wire/first-request',
  kind: 'message',
  title: 'Ask which tools there are',
  revision: '2025-11-25',
  prompt:
    'Write the request that asks a server which tools it has. The method is `tools/list` and needs no `params`; the id is yours to choose.',
  starter: '{ "jsonrpc": "2.0" }',
  hints: [
    'Somebody is to answer. Which member says under what name the answer comes back?',
    'Two members are still to come: one holds the name of the method, the other the id.',
    'The method is a string, with its slash. The id is a string or a whole number of your own, never `null`.',
  ],
  criteria: {
    method: {
      label: 'calls `tools/list`',
      at: '/method',
      expects: { const: 'tools/list' },
      why: 'The server looks the name up letter by letter and knows no other spelling.',
    },
    id: {
      label: 'has an id, so that an answer can come back',
      at: '/id',
      expects: { type: ['string', 'integer'] },
    },
  },
  solution: '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }',
  achieved: 'The server sees a question and owes you an answer under the id you chose. It will hold a list of tools.',
  mistakes: [
    {
      label: 'the id is left out',
      answer: '{ "jsonrpc": "2.0", "method": "tools/list" }',
      finds: 'jsonrpc/request-without-id',
    },
    {
      label: 'the id is null',
      answer: '{ "jsonrpc": "2.0", "id": null, "method": "tools/list" }',
      finds: 'jsonrpc/id-null',
    },
    {
      label: 'the version of JSON-RPC is left out',
      answer: '{ "id": 1, "method": "tools/list" }',
      finds: 'jsonrpc/jsonrpc-missing',
    },
    {
      label: 'the version is a number',
      answer: '{ "jsonrpc": 2.0, "id": 1, "method": "tools/list" }',
      finds: 'jsonrpc/jsonrpc-not-string',
    },
    {
      label: 'the version is that of MCP',
      answer: '{ "jsonrpc": "2025-11-25", "id": 1, "method": "tools/list" }',
      finds: 'jsonrpc/jsonrpc-wrong-value',
    },
    {
      label: 'a dot stands where the slash belongs',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "tools.list" }',
      finds: 'method',
    },
    {
      label: 'another list is asked for',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "resources/list" }',
      finds: 'method',
    },
    {
      label: 'a member name has a capital',
      answer: '{ "jsonrpc": "2.0", "id": 1, "Method": "tools/list" }',
      finds: 'jsonrpc/member-name-case',
    },
    {
      label: 'the params are a list',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": [] }',
      finds: 'jsonrpc/params-array',
    },
    {
      label: 'a comma stands after the last member',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", }',
      finds: 'json/json-trailing-comma',
    },
    {
      label: 'the closing brace is missing',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list"',
      finds: 'json/json-truncated',
    },
  ],
});
