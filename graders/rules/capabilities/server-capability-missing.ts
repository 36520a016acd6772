import { related, untimely } from '../../protocol/places.ts';
import { declares, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A client asks only for what the server declared',
  headline: 'The server has nothing of the kind',
  why: 'What a server can do it says once, among its capabilities. What is not among them it need not even know: the answer is error -32601, or one that means nothing.',
  messages: {
    undeclared: {
      what: '`{method}` needs the server’s capability `{capability}`. This server did not declare it.',
      fix: 'Look at the capabilities the server gave, and ask only for what stands there.',
    },
    part: {
      what: '`{method}` needs `{capability}`. This server declares `tasks` without it.',
      fix: 'Do without this method: follow each task by its own id.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'capabilities/server-capability-missing',
  level: { '2024-11-05': 'SHOULD', '2025-06-18': 'MUST', '2026-07-28': 'ADVICE' },
  addedIn: '2024-11-05',
  on: 'request',
  mentions: ['apabilities', 'Info'],
  check(message, flag) {
    const { name, sender, defined } = message;
    if (sender !== 'client' || !defined || defined.extension || name === undefined) return;
    const feature = featureOf(message);
    if (!feature) return;
    const { server } = stateAt(message);
    if (!server) return;
    const places = () => [related(server.by, 'response')];
    if (!declares(server, feature))
      flag('undeclared', untimely(message), { method: name, capability: feature }, places());
    else if (parts.has(name) && !declares(server, parts.get(name)!)) {
      // A server may declare resources without subscriptions too: subscribe-undeclared speaks of that.
      flag('part', untimely(message), { method: name, capability: parts.get(name)! }, places());
    }
  },
});

const featureOf = ({ name, revision }: Message): string | undefined => {
  const prefix = name!.slice(0, name!.indexOf('/'));
  // The first revision lets everybody complete.
  if (prefix === 'completion') return revision.id > '2024-11-05' ? 'completions' : undefined;
  return features.has(prefix) ? prefix : undefined;
};

const features: ReadonlySet<string> = new Set(['tools', 'resources', 'prompts', 'logging', 'tasks']);

const parts: ReadonlyMap<string, string> = new Map([
  ['tasks/list', 'tasks.list'],
  ['tasks/cancel', 'tasks.cancel'],
]);

const handshake = (
  capabilities: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": ${capabilities}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;
const meta =
  '{"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/lifecycle', section: 'operation', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'server/discover', revisions: '2026-07-28' },
  ],
  good: [
    `${handshake('{"tools": {}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
    {
      text: `${handshake('{"prompts": {}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": "completion/complete", "params": {"ref": {"type": "ref/prompt", "name": "greet"}, "argument": {"name": "who", "value": ""}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"completion": {"values": []}}}`,
      revision: '2024-11-05',
      note: 'The first revision has no capability for completions, so none is needed.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "prompts/list", "params": {"_meta": ${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "This server has no prompts"}}`,
      revision: '2026-07-28',
      note: 'Without a handshake, trying is a way to find out.',
    },
  ],
  bad: {
    undeclared: [
      `${handshake('{"tools": {}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": «"prompts/list"»}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}`,
      {
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {"_meta": ${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", "supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}}, "ttlMs": 0, "cacheScope": "private"}}
--> {"jsonrpc": "2.0", "id": 2, "method": «"prompts/list"», "params": {"_meta": ${meta}}}
<-- {"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "This server has no prompts"}}`,
        revision: '2026-07-28',
      },
    ],
    part: `${handshake('{"tasks": {"cancel": {}}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": «"tasks/list"»}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}`,
  },
  realLife: 'Error -32601 comes back. In 2026-07-28 that is all: a client that never asked may try.',
  thought: 'Try it and see.',
};
