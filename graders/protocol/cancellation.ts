/** Which request a `notifications/cancelled` means. */
import type { JsonNode, Message } from '../types.ts';
import { before } from './history.ts';
import { idKey, looseKey } from './ids.ts';

/** What is in view under the id that a cancellation names, the latest use of it first. */
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
  let own: Message | undefined;
  let foreign: Message | undefined;
  let alike: Message | undefined;
  for (const one of notification.exchange.messages) {
    if (!before(one, notification)) break;
    if (one.shape !== 'request' || one.idKey === undefined) continue;
    const mine = one.sender === notification.sender;
    if (one.idKey === key) {
      if (mine) own = one;
      else foreign = one;
    } else if (mine && looseKey(one.idKey) === looseKey(key)) alike = one;
  }
  return { id, own, foreign, alike };
};

/** True for a request that asks to be run as a task (2025-11-25). */
export const asksForTask = (request: Message): boolean =>
  request.params?.type === 'object' && request.params.get('task')?.type === 'object';
