import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'framing/nothing-but-messages',
  kind: 'stream',
  title: 'What may stand on standard output',
  revision: '2025-11-25',
  prompt:
    'This is what a server wrote to its standard output. Leave only what may stand there: the answers to the requests `2` and `3`, unchanged, each on a line of its own.',
  given: [
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
    '--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"add","arguments":{"a":6,"b":7}}}',
  ].join('\n'),
  sender: 'server',
  transport: 'stdio',
  starter: [
    'Sum server 1.4 is listening on stdio',
    '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}',
    'INFO add was called with 6 and 7',
    '{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"13"}]}}',
  ].join('\n'),
  hints: [
    'Which of these lines would a JSON parser accept?',
    'A greeting and a log line are meant for people. There is a second stream for them.',
    'Two lines begin with a brace. The other two belong on standard error.',
  ],
  criteria: {
    list: {
      label: 'still answers request `2` with a list of tools',
      of: { kind: 'response', id: '2' },
      at: '/result/tools',
      expects: { type: 'array' },
    },
    call: {
      label: 'still answers request `3` with `13`',
      of: { kind: 'response', id: '3' },
      at: '/result/content/0/text',
      expects: { const: '13' },
    },
  },
  solution: [
    '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}',
    '{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"13"}]}}',
  ].join('\n'),
  achieved: 'Every line the client reads is a message. What people should know is still said, on standard error.',
  mistakes: [
    {
      label: 'the greeting stays',
      answer: [
        'Sum server 1.4 is listening on stdio',
        '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}',
        '{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"13"}]}}',
      ].join('\n'),
      finds: 'stdio/stdio-stdout-noise',
    },
    {
      label: 'the log line stays',
      answer: [
        '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}',
        'INFO add was called with 6 and 7',
        '{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"13"}]}}',
      ].join('\n'),
      finds: 'stdio/stdio-stdout-noise',
    },
    {
      label: 'the log line becomes JSON, but no message',
      answer: [
        '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}',
        '{"level":"info","text":"add was called with 6 and 7"}',
        '{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"13"}]}}',
      ].join('\n'),
      finds: 'stdio/stdio-stdout-noise',
    },
    {
      label: 'both answers end up on one line',
      answer:
        '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"13"}]}}',
      finds: 'stdio/stdio-two-messages-one-line',
    },
    {
      label: 'one answer too many is deleted',
      answer: '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}',
      finds: 'call',
    },
  ],
});
