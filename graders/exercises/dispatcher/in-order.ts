import { defineExercise } from '../../types.ts';

const ask =
  '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}';
const agree =
  '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"sums","version":"1.4.0"}}}';
const ready = '--> {"jsonrpc":"2.0","method":"notifications/initialized"}';
const slow = '--> {"jsonrpc":"2.0","id":{slow},"method":"tools/call","params":{"name":"{tool}","arguments":{}}}';
const wrong = '--> {"jsonrpc":"2.0","id":"w","method":"tools/call","params":{"name":"{tool}s","arguments":{}}}';
const refused = '<-- {"jsonrpc":"2.0","id":"w","error":{"code":-32602,"message":"Unknown tool: {tool}s"}}';
const stop = '--> {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{slow}}}';

export default defineExercise({
  id: 'dispatcher/in-order',
  kind: 'order',
  title: 'A session, shuffled',
  revision: '2025-11-25',
  session: 'whole',
  vary: { slow: { from: 3, to: 40 }, tool: ['render_video', 'scan_folder', 'build_index', 'count_words'] },
  prompt:
    'These are all the lines of one session, out of order. Put them into an order in which each has its reason: the opening first, no answer before its question, nothing taken back that was not asked. More than one order is right. One request has no answer, and that is right too.',
  starter: [stop, refused, ready, wrong, agree, slow, ask].join('\n'),
  hints: [
    'Which line needs none of the others before it?',
    'Three lines open the session. Of the rest, look at which line names the id of which.',
    'An error needs its request above it, and a cancellation the call that it takes back.',
  ],
  criteria: {},
  solution: [ask, agree, ready, slow, wrong, refused, stop].join('\n'),
  achieved:
    'Each line finds what it needs in the lines above. The refused call has its error, and the cancelled one has silence.',
  mistakes: [
    {
      label: 'the calls come before the opening',
      answer: [slow, ask, agree, ready, wrong, refused, stop].join('\n'),
      finds: 'lifecycle/init-first',
    },
    {
      label: 'the client is ready before the server has answered',
      answer: [ask, ready, agree, slow, wrong, refused, stop].join('\n'),
      finds: 'lifecycle/initialized-early',
    },
    {
      label: 'the error comes before its question',
      answer: [ask, agree, ready, slow, refused, wrong, stop].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the call is taken back before it is made',
      answer: [ask, agree, ready, stop, slow, wrong, refused].join('\n'),
      finds: 'cancellation/cancel-unknown',
    },
    {
      label: 'one of the lines is lost',
      answer: [ask, agree, ready, slow, wrong, stop].join('\n'),
      finds: 'lines',
    },
  ],
});
