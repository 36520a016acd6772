import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'batches/the-first-line',
  kind: 'message',
  title: 'What comes before the batch',
  revision: '2025-03-26',
  vary: { id: { from: 0, to: 9 }, client: ['desk', 'postbox', 'harbour', 'notebook'] },
  prompt:
    'A client of revision 2025-03-26 wants to save time and puts its whole opening into one array. Write the one message that it may send first: the same `initialize`, with the same id and the same `params`.',
  starter:
    '[ {"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"{client}","version":"1.0.0"}}}, {"jsonrpc":"2.0","method":"notifications/initialized"}, {"jsonrpc":"2.0","id":"tools","method":"tools/list"} ]',
  hints: [
    'When does the client know that this server takes arrays at all?',
    'The answer to one of the three says which revision both speak. The other two have to wait for it.',
    'Keep the first object as it is, and nothing around it.',
  ],
  criteria: {
    method: { label: 'is `initialize`', at: '/method', expects: { const: 'initialize' } },
    id: { label: 'keeps the id {id}', at: '/id', expects: { const: '{id}' } },
    version: {
      label: 'offers the revision 2025-03-26',
      at: '/params/protocolVersion',
      expects: { const: '2025-03-26' },
    },
    client: { label: 'names the client `{client}`', at: '/params/clientInfo/name', expects: { const: '{client}' } },
  },
  solution:
    '{"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"{client}","version":"1.0.0"}}}',
  achieved: 'Any server can read this line, whatever revisions it knows. Its answer tells whether arrays may follow.',
  mistakes: [
    {
      label: 'the array stays as it was',
      answer:
        '[ {"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"{client}","version":"1.0.0"}}}, {"jsonrpc":"2.0","method":"notifications/initialized"}, {"jsonrpc":"2.0","id":"tools","method":"tools/list"} ]',
      finds: 'batch/batch-initialize',
    },
    {
      label: 'the array has one member left',
      answer:
        '[ {"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"{client}","version":"1.0.0"}}} ]',
      finds: 'batch/batch-initialize',
    },
    {
      label: 'the other two go first, as an array',
      answer:
        '[ {"jsonrpc":"2.0","method":"notifications/initialized"}, {"jsonrpc":"2.0","id":"tools","method":"tools/list"} ]',
      finds: 'method',
    },
    {
      label: 'the comma behind the object stays',
      answer:
        '{"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"{client}","version":"1.0.0"}}},',
      finds: 'json/json-trailing-text',
    },
    {
      label: 'the notification follows on the same line',
      answer:
        '{"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"{client}","version":"1.0.0"}}} {"jsonrpc":"2.0","method":"notifications/initialized"}',
      finds: 'stdio/stdio-two-messages-one-line',
    },
    {
      label: 'the client forgets to introduce itself',
      answer:
        '{"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}',
      finds: 'lifecycle/init-params',
    },
    { label: 'the array is emptied', answer: '[]', finds: 'batch/batch-empty' },
    {
      label: 'the list goes first',
      answer: '{"jsonrpc":"2.0","id":"tools","method":"tools/list"}',
      finds: 'method',
    },
  ],
});
