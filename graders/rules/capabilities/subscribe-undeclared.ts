import { nameOf, related, untimely } from '../../protocol/places.ts';
import { declares, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`resources/subscribe` needs a server that declares `resources.subscribe`',
  headline: 'No change would ever be told',
  why: 'Reading a resource and telling of its changes are two things. A server that declares `resources` alone answers this with error -32601, and no update will come.',
  messages: {
    absent: {
      what: '`resources/subscribe` is for servers that declare it. This one declares `resources`, but nothing in it says `subscribe`.',
      fix: 'Read the resource again when it is needed, or use a server that can tell of changes.',
    },
    off: {
      what: '`resources/subscribe` is for servers that declare it. This one declares `resources` with `subscribe` set to `false`.',
      fix: 'Read the resource again when it is needed, or use a server that can tell of changes.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'capabilities/subscribe-undeclared',
  level: { '2024-11-05': 'SHOULD', '2025-06-18': 'MUST' },
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'request',
  methods: ['resources/subscribe'],
  check(message, flag) {
    if (message.sender !== 'client') return;
    const { server } = stateAt(message);
    // Without any resources, server-capability-missing tells the whole of it.
    if (!server || !declares(server, 'resources') || declares(server, 'resources.subscribe')) return;
    const resources = server.capabilities.get('resources')!;
    const off = resources.get('subscribe') !== undefined;
    const { start, end } = off ? nameOf(resources, 'subscribe') : nameOf(server.capabilities, 'resources');
    flag(off ? 'off' : 'absent', untimely(message), undefined, [{ ...related(server.by, 'response'), start, end }]);
  },
});

const handshake = (
  capabilities: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": ${capabilities}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/resources', section: 'capabilities', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/lifecycle', section: 'operation', revisions: '2024-11-05…2025-11-25' },
  ],
  good: [
    `${handshake('{"resources": {"subscribe": true}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": "resources/subscribe", "params": {"uri": "file:///a.txt"}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}`,
  ],
  bad: {
    absent: `${handshake('{"resources": {"listChanged": true}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": «"resources/subscribe"», "params": {"uri": "file:///a.txt"}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}`,
    off: `${handshake('{"resources": {"subscribe": false}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": «"resources/subscribe"», "params": {"uri": "file:///a.txt"}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}`,
  },
  realLife: 'Error -32601 comes back. Some servers answer with an empty result and never send an update.',
  thought: '`resources` is declared, and that includes everything about them.',
};
