/** What holds for a whole exchange, worked out once: a rule that asks for each message would take a square of the time. */
import type { Exchange } from '../types.ts';

/** What was worked out is kept on the exchange itself, each thing in its own place: a weak map costs more than the work. */
type Remembering = Exchange & { known?: unknown[] };

let places = 0;
/** Stands for an `undefined` that was worked out. */
const nothing = Symbol();

export const perExchange = <T>(compute: (exchange: Exchange) => T): ((exchange: Exchange) => T) => {
  const place = places++;
  return (exchange: Remembering) => {
    exchange.known ??= [];
    const found = exchange.known[place];
    if (found !== undefined) return (found === nothing ? undefined : found) as T;
    const value = compute(exchange);
    exchange.known[place] = value === undefined ? nothing : value;
    return value;
  };
};
