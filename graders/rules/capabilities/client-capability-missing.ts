import { related, untimely } from '../../protocol/places.ts';
import { declares, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server asks a client only for what the client declared',
  headline: 'The client has nothing to answer with',
  why: 'What a client can do for its server it says in `initialize`. Asked for more it answers with an error, or not at all, and the work that needed the answer stands still.',
  messages: {
    undeclared: {
      what: '`{method}` needs the client’s capability `{capability}`. This client did not declare it.',
      fix: 'Do the work without asking, or fail it with a result that says what is missing.',
    },
    part: {
      what: '`{method}` needs `{capability}`. This client declares `tasks` without it.',
      fix: 'Do without this method: follow each task by its own id.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'capabilities/client-capability-missing',
  level: { '2024-11-05': 'SHOULD', '2025-06-18': 'MUST' },
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'request',
  methods: [
    'roots/list',
    'sampling/createMessage',
    'elicitation/create',
    'tasks/get',
    'tasks/result',
    'tasks/list',
    'tasks/cancel',
  ],
  check(message, flag) {
    const { name, sender, defined } = message;
    if (sender !== 'server' || !defined || name === undefined) return;
    const { client } = stateAt(message);
    if (!client) return;
    const capability = name.slice(0, name.indexOf('/'));
    const places = [related(client.by, 'request')];
    const part = parts.get(name);
    if (!declares(client, capability)) flag('undeclared', untimely(message), { method: name, capability }, places);
    else if (part && !declares(client, part))
      flag('part', untimely(message), { method: name, capability: part }, places);
  },
});

const parts: ReadonlyMap<string, string> = new Map([
  ['tasks/list', 'tasks.list'],
  ['tasks/cancel', 'tasks.cancel'],
]);

const handshake = (
  capabilities: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": ${capabilities}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/lifecycle', section: 'operation', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'client/roots', section: 'capabilities', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'client/sampling', section: 'capabilities', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'client/elicitation', section: 'capabilities', revisions: '2025-06-18…2025-11-25' },
  ],
  good: [
    `${handshake('{"sampling": {}}')}
<-- {"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": {"messages": [{"role": "user", "content": {"type": "text", "text": "2+2?"}}], "maxTokens": 10}}
--> {"jsonrpc": "2.0", "id": 1, "result": {"role": "assistant", "content": {"type": "text", "text": "4"}, "model": "m"}}`,
    {
      text: `<-- {"jsonrpc": "2.0", "id": 1, "method": "roots/list"}
--> {"jsonrpc": "2.0", "id": 1, "result": {"roots": []}}`,
      note: 'What the client declared is out of view.',
    },
  ],
  bad: {
    undeclared: [
      `${handshake('{}')}
<-- {"jsonrpc": "2.0", "id": 1, "method": «"sampling/createMessage"», "params": {"messages": [], "maxTokens": 5}}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}`,
      {
        text: `${handshake('{"sampling": {}}')}
<-- {"jsonrpc": "2.0", "id": 1, "method": «"roots/list"»}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Roots not supported"}}`,
        revision: '2024-11-05',
      },
    ],
    part: `${handshake('{"tasks": {"cancel": {}}}')}
<-- {"jsonrpc": "2.0", "id": 1, "method": «"tasks/list"»}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}`,
  },
  realLife: 'Error -32601 in good cases. In bad ones silence, and the tool call behind the question never ends.',
  thought: 'Every client has a model at hand.',
};
