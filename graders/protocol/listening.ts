/** Subscriptions of 2026-07-28: who listens to what, what came on each subscription, and how it ended. */
import type { Exchange, JsonNode, Message } from '../types.ts';
import { before, named } from './history.ts';
import { idKey, looseKey } from './ids.ts';
import { metaField, objectAt, requestOf } from './meta.ts';
import { acknowledgement, subscribed } from './names.ts';
import { perExchange } from './per-exchange.ts';

/** One `subscriptions/listen`, as it stands after all that is in view. */
export interface Subscription {
  readonly request: Message;
  /** What it asks for, where that is an object. */
  readonly filter: JsonNode | undefined;
  /** The first notification that came on it. */
  readonly first: Message | undefined;
  readonly acknowledged: Message | undefined;
  /** The result that ends it. */
  readonly result: Message | undefined;
  /** The first notification that came on it after that. */
  readonly afterResult: Message | undefined;
  /** The error that refuses it, or the server's cancellation. */
  readonly closedBy: Message | undefined;
  /** True where another request took its id while it was open: a response may be meant for that one. */
  readonly shared: boolean;
}

/** A notification of a subscription, at its time. */
export interface Heard {
  /** The value of its `subscriptionId`. */
  readonly tag: JsonNode | undefined;
  readonly subscription: Subscription | undefined;
  /** The subscription whose id differs by its type only. */
  readonly alike: Subscription | undefined;
  /** What had closed the subscription before. */
  readonly closedBy: Message | undefined;
  /** The last subscription asked for until then. */
  readonly latest: Subscription | undefined;
  /** False where nobody in view had asked for any. */
  readonly listened: boolean;
}

interface Listening {
  readonly subscriptions: readonly Subscription[];
  readonly heard: ReadonlyMap<Message, Heard>;
  readonly byResult: ReadonlyMap<Message, Subscription>;
}

export const subscriptionsIn = (exchange: Exchange): readonly Subscription[] => listening(exchange).subscriptions;

/** What is known of a notification that travels on a subscription. */
export const heard = (notification: Message): Heard | undefined =>
  listening(notification.exchange).heard.get(notification);

/** The subscription that a result ends. */
export const endedBy = (result: Message): Subscription | undefined => listening(result.exchange).byResult.get(result);

/** A result that ends a subscription before it began, or before the last of its notifications. */
export const isEarly = ({ request, result, acknowledged, afterResult, closedBy }: Subscription): boolean => {
  if (!result || isCancelled(request, result)) return false;
  if (closedBy && before(closedBy, result)) return false;
  return afterResult !== undefined || !acknowledged || !before(acknowledged, result);
};

type Draft = { -readonly [K in keyof Subscription]: Subscription[K] };

const concerned: readonly string[] = ['subscriptions/listen', ...subscribed];

const listening = perExchange((exchange: Exchange): Listening => {
  const walk = new Walk();
  const isConcerned = exchange.revision.era === 'modern' && concerned.some((name) => named(exchange, name).length > 0);
  if (isConcerned) for (const message of exchange.messages) walk.meet(message);
  return walk;
});

class Walk implements Listening {
  readonly subscriptions: Draft[] = [];
  readonly heard = new Map<Message, Heard>();
  readonly byResult = new Map<Message, Draft>();
  readonly #byKey = new Map<string, Draft>();
  readonly #byLooseKey = new Map<string, Draft>();
  readonly #byRequest = new Map<Message, Draft>();
  #listened = false;

  meet(message: Message): void {
    const { shape, sender, name } = message;
    if (sender === 'client') {
      if (shape === 'request') this.#share(message);
      if (name === 'subscriptions/listen') this.#listen(message);
    } else if (shape === 'notification') {
      if (name === 'notifications/cancelled') this.#close(message);
      else if (name !== 'notifications/message' && name !== 'notifications/progress') this.#hear(message);
    } else if (shape === 'result' || shape === 'error') this.#answer(message);
  }

  #share(message: Message): void {
    const open = message.idKey === undefined ? undefined : this.#byKey.get(message.idKey);
    if (open && !open.result && !open.closedBy && !isCancelled(open.request, message)) open.shared = true;
  }

  #listen(message: Message): void {
    this.#listened = true;
    const { idKey: key, shape } = message;
    if (key === undefined || shape !== 'request') return;
    const subscription: Draft = {
      request: message,
      filter: objectAt(message.params, 'notifications'),
      first: undefined,
      acknowledged: undefined,
      result: undefined,
      afterResult: undefined,
      closedBy: undefined,
      shared: false,
    };
    this.subscriptions.push(subscription);
    this.#byKey.set(key, subscription);
    this.#byLooseKey.set(looseKey(key), subscription);
    this.#byRequest.set(message, subscription);
  }

  #close(cancellation: Message): void {
    const key = idKey(objectAt(cancellation.json, 'params')?.get('requestId'));
    const subscription = key === undefined ? undefined : this.#byKey.get(key);
    if (subscription) subscription.closedBy ??= cancellation;
  }

  #answer(response: Message): void {
    const request = requestOf(response);
    const subscription = request && this.#byRequest.get(request);
    if (!subscription || subscription.shared) return;
    if (response.shape === 'error') subscription.closedBy ??= response;
    else {
      subscription.result ??= response;
      this.byResult.set(response, subscription);
    }
  }

  #hear(message: Message): void {
    const tag = metaField(message, 'subscriptionId');
    const isOf = message.name !== undefined && subscribed.includes(message.name);
    if (!tag && !isOf) return;
    const key = idKey(tag);
    const subscription = key === undefined ? undefined : this.#byKey.get(key);
    const alike = key === undefined || subscription ? undefined : this.#byLooseKey.get(looseKey(key));
    this.heard.set(message, {
      tag,
      subscription,
      alike,
      closedBy: subscription?.closedBy,
      latest: this.subscriptions.at(-1),
      listened: this.#listened,
    });
    if (subscription) note(subscription, message);
    else if (message.name === acknowledgement) {
      // Its id is wrong, and that is the fault; the subscription it was meant for is acknowledged all the same.
      const meant = alike ?? this.subscriptions.findLast(({ first }) => !first);
      if (meant) note(meant, message);
    }
  }
}

const isCancelled = ({ cancelledBy }: Message, moment: Message): boolean =>
  cancelledBy !== undefined && before(cancelledBy, moment);

const note = (subscription: Draft, message: Message): void => {
  const { request, closedBy, result } = subscription;
  if (closedBy || isCancelled(request, message)) return;
  subscription.first ??= message;
  if (message.name === acknowledgement) subscription.acknowledged ??= message;
  if (result) subscription.afterResult ??= message;
};

/** What a member of a filter asks for: all of a kind, some named ones, nothing; undefined where its type tells nothing. */
export const asksFor = (filter: JsonNode, name: string): boolean | readonly string[] | undefined => {
  const wish = filter.get(name);
  if (!wish) return false;
  if (wish.type === 'boolean') return wish.value === true;
  if (wish.type !== 'array') return undefined;
  return wish.elements.filter(({ type }) => type === 'string').map(({ value }) => value as string);
};

/** True where a subscription to one of the resources takes in this one: itself, or something below it. */
export const covers = (resources: readonly string[], uri: string): boolean => {
  const plain = trimmed(uri);
  return resources.some((one) => plain === trimmed(one) || uri.startsWith(`${trimmed(one)}/`));
};

const trimmed = (uri: string): string => (uri.endsWith('/') ? uri.slice(0, -1) : uri);
