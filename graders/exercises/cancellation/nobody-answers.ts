import { defineExercise } from '../../types.ts';

const cancels = (params: string): string => `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{${params}}}`;
const gives = (members: string): string => `{"jsonrpc":"2.0","id":{id},"result":{${members}}}`;

const taken = cancels('"requestId":"{ask}","reason":"Nobody answered"');
const failed = gives('"content":[{"type":"text","text":"No answer from the user"}],"isError":true');

export default defineExercise({
  id: 'cancellation/nobody-answers',
  kind: 'reply',
  title: 'Take your question back',
  revision: '2025-11-25',
  sender: 'server',
  prompt:
    'You are the server. A call of the client is open, and inside it a question of your own. The person has gone home, and you give up. Write two lines: take your question back, and then answer the call. The tool has failed (`isError`), and a text of yours says why.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"porter","version":"1.2.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{}}}',
    '<-- {"jsonrpc":"2.0","id":"{ask}","method":"elicitation/create","params":{"message":"How many people?","requestedSchema":{"type":"object","properties":{"people":{"type":"integer"}}}}}',
  ].join('\n'),
  starter: [cancels('"reason":"Nobody answered"'), '{"jsonrpc":"2.0","id":{id}}'].join('\n'),
  vary: {
    id: { from: 2, to: 70 },
    ask: ['q1', 's-4', 'own-1'],
    tool: ['book_table', 'book_room', 'order_cake'],
  },
  hints: [
    'Two requests are open. Which of them did you send, and which did you receive?',
    'One’s own request is cancelled, somebody else’s is answered. The cancellation names an id in its `params`, and has none of its own.',
    'The member is `requestId`, and it holds the id of the question, a text. The result has `content` and says that it is an error.',
  ],
  criteria: {
    taken: {
      label: 'takes back the question',
      of: { kind: 'notification' },
      at: '/params/requestId',
      expects: { const: '{ask}' },
    },
    id: { label: 'answers the call', of: { kind: 'response' }, at: '/id', expects: { const: '{id}' } },
    failed: {
      label: 'says that the tool has failed',
      of: { kind: 'response' },
      at: '/result/isError',
      expects: { const: true },
      why: 'The model reads the text as the result of a tool that worked, unless it is told otherwise.',
    },
    text: {
      label: 'says why, in words',
      of: { kind: 'response' },
      at: '/result/content/0/text',
      expects: { type: 'string', pattern: '\\S' },
    },
  },
  solution: [taken, failed].join('\n'),
  achieved: 'The client closes its dialogue, and its call has an answer. Nothing is left open on either side.',
  mistakes: [
    {
      label: 'the server cancels the call',
      answer: [cancels('"requestId":{id}'), failed].join('\n'),
      finds: 'cancellation/cancel-wrong-direction',
    },
    {
      label: 'the cancellation is all that the call gets',
      answer: [taken, cancels('"requestId":{id},"reason":"Gave up"')].join('\n'),
      finds: 'cancellation/cancel-wrong-direction',
    },
    {
      label: 'the question is called by another name',
      answer: [cancels('"requestId":"question"'), failed].join('\n'),
      finds: 'cancellation/cancel-unknown',
    },
    {
      label: 'the question has no name',
      answer: [cancels('"reason":"Nobody answered"'), failed].join('\n'),
      finds: 'cancellation/cancel-request-id-missing',
    },
    {
      label: 'the cancellation has an id',
      answer: [taken.replace('"method"', '"id":"c1","method"'), failed].join('\n'),
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'the server answers its own question',
      answer: ['{"jsonrpc":"2.0","id":"{ask}","result":{"action":"cancel"}}', failed].join('\n'),
      finds: 'taken',
    },
    {
      label: 'the call is answered without a word that it failed',
      answer: [taken, gives('"content":[{"type":"text","text":"No answer from the user"}]')].join('\n'),
      finds: 'failed',
    },
    { label: 'the question stays open', answer: failed, finds: 'taken' },
  ],
});
