import { asksForTask } from '../../protocol/cancellation.ts';
import { objectAt, requestOf } from '../../protocol/meta.ts';
import { taskMethods } from '../../protocol/names.ts';
import { lacks, nameOf, related } from '../../protocol/places.ts';
import { offersTask, taskSupport } from '../../protocol/tasks.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A request for a task is answered with a task, any other with its result',
  headline: 'The requester would look for something else',
  why: 'The requester decides by its own request how to read the response. It looks in the wrong place for what it was sent, and shows nothing.',
  messages: {
    unasked: {
      what: 'The request carries no `task`, and the response brings one.',
      fix: 'Finish the work and respond with its result.',
    },
    direct: {
      what: 'The request asks for a task, which this side offers, and the response brings the result at once.',
      fix: 'Begin a task, also for quick work. The requester fetches the result by its `taskId`.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'tasks/task-answer-kind',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'result',
  mentions: ['task'],
  check(message, flag) {
    const request = requestOf(message);
    const { result } = message;
    if (!request?.sound || result?.type !== 'object' || request.name === undefined || !request.defined) return;
    if (request.name.startsWith('tasks/')) return;
    const places = () => [related(request, 'request')];
    const asks = request.params?.type === 'object' && request.params.get('task') !== undefined;
    if (!asks && objectAt(result, 'task')?.get('taskId')) flag('unasked', nameOf(result, 'task'), undefined, places());
    else if (asksForTask(request) && isFinished(request, message) && isOffered(request)) {
      flag('direct', lacks(result, 'task'), undefined, places());
    }
  },
});

/** What a request of this kind brings when it is done; anything else is told by the shape of a task. */
const isFinished = ({ name }: Message, { result }: Message): boolean => {
  if (!taskMethods.includes(name ?? '') || result?.get('task')) return false;
  return result?.get(name === 'elicitation/create' ? 'action' : 'content') !== undefined;
};

/** A receiver that offers no tasks has to pass over the wish. So has one for a tool that is not run as one. */
const isOffered = (request: Message): boolean => {
  if (offersTask(request) !== true) return false;
  if (request.name !== 'tools/call') return true;
  const support = taskSupport(request.exchange).get(request)?.value;
  return support === 'optional' || support === 'required';
};

const handshake = `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}, "tasks": {"requests": {"tools": {"call": {}}}}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": [{"name": "dig", "inputSchema": {"type": "object"}, "execution": {"taskSupport": "optional"}}]}}`;
const call = (more = '') => `--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "dig"${more}}}`;
const task =
  '{"taskId": "t1", "status": "working", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/tasks', section: 'creating-tasks', revisions: '2025-11-25' }],
  good: [
    `${handshake}
${call(', "task": {"ttl": 60000}')}
<-- {"jsonrpc": "2.0", "id": 2, "result": {"task": ${task}}}`,
    `${handshake}
${call()}
<-- {"jsonrpc": "2.0", "id": 2, "result": {"content": []}}`,
  ],
  bad: {
    unasked: `${call()}
<-- {"jsonrpc": "2.0", "id": 2, "result": {«"task"»: ${task}}}`,
    direct: `${handshake}
${call(', "task": {"ttl": 60000}')}
<-- {"jsonrpc": "2.0", "id": 2, "result": «{»"content": []}}`,
  },
  realLife: 'Clients that never asked for a task show an empty answer; those that did report a result without a task.',
  thought: 'It was done at once, so there was no need to begin a task; or it took long, so a task seemed fair.',
};
