/** Who asked for log messages, from which level on, and what had become of the request when one was sent. */
import type { Exchange, JsonNode, Message } from '../types.ts';
import { named } from './history.ts';
import { isAfterFallback, metaField, requestOf } from './meta.ts';
import { perExchange } from './per-exchange.ts';

/** From the least to the most severe. */
export const logLevels: readonly string[] = [
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
];

/** One log message of a server, at its time. */
export interface LogStep {
  readonly message: Message;
  /**
   * `asked`: somebody wants log messages, or nothing in view says otherwise; `over`: the requests that asked have their
   * responses; `cancelled`: they were cancelled; `unasked`: no request in view asks.
   */
  readonly state: 'asked' | 'over' | 'cancelled' | 'unasked';
  /** The lowest level that was asked for, by name and by the message that says so. */
  readonly wanted: { readonly level: string; readonly by: Message } | undefined;
  /** The request that asked and is over, or one that is open and did not ask. */
  readonly request: Message | undefined;
  readonly response: Message | undefined;
}

/** The level of a log message, where it is one of the eight. */
export const levelOf = (node: JsonNode | undefined): number => logLevels.indexOf(String(node?.value));

const isLog = ({ name, shape, sender }: Message): boolean =>
  name === 'notifications/message' && shape === 'notification' && sender === 'server';

/** All log messages in view, in order. */
export const logSteps = perExchange((exchange: Exchange): readonly LogStep[] => {
  if (named(exchange, 'notifications/message').length === 0) return [];
  const { era } = exchange.revision;
  return walk(exchange, era === 'modern' ? new PerRequest() : new PerSession());
});

interface Asked {
  /** Anything that is no log message of the server. */
  meet(message: Message): void;
  step(log: Message): LogStep;
}

const walk = (exchange: Exchange, asked: Asked): readonly LogStep[] => {
  const steps: LogStep[] = [];
  for (const message of exchange.messages) {
    if (isLog(message)) steps.push(asked.step(message));
    else asked.meet(message);
  }
  return steps;
};

/** Up to 2025-11-25 a level holds for the session, from the response to `logging/setLevel` on. */
class PerSession implements Asked {
  #inForce: LogStep['wanted'];
  #pending: Message | undefined;

  meet(message: Message): void {
    if (message.name === 'logging/setLevel' && message.shape === 'request') this.#pending = message;
    const request = message.result || message.error ? requestOf(message) : undefined;
    if (request?.name !== 'logging/setLevel') return;
    if (this.#pending === request) this.#pending = undefined;
    if (message.error) return;
    const level = levelOf(request.params?.get('level'));
    this.#inForce = level === -1 ? undefined : { level: logLevels[level]!, by: request };
  }

  step(message: Message): LogStep {
    // While a lower level is on its way the server may follow it already.
    const isFree = this.#pending && levelOf(this.#pending.params?.get('level')) < this.#least();
    const wanted = isFree ? undefined : this.#inForce;
    return { message, state: 'asked', wanted, request: undefined, response: undefined };
  }

  #least(): number {
    return this.#inForce ? logLevels.indexOf(this.#inForce.level) : 0;
  }
}

/** In 2026-07-28 each request asks for itself. A log message does not say whose it is, so one that is open will do. */
class PerRequest implements Asked {
  /** Requests that wait, by the level they ask for; the last place is for a level that is none. */
  readonly #open = [...logLevels, ''].map(() => new Set<Message>());
  readonly #cancelled = [...logLevels, ''].map(() => new Set<Message>());
  /** Under which place of those two a request stands. */
  readonly #places = new Map<Message, number>();
  readonly #byCancellation = new Map<Message, Message>();
  readonly #silent = new Set<Message>();
  /** Those that did not ask, the latest last; some may be over. */
  readonly #latestSilent: Message[] = [];
  #over: { readonly request: Message; readonly response: Message } | undefined;

  meet(message: Message): void {
    if (message.shape === 'request') this.#ask(message);
    else if (message.shape === 'notification') this.#cancel(message);
    else if (message.shape !== 'malformed') this.#answer(message);
  }

  #ask(request: Message): void {
    if (request.sender !== 'client' || request.idKey === undefined) return;
    if (request.cancelledBy) this.#byCancellation.set(request.cancelledBy, request);
    const wish = metaField(request, 'logLevel');
    if (wish) {
      const place = (levelOf(wish) + this.#open.length) % this.#open.length;
      this.#open[place]!.add(request);
      this.#places.set(request, place);
    } else if (request.name !== 'subscriptions/listen') {
      this.#silent.add(request);
      this.#latestSilent.push(request);
    }
  }

  #cancel(notification: Message): void {
    const request = this.#byCancellation.get(notification);
    if (!request) return;
    this.#silent.delete(request);
    const place = this.#places.get(request);
    if (place !== undefined && this.#open[place]!.delete(request)) this.#cancelled[place]!.add(request);
  }

  #answer(response: Message): void {
    const request = requestOf(response);
    if (!request) return;
    this.#silent.delete(request);
    const place = this.#places.get(request);
    if (place === undefined) return;
    if (this.#open[place]!.delete(request) || this.#cancelled[place]!.delete(request))
      this.#over = { request, response };
  }

  step(message: Message): LogStep {
    const nobody = { message, wanted: undefined, request: undefined, response: undefined };
    if (isAfterFallback(message)) return { ...nobody, state: 'asked' };
    if (this.#open.some(({ size }) => size > 0)) return { ...nobody, state: 'asked', wanted: this.#wanted() };
    if (this.#cancelled.some(({ size }) => size > 0)) return { ...nobody, state: 'cancelled' };
    const request = this.#lastSilent();
    return this.#over && !request
      ? { ...nobody, state: 'over', ...this.#over }
      : { ...nobody, state: 'unasked', request };
  }

  /** The lowest level of those that wait; a cancellation may cross a last message on the wire. */
  #wanted(): LogStep['wanted'] {
    const at = this.#open.findIndex((set, level) => set.size > 0 || this.#cancelled[level]!.size > 0);
    const [by] = this.#open[at]!.size > 0 ? this.#open[at]! : this.#cancelled[at]!;
    const hasOther = this.#open.at(-1)!.size > 0 || this.#cancelled.at(-1)!.size > 0;
    return by && !hasOther ? { level: logLevels[at]!, by } : undefined;
  }

  #lastSilent(): Message | undefined {
    while (this.#latestSilent.length > 0 && !this.#silent.has(this.#latestSilent.at(-1)!)) this.#latestSilent.pop();
    return this.#latestSilent.at(-1);
  }
}
