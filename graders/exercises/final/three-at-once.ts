import { defineExercise } from '../../types.ts';

const pong = '{"jsonrpc":"2.0","id":21,"result":{}}';
const listed = '{"jsonrpc":"2.0","id":22,"result":{"resources":[{"uri":"{uri}","name":"{name}"}]}}';
const refused = '{"jsonrpc":"2.0","id":23,"error":{"code":-32601,"message":"Method not found"}}';

const batch = (...members: readonly string[]): string => `[${members.join(',')}]`;

export default defineExercise({
  id: 'final/three-at-once',
  kind: 'reply',
  title: 'Four in an array',
  revision: '2025-03-26',
  vary: {
    uri: ['file:///rota.md', 'file:///menu.md', 'file:///keys.md'],
    name: ['rota', 'menu', 'keys'],
    method: ['resources/write', 'resources/delete', 'resources/search'],
  },
  prompt:
    'You are a server of 2025-03-26 with one resource, `{uri}`, whose `name` is `{name}`. This array arrives. You have nothing to do with `{method}`, which is not in the table: its error has the code for that and a `message` of your own. Write what goes back.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{"roots":{}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-03-26","capabilities":{"resources":{}},"serverInfo":{"name":"hall","version":"1.0.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> [{"jsonrpc":"2.0","id":21,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/roots/list_changed"},{"jsonrpc":"2.0","id":22,"method":"resources/list"},{"jsonrpc":"2.0","id":23,"method":"{method}"}]',
  ].join('\n'),
  session: 'whole',
  starter: '[{ "jsonrpc": "2.0", "id": 21, "result": "pong" }]',
  hints: [
    'Four members arrive. For how many of them does somebody wait?',
    'This revision is the last that has arrays of messages: what came as one goes back as one. The remark has no member in it.',
    'Three members. A sign of life has an empty object for a result; what is not in the table has the code that ends in 601.',
  ],
  criteria: {
    pong: {
      label: 'gives the sign of life',
      of: { kind: 'response', id: '21' },
      at: '/result',
      expects: { type: 'object' },
    },
    uri: {
      label: 'lists `{uri}`',
      of: { kind: 'response', id: '22' },
      at: '/result/resources/0/uri',
      expects: { const: '{uri}' },
    },
    name: {
      label: 'lists it with its name',
      of: { kind: 'response', id: '22' },
      at: '/result/resources/0/name',
      expects: { const: '{name}' },
    },
    refused: {
      label: 'refuses `{method}` as unknown',
      of: { kind: 'response', id: '23' },
      at: '/error/code',
      expects: { const: -32601 },
    },
  },
  solution: batch(pong, listed, refused),
  achieved:
    'Three waited and three are answered, in one line as they were asked. The next revision has no arrays any more.',
  mistakes: [
    {
      label: 'the sign of life is a word',
      answer: batch(pong.replace('{}', '"pong"'), listed, refused),
      finds: 'jsonrpc/result-not-object',
    },
    {
      label: 'the sign of life has something in it',
      answer: batch(pong.replace('{}', '{"alive":true}'), listed, refused),
      finds: 'ping/ping-result-not-empty',
    },
    {
      label: 'the remark is answered too',
      answer: batch(pong, '{"jsonrpc":"2.0","id":null,"result":{}}', listed, refused),
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the entry has no name',
      answer: batch(pong, listed.replace(',"name":"{name}"', ''), refused),
      finds: 'resources/resource-fields',
    },
    {
      label: 'the address is a path',
      answer: batch(pong, listed.replace('"uri":"{uri}"', '"uri":"/{name}.md"'), refused),
      finds: 'params/uri-format',
    },
    {
      label: 'the list is an object with numbers for names',
      answer: batch(pong, listed.replace('[{', '{"0":{').replace('}]', '}}'), refused),
      finds: 'params/result-member-type',
    },
    {
      label: 'the code stands in quotes',
      answer: batch(pong, listed, refused.replace('-32601', '"-32601"')),
      finds: 'jsonrpc/error-code-not-integer',
    },
    {
      label: 'the error has no message',
      answer: batch(pong, listed, refused.replace(',"message":"Method not found"', '')),
      finds: 'jsonrpc/error-message-missing',
    },
    { label: 'one is forgotten', answer: batch(pong, listed), finds: 'exchange/response-missing' },
    { label: 'an array in the array', answer: batch(pong, batch(listed, refused)), finds: 'exchange/response-missing' },
  ],
});
