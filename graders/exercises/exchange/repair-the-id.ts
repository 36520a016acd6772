import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'exchange/repair-the-id',
  kind: 'message',
  title: 'An answer that nobody finds',
  revision: '2025-11-25',
  prompt:
    'The server has answered, and the client still waits. Mend the response so that it reaches the request on the wire. Leave its text, `Open until 18:00`, as it is.',
  given:
    '--> {"jsonrpc":"2.0","id":10,"method":"tools/call","params":{"name":"opening_hours","arguments":{"place":"museum"}}}',
  sender: 'server',
  starter: '{"jsonrpc":"2.0","id":"10","result":{"content":[{"type":"text","text":"Open until 18:00"}]}}',
  hints: [
    'Put the two ids side by side. Which characters differ?',
    'One of them is a text that looks like a number.',
    'A number is written without quotes.',
  ],
  criteria: {
    id: {
      label: 'answers the id of the request, with its type',
      at: '/id',
      expects: { const: 10 },
      why: 'The client looks its open requests up by the exact id and finds nothing under this one.',
      fix: 'Write the id as the request has it.',
    },
    text: {
      label: 'still says `Open until 18:00`',
      at: '/result/content/0/text',
      expects: { const: 'Open until 18:00' },
    },
  },
  solution: '{"jsonrpc":"2.0","id":10,"result":{"content":[{"type":"text","text":"Open until 18:00"}]}}',
  achieved: 'The client finds `10` among its open requests and strikes it off.',
  mistakes: [
    {
      label: 'the id is still a string',
      answer: '{"jsonrpc":"2.0","id":"10","result":{"content":[{"type":"text","text":"Open until 18:00"}]}}',
      finds: 'exchange/response-id-type-changed',
    },
    {
      label: 'the server takes the next number',
      answer: '{"jsonrpc":"2.0","id":11,"result":{"content":[{"type":"text","text":"Open until 18:00"}]}}',
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the id is null',
      answer: '{"jsonrpc":"2.0","id":null,"result":{"content":[{"type":"text","text":"Open until 18:00"}]}}',
      finds: 'jsonrpc/id-null',
    },
    {
      label: 'the id is taken out',
      answer: '{"jsonrpc":"2.0","result":{"content":[{"type":"text","text":"Open until 18:00"}]}}',
      finds: 'jsonrpc/response-id-missing',
    },
    {
      label: 'the id moves into the result',
      answer: '{"jsonrpc":"2.0","result":{"id":10,"content":[{"type":"text","text":"Open until 18:00"}]}}',
      finds: 'jsonrpc/response-id-missing',
    },
    {
      label: 'the text is changed',
      answer: '{"jsonrpc":"2.0","id":10,"result":{"content":[{"type":"text","text":"Open until 6 pm"}]}}',
      finds: 'text',
    },
  ],
});
