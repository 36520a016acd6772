import { untimely } from '../../protocol/places.ts';
import { isBeginning, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A session begins with `initialize`',
  headline: 'The server does not know who is there',
  why: 'Without the handshake nobody has settled which revision is spoken and what each side can do. Some servers answer all the same, others refuse whatever comes.',
  messages: {
    request: {
      what: 'The client begins with the request `{method}`.',
      fix: 'Open the session with `initialize`, and ask for this once the handshake is done.',
    },
    notification: {
      what: 'The client begins with the notification `{method}`.',
      fix: 'Open the session with the request `initialize`. Notifications come later.',
    },
    initialized: {
      what: '`notifications/initialized` stands at the beginning, and no `initialize` comes at all.',
      fix: 'The client asks with `initialize`, the server answers, and only then does this notification follow.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'lifecycle/init-first',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'message',
  shapes: ['request', 'notification'],
  check(message, flag) {
    if (!isBeginning(message) || stateAt(message).phase !== 'before') return;
    const { name, method, shape } = message;
    if (name !== 'notifications/initialized') {
      flag(shape === 'request' ? 'request' : 'notification', untimely(message), { method: name ?? method!.raw });
    } else if (!message.exchange.messages.some((one) => one.name === 'initialize'))
      flag('initialized', untimely(message));
    // Where initialize follows, the notification is only too early.
  },
});

const open = `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', revisions: '2024-11-05…2025-11-25' }],
  good: [
    {
      text: `${open}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
      session: 'whole',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
      note: 'A part of a session may begin anywhere.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 7, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 7, "result": {}}
${open}`,
      session: 'whole',
      note: 'No page allows a ping this early by name, and none forbids it. It asks for nothing that needs a session.',
    },
  ],
  bad: {
    request: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": «"tools/list"»}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
      session: 'whole',
    },
    notification: {
      text: `--> {"jsonrpc": "2.0", "method": «"notifications/roots/list_changed"»}
${open}`,
      session: 'whole',
    },
    initialized: {
      text: `--> {"jsonrpc": "2.0", "method": «"notifications/initialized"»}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
      session: 'whole',
    },
  },
  realLife:
    'Servers on the TypeScript SDK answer anyway, servers on the Python SDK refuse with -32602. What works at home fails at the customer’s.',
  thought: 'Web interfaces need no handshake: one asks.',
};
