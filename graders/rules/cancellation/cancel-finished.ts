import { asksForTask, readCancellation } from '../../protocol/cancellation.ts';
import { answerBefore } from '../../protocol/history.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Only a request that still runs is worth cancelling',
  headline: 'There is nothing left to stop',
  why: 'The request has its response, so the receiver no longer works on it and ignores the cancellation.',
  messages: {
    answered: {
      what: 'The request `{value}` (`{method}`) has its response already when the cancellation is sent.',
      fix: 'Cancel while the request runs; after the response there is nothing to clean up. If the two crossed on the wire, all is well.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'cancellation/cancel-finished',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'notification',
  methods: ['notifications/cancelled'],
  check(message, flag) {
    const cancelled = readCancellation(message);
    const request = cancelled?.own;
    if (!request || request.name === 'initialize' || request.name === 'subscriptions/listen') return;
    if (message.revision.id === '2025-11-25' && asksForTask(request)) return;
    const response = answerBefore(request, message);
    // A response under a changed id, or under none, never reached the one who waited for it.
    if (response?.answers?.how !== 'exact') return;
    const data = { value: cancelled.id.raw, method: request.name ?? '' };
    flag('answered', cancelled.id, data, [related(response, 'response'), related(request, 'request')]);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/cancellation', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/cancellation', revisions: '2026-07-28' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "id": 2, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 2, "result": {}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}`,
  ],
  bad: {
    answered: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig"}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "dug"}]}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «1»}}`,
  },
  realLife:
    'Receivers ignore it. When the response and the cancellation cross on the wire this is normal and harmless.',
  thought: 'Cancelling looked like the way to clean up.',
};
