import { defineExercise } from '../../types.ts';

const lines = {
  open: '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"desk","version":"3.1.0"}}}',
  ready: '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
  call: '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"progressToken":"{token}"}}}',
  read: '--> {"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"file:///reports/{year}.txt"}}',
  opened:
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{},"resources":{}},"serverInfo":{"name":"reports","version":"1.0.0"}}}',
  some: '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"{token}","progress":40,"total":100}}',
  more: '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"{token}","progress":90,"total":100}}',
  done: '<-- {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Written to {year}.txt"}]}}',
  text: '<-- {"jsonrpc":"2.0","id":2,"result":{"contents":[{"uri":"file:///reports/{year}.txt","text":"All quiet."}]}}',
} as const;

type Name = keyof typeof lines;

const inOrder = (...names: readonly Name[]): string => names.map((name) => lines[name]).join('\n');

export default defineExercise({
  id: 'field/two-files',
  kind: 'order',
  title: 'Two files, one session',
  revision: '2025-06-18',
  vary: {
    tool: ['write_report', 'sum_up', 'export_year'],
    token: ['p1', 'job-7', 'w'],
    year: { from: 2011, to: 2025 },
  },
  prompt:
    'Somebody has recorded a whole session with `tee`: first comes the file with what the client wrote, below it the file with what the server wrote. The server’s lines have got out of order on the way. Put all nine lines into an order in which they can have been sent. The client read the file when it was told that it is written.',
  session: 'whole',
  starter: inOrder('open', 'ready', 'call', 'read', 'done', 'opened', 'text', 'more', 'some'),
  hints: [
    'Which lines of the server answer something, and what do the other two belong to?',
    'An answer comes after its request; find it by the id. News of progress comes between a request and its answer, under the token that the request has handed out.',
    'The opening is three lines. After the call comes its progress, from less to more, then its answer; the file is read last.',
  ],
  criteria: {},
  solution: inOrder('open', 'opened', 'ready', 'call', 'some', 'more', 'done', 'read', 'text'),
  achieved: 'Ids and tokens alone have put the session together again. No clock was needed.',
  mistakes: [
    {
      label: 'the client’s file comes first, as it was recorded',
      answer: inOrder('open', 'ready', 'call', 'read', 'opened', 'some', 'more', 'done', 'text'),
      finds: 'lifecycle/initialized-early',
    },
    {
      label: 'the progress is in the order of the file',
      answer: inOrder('open', 'opened', 'ready', 'call', 'more', 'some', 'done', 'read', 'text'),
      finds: 'progress/progress-not-increasing',
    },
    {
      label: 'progress comes after the answer',
      answer: inOrder('open', 'opened', 'ready', 'call', 'some', 'done', 'more', 'read', 'text'),
      finds: 'progress/progress-after-completion',
    },
    {
      label: 'progress comes before the call',
      answer: inOrder('open', 'opened', 'ready', 'some', 'call', 'more', 'done', 'read', 'text'),
      finds: 'progress/progress-token-unknown',
    },
    {
      label: 'the file is there before it was asked for',
      answer: inOrder('open', 'opened', 'ready', 'call', 'some', 'more', 'done', 'text', 'read'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the server answers before it is asked anything',
      answer: inOrder('opened', 'open', 'ready', 'call', 'some', 'more', 'done', 'read', 'text'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'one line of progress is thrown away',
      answer: inOrder('open', 'opened', 'ready', 'call', 'more', 'done', 'read', 'text'),
      finds: 'lines',
    },
  ],
});
