import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A task has `taskId`, `status`, `createdAt`, `lastUpdatedAt` and `ttl`',
  headline: 'The requester would find no task',
  why: 'The requester polls by the id, plans by the times and waits by the status. It refuses a task that lacks one of the five, and then the work can no longer be followed.',
  messages: {
    missing: {
      what: 'The task lacks `{names}`.',
      fix: 'Write all five members. `ttl` is a number of milliseconds, or null where the task is kept for good.',
    },
    instead: {
      what: 'The task has `{found}`; the requester looks for `{name}`.',
      fix: 'Use the name that this revision has for it.',
    },
    bare: {
      what: 'The members of the task lie in the result itself, and not in its `task`.',
      fix: 'A new task comes wrapped: put these members into an object called `task`.',
    },
    wrapped: {
      what: 'The task is wrapped in an object called `task`.',
      fix: 'Only the response that begins a task wraps it. Here its members lie in the result itself.',
    },
    type: {
      what: '`{name}` is {type}: `{value}`. It has to be {expected}.',
      fix: 'Write `{name}` as {expected}.',
    },
    time: {
      what: '`{name}` is `{value}`, which is no time of ISO 8601.',
      fix: 'Write a date and a time with a `T` between them and the zone behind, `Z` for UTC.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tasks/task-object',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'fault',
  check(fault, flag) {
    const { kind, node, data } = fault;
    if (kind === 'format') flag('time', fault, data);
    else if (kind !== 'missing') flag('type', fault, data);
    else if (data.name === 'task') flag('bare', fault, data);
    else if (data.name === 'taskId' && node.get('task')?.type === 'object') flag('wrapped', fault, data);
    else flag(fault.instead ? 'instead' : 'missing', fault, data);
  },
});

const times = '"createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z"';
const result = (body: string) => `{"jsonrpc": "2.0", "id": 1, "result": ${body}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/tasks', section: 'task', revisions: '2025-11-25' }],
  good: [
    { text: result(`{"task": {"taskId": "t1", "status": "working", ${times}, "ttl": 60000}}`), answers: 'tools/call' },
    { text: result(`{"taskId": "t1", "status": "completed", ${times}, "ttl": null}`), answers: 'tasks/get' },
    { text: result(`{"tasks": [{"taskId": "t1", "status": "failed", ${times}, "ttl": null}]}`), answers: 'tasks/list' },
  ],
  bad: {
    missing: { text: result('{"task": «{»"taskId": "t1", "status": "working"}}'), answers: 'tools/call' },
    instead: {
      text: result(`{"task": «{»"taskId": "t1", "status": "working", ${times}, "ttlMs": 60000}}`),
      answers: 'tools/call',
    },
    bare: { text: result(`«{»"taskId": "t1", "status": "working", ${times}, "ttl": 60000}`), answers: 'tools/call' },
    wrapped: {
      text: result(`«{»"task": {"taskId": "t1", "status": "working", ${times}, "ttl": 60000}}`),
      answers: 'tasks/get',
    },
    type: [
      { text: result(`{"taskId": «1», "status": "working", ${times}, "ttl": 60000}`), answers: 'tasks/get' },
      { text: result(`{"taskId": "t1", "status": "working", ${times}, "ttl": «"1h"»}`), answers: 'tasks/get' },
    ],
    time: {
      text: result(
        '{"taskId": "t1", "status": "working", "createdAt": «"yesterday"», "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}',
      ),
      answers: 'tasks/get',
    },
  },
  realLife: 'The client reports a result it cannot read. The work goes on, and nobody can ask for its outcome.',
  thought: 'Two shapes for one thing: one is soon taken for the other.',
};
