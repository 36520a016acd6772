import { defineExercise } from '../../types.ts';

const state = (status: string) =>
  `"taskId":"{task}","status":"${status}","createdAt":"2026-02-03T22:00:00Z","lastUpdatedAt":"2026-02-03T22:00:00Z","ttl":3600000`;
const lines = {
  call: '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{},"task":{"ttl":3600000}}}',
  created: `<-- {"jsonrpc":"2.0","id":{id},"result":{"task":{${state('working')}}}}`,
  look: '--> {"jsonrpc":"2.0","id":"look","method":"tasks/get","params":{"taskId":"{task}"}}',
  done: `<-- {"jsonrpc":"2.0","id":"look","result":{${state('completed')}}}`,
  fetch: '--> {"jsonrpc":"2.0","id":"fetch","method":"tasks/result","params":{"taskId":"{task}"}}',
  fetched:
    '<-- {"jsonrpc":"2.0","id":"fetch","result":{"content":[{"type":"text","text":"{count} pages"}],"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"{task}"}}}}',
} as const;

type Lines = Record<keyof typeof lines, string>;

const wholeWith = (changes: Partial<Lines> = {}, ...after: readonly string[]): string =>
  [...Object.values({ ...lines, ...changes }).filter((line) => line !== ''), ...after].join('\n');

export default defineExercise({
  id: 'field/a-night-job',
  kind: 'exchange',
  title: 'A job that outlives its answer',
  revision: '2025-11-25',
  vary: {
    id: { from: 2, to: 40 },
    tool: ['crawl', 'reindex', 'translate_all'],
    task: ['t-81', 'night-3', 'job.19'],
    count: { from: 300, to: 900 },
  },
  prompt:
    'The server’s tool `{tool}` has to be run as a task. Write the six lines that are missing. The client calls it with the `task` `{"ttl":3600000}` and no other arguments; the server begins the task `{task}`. The client looks once with `tasks/get`: the task is `completed`. It fetches the result with `tasks/result`, which is the text `{count} pages`. Take times and ids as you like.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"3.1.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"tasks":{"cancel":{},"requests":{"tools":{"call":{}}}}},"serverInfo":{"name":"archive","version":"2.0.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"{tool}","inputSchema":{"type":"object"},"execution":{"taskSupport":"required"}}]}}',
  ].join('\n'),
  session: 'whole',
  starter: [
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{}}}',
    '<-- {"jsonrpc":"2.0","id":{id},"result":{"task":{"taskId":"{task}"}}}',
  ].join('\n'),
  hints: [
    'What does the client need to hold in its hand, if the answer comes hours after the call?',
    'Three requests, three results. The first result brings the whole task inside a member of its own, the second brings it flat, and the third is that of the tool, with a word in `_meta` on whose it is.',
    'A task has five members: `taskId`, `status`, `createdAt`, `lastUpdatedAt` and `ttl`. It begins as `working`, however quick it is. The last result names it under `io.modelcontextprotocol/related-task`.',
  ],
  criteria: {
    asks: {
      label: 'calls `{tool}` as a task',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/task/ttl',
      expects: { const: 3600000 },
      why: 'Without `task` the client waits for the result itself, and this tool is not run like that.',
      fix: 'Put the `task` that the prompt names beside `name` in the `params`.',
    },
    begun: {
      label: 'begins the task `{task}`',
      of: { kind: 'response', method: 'tools/call' },
      at: '/result/task/taskId',
      expects: { const: '{task}' },
    },
    finished: {
      label: 'finds it completed',
      of: { kind: 'response', method: 'tasks/get' },
      at: '/result/status',
      expects: { const: 'completed' },
    },
    fetches: {
      label: 'fetches the result by the task’s name',
      of: { kind: 'request', method: 'tasks/result' },
      at: '/params/taskId',
      expects: { const: '{task}' },
    },
    text: {
      label: 'ends with the text of the tool',
      of: { kind: 'response', method: 'tasks/result' },
      at: '/result/content/0/text',
      expects: { const: '{count} pages' },
    },
  },
  solution: wholeWith(),
  achieved:
    'The call was answered at once and its work hours later. A log in which they stand far apart can be put together by one name.',
  mistakes: [
    {
      label: 'the tool is called as any other',
      answer: wholeWith({ call: lines.call.replace(',"task":{"ttl":3600000}', '') }),
      finds: 'tasks/task-tool-support',
    },
    {
      label: 'the new task stands bare in its result',
      answer: wholeWith({ created: `<-- {"jsonrpc":"2.0","id":{id},"result":{${state('working')}}}` }),
      finds: 'tasks/task-object',
    },
    {
      label: 'the new task has no times',
      answer: wholeWith({
        created:
          '<-- {"jsonrpc":"2.0","id":{id},"result":{"task":{"taskId":"{task}","status":"working","ttl":3600000}}}',
      }),
      finds: 'tasks/task-object',
    },
    {
      label: 'the task is done as it begins',
      answer: wholeWith({ created: lines.created.replace('working', 'completed') }),
      finds: 'tasks/task-initial-status',
    },
    {
      label: 'the call brings its result at once',
      answer: wholeWith({
        created: '<-- {"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"{count} pages"}]}}',
      }),
      finds: 'tasks/task-answer-kind',
    },
    {
      label: 'the result does not say whose it is',
      answer: wholeWith({
        fetched: '<-- {"jsonrpc":"2.0","id":"fetch","result":{"content":[{"type":"text","text":"{count} pages"}]}}',
      }),
      finds: 'tasks/task-related-meta',
    },
    {
      label: 'the task goes on after it was done',
      answer: wholeWith(
        {},
        '--> {"jsonrpc":"2.0","id":"again","method":"tasks/get","params":{"taskId":"{task}"}}',
        `<-- {"jsonrpc":"2.0","id":"again","result":{${state('working')}}}`,
      ),
      finds: 'tasks/task-transition',
    },
    {
      label: 'a task that is done is stopped, and the server says yes',
      answer: wholeWith(
        {},
        '--> {"jsonrpc":"2.0","id":"stop","method":"tasks/cancel","params":{"taskId":"{task}"}}',
        `<-- {"jsonrpc":"2.0","id":"stop","result":{${state('cancelled')}}}`,
      ),
      finds: 'tasks/task-cancel-terminal',
    },
    {
      label: 'the client stops the call to stop the task',
      answer: wholeWith({
        look: '--> {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{id}}}',
        done: '',
      }),
      finds: 'cancellation/cancel-task-by-notification',
    },
    {
      label: 'a task that is gone has the code of a missing resource',
      answer: wholeWith({
        fetched: '<-- {"jsonrpc":"2.0","id":"fetch","error":{"code":-32002,"message":"Task not found"}}',
      }),
      finds: 'tasks/task-unknown-code',
    },
    {
      label: 'nobody looks, and nobody fetches',
      answer: wholeWith({ look: '', done: '', fetch: '', fetched: '' }),
      finds: 'finished',
    },
  ],
});
