import { requestOf } from '../../protocol/meta.ts';
import { nameOf, related } from '../../protocol/places.ts';
import { isFinal, stepBefore, taskAsked, tasksIn } from '../../protocol/tasks.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'To cancel a finished task is refused with -32602',
  headline: 'The requester would think it stopped',
  why: 'A result says that the task was cancelled. It was over before, and its work has been done: the requester would throw away a result that exists.',
  messages: {
    accepted: {
      what: 'The task `{task}` had ended as {status}, and the request to cancel it gets a result.',
      fix: 'Answer with an error response, under the code for parameters that do not fit.',
    },
    code: {
      what: 'The task `{task}` had ended as {status}. The refusal has the code `{value}`.',
      headline: 'The requester learns too little',
      why: 'The code is how the requester knows that there was nothing left to cancel. Another one reads like a failure.',
      fix: 'Use the code for parameters that do not fit.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'tasks/task-cancel-terminal',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['task'],
  check(exchange, flag) {
    if (tasksIn(exchange).all.length === 0) return;
    for (const message of exchange.messages) {
      if (message.answeredMethod !== 'tasks/cancel' || !message.sound) continue;
      const request = requestOf(message);
      const task = request && taskAsked(request);
      const step = task && stepBefore(task, request);
      if (!step || !isFinal(step.status)) continue;
      const data = { task: task.id, status: step.status! };
      const places = [related(step.message, 'previous'), related(request, 'request')];
      if (message.shape === 'result') flag('accepted', nameOf(message.json, 'result'), data, places, message);
      const code = message.error?.type === 'object' ? message.error.get('code') : undefined;
      if (code && !others.includes(code.raw)) flag('code', code, { ...data, value: code.raw }, places, message);
    }
  },
});

/** No such method here, and a failure of its own, can come at any time. */
const others: readonly string[] = ['-32602', '-32601', '-32603'];

const state = (status: string) =>
  `"taskId": "t1", "status": "${status}", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000`;
const ended = `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", "task": {"ttl": 60000}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"task": {${state('working')}}}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tasks/get", "params": {"taskId": "t1"}}
<-- {"jsonrpc": "2.0", "id": 2, "result": {${state('completed')}}}
--> {"jsonrpc": "2.0", "id": 3, "method": "tasks/cancel", "params": {"taskId": "t1"}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/tasks', section: 'task-cancellation', revisions: '2025-11-25' }],
  good: [
    `${ended}
<-- {"jsonrpc": "2.0", "id": 3, "error": {"code": -32602, "message": "The task is completed"}}`,
  ],
  bad: {
    accepted: `${ended}
<-- {"jsonrpc": "2.0", "id": 3, «"result"»: {${state('cancelled')}}}`,
    code: `${ended}
<-- {"jsonrpc": "2.0", "id": 3, "error": {"code": «-32000», "message": "The task is completed"}}`,
  },
  realLife: 'Clients show *cancelled* for work that was done, and users run it a second time.',
  thought: 'To cancel twice does no harm, so it may as well succeed.',
};
