import { requestOf } from '../../protocol/meta.ts';
import { lacks, nameOf, related } from '../../protocol/places.ts';
import { offersTask, taskSupport } from '../../protocol/tasks.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A tool is called as a task where its `taskSupport` asks for it, and not where it forbids it',
  headline: 'The server would refuse the call',
  why: 'The tool has said how it can be run. A server that keeps to it answers a call of the other kind with error -32601.',
  messages: {
    required: {
      what: 'The `taskSupport` of the tool `{tool}` is `required`, and the call carries no `task`.',
      fix: 'Ask for a task in the params of the call.',
    },
    forbidden: {
      what: 'The tool `{tool}` is never run as a task, as its `taskSupport` is absent or `forbidden`, and the call carries `task`.',
      fix: 'Leave `task` out and wait for the result.',
    },
    answered: {
      what: 'The `taskSupport` of the tool `{tool}` is `required`; it was called without `task` and responds with a result.',
      headline: 'The tool breaks its own word',
      why: 'The server has declared that this tool runs as a task only. Where it does not refuse the other call, its declaration cannot be counted on.',
      fix: 'Refuse the call with the code for a method that is not there.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'tasks/task-tool-support',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'message',
  methods: ['tools/call'],
  mentions: ['task'],
  check(message, flag) {
    if (message.shape === 'request') {
      const support = supportFor(message, message);
      if (!support) return;
      const asks = message.params!.get('task') !== undefined;
      const places = [related(support.listing, 'response')];
      const data = { tool: support.tool };
      if (support.value === 'required' && !asks) flag('required', lacks(message.params!, 'task'), data, places);
      else if (support.value === 'forbidden' && asks) flag('forbidden', nameOf(message.params!, 'task'), data, places);
      return;
    }
    if (message.shape !== 'result' || message.result?.type !== 'object') return;
    const request = requestOf(message);
    const support = request && supportFor(message, request);
    if (support?.value !== 'required' || request!.params!.get('task') || message.result.get('task')) return;
    const places = [related(request!, 'request'), related(support.listing, 'response')];
    flag('answered', nameOf(message.json, 'result'), { tool: support.tool }, places);
  },
});

/** What counts for a call, or for the response to it, by what was listed until then: a server without tasks for tools makes `taskSupport` idle. */
const supportFor = (message: Message, request: Message) => {
  if (request.name !== 'tools/call' || request.sender !== 'client' || request.params?.type !== 'object')
    return undefined;
  const support = taskSupport(message.exchange).get(message);
  if (!support || offersTask(request) === false) return undefined;
  return { ...support, tool: String(request.params.get('name')?.value) };
};

const list = (support: string) => `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": [{"name": "dig", "inputSchema": {"type": "object"}${support}}]}}`;
const required = ', "execution": {"taskSupport": "required"}';
const task =
  '<-- {"jsonrpc": "2.0", "id": 2, "result": {"task": {"taskId": "t1", "status": "working", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}}}';
const refused = '<-- {"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "Only as a task"}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/tasks', section: 'tool-level-negotiation', revisions: '2025-11-25' }],
  good: [
    `${list(required)}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "dig", "task": {}}}
${task}`,
    `${list('')}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "dig"}}`,
  ],
  bad: {
    required: `${list(required)}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": «{»"name": "dig"}}
${refused}`,
    forbidden: `${list('')}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "dig", «"task"»: {}}}
${refused}`,
    answered: `--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "dig"}}
${list(required)}
<-- {"jsonrpc": "2.0", "id": 2, «"result"»: {"content": []}}`,
  },
  realLife: 'Servers built on the SDKs refuse the call; hand-made ones run it and block until it is done.',
  thought: 'To run something as a task is a matter of taste.',
};
