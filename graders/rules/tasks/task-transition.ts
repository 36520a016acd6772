import { related } from '../../protocol/places.ts';
import { isFinal, type TaskStep, tasksIn } from '../../protocol/tasks.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`completed`, `failed` and `cancelled` are final',
  headline: 'The requester has closed the books',
  why: 'With a final state the requester fetches the result and stops asking. What the task becomes afterwards it never hears, and the result it has may be the wrong one.',
  messages: {
    revived: {
      what: 'The `status` of the task `{task}` was {before}. Here it is {value} again.',
      fix: 'Leave a finished task as it is. Work that starts over is a new task.',
    },
    changed: {
      what: 'The `status` of the task `{task}` was {before} at its end. Here it is {value}.',
      fix: 'Decide on one end, and tell the same one ever after.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'tasks/task-transition',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['task'],
  check(exchange, flag) {
    for (const task of tasksIn(exchange).all) {
      let ended: TaskStep | undefined;
      for (const step of task.steps) {
        const { status, message } = step;
        if (status === undefined || !message.sound) continue;
        // That the cancellation was accepted at all is what is wrong then: task-cancel-terminal.
        if (ended && status !== ended.status && message.answeredMethod !== 'tasks/cancel') {
          const data = { task: task.id, before: ended.status!, value: status };
          const label = ended.message.shape === 'notification' ? 'notification' : 'previous';
          flag(
            isFinal(status) ? 'changed' : 'revived',
            step.node.get('status')!,
            data,
            [related(ended.message, label)],
            message,
          );
          ended = undefined;
        }
        if (!ended && isFinal(status)) ended = step;
      }
    }
  },
});

const state = (status: string) =>
  `"taskId": "t1", "status": ${status}, "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000`;
const call = `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", "task": {"ttl": 60000}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"task": {${state('"working"')}}}}`;
const poll = (
  id: number,
  status: string,
) => `--> {"jsonrpc": "2.0", "id": ${id}, "method": "tasks/get", "params": {"taskId": "t1"}}
<-- {"jsonrpc": "2.0", "id": ${id}, "result": {${state(status)}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/tasks', section: 'task-status-lifecycle', revisions: '2025-11-25' }],
  good: [
    `${call}
${poll(2, '"input_required"')}
${poll(3, '"working"')}
${poll(4, '"completed"')}
${poll(5, '"completed"')}`,
  ],
  bad: {
    revived: `${call}
${poll(2, '"completed"')}
${poll(3, '«"working"»')}`,
    changed: `${call}
<-- {"jsonrpc": "2.0", "method": "notifications/tasks/status", "params": {${state('"failed"')}}}
${poll(2, '«"completed"»')}`,
  },
  realLife: 'Clients have fetched the result by then and show it; the second outcome is lost.',
  thought: 'It failed once and was tried again in its place.',
};
