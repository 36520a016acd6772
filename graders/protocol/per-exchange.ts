/** What holds for a whole exchange, worked out once: a rule that asks for each message would take a square of the time. */
import type { Exchange } from '../types.ts';

export const perExchange = <T>(compute: (exchange: Exchange) => T): ((exchange: Exchange) => T) => {
  const known = new WeakMap<Exchange, { readonly value: T }>();
  return (exchange) => {
    const found = known.get(exchange) ?? { value: compute(exchange) };
    known.set(exchange, found);
    return found.value;
  };
};
