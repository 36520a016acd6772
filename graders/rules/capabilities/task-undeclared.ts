import { nameOf, related } from '../../protocol/places.ts';
import { declares, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A tool call is made a task only where the server declares `tasks.requests.tools.call`',
  headline: 'The client would wait for a task that never exists',
  why: 'A server without this capability passes over `task` and answers like any call. The client, told to expect a task, finds none to ask after.',
  messages: {
    none: {
      what: 'The call brings `task`, and the server declares no `tasks` at all.',
      fix: 'Call the tool without it, and wait for the result itself.',
    },
    calls: {
      what: 'The call brings `task`. The server declares `tasks`, but not for tool calls.',
      fix: 'Call the tool without it, and wait for the result itself.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'capabilities/task-undeclared',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'request',
  methods: ['tools/call'],
  mentions: ['task'],
  check(message, flag) {
    const { sender, params } = message;
    if (sender !== 'client' || params?.type !== 'object' || params.get('task') === undefined) return;
    const { server } = stateAt(message);
    // Without any tools, server-capability-missing tells what matters.
    if (!server || !declares(server, 'tools') || declares(server, 'tasks.requests.tools.call')) return;
    const which = declares(server, 'tasks') ? 'calls' : 'none';
    flag(which, nameOf(params, 'task'), undefined, [related(server.by, 'response')]);
  },
});

const handshake = (
  capabilities: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": ${capabilities}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;
const calls = (task: string) =>
  `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", ${task}: {"ttl": 60000}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "Dug."}]}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/tasks', section: 'tool-level-negotiation', revisions: '2025-11-25' }],
  good: [
    `${handshake('{"tools": {}, "tasks": {"requests": {"tools": {"call": {}}}}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", "task": {"ttl": 60000}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"task": {"taskId": "t1", "status": "working", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}}}`,
    `${handshake('{"tools": {}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig"}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "Dug."}]}}`,
  ],
  bad: {
    none: `${handshake('{"tools": {}}')}
${calls('«"task"»')}`,
    calls: `${handshake('{"tools": {}, "tasks": {"list": {}}}')}
${calls('«"task"»')}`,
  },
  realLife: 'The plain result comes back where a task was expected, and the client reports a strange answer.',
  thought: '`task` is a parameter like any other.',
};
