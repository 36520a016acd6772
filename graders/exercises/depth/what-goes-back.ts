import { defineExercise } from '../../types.ts';

const ping = '<-- {"jsonrpc":"2.0","id":{id},"result":{}}';
const list = '<-- {"jsonrpc":"2.0","id":"{word}","result":{"prompts":[]}}';

export default defineExercise({
  id: 'depth/what-goes-back',
  kind: 'reply',
  title: 'What goes back, and to what',
  revision: '2025-11-25',
  prompt:
    'You are the server, and this is all that was sent so far. Write what still has to go back, one message on each line, and nothing else. A `ping` is answered with an empty result, `{}`; this server has no prompts, so its list of `prompts` is `[]`.',
  session: 'whole',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"prompts":{}},"serverInfo":{"name":"quiet","version":"0.3.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":{id},"method":"ping"}',
    '<-- {"jsonrpc":"2.0","id":1,"method":"roots/list"}',
    '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[]}}',
    '--> {"jsonrpc":"2.0","method":"notifications/{tale}"}',
    '--> {"jsonrpc":"2.0","id":"{word}","method":"prompts/list"}',
  ].join('\n'),
  starter: '',
  hints: [
    'Go through the lines that came to you. Which of the four kinds is each, and which has its answer already?',
    'One is an answer to your own question, two are remarks, and the opening was answered. Two are left.',
    'Two results, under the two ids that the client chose. An empty result is written with two braces.',
  ],
  criteria: {
    ping: {
      label: 'answers `ping`',
      of: { kind: 'response', method: 'ping' },
      at: '/id',
      expects: { const: '{id}' },
      why: 'The client asks whether anybody is there, and hears nothing.',
      fix: 'Send an empty result under the id of that request.',
    },
    list: {
      label: 'answers `prompts/list`',
      of: { kind: 'response', method: 'prompts/list' },
      at: '/id',
      expects: { const: '{word}' },
      why: 'The client waits for its list until it gives up.',
      fix: 'Send the list under the id of that request.',
    },
    prompts: {
      label: 'lists no prompts',
      of: { kind: 'response', method: 'prompts/list' },
      at: '/result/prompts',
      expects: { const: [] },
    },
  },
  vary: {
    id: { from: 5, to: 60 },
    word: ['list', 'north', 'b-17', 'morning'],
    tale: ['desk/awake', 'window/focused', 'theme/dark'],
  },
  solution: [ping, list].join('\n'),
  achieved: 'Both questions have their answer. The remark and the answer of the client end where they arrive.',
  mistakes: [
    { label: 'only the last line is answered', answer: list, finds: 'exchange/response-missing' },
    { label: 'only the first line is answered', answer: ping, finds: 'exchange/response-missing' },
    {
      label: 'the unknown notification is refused',
      answer: [ping, list, '<-- {"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"}}'].join('\n'),
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the answer of the client is acknowledged',
      answer: [ping, '<-- {"jsonrpc":"2.0","id":1,"result":{}}', list].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the answer to ping has no result',
      answer: ['<-- {"jsonrpc":"2.0","id":{id}}', list].join('\n'),
      finds: 'jsonrpc/response-empty',
    },
    {
      label: 'the answers repeat the method',
      answer: [
        '<-- {"jsonrpc":"2.0","id":{id},"method":"ping","result":{}}',
        '<-- {"jsonrpc":"2.0","id":"{word}","method":"prompts/list","result":{"prompts":[]}}',
      ].join('\n'),
      finds: 'jsonrpc/shape-mixed',
    },
    {
      label: 'ping is answered with a bare text',
      answer: ['<-- "pong"', list].join('\n'),
      finds: 'jsonrpc/msg-not-object',
    },
    {
      label: 'the list has no name',
      answer: [ping, '<-- {"jsonrpc":"2.0","id":"{word}","result":{}}'].join('\n'),
      finds: 'params/result-member-missing',
    },
  ],
});
