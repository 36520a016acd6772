import { defineExercise } from '../../types.ts';

const report = (members: string): string =>
  `\`{"jsonrpc":"2.0","method":"notifications/progress","params":{${members}}}\``;

export default defineExercise({
  id: 'progress/which-report-moves',
  kind: 'choice',
  title: 'Which report moves a bar',
  revision: '2025-11-25',
  prompt:
    'Two calls are open, each with a bar, and the first bar stands at {now}. Which of these reports, each of them as the next line, moves a bar? Pick each.',
  given: [
    '--> {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"progressToken":9}}}',
    '--> {"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"progressToken":"b"}}}',
    '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":9,"progress":{now},"total":100}}',
  ].join('\n'),
  several: true,
  starter: '',
  vary: {
    tool: ['sweep', 'survey', 'paint'],
    now: { from: 20, to: 60 },
  },
  options: {
    a: {
      label: report('"progressToken":9,"progress":71'),
      right: true,
      why: 'The token is that of the first call, and the number has grown. `total` may be left out.',
    },
    b: {
      label: report('"progressToken":"9","progress":72,"total":100'),
      why: 'The client handed out the number 9. A text of the same look belongs to no call.',
    },
    c: {
      label: report('"progressToken":"b","progress":1'),
      right: true,
      why: 'It is the first report on the second call, and any number may begin.',
    },
    d: {
      label: report('"progressToken":9,"progress":{now},"total":100'),
      why: 'The bar stands there already. Every report is larger than the one before.',
    },
    e: {
      label: report('"progressToken":5,"progress":80,"total":100'),
      why: '5 is the id of the second call. Its token is `"b"`.',
    },
    f: {
      label: report('"_meta":{"progressToken":9},"progress":90'),
      why: 'In a report the token stands directly in `params`. The client finds none there, and drops the line.',
    },
  },
  hints: [
    'What does the client compare, to find the bar?',
    'It looks at `progressToken` in `params`, with its type, and then at the number that the bar has.',
    'Two move a bar: one of each call.',
  ],
  criteria: {},
  solution: 'a c',
  achieved: 'You find a bar as the client does: by the token alone, in its place and with its type.',
  mistakes: [
    { label: 'the type of the token is passed over', answer: 'a b c', finds: 'b' },
    { label: 'a sign of life is thought to count', answer: 'a c d', finds: 'd' },
    { label: 'the id is taken for the token', answer: 'a c e', finds: 'e' },
    { label: 'the token stands where the request has it', answer: 'a c f', finds: 'f' },
    { label: 'a first report is thought to need more than 1', answer: 'a', finds: 'c' },
  ],
});
