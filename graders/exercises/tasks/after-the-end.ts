import { defineExercise } from '../../types.ts';

const state = (status: string): string =>
  `"taskId":"{task}","status":"${status}","createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:34:00Z","ttl":null`;
const task = (id: number, status: string): string => `{"jsonrpc":"2.0","id":${id},"result":{${state(status)}}}`;
const fetched = (meta: string): string =>
  `{"jsonrpc":"2.0","id":5,"result":{"content":[{"type":"text","text":"{text}"}]${meta}}}`;
const refuses = (id: number, code: number, message: string): string =>
  `{"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":"${message}"}}`;

const same = task(4, 'completed');
const result = fetched(',"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"{task}"}}');
const over = refuses(6, -32602, 'This task is over');
const gone = refuses(7, -32602, 'No such task');

export default defineExercise({
  id: 'tasks/after-the-end',
  kind: 'reply',
  title: 'The task is over',
  revision: '2025-11-25',
  prompt:
    'You are the server. The task `{task}` is completed; it was last updated at `2025-11-25T10:34:00Z` and is kept for good. Four requests wait. Say how the task stands. Hand out its result: the tool said `{text}`, and the metadata names the task. Refuse to cancel it, as it is over. And refuse the last one, since there is no such task. For both the code is that for parameters that do not fit; the messages are yours to word.',
  given: [
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"{tool}","arguments":{},"task":{}}}',
    '<-- {"jsonrpc":"2.0","id":2,"result":{"task":{"taskId":"{task}","status":"working","createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:30:00Z","ttl":null}}}',
    '--> {"jsonrpc":"2.0","id":3,"method":"tasks/get","params":{"taskId":"{task}"}}',
    `<-- ${task(3, 'completed')}`,
    '--> {"jsonrpc":"2.0","id":4,"method":"tasks/get","params":{"taskId":"{task}"}}',
    '--> {"jsonrpc":"2.0","id":5,"method":"tasks/result","params":{"taskId":"{task}"}}',
    '--> {"jsonrpc":"2.0","id":6,"method":"tasks/cancel","params":{"taskId":"{task}"}}',
    '--> {"jsonrpc":"2.0","id":7,"method":"tasks/get","params":{"taskId":"{task}0"}}',
  ].join('\n'),
  starter: [4, 5, 6, 7].map((id) => `{"jsonrpc":"2.0","id":${id}}`).join('\n'),
  vary: {
    tool: ['render_video', 'scan_folder', 'train_model'],
    task: ['t1', 'job-4', 'a7c2'],
    text: ['12 minutes', '318 files', 'ready'],
  },
  hints: [
    'Which of the four can still change anything about a task that is over?',
    'How a task stands lies in the result itself, without a wrapper. The result of the tool has content, as always, and a `_meta`.',
    'The name in `_meta` is `io.modelcontextprotocol/related-task`, and its value an object with the `taskId`. The code for wrong params is -32602.',
  ],
  criteria: {
    status: {
      label: 'says that the task is completed',
      of: { kind: 'response', id: '4' },
      at: '/result/status',
      expects: { const: 'completed' },
    },
    text: {
      label: 'hands out what the tool said',
      of: { kind: 'response', id: '5' },
      at: '/result/content/0/text',
      expects: { const: '{text}' },
    },
    meta: {
      label: 'names the task beside its result',
      of: { kind: 'response', id: '5' },
      at: '/result/_meta/io.modelcontextprotocol~1related-task/taskId',
      expects: { const: '{task}' },
    },
    over: {
      label: 'refuses to cancel what is over',
      of: { kind: 'response', id: '6' },
      at: '/error/code',
      expects: { const: -32602 },
    },
    gone: {
      label: 'refuses to speak of a task that is not there',
      of: { kind: 'response', id: '7' },
      at: '/error/code',
      expects: { const: -32602 },
    },
  },
  solution: [same, result, over, gone].join('\n'),
  achieved: 'What is over stays over, whoever asks, and its result can be filed where it belongs.',
  mistakes: [
    {
      label: 'the task runs again',
      answer: [task(4, 'working'), result, over, gone].join('\n'),
      finds: 'tasks/task-transition',
    },
    {
      label: 'the task has failed in the meantime',
      answer: [task(4, 'failed'), result, over, gone].join('\n'),
      finds: 'tasks/task-transition',
    },
    {
      label: 'the state of the task is wrapped',
      answer: [`{"jsonrpc":"2.0","id":4,"result":{"task":{${state('completed')}}}}`, result, over, gone].join('\n'),
      finds: 'tasks/task-object',
    },
    {
      label: 'the request named the task, so the result need not',
      answer: [same, fetched(''), over, gone].join('\n'),
      finds: 'tasks/task-related-meta',
    },
    {
      label: 'the task is named under a name of one’s own',
      answer: [same, fetched(',"_meta":{"com.example/task":"{task}"}'), over, gone].join('\n'),
      finds: 'tasks/task-related-meta',
    },
    {
      label: 'to cancel twice does no harm',
      answer: [same, result, task(6, 'cancelled'), gone].join('\n'),
      finds: 'tasks/task-cancel-terminal',
    },
    {
      label: 'to cancel what is over is a request that is none',
      answer: [same, result, refuses(6, -32600, 'This task is over'), gone].join('\n'),
      finds: 'tasks/task-cancel-terminal',
    },
    {
      label: 'not found has a code of its own',
      answer: [same, result, over, refuses(7, -32002, 'Task not found')].join('\n'),
      finds: 'tasks/task-unknown-code',
    },
    {
      label: 'the server blames itself for a task that is not there',
      answer: [same, result, over, refuses(7, -32603, 'Task not found')].join('\n'),
      finds: 'tasks/task-unknown-code',
    },
    { label: 'the last one gets no answer', answer: [same, result, over].join('\n'), finds: 'gone' },
  ],
});
