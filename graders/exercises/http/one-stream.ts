import { defineExercise } from '../../types.ts';

const call =
  '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"},"progressToken":"p"}}}';
const step = (progress: string): string =>
  `<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":${progress},"total":100}}`;
const result =
  '<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete","content":[{"type":"text","text":"done"}]}}';
const next = call.replace('"id":{id}', '"id":"next"');
const again = result.replace('"id":{id}', '"id":"next"').replace('done', 'done again');

const [one, two, three] = [step('{early}'), step('55'), step('90')] as const;

export default defineExercise({
  id: 'http/one-stream',
  kind: 'order',
  title: 'Two posts, one after the other',
  revision: '2026-07-28',
  session: 'whole',
  prompt:
    'A client calls a tool twice, each time with a POST of its own. It waits for the first result before it sends the second call (`"next"`), and uses the same token again. The progress belongs to the first call; the second has none. These are all the bodies and events, in no order. Put them into the order in which they were sent.',
  starter: [result, three, again, one, next, call, two].join('\n'),
  vary: {
    id: { from: 3, to: 70 },
    tool: ['sweep', 'render', 'reindex'],
    early: { from: 5, to: 40 },
  },
  hints: [
    'What opens a stream of events, and what is the last thing on it?',
    'A number that counts how far the work is never goes back.',
    'First call, three reports from the least to the most, first result; then the second call and its result.',
  ],
  criteria: {},
  solution: [call, one, two, three, result, next, again].join('\n'),
  achieved: 'The first result closes the first stream, and with it the token is free for the second call.',
  mistakes: [
    {
      label: 'the result comes before the work is reported',
      answer: [call, one, two, result, three, next, again].join('\n'),
      finds: 'progress/progress-after-completion',
    },
    {
      label: 'the bar goes back',
      answer: [call, two, one, three, result, next, again].join('\n'),
      finds: 'progress/progress-not-increasing',
    },
    {
      label: 'the second call does not wait',
      answer: [call, next, one, two, three, result, again].join('\n'),
      finds: 'progress/progress-token-reused',
    },
    {
      label: 'the second result comes before its call',
      answer: [call, one, two, three, result, again, next].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    { label: 'a line is lost', answer: [call, one, three, result, next, again].join('\n'), finds: 'lines' },
  ],
});
