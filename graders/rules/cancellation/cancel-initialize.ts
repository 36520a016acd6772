import { readCancellation } from '../../protocol/cancellation.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A client does not cancel `initialize`',
  headline: 'Nobody would know whether the session is open',
  why: 'Nothing but `initialize` opens a session. Half opened and taken back is a state that neither side has a way to leave.',
  messages: {
    initialize: {
      what: '`requestId` is `{value}`, the id of `initialize`.',
      fix: 'Wait for the response, or close the connection and begin again.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'cancellation/cancel-initialize',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'notification',
  methods: ['notifications/cancelled'],
  check(message, flag) {
    const cancelled = readCancellation(message);
    if (cancelled?.own?.name !== 'initialize' || message.sender !== 'client') return;
    flag('initialize', cancelled.id, { value: cancelled.id.raw }, [related(cancelled.own, 'request')]);
  },
});

const initialize =
  '--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/cancellation', revisions: '2024-11-05…2025-11-25' }],
  good: [
    `${initialize}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}`,
  ],
  bad: {
    initialize: `${initialize}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «0»}}`,
  },
  realLife: 'Servers differ: some ignore it and answer all the same, others are left with a session that never begins.',
  thought: 'The handshake took too long.',
};
