import { defineExercise } from '../../types.ts';

const asks =
  '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}';
const agrees =
  '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"{list}":{}},"serverInfo":{"name":"{server}","version":"1.2.0"}}}';
const ready = '--> {"jsonrpc":"2.0","method":"notifications/initialized"}';
const work = '--> {"jsonrpc":"2.0","id":{id},"method":"{list}/list"}';
const reply = '<-- {"jsonrpc":"2.0","id":{id},"result":{"{list}":[]}}';

export default defineExercise({
  id: 'handshake/in-order',
  kind: 'order',
  title: 'Five lines out of a log',
  revision: '2025-11-25',
  prompt:
    'Somebody collected all five lines of a session, and they fell out of order. Put them back as they were sent, from the first to the last.',
  session: 'whole',
  starter: [reply, ready, work, agrees, asks].join('\n'),
  vary: {
    server: ['harbour', 'library', 'tide-tables', 'weather'],
    list: ['tools', 'prompts', 'resources'],
    id: { from: 2, to: 40 },
  },
  hints: [
    'Which line can be sent by somebody who knows nothing of the other side?',
    'Two lines answer others, and their ids tell which. One line waits for no answer, but it has its place.',
    'The client says that it is ready once it has read what the server agreed to, and before it asks for anything else.',
  ],
  criteria: {},
  solution: [asks, agrees, ready, work, reply].join('\n'),
  achieved: 'Ask, agree, be ready, then work: nobody says anything before the other side can understand it.',
  mistakes: [
    {
      label: 'the work comes first, as with a web service',
      answer: [work, reply, asks, agrees, ready].join('\n'),
      finds: 'lifecycle/init-first',
    },
    {
      label: 'the client is ready before it has an answer',
      answer: [asks, ready, agrees, work, reply].join('\n'),
      finds: 'lifecycle/initialized-early',
    },
    {
      label: 'the client is ready before it has asked',
      answer: [ready, asks, agrees, work, reply].join('\n'),
      finds: 'lifecycle/initialized-early',
    },
    {
      label: 'the client says that it is ready at the end',
      answer: [asks, agrees, work, reply, ready].join('\n'),
      finds: 'lifecycle/initialized-missing',
    },
    {
      label: 'an answer stands before its question',
      answer: [agrees, asks, ready, work, reply].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the line without an id is left out',
      answer: [asks, agrees, work, reply].join('\n'),
      finds: 'lines',
    },
  ],
});
