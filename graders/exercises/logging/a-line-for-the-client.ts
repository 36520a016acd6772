import { defineExercise } from '../../types.ts';

const logs = (params: string): string =>
  `{ "jsonrpc": "2.0", "method": "notifications/message", "params": { ${params} } }`;

export default defineExercise({
  id: 'logging/a-line-for-the-client',
  kind: 'message',
  title: 'A line for the client’s log',
  revision: '2025-11-25',
  sender: 'server',
  prompt:
    'You are the server and offer logging. Tell the client, by `notifications/message`, that {thing} is slow: the level is `warning`, the `logger` is `{logger}`, and the data is an object with one member, `ms`, which is {ms}.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"info"}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{}}',
  ].join('\n'),
  starter: logs('"level": "warning"'),
  vary: {
    thing: ['the database', 'the disk', 'the gauge'],
    logger: ['store', 'disk', 'gauge'],
    ms: { from: 900, to: 4000 },
  },
  hints: [
    'What does a client show of a log message, and must that be a text?',
    'There are three members in `params`, and one of them may be any JSON value.',
    'That one is called `data`. It stands beside `level` and `logger`.',
  ],
  criteria: {
    method: { label: 'is a log message', at: '/method', expects: { const: 'notifications/message' } },
    level: { label: 'has the level `warning`', at: '/params/level', expects: { const: 'warning' } },
    logger: { label: 'says which part of the server speaks', at: '/params/logger', expects: { const: '{logger}' } },
    data: {
      label: 'says how many milliseconds it took',
      at: '/params/data/ms',
      expects: { const: '{ms}' },
      why: 'A program can read a number. In a sentence it is lost.',
    },
  },
  solution: logs('"level": "warning", "logger": "{logger}", "data": { "ms": {ms} }'),
  achieved: 'The client files it under `{logger}` and can plot the number, if it likes.',
  mistakes: [
    {
      label: 'what is said is called message',
      answer: logs('"level": "warning", "logger": "{logger}", "message": "{thing} is slow"'),
      finds: 'logging/log-data-missing',
    },
    {
      label: 'the data stand beside the level',
      answer: logs('"level": "warning", "logger": "{logger}", "ms": {ms}'),
      finds: 'logging/log-data-missing',
    },
    {
      label: 'the level is called severity',
      answer: logs('"severity": "warning", "logger": "{logger}", "data": { "ms": {ms} }'),
      finds: 'logging/log-data-missing',
    },
    {
      label: 'the level is the short word',
      answer: logs('"level": "warn", "logger": "{logger}", "data": { "ms": {ms} }'),
      finds: 'params/enum-value',
    },
    {
      label: 'the message has an id',
      answer: logs('"level": "warning", "logger": "{logger}", "data": { "ms": {ms} }').replace(
        '"method"',
        '"id": 2, "method"',
      ),
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'the data are a sentence',
      answer: logs('"level": "warning", "logger": "{logger}", "data": "{thing} took {ms} ms"'),
      finds: 'data',
    },
  ],
});
