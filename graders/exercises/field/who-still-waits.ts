import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'field/who-still-waits',
  kind: 'choice',
  title: 'The end of a log',
  revision: '2025-11-25',
  several: true,
  vary: {
    slow: ['index', 'backup', 'crawl'],
    quick: ['lookup', 'count', 'spell'],
  },
  prompt:
    'These are the last lines of a log, after which nothing comes for an hour. The opening stands further up. For which of these requests does somebody still wait at the end? Pick each.',
  given: [
    '--> {"jsonrpc":"2.0","id":40,"method":"tools/call","params":{"name":"{slow}","arguments":{}}}',
    '--> {"jsonrpc":"2.0","id":41,"method":"tools/call","params":{"name":"{quick}","arguments":{}}}',
    '<-- {"jsonrpc":"2.0","id":40,"method":"roots/list"}',
    '<-- {"jsonrpc":"2.0","id":41,"result":{"content":[{"type":"text","text":"12"}]}}',
    '--> {"jsonrpc":"2.0","id":40,"result":{"roots":[]}}',
    '--> {"jsonrpc":"2.0","id":42,"method":"tools/call","params":{"name":"{quick}","arguments":{}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":42}}',
    '<-- {"jsonrpc":"2.0","id":43,"method":"ping"}',
    '<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"{slow} goes on"}}',
  ].join('\n'),
  starter: '',
  options: {
    a: {
      label: 'the client’s `40`, the call of `{slow}`',
      right: true,
      why: 'The one line with `40` and a result comes from the client: it answers the question of the server. Nothing has answered the call.',
    },
    b: {
      label: 'the client’s `41`, the call of `{quick}`',
      why: 'Its result came, before that of the earlier call, and that is allowed.',
    },
    c: {
      label: 'the server’s `40`, the question for the roots',
      why: 'The client has answered it. That the client has a `40` of its own in flight does not matter; each side counts for itself.',
    },
    d: {
      label: 'the client’s `42`, the second call of `{quick}`',
      why: 'The client took it back. A server is asked to send nothing for it then, and the client waits no longer.',
    },
    e: {
      label: 'the server’s `43`, the sign of life',
      right: true,
      why: 'A `ping` goes in both directions, and whoever gets one answers at once. This client did not: perhaps it no longer runs.',
    },
    f: {
      label: 'the server’s last line, about `{slow}`',
      why: 'It has a method and no id. It tells something, and nobody answers it.',
    },
  },
  hints: [
    'Make two lists, one for each side, and strike out what is answered.',
    'The same number may stand in both lists: an answer goes in the other direction than its request.',
    'One of those who wait is the client. The other is the server, and that tells you more about the silence.',
  ],
  criteria: {},
  solution: 'a e',
  achieved:
    'Two wait, one on each side, and the server’s last question is the key: the client has stopped answering. Look there first.',
  mistakes: [
    { label: 'the client’s own answer is taken for that of its call', answer: 'e', finds: 'a' },
    { label: 'what was taken back is counted', answer: 'a d e', finds: 'd' },
    { label: 'only the client is thought to ask', answer: 'a', finds: 'e' },
    { label: 'the remark at the end is counted', answer: 'a e f', finds: 'f' },
    { label: 'the server’s question is thought to be open', answer: 'a c e', finds: 'c' },
  ],
});
