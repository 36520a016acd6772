import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'exchange/out-of-order',
  kind: 'exchange',
  title: 'Two calls in the air',
  revision: '2025-11-25',
  prompt:
    'The client asks for two cities at once. Answer both calls, in whichever order you like: the one for Oslo says `Snow, -3°C`, the one for Lyon `Rain, 9°C`. Each result has a `content` of one `text` block.',
  given: [
    '--> {"jsonrpc":"2.0","id":21,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Lyon"}}}',
    '--> {"jsonrpc":"2.0","id":22,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Oslo"}}}',
  ].join('\n'),
  starter: [
    '<-- { "jsonrpc": "2.0", "result": { "content": [{ "type": "text", "text": "Snow, -3°C" }] } }',
    '<-- { "jsonrpc": "2.0", "result": { "content": [{ "type": "text", "text": "Rain, 9°C" }] } }',
  ].join('\n'),
  hints: [
    'How does the client know which of your two lines speaks of Oslo?',
    'Not by their order. Something from each request has to come back with its answer.',
    'Find the request that names Oslo, and copy its id into the line that speaks of snow. Then do the same for Lyon.',
  ],
  criteria: {
    oslo: {
      label: 'tells the one who asked for Oslo of snow',
      of: { kind: 'response', id: '22' },
      at: '/result/content/0/text',
      expects: { const: 'Snow, -3°C' },
      why: 'Whoever asked for Oslo reads this text and cannot see that it is another city’s.',
      fix: 'Look which request names Oslo, and send this text under its id.',
    },
    lyon: {
      label: 'tells the one who asked for Lyon of rain',
      of: { kind: 'response', id: '21' },
      at: '/result/content/0/text',
      expects: { const: 'Rain, 9°C' },
      why: 'Whoever asked for Lyon reads this text and cannot see that it is another city’s.',
      fix: 'Look which request names Lyon, and send this text under its id.',
    },
  },
  solution: [
    '<-- {"jsonrpc":"2.0","id":22,"result":{"content":[{"type":"text","text":"Snow, -3°C"}]}}',
    '<-- {"jsonrpc":"2.0","id":21,"result":{"content":[{"type":"text","text":"Rain, 9°C"}]}}',
  ].join('\n'),
  achieved: 'Both callers have their weather. The order of the lines did not matter, since each carries its id.',
  mistakes: [
    {
      label: 'the ids follow the order of the requests, the texts do not',
      answer: [
        '<-- {"jsonrpc":"2.0","id":21,"result":{"content":[{"type":"text","text":"Snow, -3°C"}]}}',
        '<-- {"jsonrpc":"2.0","id":22,"result":{"content":[{"type":"text","text":"Rain, 9°C"}]}}',
      ].join('\n'),
      finds: 'oslo',
    },
    {
      label: 'the ids are left out, since the order tells',
      answer: [
        '<-- {"jsonrpc":"2.0","result":{"content":[{"type":"text","text":"Rain, 9°C"}]}}',
        '<-- {"jsonrpc":"2.0","result":{"content":[{"type":"text","text":"Snow, -3°C"}]}}',
      ].join('\n'),
      finds: 'jsonrpc/response-id-missing',
    },
    {
      label: 'both answers carry one id',
      answer: [
        '<-- {"jsonrpc":"2.0","id":22,"result":{"content":[{"type":"text","text":"Snow, -3°C"}]}}',
        '<-- {"jsonrpc":"2.0","id":22,"result":{"content":[{"type":"text","text":"Rain, 9°C"}]}}',
      ].join('\n'),
      finds: 'exchange/response-duplicate',
    },
    {
      label: 'the ids come back as strings',
      answer: [
        '<-- {"jsonrpc":"2.0","id":"22","result":{"content":[{"type":"text","text":"Snow, -3°C"}]}}',
        '<-- {"jsonrpc":"2.0","id":"21","result":{"content":[{"type":"text","text":"Rain, 9°C"}]}}',
      ].join('\n'),
      finds: 'exchange/response-id-type-changed',
    },
    {
      label: 'both answers are put into one array',
      answer:
        '<-- [{"jsonrpc":"2.0","id":22,"result":{"content":[{"type":"text","text":"Snow, -3°C"}]}},{"jsonrpc":"2.0","id":21,"result":{"content":[{"type":"text","text":"Rain, 9°C"}]}}]',
      finds: 'batch/batch-not-supported',
    },
    {
      label: 'only one call is answered',
      answer: '<-- {"jsonrpc":"2.0","id":22,"result":{"content":[{"type":"text","text":"Snow, -3°C"}]}}',
      finds: 'lyon',
    },
  ],
});
