import { related, untimely } from '../../protocol/places.ts';
import { declares, serverDeclarationFor } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server that sends log messages declares `logging`',
  headline: 'The log line would go nowhere',
  why: 'A client that reads no `logging` among the capabilities shows no log and offers no choice of level. What is sent all the same is dropped.',
  messages: {
    undeclared: {
      what: 'The server sends `notifications/message`, a log message, and declares no `logging`.',
      fix: 'Declare `logging` among the server’s capabilities, or write the line to standard error.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'capabilities/logging-undeclared',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'notification',
  methods: ['notifications/message'],
  check(message, flag) {
    if (message.sender !== 'server') return;
    const declaration = serverDeclarationFor(message);
    if (!declaration || declares(declaration, 'logging')) return;
    flag('undeclared', untimely(message), undefined, [related(declaration.by, 'response')]);
  },
});

const handshake = (
  capabilities: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": ${capabilities}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;
const meta = (more = '') =>
  `{"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}${more}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/logging', section: 'capabilities' }],
  good: [
    `${handshake('{"logging": {}}')}
<-- {"jsonrpc": "2.0", "method": "notifications/message", "params": {"level": "info", "data": "up"}}`,
    {
      text: '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"up"}}',
      note: 'What the server declared is out of view.',
    },
  ],
  bad: {
    undeclared: [
      `${handshake('{"tools": {}}')}
<-- {"jsonrpc": "2.0", "method": «"notifications/message"», "params": {"level": "info", "data": "up"}}`,
      {
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {"_meta": ${meta()}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", "supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}}, "ttlMs": 0, "cacheScope": "private"}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "dig", "_meta": ${meta(', "io.modelcontextprotocol/logLevel": "info"')}}}
<-- {"jsonrpc": "2.0", "method": «"notifications/message"», "params": {"level": "info", "data": "digging"}}
<-- {"jsonrpc": "2.0", "id": 2, "result": {"resultType": "complete", "content": []}}`,
        revision: '2026-07-28',
      },
    ],
  },
  realLife: 'Most clients drop the lines without a word, so whoever debugs by them sees nothing.',
  thought: 'Logging is always useful.',
};
