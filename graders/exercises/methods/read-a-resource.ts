import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'methods/read-a-resource',
  kind: 'message',
  title: 'Read a resource',
  revision: '2025-11-25',
  prompt:
    'Ask the server for the contents of the resource `file:///notes/today.md`. Use the id `"notes"`, the method that reads a resource, and put the address into `params`, under the name `uri`.',
  starter: '{ "jsonrpc": "2.0", "id": "notes", "method": "" }',
  hints: [
    'Which line of the table speaks of one resource, not of all of them?',
    'The name has two halves: the kind of thing, in the plural, and what is to be done with it.',
    'The method begins with `resources/`. `params` is an object with one member.',
  ],
  criteria: {
    id: { label: 'uses the id `"notes"`', at: '/id', expects: { const: 'notes' } },
    method: {
      label: 'calls the method that reads a resource',
      at: '/method',
      expects: { const: 'resources/read' },
      why: 'Under any other name the server does something else, or knows nothing to do.',
      fix: 'Look for the method that reads, and copy its name with the plural and the slash.',
    },
    uri: {
      label: 'passes the address as `uri`',
      at: '/params/uri',
      expects: { const: 'file:///notes/today.md' },
      why: 'A server may hold thousands of resources and finds this one by its exact address.',
    },
  },
  solution:
    '{ "jsonrpc": "2.0", "id": "notes", "method": "resources/read", "params": { "uri": "file:///notes/today.md" } }',
  achieved: 'The server looks the address up and sends the note back under the id `"notes"`.',
  mistakes: [
    {
      label: 'the list is asked for',
      answer:
        '{ "jsonrpc": "2.0", "id": "notes", "method": "resources/list", "params": { "uri": "file:///notes/today.md" } }',
      finds: 'method',
    },
    {
      label: 'the resource is in the singular',
      answer:
        '{ "jsonrpc": "2.0", "id": "notes", "method": "resource/read", "params": { "uri": "file:///notes/today.md" } }',
      finds: 'method',
    },
    {
      label: 'the two halves of the method are a list',
      answer:
        '{ "jsonrpc": "2.0", "id": "notes", "method": ["resources", "read"], "params": { "uri": "file:///notes/today.md" } }',
      finds: 'jsonrpc/method-not-string',
    },
    {
      label: 'the address alone is the params',
      answer: '{ "jsonrpc": "2.0", "id": "notes", "method": "resources/read", "params": "file:///notes/today.md" }',
      finds: 'jsonrpc/params-scalar',
    },
    {
      label: 'the params are a list',
      answer: '{ "jsonrpc": "2.0", "id": "notes", "method": "resources/read", "params": ["file:///notes/today.md"] }',
      finds: 'jsonrpc/params-array',
    },
    {
      label: 'the method is left out',
      answer: '{ "jsonrpc": "2.0", "id": "notes", "params": { "uri": "file:///notes/today.md" } }',
      finds: 'jsonrpc/method-missing',
    },
    {
      label: 'another address is asked for',
      answer:
        '{ "jsonrpc": "2.0", "id": "notes", "method": "resources/read", "params": { "uri": "file:///notes/today.txt" } }',
      finds: 'uri',
    },
    {
      label: 'the member names have no quotes',
      answer: '{ jsonrpc: "2.0", id: "notes", method: "resources/read", params: { uri: "file:///notes/today.md" } }',
      finds: 'json/json-unquoted-key',
    },
  ],
});
