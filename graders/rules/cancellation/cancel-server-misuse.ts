import { readCancellation } from '../../protocol/cancellation.ts';
import { isAfterFallback } from '../../protocol/meta.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server cancels nothing but a subscription',
  headline: 'The request would stay open for ever',
  why: 'In 2026-07-28 all requests are the client’s. The one it may be told about by a cancellation is `subscriptions/listen`; for any other it has to ignore the message, and goes on waiting.',
  messages: {
    request: {
      what: 'The `requestId` is `{value}`, a `{method}` of the client.',
      fix: 'A server that gives up on a request answers it with an error. A tool that failed says so in its result, with `isError`.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'cancellation/cancel-server-misuse',
  level: 'MUST',
  addedIn: '2026-07-28',
  replaces: 'cancellation/cancel-wrong-direction',
  on: 'notification',
  methods: ['notifications/cancelled'],
  check(message, flag) {
    const cancelled = message.sender === 'server' ? readCancellation(message) : undefined;
    if (!cancelled?.foreign || cancelled.own || isAfterFallback(message)) return;
    const { id, foreign } = cancelled;
    if (foreign.name === 'subscriptions/listen') return;
    flag('request', id, { value: id.raw, method: foreign.name ?? '' }, [related(foreign, 'request')]);
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/cancellation' },
    { of: 'MCP', page: 'schema', section: 'CancelledNotification' },
  ],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 5, "method": "subscriptions/listen", "params": {"notifications": {"toolsListChanged": true}, ${meta}}}
<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}, "notifications": {"toolsListChanged": true}}}
<-- {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}}`,
      note: 'On stdio this ends a subscription.',
    },
    {
      text: '<-- {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}}',
      note: 'What it ends is not in view.',
    },
  ],
  bad: {
    request: `--> {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "dig", ${meta}}}
<-- {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «3», "reason": "busy"}}`,
  },
  realLife: 'The client ignores it, as it must, and the call runs into its timeout.',
  thought: 'Giving up on a request looked like cancelling it.',
};
