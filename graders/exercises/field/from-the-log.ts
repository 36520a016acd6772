import { defineExercise } from '../../types.ts';

const open =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"desk","version":"3.1.0"}}}';
const opened =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"{server}","version":"0.9.2"}}}';
const ready = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const call =
  '{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"balance","arguments":{"account":"{account}"}}}';
const answer = '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"{sum}"}]}}';

const client = (text: string): string => `--> ${text}`;
const server = (text: string): string => `<-- ${text}`;
const whole = [client(open), server(opened), client(ready), client(call), server(answer)];
const changed = (at: number, ...lines: readonly string[]): string => whole.toSpliced(at, 1, ...lines).join('\n');

export default defineExercise({
  id: 'field/from-the-log',
  kind: 'exchange',
  title: 'Five messages in nine lines',
  revision: '2025-06-18',
  vary: {
    server: ['ledger', 'savings', 'bookkeeper'],
    account: ['rent', 'garden', 'holidays'],
    id: { from: 1, to: 30 },
    sum: ['412.50', '96.00', '1204.75'],
  },
  prompt:
    'A host has kept this log. Turn it into an exchange: leave the five messages, in their order and as they are, with `-->` before what the client wrote and `<--` before what the server wrote. All else goes.',
  session: 'whole',
  starter: [
    '2026-03-04T09:12:31.118Z [{server}] [info] Starting the server',
    `2026-03-04T09:12:31.402Z [{server}] [info] Message from client: ${open}`,
    'INFO books opened read-only',
    `2026-03-04T09:12:31.640Z [{server}] [info] Message from server: ${opened}`,
    `2026-03-04T09:12:31.641Z [{server}] [info] Message from client: ${ready}`,
    `2026-03-04T09:12:44.007Z [{server}] [info] Message from client: ${call}`,
    'WARN rate table is 3 days old',
    `2026-03-04T09:12:44.951Z [{server}] [info] Message from server: ${answer}`,
    '2026-03-04T09:30:00.000Z [{server}] [info] Shutting down',
  ].join('\n'),
  hints: [
    'Which of the nine lines did one side send to the other, and which did a program write for people?',
    'A message begins at its first brace. What stands before it says who wrote it; that goes, and an arrow takes its place.',
    'Four lines have no brace at all: they go. Of the other five the client wrote three.',
  ],
  criteria: {
    open: {
      label: 'begins with the client’s `initialize`',
      of: { kind: 'request', method: 'initialize' },
      at: '/params/clientInfo/name',
      expects: { const: 'desk' },
    },
    opened: {
      label: 'has the server’s answer to it',
      of: { kind: 'response', method: 'initialize' },
      at: '/result/serverInfo/name',
      expects: { const: '{server}' },
    },
    call: {
      label: 'has the call, with its account',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/arguments/account',
      expects: { const: '{account}' },
    },
    answer: {
      label: 'has what came back for it',
      of: { kind: 'response', method: 'tools/call' },
      at: '/result/content/0/text',
      expects: { const: '{sum}' },
    },
  },
  solution: whole.join('\n'),
  achieved:
    'What is left is what was said. From here on it can be read, checked, and sent to somebody who was not there.',
  mistakes: [
    {
      label: 'a line of the server’s log stays',
      answer: changed(1, 'INFO books opened read-only', whole[1]!),
      finds: 'json/json-foreign-literal',
    },
    {
      label: 'a line of the host stays',
      answer: ['2026-03-04T09:12:31.118Z [{server}] [info] Starting the server', ...whole].join('\n'),
      finds: 'json/json-foreign-literal',
    },
    {
      label: 'the arrow of the call points the wrong way',
      answer: changed(3, server(call)),
      finds: 'exchange/wrong-direction',
    },
    {
      label: 'the opening is taken for the host’s own words',
      answer: whole.slice(3).join('\n'),
      finds: 'lifecycle/init-first',
    },
    {
      label: 'the remark is taken for the host’s own words',
      answer: whole.toSpliced(2, 1).join('\n'),
      finds: 'lifecycle/initialized-missing',
    },
    { label: 'the answer is left out', answer: whole.slice(0, 4).join('\n'), finds: 'exchange/response-missing' },
    {
      label: 'the time and the name of the server stay before a message',
      answer: changed(3, `2026-03-04T09:12:44.007Z [{server}] [info] Message from client: ${call}`),
      finds: 'json/json-foreign-literal',
    },
    {
      label: 'the call is cut off where the line ended',
      answer: changed(3, client(call.slice(0, 60))),
      finds: 'json/json-truncated',
    },
    {
      label: 'the answer stands before what it answers',
      answer: [...whole.slice(0, 3), whole[4], whole[3]].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
  ],
});
