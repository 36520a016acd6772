import { defineExercise } from '../../types.ts';

const state = (status: string): string =>
  `"taskId":"{task}","status":"${status}","createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:30:00Z"`;
const begins = (task: string): string => `{"jsonrpc":"2.0","id":2,"result":${task}}`;
const answers = (id: number): string =>
  `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"done"}]}}`;
const refuses = (code: number): string =>
  `{"jsonrpc":"2.0","id":3,"error":{"code":${code},"message":"Call this tool as a task"}}`;

const begun = begins(`{"task":{${state('working')},"ttl":{ttl}}}`);

export default defineExercise({
  id: 'tasks/a-slow-tool',
  kind: 'reply',
  title: 'It will take a while',
  revision: '2025-11-25',
  prompt:
    'You are the server. Your one tool takes long, so its `taskSupport` is `required`: it runs as a task only. Two calls wait. The first asks for a task: begin one, with the id `{task}`, created and last updated at `2025-11-25T10:30:00Z`, and kept for {ttl} ms. The second forgets to ask for one: refuse it with the code for a method that is not there. The message is yours to word.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"tasks":{"cancel":{},"requests":{"tools":{"call":{}}}}},"serverInfo":{"name":"studio","version":"1.2.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"{tool}","inputSchema":{"type":"object"},"execution":{"taskSupport":"required"}}]}}',
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"{tool}","arguments":{},"task":{"ttl":{ttl}}}}',
    '--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"{tool}","arguments":{}}}',
  ].join('\n'),
  starter: ['{"jsonrpc":"2.0","id":2}', '{"jsonrpc":"2.0","id":3}'].join('\n'),
  vary: {
    tool: ['render_video', 'scan_folder', 'train_model', 'build_index'],
    task: ['t1', 'job-4', 'a7c2'],
    ttl: [60000, 90000, 120000],
  },
  hints: [
    'What does the client have to know of a task, so that it can ask for it later?',
    'A result that begins a task holds one member, `task`. Its object has five: a name, a status, two times and how long it is kept.',
    'They are `taskId`, `status`, `createdAt`, `lastUpdatedAt` and `ttl`. At the beginning the status is always `working`. The code of the refusal is the one for methods, -32601.',
  ],
  criteria: {
    task: {
      label: 'begins the task `{task}`',
      of: { kind: 'response', id: '2' },
      at: '/result/task/taskId',
      expects: { const: '{task}' },
    },
    status: {
      label: 'says how it stands',
      of: { kind: 'response', id: '2' },
      at: '/result/task/status',
      expects: { const: 'working' },
    },
    created: {
      label: 'says since when there is this task',
      of: { kind: 'response', id: '2' },
      at: '/result/task/createdAt',
      expects: { const: '2025-11-25T10:30:00Z' },
    },
    ttl: {
      label: 'says how long it is kept',
      of: { kind: 'response', id: '2' },
      at: '/result/task/ttl',
      expects: { const: '{ttl}' },
    },
    refused: {
      label: 'refuses the call that asks for no task',
      of: { kind: 'response', id: '3' },
      at: '/error/code',
      expects: { const: -32601 },
    },
  },
  solution: [begun, refuses(-32601)].join('\n'),
  achieved: 'The first client asks again when it likes. The second learns at once what its call lacks.',
  mistakes: [
    {
      label: 'the task lies in the result itself',
      answer: [begins(`{${state('working')},"ttl":{ttl}}`), refuses(-32601)].join('\n'),
      finds: 'tasks/task-object',
    },
    {
      label: 'how long it is kept is not said',
      answer: [begins(`{"task":{${state('working')}}}`), refuses(-32601)].join('\n'),
      finds: 'tasks/task-object',
    },
    {
      label: 'the time is written as people say it',
      answer: [begun.replace('2025-11-25T10:30:00Z', '25 November, 10:30'), refuses(-32601)].join('\n'),
      finds: 'tasks/task-object',
    },
    {
      label: 'the work was quick, so the task begins at its end',
      answer: [begins(`{"task":{${state('completed')},"ttl":{ttl}}}`), refuses(-32601)].join('\n'),
      finds: 'tasks/task-initial-status',
    },
    {
      label: 'the work was quick, so its result comes at once',
      answer: [answers(2), refuses(-32601)].join('\n'),
      finds: 'tasks/task-answer-kind',
    },
    {
      label: 'the second call becomes a task as well',
      answer: [begun, begun.replace('"id":2', '"id":3').replace('"{task}"', '"another"')].join('\n'),
      finds: 'tasks/task-answer-kind',
    },
    {
      label: 'the second call is served for once',
      answer: [begun, answers(3)].join('\n'),
      finds: 'tasks/task-tool-support',
    },
    {
      label: 'the second call has wrong parameters',
      answer: [begun, refuses(-32602)].join('\n'),
      finds: 'refused',
    },
    { label: 'the second call gets no answer', answer: begun, finds: 'refused' },
  ],
});
