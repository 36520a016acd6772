import { asksOf } from '../../protocol/asks.ts';
import { otherSide, waitingAt } from '../../protocol/history.ts';
import { objectAt, requestOf, textAt } from '../../protocol/meta.ts';
import { hasCoreTasks } from '../../protocol/names.ts';
import { lacks, related } from '../../protocol/places.ts';
import { isFinal, relatedTask, stepBefore, taskReporting, waitingTasks } from '../../protocol/tasks.ts';
import {
  defineRule,
  defineWords,
  type JsonNode,
  type Message,
  type PageOf,
  type Place,
  type Related,
} from '../../types.ts';

export const words = defineWords({
  title: 'Messages of a task name it in `_meta`, under `io.modelcontextprotocol/related-task`',
  headline: 'The other side could not file this',
  why: 'Tasks run side by side, and nothing else in the message says which one it belongs to. The other side keeps results, questions and progress by the id that stands there.',
  messages: {
    result: {
      what: 'The result of the task has no `io.modelcontextprotocol/related-task` in its `_meta`.',
      fix: 'Add the key for the related task to `_meta`, with the `taskId` that was asked for.',
    },
    progress: {
      what: 'This progress belongs to the task `{task}` and does not name it in its `_meta`.',
      fix: 'Add the key for the related task to `_meta`. The progress token alone is not enough for a task.',
    },
    question: {
      what: 'The task `{task}` waits for this question, and the question does not name it in its `_meta`.',
      fix: 'Add the key for the related task to `_meta` of the request.',
    },
    answer: {
      what: 'The question belongs to the task `{task}`, and the answer does not name it in its `_meta`.',
      fix: 'Repeat the key for the related task in `_meta` of the result.',
    },
    'no-id': {
      what: '`io.modelcontextprotocol/related-task` has no `taskId` that is a string.',
      fix: 'Let its value be an object with the `taskId`.',
    },
    other: {
      what: 'The `_meta` names the task `{value}`. This belongs to `{task}`.',
      fix: 'Name the task that the message is about.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'tasks/task-related-meta',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'message',
  mentions: ['task'],
  check(message, flag) {
    if (!hasCoreTasks(message.revision)) return;
    const owed = owing(message);
    if (!owed) return;
    const { kind, carrier, task, places } = owed;
    const meta = carrier.get('_meta');
    if (meta && meta.type !== 'object') return;
    const named = meta?.get(relatedTask);
    const data = { task: task ?? '' };
    if (!named) return flag(kind, missingIn(carrier, meta), data, places);
    const id = textAt(named, 'taskId');
    if (id === undefined) flag('no-id', named.type === 'object' ? lacks(named, 'taskId') : named, data, places);
    else if (task !== undefined && id !== task) {
      flag('other', named.get('taskId')!, { ...data, value: id }, places);
    }
  },
});

interface Owed {
  readonly kind: 'result' | 'progress' | 'question' | 'answer';
  /** What has the `_meta`. */
  readonly carrier: JsonNode;
  /** Id of the task, where it is known. */
  readonly task: string | undefined;
  readonly places: readonly Related[] | undefined;
}

/** Whether a message surely belongs to a task. Errors have no place for it. */
const owing = (message: Message): Owed | undefined => {
  if (message.shape === 'result') return owingResult(message);
  if (message.params?.type !== 'object') return undefined;
  if (message.shape === 'notification') return owingProgress(message, message.params);
  return asksOf(message).length > 0 ? owingQuestion(message, message.params) : undefined;
};

const owingResult = (message: Message): Owed | undefined => {
  const { result, answeredMethod } = message;
  if (result?.type !== 'object') return undefined;
  const request = requestOf(message);
  const places = () => request && [related(request, 'request')];
  if (answeredMethod === 'tasks/result') {
    return { kind: 'result', carrier: result, task: textAt(request?.params, 'taskId'), places: places() };
  }
  if (!request || asksOf(request).length === 0) return undefined;
  const task = textAt(objectAt(objectAt(request.params, '_meta'), relatedTask), 'taskId');
  return task === undefined ? undefined : { kind: 'answer', carrier: result, task, places: places() };
};

/** From the response on that begins the task. */
const owingProgress = (message: Message, params: JsonNode): Owed | undefined => {
  if (message.name !== 'notifications/progress') return undefined;
  const task = taskReporting(message);
  const step = task && stepBefore(task, message);
  if (!task || !step || isFinal(step.status)) return undefined;
  return {
    kind: 'progress',
    carrier: params,
    task: task.id,
    places: task.created && [related(task.created, 'response')],
  };
};

/** A question while exactly one task waits for an answer, and no request is open that could be asking instead. */
const owingQuestion = (message: Message, params: JsonNode): Owed | undefined => {
  if (objectAt(objectAt(params, '_meta'), relatedTask)) return undefined;
  const waiting = waitingTasks(message);
  const task = waiting[0];
  if (!task || waiting.length > 1) return undefined;
  if (waitingAt(message, otherSide(message.sender)).some(({ name }) => !name?.startsWith('tasks/'))) return undefined;
  const step = stepBefore(task, message)!;
  return { kind: 'question', carrier: params, task: task.id, places: [related(step.message, 'previous')] };
};

const missingIn = (carrier: JsonNode, meta: JsonNode | undefined): Place =>
  meta ? lacks(meta, relatedTask) : lacks(carrier, '_meta');

const state = (status: string) =>
  `"taskId": "t1", "status": "${status}", "createdAt": "2025-11-25T10:30:00Z", "lastUpdatedAt": "2025-11-25T10:30:00Z", "ttl": 60000`;
const call = `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", "task": {"ttl": 60000}, "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"task": {${state('working')}}}}`;
const fetched = (
  result: string,
) => `--> {"jsonrpc": "2.0", "id": 3, "method": "tasks/result", "params": {"taskId": "t1"}}
<-- {"jsonrpc": "2.0", "id": 3, "result": ${result}}`;
const waits = `--> {"jsonrpc": "2.0", "id": 2, "method": "tasks/get", "params": {"taskId": "t1"}}
<-- {"jsonrpc": "2.0", "id": 2, "result": {${state('input_required')}}}`;
const content = '"content": [{"type": "text", "text": "Dug."}]';
const meta = (id = '"t1"') => `"_meta": {"io.modelcontextprotocol/related-task": {"taskId": ${id}}}`;
const question = (more: string) =>
  `<-- {"jsonrpc": "2.0", "id": 9, "method": "elicitation/create", "params": ${more}"message": "How deep?", "requestedSchema": {"type": "object", "properties": {"metres": {"type": "number"}}}}}`;

export const page: PageOf<typeof words> = {
  cites: [
    {
      of: 'MCP',
      page: 'basic/utilities/tasks',
      section: 'associating-task-related-messages',
      revisions: '2025-11-25',
    },
  ],
  good: [
    `${call}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 1, ${meta()}}}
${waits}
${question(`{${meta()}, `)}
--> {"jsonrpc": "2.0", "id": 9, "result": {"action": "accept", "content": {"metres": 2}, ${meta()}}}
${fetched(`{${content}, ${meta()}}`)}`,
    {
      text: `${call}
<-- {"jsonrpc": "2.0", "method": "notifications/tasks/status", "params": {${state('completed')}}}`,
      note: 'The messages about tasks name theirs in the open.',
    },
  ],
  bad: {
    result: [
      `${call}
${fetched(`«{»${content}}`)}`,
      { text: `{"jsonrpc": "2.0", "id": 3, "result": «{»${content}}}`, answers: 'tasks/result' },
    ],
    progress: `${call}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": «{»"progressToken": "p", "progress": 1}}`,
    question: `${call}
${waits}
${question('«{»')}`,
    answer: `${call}
${waits}
${question(`{${meta()}, `)}
--> {"jsonrpc": "2.0", "id": 9, "result": «{»"action": "decline"}}`,
    'no-id': `${call}
${fetched(`{${content}, "_meta": {"io.modelcontextprotocol/related-task": «"t1"»}}`)}`,
    other: `${call}
${fetched(`{${content}, ${meta('«"t2"»')}}`)}`,
  },
  realLife:
    'Clients that run one task at a time do not notice. With two, results and questions end up at the wrong one.',
  thought: 'The request has named the task already.',
};
