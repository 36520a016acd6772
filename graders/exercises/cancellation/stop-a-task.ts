import { defineExercise } from '../../types.ts';

const notifies = (params: string): string =>
  `{ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": { ${params} } }`;
const asks = (params: string): string =>
  `{ "jsonrpc": "2.0", "id": {next}, "method": "tasks/cancel", "params": ${params} }`;

export default defineExercise({
  id: 'cancellation/stop-a-task',
  kind: 'message',
  title: 'Stop what runs on',
  revision: '2025-11-25',
  prompt:
    'The call has its response: a task, which runs on behind it. The user no longer wants it. Write the request that stops a task in this revision, under the id `{next}`. Its method is `tasks/cancel`.',
  given: [
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{},"task":{"ttl":60000}}}',
    '<-- {"jsonrpc":"2.0","id":{id},"result":{"task":{"taskId":"{task}","status":"working","createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:30:00Z","ttl":60000}}}',
  ].join('\n'),
  starter: notifies('"requestId": {id}'),
  vary: {
    id: { from: 3, to: 40 },
    next: { from: 50, to: 90 },
    tool: ['render_video', 'scan_folder', 'train_model'],
    task: ['t1', 'job-4', 'a7c2'],
  },
  hints: [
    'Is the call still open? And what is it that still runs?',
    'A cancellation stops a request. A task has a name of its own, which the response gave out.',
    'The params hold one member, `taskId`. Since the server answers, the message needs an id.',
  ],
  criteria: {
    method: { label: 'asks for a task to be cancelled', at: '/method', expects: { const: 'tasks/cancel' } },
    id: { label: 'has the id `{next}`', at: '/id', expects: { const: '{next}' } },
    task: { label: 'names the task', at: '/params/taskId', expects: { const: '{task}' } },
  },
  solution: asks('{ "taskId": "{task}" }'),
  achieved: 'The server stops the work and answers with the task as it is then: cancelled.',
  mistakes: [
    {
      label: 'the call is cancelled, as any other would be',
      answer: notifies('"requestId": {id}'),
      finds: 'cancellation/cancel-task-by-notification',
    },
    {
      label: 'the notification names the task',
      answer: notifies('"taskId": "{task}"'),
      finds: 'cancellation/cancel-task-by-notification',
    },
    { label: 'the request names the call', answer: asks('{ "requestId": {id} }'), finds: 'params/param-missing' },
    { label: 'the task is called id', answer: asks('{ "id": "{task}" }'), finds: 'params/param-missing' },
    {
      label: 'nobody needs to answer',
      answer: '{ "jsonrpc": "2.0", "method": "tasks/cancel", "params": { "taskId": "{task}" } }',
      finds: 'jsonrpc/request-without-id',
    },
    {
      label: 'the id is that of the call',
      answer: asks('{ "taskId": "{task}" }').replace('{next}', '{id}'),
      finds: 'exchange/id-reused-in-session',
    },
  ],
});
