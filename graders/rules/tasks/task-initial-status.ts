import { objectAt } from '../../protocol/meta.ts';
import { taskMethods } from '../../protocol/names.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A new task begins as `working`',
  headline: 'The requester would be a step behind',
  why: 'The response that begins a task says only that the work has begun; how it stands is asked later. A requester that counts on the first state misses what this one skips.',
  messages: {
    other: {
      what: 'The `status` of the new task is `{value}`, and a task begins as `working`.',
      fix: 'Begin with the first state, even for work that is done at once: the first poll may find it finished.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'tasks/task-initial-status',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'result',
  mentions: ['task'],
  check({ result, answeredMethod }, flag) {
    if (answeredMethod !== undefined && !taskMethods.includes(answeredMethod)) return;
    const status = objectAt(result, 'task')?.get('status');
    if (status && later.includes(status.value)) flag('other', status, { value: status.raw });
  },
});

/** Words that are no status at all have a rule of their own. */
const later: readonly unknown[] = ['input_required', 'completed', 'failed', 'cancelled'];

const created = (status: string) =>
  `{"jsonrpc": "2.0", "id": 1, "result": {"task": {"taskId": "t1", "status": ${status}, "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/tasks', section: 'task-status-lifecycle', revisions: '2025-11-25' }],
  good: [
    { text: created('"working"'), answers: 'tools/call' },
    {
      text: '{"jsonrpc": "2.0", "id": 2, "result": {"taskId": "t1", "status": "completed", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}}',
      answers: 'tasks/get',
      note: 'A poll may find the task finished.',
    },
  ],
  bad: { other: { text: created('«"completed"»'), answers: 'tools/call' } },
  realLife: 'Clients with a state machine refuse the task, or poll it for a state it has already left.',
  thought: 'It was quick, so why begin.',
};
