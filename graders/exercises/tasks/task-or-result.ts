import { defineExercise } from '../../types.ts';

const task = (status: string): string =>
  `"taskId":"{task}","status":"${status}","createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:30:00Z","ttl":60000`;
const answers = (result: string): string => `\`{"jsonrpc":"2.0","id":2,"result":${result}}\``;

export default defineExercise({
  id: 'tasks/task-or-result',
  kind: 'choice',
  title: 'What comes back at once',
  revision: '2025-11-25',
  prompt:
    'The server declared tasks for calls of tools, and `{tool}` may run as one. This call asks for a task, and the tool happens to be done in a moment. Which of these is the right answer?',
  given:
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"{tool}","arguments":{},"task":{"ttl":60000}}}',
  starter: '',
  vary: {
    tool: ['render', 'scan', 'reindex'],
    task: ['t1', 'job-4', 'a7c2'],
  },
  options: {
    a: {
      label: answers('{"content":[{"type":"text","text":"done"}]}'),
      why: 'A call with `task` gets a task. This client waits for a name to ask after, and finds none.',
    },
    b: {
      label: answers(`{"task":{${task('working')}}}`),
      right: true,
      why: 'A new task comes wrapped in `task`, and each begins as `working`, however quick it is.',
    },
    c: {
      label: answers(`{"task":{${task('completed')}}}`),
      why: 'It may be done, but a task begins as `working`. That it has ended is told when the client asks after it.',
    },
    d: {
      label: answers(`{${task('working')}}`),
      why: 'Bare members are for later, when the client asks after the task. A new one stands wrapped in `task`.',
    },
  },
  hints: [
    'What has the client asked for: the result, or something to ask after?',
    'A new task is wrapped, and its first status is always the same.',
    'Two of them are wrapped. One of these says that it has already ended.',
  ],
  criteria: {},
  solution: 'b',
  achieved: 'The client has a name to ask after. When it asks, it learns that the work is done.',
  mistakes: [
    { label: 'the quick tool answers at once', answer: 'a', finds: 'choice' },
    { label: 'the task is born at its end', answer: 'c', finds: 'choice' },
    { label: 'the task has nothing around it', answer: 'd', finds: 'choice' },
    { label: 'both forms are sent', answer: 'b d', finds: 'choice' },
  ],
});
