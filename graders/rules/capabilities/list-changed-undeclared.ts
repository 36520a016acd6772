import { related, untimely } from '../../protocol/places.ts';
import { type Declaration, declares, serverDeclarationFor, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Only a side that declared `listChanged` tells of changes to that list',
  headline: 'Nobody would listen for the change',
  why: 'Whoever reads no `listChanged` in the capabilities has no reason to listen for this notification. The change is passed over and the old list stays in use.',
  messages: {
    server: {
      what: 'The server sends `{method}` and did not declare `listChanged` for `{list}`.',
      fix: 'Declare it at the beginning, inside the capability for that list, or leave the notification out.',
    },
    client: {
      what: 'The client sends `{method}` and did not declare `listChanged` for `roots`.',
      fix: 'Declare it in `initialize`, inside `roots`, or leave the notification out.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'capabilities/list-changed-undeclared',
  level: { '2024-11-05': 'SHOULD', '2025-06-18': 'MUST', '2026-07-28': 'ADVICE' },
  addedIn: '2024-11-05',
  on: 'notification',
  methods: [
    'notifications/tools/list_changed',
    'notifications/prompts/list_changed',
    'notifications/resources/list_changed',
    'notifications/roots/list_changed',
  ],
  check(message, flag) {
    const { name, sender, defined } = message;
    if (defined?.from !== sender || name === undefined) return;
    const list = name.split('/')[1]!;
    const declaration = own(message);
    if (!declaration || declares(declaration, `${list}.listChanged`)) return;
    const label = sender === 'client' ? 'request' : 'response';
    flag(sender, untimely(message), { method: name, list }, [related(declaration.by, label)]);
  },
});

const own = (message: Message): Declaration | undefined =>
  message.sender === 'client' ? stateAt(message).client : serverDeclarationFor(message);

const handshake = (
  client: string,
  server: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": ${client}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": ${server}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/tools', section: 'capabilities' },
    { of: 'MCP', page: 'server/resources', section: 'capabilities' },
    { of: 'MCP', page: 'server/prompts', section: 'capabilities' },
    { of: 'MCP', page: 'client/roots', section: 'capabilities', revisions: '2024-11-05…2025-11-25' },
  ],
  good: [
    `${handshake('{"roots": {"listChanged": true}}', '{"tools": {"listChanged": true}}')}
<-- {"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}
--> {"jsonrpc": "2.0", "method": "notifications/roots/list_changed"}`,
    {
      text: '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}',
      sender: 'server',
      note: 'What the server declared is out of view.',
    },
  ],
  bad: {
    server: [
      `${handshake('{}', '{"tools": {}}')}
<-- {"jsonrpc": "2.0", "method": «"notifications/tools/list_changed"»}`,
      `${handshake('{}', '{"resources": {"listChanged": false}}')}
<-- {"jsonrpc": "2.0", "method": «"notifications/resources/list_changed"»}`,
    ],
    client: `${handshake('{"roots": {}}', '{}')}
--> {"jsonrpc": "2.0", "method": «"notifications/roots/list_changed"»}`,
  },
  realLife: 'Clients ignore it and go on showing the old list.',
  thought: 'It is a harmless hint.',
};
