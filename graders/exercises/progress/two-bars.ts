import { defineExercise } from '../../types.ts';

const metaWith = (more: string): string =>
  `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}${more}}`;
const call = (id: number, more = ''): string =>
  `--> {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"{tool}","arguments":{"part":${id}},${metaWith(more)}}}`;
const token = (value: string): string => `,"progressToken":${value}`;
const reports = (members: string): string =>
  `<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{${members}}}`;
const done = (id: number): string =>
  `<-- {"jsonrpc":"2.0","id":${id},"result":{"resultType":"complete","content":[{"type":"text","text":"part ${id} is done"}]}}`;
const logs = (members: string): string =>
  `<-- {"jsonrpc":"2.0","method":"notifications/message","params":{${members}}}`;

const first = call(1, token('"{one}"'));
const second = call(2, token('"{two}"'));
const early = reports('"progressToken":"{one}","progress":{early},"total":100');
const other = reports('"progressToken":"{two}","progress":5,"total":100');
const late = reports('"progressToken":"{one}","progress":90,"total":100');

export default defineExercise({
  id: 'progress/two-bars',
  kind: 'exchange',
  title: 'Two bars for two calls',
  revision: '2026-07-28',
  session: 'whole',
  prompt:
    'The starter is all that two programs say: two calls and their results. Now the client wants to draw a bar for each. The first call asks for progress under the token `"{one}"`, the second under `"{two}"`. While both run, the server reports {early} of 100 and later 90 of 100 on the first, and once 5 of 100 on the second. Then come the results, as they are. No logs are wanted.',
  starter: [call(1), call(2), done(1), done(2)].join('\n'),
  vary: {
    tool: ['sweep', 'reindex', 'render', 'survey'],
    one: ['left', 'bar-1', 'p1'],
    two: ['right', 'bar-2', 'p2'],
    early: { from: 10, to: 40 },
  },
  hints: [
    'What tells the client which of its two bars a report is for?',
    'The wish stands in the `_meta` of a request, the report in the `params` of a notification. The name of the member is the same.',
    'The member is `progressToken`. A report has it beside `progress` and `total`, and the reports stand between the second call and the first result.',
  ],
  criteria: {
    first: {
      label: 'asks for progress on the first call',
      of: { kind: 'request', id: '1' },
      at: '/params/_meta/progressToken',
      expects: { const: '{one}' },
    },
    second: {
      label: 'asks for progress on the second call',
      of: { kind: 'request', id: '2' },
      at: '/params/_meta/progressToken',
      expects: { const: '{two}' },
    },
    reports: {
      label: 'reports how far the work is',
      of: { kind: 'notification', method: 'notifications/progress' },
      at: '/params/progress',
      expects: { type: 'number' },
    },
    total: {
      label: 'counts up to 100',
      of: { kind: 'notification', method: 'notifications/progress' },
      at: '/params/total',
      expects: { const: 100 },
    },
    done: {
      label: 'answers the first call',
      of: { kind: 'response', id: '1' },
      at: '/result/content/0/text',
      expects: { const: 'part 1 is done' },
    },
  },
  solution: [first, second, early, other, late, done(1), done(2)].join('\n'),
  achieved: 'Each report finds its bar, and each bar only grows. Both are gone when the results come.',
  mistakes: [
    {
      label: 'both calls use one token',
      answer: [first, call(2, token('"{one}"')), early, late, done(1), done(2)].join('\n'),
      finds: 'progress/progress-token-reused',
    },
    {
      label: 'the token is a switch',
      answer: [call(1, token('true')), second, other, done(1), done(2)].join('\n'),
      finds: 'progress/progress-token-type',
    },
    {
      label: 'the reports name the id of the call',
      answer: [
        first,
        second,
        early.replace('"progressToken":"{one}"', '"progressToken":1'),
        other.replace('"progressToken":"{two}"', '"progressToken":2'),
        done(1),
        done(2),
      ].join('\n'),
      finds: 'progress/progress-token-unknown',
    },
    {
      label: 'the reports name a token of the server’s own',
      answer: [first, second, early.replace('"{one}"', '"work"'), other, late, done(1), done(2)].join('\n'),
      finds: 'progress/progress-token-unknown',
    },
    {
      label: 'only the server speaks of progress',
      answer: [call(1), call(2), early, other, late, done(1), done(2)].join('\n'),
      finds: 'progress/progress-token-unknown',
    },
    {
      label: 'the same number is sent again as a sign of life',
      answer: [first, second, early, early, other, late, done(1), done(2)].join('\n'),
      finds: 'progress/progress-not-increasing',
    },
    {
      label: 'a second phase begins at 0',
      answer: [
        first,
        second,
        early,
        other,
        late,
        reports('"progressToken":"{one}","progress":0,"total":100'),
        done(1),
        done(2),
      ].join('\n'),
      finds: 'progress/progress-not-increasing',
    },
    {
      label: 'the bar is filled up after the result',
      answer: [first, second, early, other, done(1), late, done(2)].join('\n'),
      finds: 'progress/progress-after-completion',
    },
    {
      label: 'the report is a text in the log',
      answer: [call(1), call(2), logs('"level":"info","data":"{early} of 100"'), done(1), done(2)].join('\n'),
      finds: 'logging/log-not-requested',
    },
    {
      label: 'logs are asked for as well, and the last line comes late',
      answer: [
        call(1, `${token('"{one}"')},"io.modelcontextprotocol/logLevel":"info"`),
        second,
        early,
        other,
        late,
        done(1),
        done(2),
        logs('"level":"info","data":"part 1 cleaned up"'),
      ].join('\n'),
      finds: 'logging/log-after-response',
    },
    {
      label: 'a log line without data',
      answer: [
        call(1, `${token('"{one}"')},"io.modelcontextprotocol/logLevel":"info"`),
        second,
        early,
        logs('"level":"info","message":"{early} of 100"'),
        other,
        late,
        done(1),
        done(2),
      ].join('\n'),
      finds: 'logging/log-data-missing',
    },
    {
      label: 'the report is tagged like a subscription',
      answer: [
        first,
        second,
        early.replace('"total":100', '"total":100,"_meta":{"io.modelcontextprotocol/subscriptionId":1}'),
        other,
        late,
        done(1),
        done(2),
      ].join('\n'),
      finds: 'subscriptions/request-scoped-on-listen',
    },
    {
      label: 'the server takes the second call back before it answers',
      answer: [
        first,
        second,
        early,
        other,
        late,
        done(1),
        '<-- {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}',
        done(2),
      ].join('\n'),
      finds: 'cancellation/cancel-server-misuse',
    },
    {
      label: 'the percentages are texts',
      answer: [
        first,
        second,
        early.replace('"progress":{early}', '"progress":"{early}%"'),
        other,
        done(1),
        done(2),
      ].join('\n'),
      finds: 'params/param-type',
    },
    { label: 'nobody reports', answer: [first, second, done(1), done(2)].join('\n'), finds: 'reports' },
  ],
});
