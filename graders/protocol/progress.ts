/** Who asked for progress under which token, and what became of the request by the time progress was sent. */
import type { Exchange, JsonNode, Message, Role } from '../types.ts';
import { named, otherSide } from './history.ts';
import { idKey } from './ids.ts';
import { requestToken } from './meta.ts';
import { perExchange } from './per-exchange.ts';

/** One progress notification with a usable token, seen at its time. */
export interface ProgressStep {
  readonly message: Message;
  readonly token: JsonNode;
  /** Type-exact key of the token. */
  readonly key: string;
  /** `unknown`: no request in view chose the token; `over`: the request, or the task it started, has ended. */
  readonly state: 'active' | 'cancelled' | 'over' | 'unknown';
  readonly request: Message | undefined;
  /** What ended it: the cancellation, the response, or the message that told the end of the task. */
  readonly endedBy: Message | undefined;
  /** The progress before it under this token, for the same request. */
  readonly previous: Message | undefined;
}

interface Holder {
  readonly request: Message | undefined;
  state: ProgressStep['state'];
  endedBy: Message | undefined;
  previous: Message | undefined;
}

const isProgress = (message: Message): boolean =>
  message.name === 'notifications/progress' && message.shape === 'notification';

/** The token a progress notification names. */
export const progressToken = (notification: Message): JsonNode | undefined => notification.params?.get('progressToken');

/** A request that asks for progress under a usable token. */
interface Asking {
  readonly request: Message;
  readonly token: JsonNode;
  readonly key: string;
}

/** All that ask for progress, in order. */
export const askingForProgress = perExchange(({ messages }: Exchange): readonly Asking[] => {
  const asking: Asking[] = [];
  for (let at = 0; at < messages.length; at++) {
    const request = messages[at]!;
    const token = request.shape === 'request' ? requestToken(request) : undefined;
    const key = idKey(token);
    if (token && key !== undefined) asking.push({ request, token, key });
  }
  return asking;
});

/** All progress in view, in order. */
export const progressSteps = perExchange((exchange: Exchange): readonly ProgressStep[] =>
  named(exchange, 'notifications/progress').length > 0 ? readSteps(exchange) : [],
);

const readSteps = (exchange: Exchange): readonly ProgressStep[] => {
  const steps: ProgressStep[] = [];
  const tokens = new Tokens();
  const asking = askingForProgress(exchange);
  let asked = 0;
  for (let at = 0; at < exchange.messages.length; at++) {
    const message = exchange.messages[at]!;
    if (isProgress(message)) {
      const step = tokens.step(message);
      if (step) steps.push(step);
    } else if (message === asking[asked]?.request) tokens.ask(asking[asked++]!);
    else if (message.shape === 'notification') tokens.hear(message);
    else if (message.shape === 'result' || message.shape === 'error') tokens.answer(message);
  }
  return steps;
};

const ended: readonly unknown[] = ['completed', 'failed', 'cancelled'];

/** The tokens given out so far; each side chooses its own. */
class Tokens {
  readonly #byToken: Readonly<Record<Role, Map<string, Holder>>> = { client: new Map(), server: new Map() };
  readonly #byRequest = new Map<Message, Holder>();
  readonly #byCancellation = new Map<Message, Holder>();
  readonly #byTask = new Map<string, Holder>();

  ask({ request, key }: Asking): void {
    const holder: Holder = { request, state: 'active', endedBy: undefined, previous: undefined };
    this.#byToken[request.sender].set(key, holder);
    this.#byRequest.set(request, holder);
    if (request.cancelledBy) this.#byCancellation.set(request.cancelledBy, holder);
  }

  /** A notification that cancels a request, or tells that a task has ended. */
  hear(notification: Message): void {
    const cancelled = this.#byCancellation.get(notification);
    if (cancelled) end(cancelled, 'cancelled', notification);
    else if (this.#byTask.size > 0) this.#hearOfTask(notification.params, notification);
  }

  answer(response: Message): void {
    const { to, how } = response.answers ?? {};
    if (!to || !('shape' in to) || how === 'unnamed') return;
    const holder = this.#byRequest.get(to);
    const task = holder && startedTask(response);
    if (task !== undefined) this.#byTask.set(task, holder!);
    else if (holder) end(holder, 'over', response);
    if (this.#byTask.size === 0) return;
    this.#hearOfTask(response.result, response);
    const asked = to.name === 'tasks/result' ? this.#byTask.get(String(to.params?.get('taskId')?.value)) : undefined;
    if (asked) end(asked, 'over', response);
  }

  step(message: Message): ProgressStep | undefined {
    const token = progressToken(message);
    const key = idKey(token);
    if (!token || key === undefined) return undefined;
    const tokens = this.#byToken[otherSide(message.sender)];
    let holder = tokens.get(key);
    if (!holder) {
      holder = { request: undefined, state: 'unknown', endedBy: undefined, previous: undefined };
      tokens.set(key, holder);
    }
    const { previous, request, state, endedBy } = holder;
    holder.previous = message;
    return { message, token, key, state, request, endedBy, previous };
  }

  #hearOfTask(state: JsonNode | undefined, message: Message): void {
    if (!ended.includes(state?.get('status')?.value)) return;
    const holder = this.#byTask.get(String(state?.get('taskId')?.value));
    if (holder) end(holder, 'over', message);
  }
}

const end = (holder: Holder, state: 'cancelled' | 'over', by: Message): void => {
  if (holder.state === 'over') return;
  holder.state = state;
  holder.endedBy = by;
};

/** The task a response starts instead of ending the request; its token goes on until the task ends. */
const startedTask = (response: Message): string | undefined => {
  const { result } = response;
  const state = result?.get('resultType')?.value === 'task' ? result : result?.get('task');
  const id = state?.get('taskId');
  return id?.type === 'string' && !ended.includes(state?.get('status')?.value) ? (id.value as string) : undefined;
};
