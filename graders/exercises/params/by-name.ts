import { defineExercise } from '../../types.ts';

const read = (params: string): string => `{"jsonrpc":"2.0","id":{id},"method":"resources/read"${params}}`;

export default defineExercise({
  id: 'params/by-name',
  kind: 'repair',
  title: 'Everything has a name here',
  revision: '2025-11-25',
  prompt:
    'This line is fine by JSON-RPC and says nothing to an MCP server. Mend it: the server looks for the address under the name `uri`, and the note lies at `file:///notes/{note}.md`.',
  starter: read(',"params":["/notes/{note}.md"]'),
  hints: [
    'By what does an MCP server find a parameter: by its place, or by its name?',
    'Two places differ: the brackets around the parameters, and what stands before the first slash of the address.',
    '`params` is an object with one member, and its value is the whole address from the task, in quotes.',
  ],
  criteria: {
    uri: {
      label: 'passes the address of the note as `uri`',
      at: '/params/uri',
      expects: { const: 'file:///notes/{note}.md' },
      why: 'The server finds a resource by its exact address.',
      fix: 'Copy the address from the task, letter by letter.',
    },
    method: { label: 'still reads a resource', at: '/method', expects: { const: 'resources/read' } },
    id: { label: 'asks under the id `{id}`', at: '/id', expects: { const: '{id}' } },
  },
  vary: { id: { from: 5, to: 80 }, note: ['april', 'garden', 'prices', 'letters'] },
  solution: read(',"params":{"uri":"file:///notes/{note}.md"}'),
  achieved: 'The server finds `uri`, looks the address up and sends the note back.',
  mistakes: [
    {
      label: 'only the address is mended',
      answer: read(',"params":["file:///notes/{note}.md"]'),
      finds: 'jsonrpc/params-array',
    },
    {
      label: 'only the brackets are taken away',
      answer: read(',"params":"file:///notes/{note}.md"'),
      finds: 'jsonrpc/params-scalar',
    },
    {
      label: 'the path stays without its scheme',
      answer: read(',"params":{"uri":"/notes/{note}.md"}'),
      finds: 'params/uri-format',
    },
    { label: 'the address is left out', answer: read(',"params":{}'), finds: 'params/param-missing' },
    { label: 'the params are left out', answer: read(''), finds: 'params/params-required' },
    { label: 'the params are null', answer: read(',"params":null'), finds: 'jsonrpc/params-null' },
    {
      label: 'a list of addresses is named',
      answer: read(',"params":{"uri":["file:///notes/{note}.md"]}'),
      finds: 'params/param-type',
    },
    {
      label: 'the name is bound with an equals sign',
      answer: read(',"params":{"uri"="file:///notes/{note}.md"}'),
      finds: 'json/json-punctuation',
    },
    {
      label: 'the address has another name',
      answer: read(',"params":{"path":"file:///notes/{note}.md"}'),
      finds: 'params/param-missing',
    },
  ],
});
