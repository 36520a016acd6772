import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';

const ask = (id: string, method = 'resources/list'): string =>
  `{"jsonrpc":"2.0",${id}"method":"${method}","params":{${meta}}}`;

export default defineExercise({
  id: 'ids/a-free-id',
  kind: 'message',
  title: 'Which id is free?',
  revision: '2026-07-28',
  prompt:
    'One question of this client has its answer, the other is still open. Ask a third: the list of resources (`resources/list`), under any id that is free now. The `params` are written for you.',
  given: [
    `--> {"jsonrpc":"2.0","id":{first},"method":"tools/list","params":{${meta}}}`,
    `--> {"jsonrpc":"2.0","id":{second},"method":"tools/call","params":{"name":"{tool}",${meta}}}`,
    '<-- {"jsonrpc":"2.0","id":{first},"result":{"resultType":"complete","tools":[{"name":"{tool}","inputSchema":{"type":"object"}}],"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"shelf","version":"2.0.0"}}}}',
  ].join('\n'),
  starter: ask(''),
  hints: [
    'For which of the two questions does the client still wait?',
    'By this revision an id is taken until its answer has come, and no longer.',
    'The id of the first question is free again, and so is any that was never used. A text is one, too.',
  ],
  criteria: {
    method: { label: 'asks for the list of resources', at: '/method', expects: { const: 'resources/list' } },
    id: {
      label: 'has an id, a string or a whole number',
      at: '/id',
      expects: { type: ['string', 'integer'] },
    },
  },
  vary: {
    first: { from: 3, to: 9 },
    second: { from: 10, to: 60 },
    tool: ['reindex', 'backup', 'render_map'],
  },
  solution: ask('"id":61,'),
  achieved: 'Each open question of this client has an id of its own, and each answer one place to go.',
  mistakes: [
    {
      label: 'the id of the open question is used',
      answer: ask('"id":{second},'),
      finds: 'exchange/id-reused-in-flight',
    },
    {
      label: 'the id of the open question is spelled with a fraction',
      answer: ask('"id":{second}.0,'),
      finds: 'exchange/id-reused-in-flight',
    },
    { label: 'a half is put between', answer: ask('"id":{second}.5,'), finds: 'jsonrpc/id-fractional' },
    { label: 'the number is padded with zeros', answer: ask('"id":0061,'), finds: 'json/json-number-form' },
    { label: 'the id is null', answer: ask('"id":null,'), finds: 'jsonrpc/id-null' },
    { label: 'the id is a list of both', answer: ask('"id":[{first},{second}],'), finds: 'jsonrpc/id-type' },
    { label: 'no id is chosen', answer: ask(''), finds: 'jsonrpc/request-without-id' },
    {
      label: 'a ping is sent, to see who is there',
      answer: ask('"id":61,', 'ping'),
      finds: 'jsonrpc/method-not-in-revision',
    },
  ],
});
