/** Texts that could not be read may have said anything, so what seems missing may be in there. */
import type { Exchange, Role } from '../types.ts';
import { perExchange } from './per-exchange.ts';

const firstUnreadable = perExchange(({ entries }: Exchange): Readonly<Record<Role, number>> => {
  const first = { client: Number.POSITIVE_INFINITY, server: Number.POSITIVE_INFINITY };
  for (const { kind, sender, index, messages } of entries) {
    const lost = (kind === 'unreadable' || kind === 'fragment') && messages.length === 0;
    if (lost && index < first[sender]) first[sender] = index;
  }
  return first;
});

/** True where something that this side had sent by then could not be read. */
export const missedSomething = (exchange: Exchange, sender: Role, by = Number.POSITIVE_INFINITY): boolean =>
  firstUnreadable(exchange)[sender] < by;
