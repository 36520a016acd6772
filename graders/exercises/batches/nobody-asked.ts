import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'batches/nobody-asked',
  kind: 'reply',
  title: 'A batch in which nobody asks',
  revision: '2025-03-26',
  prompt:
    'You are a server of revision 2025-03-26. You have answered `initialize`, and a batch arrives. You handle both members without trouble and have nothing to ask. Write what goes back to the client. Where nothing does, leave the field empty.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{"roots":{"listChanged":true}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-03-26","capabilities":{"tools":{}},"serverInfo":{"name":"empty","version":"1.4.0"}}}',
    '--> [{"jsonrpc":"2.0","method":"notifications/initialized"},{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}]',
  ].join('\n'),
  sender: 'server',
  session: 'whole',
  starter: '[]',
  hints: [
    'How many answers would the array hold?',
    'A batch needs at least one member, and neither of the two notifications earns one.',
    'Think of the two lines without the brackets. Would you have written anything then?',
  ],
  criteria: {
    nothing: {
      label: 'sends nothing back',
      at: '',
      expects: { absent: true },
      why: 'No member of the batch is a request, so nobody waits.',
      fix: 'Leave the field empty.',
    },
  },
  solution: '',
  achieved: 'The batch is taken in, and the wire stays silent. Brackets turn no remark into a question.',
  mistakes: [
    { label: 'an array comes back because an array came in', answer: '[]', finds: 'batch/batch-reply-empty' },
    { label: 'each place is kept with null', answer: '[null, null]', finds: 'batch/batch-member-invalid' },
    {
      label: 'each notification is acknowledged',
      answer: '[{"jsonrpc":"2.0","result":{}},{"jsonrpc":"2.0","result":{}}]',
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the batch is refused as a whole',
      answer: '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}',
      finds: 'exchange/notification-answered',
    },
    {
      label: 'the notifications are given numbers',
      answer: '[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"result":{}}]',
      finds: 'exchange/response-id-unknown',
    },
  ],
});
