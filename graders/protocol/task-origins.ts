/** Which request began a task of 2025-11-25. */
import type { Exchange, JsonNode, Message, Role } from '../types.ts';
import { otherSide } from './history.ts';
import { objectAt, requestOf, textAt } from './meta.ts';
import { hasCoreTasks } from './names.ts';
import { perExchange } from './per-exchange.ts';

/** A task by who holds it and its id. */
export const taskKey = (holder: Role, id: string): string => `${holder} ${id}`;

/** The task that a result says was begun. */
export const taskBegun = ({ shape, answeredMethod, result }: Message): JsonNode | undefined =>
  shape !== 'result' || answeredMethod?.startsWith('tasks/') ? undefined : objectAt(result, 'task');

/** The request whose result a response to `tasks/result` brings. */
export const originOf = (response: Message): Message | undefined => {
  const request = requestOf(response);
  const id = textAt(request?.params, 'taskId');
  const begun = id === undefined ? undefined : begunIn(response.exchange).get(taskKey(otherSide(request!.sender), id));
  return begun && requestOf(begun);
};

/** The first response that says so, for each task. */
const begunIn = perExchange(({ messages, revision }: Exchange): ReadonlyMap<string, Message> => {
  const found = new Map<string, Message>();
  if (!hasCoreTasks(revision)) return found;
  for (const message of messages) {
    const id = textAt(taskBegun(message), 'taskId');
    const key = id === undefined ? '' : taskKey(message.sender, id);
    if (id !== undefined && !found.has(key)) found.set(key, message);
  }
  return found;
});
