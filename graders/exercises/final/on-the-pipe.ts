import { defineExercise } from '../../types.ts';

const ready = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const list = '{"jsonrpc":"2.0","id":2,"method":"prompts/list"}';
const call =
  '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"{tool}","arguments":{"text":"{one}\\n{two}"}}}';

const whole = (...lines: readonly string[]): string => lines.join('\n');
const laidOut = JSON.stringify(JSON.parse(list), null, 2);

export default defineExercise({
  id: 'final/on-the-pipe',
  kind: 'stream',
  title: 'Three messages into a pipe',
  revision: '2024-11-05',
  vary: {
    tool: ['send_telegram', 'print_label', 'write_sign'],
    one: ['Arriving', 'Mind the step', 'Fresh today'],
    two: ['Monday', 'Thank you', 'Ask inside'],
  },
  prompt:
    'You are the client, and the server has answered your `initialize`. Write what goes into its standard input next, in this order: that you are ready; a request for its prompts, with the id `2`; and a call of `{tool}`, with the id `3`, whose argument `text` has two lines, *{one}* and *{two}*.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05","capabilities":{},"clientInfo":{"name":"desk","version":"0.9.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2024-11-05","capabilities":{"tools":{},"prompts":{}},"serverInfo":{"name":"office","version":"0.2.0"}}}',
  ].join('\n'),
  transport: 'stdio',
  starter: whole('Content-Length: 52', '', '{"jsonrpc":"2.0","id":1,"method":"initialized"}'),
  hints: [
    'How does the reader at the other end know where a message stops?',
    'Three lines, nothing before or between them. The first is a remark, so it has no id, and its name begins with `notifications/`.',
    'A line feed inside the text is written with two characters, or it ends the line.',
  ],
  criteria: {
    ready: {
      label: 'says that the client is ready',
      of: { kind: 'notification', method: 'notifications/initialized' },
      at: '/method',
      expects: { const: 'notifications/initialized' },
    },
    prompts: {
      label: 'asks for the prompts under the id `2`',
      of: { kind: 'request', method: 'prompts/list' },
      at: '/id',
      expects: { const: 2 },
    },
    id: {
      label: 'calls the tool under the id `3`',
      of: { kind: 'request', method: 'tools/call' },
      at: '/id',
      expects: { const: 3 },
    },
    tool: {
      label: 'calls `{tool}`',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/name',
      expects: { const: '{tool}' },
    },
    text: {
      label: 'gives both lines of the text',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/arguments/text',
      expects: { const: '{one}\n{two}' },
      why: 'The tool writes what it gets, and two lines are wanted.',
      fix: 'Put both into the one string, with an escaped line feed between them.',
    },
  },
  solution: whole(ready, list, call),
  achieved: 'The reader takes three lines from the pipe and has three messages. It needed no header and no luck.',
  mistakes: [
    {
      label: 'a header stands before the first message',
      answer: whole('Content-Length: 54', '', ready, list, call),
      finds: 'stdio/stdio-content-length',
    },
    {
      label: 'the line feed in the text is a real one',
      answer: whole(ready, list, call.replace('\\n', '\n')),
      finds: 'stdio/stdio-embedded-newline',
    },
    {
      label: 'a request is laid out for the eye',
      answer: whole(ready, laidOut, call),
      finds: 'stdio/stdio-embedded-newline',
    },
    {
      label: 'two requests share a line',
      answer: whole(ready, list + call),
      finds: 'stdio/stdio-two-messages-one-line',
    },
    {
      label: 'a remark for people stands between',
      answer: whole(ready, 'now the prompts', list, call),
      finds: 'stdio/stdio-stdin-noise',
    },
    {
      label: 'the remark has an id',
      answer: whole(ready.replace('"method"', '"id":9,"method"'), list, call),
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'the client never says that it is ready',
      answer: whole(list, call),
      finds: 'lifecycle/initialized-missing',
    },
    {
      label: 'the id of the opening is used again',
      answer: whole(ready, list.replace('"id":2', '"id":1'), call),
      finds: 'exchange/id-reused-in-session',
    },
    {
      label: 'the two lines are two arguments',
      answer: whole(ready, list, call.replace('\\n{two}"', '","more":"{two}"')),
      finds: 'text',
    },
  ],
});
