import { asksForTask, readCancellation } from '../../protocol/cancellation.ts';
import { answerBefore } from '../../protocol/history.ts';
import { nameOf, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A task is cancelled with `tasks/cancel`',
  headline: 'The task would go on running',
  why: 'The request that started the task has its response; what still runs is the task, and that is known by its `taskId`. A cancelled notification does not reach it.',
  messages: {
    request: {
      what: '`requestId` is `{value}`, the id of a `{method}` that runs as a task.',
      fix: 'Send the request `tasks/cancel` with the `taskId` from the response.',
    },
    task: {
      what: 'The cancellation names a `taskId`.',
      why: 'A cancelled notification stops a request, by its `requestId`. Nobody looks for a `taskId` in it.',
      fix: 'Send the request `tasks/cancel` with this `taskId`.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'cancellation/cancel-task-by-notification',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'notification',
  methods: ['notifications/cancelled'],
  check(message, flag) {
    const { params } = message;
    if (params?.get('taskId') && !params.get('requestId')) return flag('task', nameOf(params, 'taskId'));
    const cancelled = readCancellation(message);
    const request = cancelled?.own;
    if (!request || !asksForTask(request) || !runsAsTask(request, message)) return;
    const data = { value: cancelled.id.raw, method: request.name ?? '' };
    flag('request', cancelled.id, data, [related(request, 'request')]);
  },
});

/** Not where the answer, by then, shows that no task was made of it. */
const runsAsTask = (request: Message, moment: Message): boolean => {
  const response = answerBefore(request, moment);
  return !response || response.result?.get('task') !== undefined;
};

const call =
  '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", "task": {"ttl": 60000}}}';
const created =
  '<-- {"jsonrpc": "2.0", "id": 1, "result": {"task": {"taskId": "t1", "status": "working", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/cancellation' },
    { of: 'MCP', page: 'basic/utilities/tasks', section: 'task-cancellation' },
  ],
  good: [
    `${call}
${created}
--> {"jsonrpc": "2.0", "id": 2, "method": "tasks/cancel", "params": {"taskId": "t1"}}
<-- {"jsonrpc": "2.0", "id": 2, "result": {"taskId": "t1", "status": "cancelled", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:31:00Z", "ttl": 60000}}`,
    {
      text: `${call}
${created}
--> {"jsonrpc": "2.0", "id": 2, "method": "tasks/result", "params": {"taskId": "t1", "task": {"ttl": 60000}}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 2}}`,
      note: 'The question for a result is no task itself, though some clients repeat `task` in it.',
    },
  ],
  bad: {
    request: `${call}
${created}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «1»}}`,
    task: '--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {«"taskId"»: "t1"}}',
  },
  realLife: 'The notification is ignored as one for a request that is done, and the task runs to its end.',
  thought: 'It began as a request, so cancelling the request seemed right.',
};
