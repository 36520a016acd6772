/** Which request a `notifications/cancelled` means. */
import type { Exchange, JsonNode, Message, Role } from '../types.ts';
import { lastBefore, otherSide } from './history.ts';
import { idKey, looseKey } from './ids.ts';
import { taskMethods } from './names.ts';
import { perExchange } from './per-exchange.ts';

/** What is in view under the id that a cancellation names: the latest use before it. */
export interface Cancelled {
  readonly id: JsonNode;
  /** The canceller's own request. */
  readonly own: Message | undefined;
  /** A request of the other side. */
  readonly foreign: Message | undefined;
  /** The canceller's own request whose id differs by its type only. */
  readonly alike: Message | undefined;
}

/** Undefined where the cancellation names no usable id. */
export const readCancellation = (notification: Message): Cancelled | undefined => {
  const id = notification.params?.get('requestId');
  const key = idKey(id);
  if (!id || key === undefined) return undefined;
  const { sender, exchange } = notification;
  const requests = requestsOf(exchange);
  const latest = (role: Role, name: string) => lastBefore(requests.get(under(role, name)), notification);
  const otherType = `${key.startsWith('s') ? 'n' : 's'}${looseKey(key)}`;
  return {
    id,
    own: latest(sender, key),
    foreign: latest(otherSide(sender), key),
    alike: latest(sender, otherType),
  };
};

const under = (role: Role, key: string): string => `${role} ${key}`;

/** Requests by sender and id. */
const requestsOf = perExchange((exchange: Exchange): ReadonlyMap<string, readonly Message[]> => {
  const requests = new Map<string, Message[]>();
  for (const message of exchange.messages) {
    if (message.shape !== 'request' || message.idKey === undefined) continue;
    const name = under(message.sender, message.idKey);
    const same = requests.get(name);
    if (same) same.push(message);
    else requests.set(name, [message]);
  }
  return requests;
});

/** True for a request that asks to be run as a task (2025-11-25); others are none, whatever `task` they carry. */
export const asksForTask = ({ name, params }: Message): boolean =>
  taskMethods.includes(name ?? '') && params?.get('task')?.type === 'object';
