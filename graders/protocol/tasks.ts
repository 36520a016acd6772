/** Tasks of 2025-11-25: which request began one, who holds it, and what was told of it when. */
import type { Exchange, JsonNode, Message, Role } from '../types.ts';
import { answering, before, named, otherSide } from './history.ts';
import { idKey } from './ids.ts';
import { objectAt, requestOf, requestToken, textAt } from './meta.ts';
import { hasCoreTasks, taskOffers } from './names.ts';
import { perExchange } from './per-exchange.ts';
import { declares, stateAt } from './session.ts';
import { taskBegun, taskKey } from './task-origins.ts';

export const relatedTask = 'io.modelcontextprotocol/related-task';

const endings: readonly unknown[] = ['completed', 'failed', 'cancelled'];

/** True for a status that no other may follow. */
export const isFinal = (status: string | undefined): boolean => endings.includes(status);

/** One telling of a task's state. */
export interface TaskStep {
  readonly message: Message;
  /** The object that is the task. */
  readonly node: JsonNode;
  readonly status: string | undefined;
  readonly task: Task;
}

export interface Task {
  readonly id: string;
  readonly holder: Role;
  /** The request that began it. */
  readonly origin: Message | undefined;
  /** The response that says so. */
  readonly created: Message | undefined;
  /** All that was told of it, in order. */
  readonly steps: readonly TaskStep[];
}

interface Open extends Task {
  origin: Message | undefined;
  created: Message | undefined;
  readonly steps: TaskStep[];
}

export interface Tasks {
  readonly all: readonly Task[];
  readonly steps: readonly TaskStep[];
  /** By holder and id. */
  readonly byId: ReadonlyMap<string, Task>;
  /** By the side that asks for progress and its token: tasks that report under it. */
  readonly byToken: ReadonlyMap<string, Task>;
}

const nothing: Tasks = { all: [], steps: [], byId: new Map(), byToken: new Map() };

/** All tasks in view. */
export const tasksIn = perExchange((exchange: Exchange): Tasks => {
  if (!hasCoreTasks(exchange.revision)) return nothing;
  const byId = new Map<string, Open>();
  const byToken = new Map<string, Task>();
  const steps: TaskStep[] = [];
  for (const message of exchange.messages) {
    for (const { node, isNew } of statesIn(message)) {
      const id = textAt(node, 'taskId');
      if (id === undefined) continue;
      const task = taskOf(byId, message.sender, id);
      if (isNew && !task.created) {
        task.created = message;
        task.origin = requestOf(message);
        const token = task.origin && idKey(requestToken(task.origin));
        if (token !== undefined) byToken.set(taskKey(otherSide(message.sender), token), task);
      }
      const step = { message, node, status: textAt(node, 'status'), task };
      task.steps.push(step);
      steps.push(step);
    }
  }
  return steps.length === 0 ? nothing : { all: [...byId.values()], steps, byId, byToken };
});

const taskOf = (tasks: Map<string, Open>, holder: Role, id: string): Open => {
  const name = taskKey(holder, id);
  const task = tasks.get(name) ?? { id, holder, origin: undefined, created: undefined, steps: [] };
  tasks.set(name, task);
  return task;
};

/** The tasks whose state a message tells; `isNew` where it says that one was begun. */
const statesIn = (message: Message): readonly { readonly node: JsonNode; readonly isNew: boolean }[] => {
  const { shape, name, answeredMethod, params, result } = message;
  if (shape === 'notification') {
    return name === 'notifications/tasks/status' && params ? [{ node: params, isNew: false }] : none;
  }
  if (shape !== 'result' || result?.type !== 'object') return none;
  if (answeredMethod === 'tasks/get' || answeredMethod === 'tasks/cancel') return [{ node: result, isNew: false }];
  if (answeredMethod === 'tasks/list') {
    const tasks = result.get('tasks');
    return tasks?.type === 'array' ? tasks.elements.map((node) => ({ node, isNew: false })) : [];
  }
  const task = taskBegun(message);
  return task ? [{ node: task, isNew: true }] : none;
};

const none: readonly never[] = [];

/** The task a request such as `tasks/get` names, of the side it is sent to. */
export const taskAsked = (request: Message): Task | undefined => {
  const id = textAt(request.params, 'taskId');
  return id === undefined ? undefined : tasksIn(request.exchange).byId.get(taskKey(otherSide(request.sender), id));
};

/** The task that reports progress under this token of the other side. */
export const taskReporting = (progress: Message): Task | undefined => {
  if (tasksIn(progress.exchange).byToken.size === 0) return undefined;
  const token = idKey(progress.params?.get('progressToken'));
  return token === undefined
    ? undefined
    : tasksIn(progress.exchange).byToken.get(taskKey(otherSide(progress.sender), token));
};

/** What was last told of a task before a moment. */
export const stepBefore = (task: Task, moment: Message): TaskStep | undefined => {
  const { steps } = task;
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (before(steps[middle]!.message, moment)) low = middle + 1;
    else high = middle;
  }
  return steps[low - 1];
};

/** Whether the receiver of a request runs its kind as tasks; undefined where what it declared is not in view. */
export const offersTask = (request: Message): boolean | undefined => {
  const path = taskOffers.get(request.name ?? '');
  const { client, server } = stateAt(request);
  const declaration = request.sender === 'client' ? server : client;
  return path === undefined ? undefined : declaration && declares(declaration, path);
};

/** What the latest listing in view says of running a tool as a task. */
export interface TaskSupport {
  readonly value: 'required' | 'optional' | 'forbidden';
  readonly listing: Message;
}

/** For calls of tools, and responses to them, what was listed before; left out where the tool is not run as a task and nobody asks for that. After a notice that tools have changed, only a new listing counts. */
export const taskSupport = perExchange((exchange: Exchange): ReadonlyMap<Message, TaskSupport> => {
  if (!hasCoreTasks(exchange.revision) || !speaksOfTasks(exchange)) return noCalls;
  const calls = new Map<Message, TaskSupport>();
  const tools = new Map<string, TaskSupport>();
  for (const message of exchange.messages) {
    const { shape, name, answeredMethod, result } = message;
    if (name === 'notifications/tools/list_changed') tools.clear();
    else if (shape === 'result' && answeredMethod === 'tools/list') {
      const listed = result?.type === 'object' ? result.get('tools') : undefined;
      for (const tool of listed?.type === 'array' ? listed.elements : []) {
        const toolName = textAt(tool, 'name');
        const value = supportIn(tool);
        if (toolName !== undefined && value) tools.set(toolName, { value, listing: message });
        else if (toolName !== undefined) tools.delete(toolName);
      }
    } else if (name === 'tools/call' || answeredMethod === 'tools/call') {
      const call = shape === 'request' ? message : requestOf(message);
      const support = tools.get(textAt(call?.params, 'name') ?? '');
      if (support && mayMatter(support.value, message, call)) calls.set(message, support);
    }
  }
  return calls;
});

const noCalls: ReadonlyMap<Message, TaskSupport> = new Map();

const speaksOfTasks = (exchange: Exchange): boolean =>
  named(exchange, 'tools/call').some(({ params }) => params?.get('task') !== undefined) ||
  answering(exchange, 'tools/list').some(
    ({ result }) => result?.raw.includes('taskSupport') || result?.raw.includes('\\'),
  );

/** That a tool is never run as a task matters to calls that ask for one; the others of a long log need not be kept. */
const mayMatter = (value: TaskSupport['value'], message: Message, call: Message | undefined): boolean =>
  value !== 'forbidden' || (message === call && call.params?.get('task') !== undefined);

const supportIn = (tool: JsonNode): TaskSupport['value'] | undefined => {
  const said = objectAt(tool, 'execution')?.get('taskSupport');
  if (!said) return 'forbidden';
  const { value } = said;
  return value === 'required' || value === 'optional' || value === 'forbidden' ? value : undefined;
};

/** Tasks that wait for an answer from the other side when the message is sent. */
export const waitingTasks = (message: Message): readonly Task[] =>
  tasksIn(message.exchange)
    .all.slice(-farthest)
    .filter((task) => task.holder === message.sender && stepBefore(task, message)?.status === 'input_required');

/** Looking back is bounded, as logs can be long. */
const farthest = 100;
