import { related } from '../../protocol/places.ts';
import { progressSteps } from '../../protocol/progress.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No progress comes after the work has ended',
  headline: 'The bar is gone by now',
  why: 'With the end of the work the requester forgets the token. Progress that comes later belongs to nothing, or to the next request that uses the token.',
  messages: {
    answered: {
      what: 'This progress comes after the response to `{method}`, the request that gave out the `progressToken` `{value}`.',
      fix: 'Report first, respond last. Once the response is out, stop every timer and callback that still reports.',
    },
    'task-ended': {
      what: 'This progress comes after the task has ended that `{method}` started under the `progressToken` `{value}`.',
      fix: 'A token of a task lives until the task is completed, failed or cancelled. Report before that.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'progress/progress-after-completion',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'exchange',
  mentions: ['notifications/progress'],
  check(exchange, flag) {
    for (const { message, token, state, request, endedBy } of progressSteps(exchange)) {
      if (state !== 'over' || !request || !endedBy || !message.sound) continue;
      const answered = endedBy.answers?.to === request;
      const data = { value: token.raw, method: request.name ?? '' };
      const places = [
        related(endedBy, answered || endedBy.result ? 'response' : 'notification'),
        related(request, 'request'),
      ];
      const { start, end } = token;
      flag(answered ? 'answered' : 'task-ended', { start, end, pointer: message.json.pointer }, data, places, message);
    }
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/progress', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/progress', revisions: '2026-07-28' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 1}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "copied"}]}}`,
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "task": {"ttl": 60000}, "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"task": {"taskId": "t1", "status": "working", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 1, "_meta": {"io.modelcontextprotocol/related-task": {"taskId": "t1"}}}}`,
      note: 'In 2025-11-25 this response only starts the task; the token lives as long as the task.',
    },
  ],
  bad: {
    answered: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "copied"}]}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «"p"», "progress": 1}}`,
    'task-ended': `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "task": {"ttl": 60000}, "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"task": {"taskId": "t1", "status": "working", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}}}
<-- {"jsonrpc": "2.0", "method": "notifications/tasks/status", "params": {"taskId": "t1", "status": "completed", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:31:00Z", "ttl": 60000}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «"p"», "progress": 1}}`,
  },
  realLife:
    'Clients log an unknown token. With a token used again, the bar of the next call starts where this one ended.',
  thought: 'Cleaning up in the background still reports.',
};
