/**
 * What to remember of a long log while it is judged piece by piece: few enough messages to be put before each piece, chosen
 * so that no rule takes what was left out for something that was never sent.
 */
import { subscriptionsIn } from '../protocol/listening.ts';
import { clientCapabilities, errorCode, modernCodes } from '../protocol/meta.ts';
import { progressSteps } from '../protocol/progress.ts';
import { isInputRequired } from '../protocol/questions.ts';
import { retriesIn } from '../protocol/rounds.ts';
import { isFinal, tasksIn } from '../protocol/tasks.ts';
import type { Entry, Exchange, Message, Role } from '../types.ts';

/** How much is remembered. */
export interface Bounds {
  /** Messages from the beginning, and from the latest handshake on. */
  readonly opening: number;
  /** The last messages before the piece. */
  readonly recent: number;
  /** Requests that wait for their responses. */
  readonly open: number;
  /** Characters in all. */
  readonly length: number;
}

/** What is remembered, and what is not known for sure any more. */
export interface Memory {
  /** Places of the entries, in order. */
  readonly kept: readonly number[];
  /** Those of requests that wait for a response. */
  readonly open: ReadonlySet<number>;
  /** True where a request that waits was forgotten. */
  readonly forgets: boolean;
  /** Sides of which a text was forgotten that a response without a known id may answer. */
  readonly lost: readonly Role[];
  /** Rules that what was forgotten might have satisfied. */
  readonly silent: readonly string[];
}

const mostLists = 16;
const mostSubscribed = 200;
const mostTasks = 200;
const mostQuestions = 60;
const mostUnusable = 200;
const mostUnreadable = 50;
const longestUnreadable = 10_000;

/** Messages of which only the last count, and how many of them. */
const kinds: Readonly<Record<string, number>> = {
  'logging/setLevel': 3,
  'server/discover': 4,
  'notifications/initialized': 2,
  'notifications/tools/list_changed': 1,
  'notifications/prompts/list_changed': 1,
  'notifications/resources/list_changed': 1,
  'notifications/roots/list_changed': 1,
};

/** Rules that go by the tools that were listed. */
const ofLists = ['tools/tool-unknown-code', 'tools/tool-unknown-as-result', 'tools/tool-input-validation'];
const ofSubscribed = ['resources/resource-updated-unsubscribed'];
const ofTasks = ['tasks/task-unknown-code'];

/** What to remember of the entries that stand before a place. `ordinal` numbers them from the beginning of the session. */
export const memoryOf = (exchange: Exchange, end: number, bounds: Bounds, ordinal: (at: number) => number): Memory =>
  new Choice(exchange, end, bounds).made(ordinal);

class Choice {
  /** Places in order of importance. */
  readonly #wanted = new Set<number>();
  readonly #open = new Set<number>();
  readonly #silent = new Set<string>();
  readonly #claimed = new Set<Entry>();
  readonly #messages: readonly Message[];
  readonly #entries: readonly Entry[];
  #forgets = false;

  constructor(
    readonly exchange: Exchange,
    readonly end: number,
    readonly bounds: Bounds,
  ) {
    this.#messages = exchange.messages.filter(({ index }) => index < end);
    this.#entries = exchange.entries.slice(0, end);
  }

  made(ordinal: (at: number) => number): Memory {
    this.#beginnings(ordinal);
    this.#waiting();
    this.#unclaimed();
    this.#states();
    this.#latest();
    const kept = this.#within();
    const lost = new Set<Role>();
    const has = new Set(kept);
    for (const entry of this.#entries) {
      if (!has.has(entry.index) && !this.#claimed.has(entry) && mayBeAnswered(entry)) lost.add(entry.sender);
    }
    return { kept, open: this.#open, forgets: this.#forgets, lost: [...lost], silent: [...this.#silent] };
  }

  /** With each message go those without which it would say something else. */
  #want(message: Message | Entry | undefined): void {
    if (!message || message.index >= this.end || this.#wanted.has(message.index)) return;
    this.#wanted.add(message.index);
    for (const one of this.#entries[message.index]!.messages) {
      for (const answer of one.answeredBy) this.#want(answer);
      this.#want(one.cancelledBy);
      const { to } = one.answers ?? {};
      if (to) this.#want(to);
    }
  }

  /** How the session began, and how its latest handshake went. */
  #beginnings(ordinal: (at: number) => number): void {
    const { opening } = this.bounds;
    const handshake = this.#messages.findLast(isHandshake)?.index ?? this.end;
    const from = handshake < this.end ? ordinal(handshake) : 0;
    let said = 0;
    for (const entry of this.#entries) {
      const at = ordinal(entry.index);
      const isFirst = at < opening || (handshake < this.end && at >= from && at < from + opening);
      // What a client says first after a handshake counts, however late that is.
      const isClients = handshake < this.end && at > from && entry.sender === 'client' && entry.messages.length > 0;
      if (isFirst || (isClients && said < few)) this.#want(entry);
      if (isClients) said++;
    }
  }

  /** Requests without a response, and the last progress that was told of each. */
  #waiting(): void {
    const open: Message[] = [];
    const unusable: Message[] = [];
    for (const message of this.#messages) {
      if (message.shape !== 'request') continue;
      if (message.idKey === undefined) unusable.push(message);
      else if (!isAnswered(message, this.end)) open.push(message);
    }
    // A response may repeat an id that is none.
    for (const message of unusable.slice(-mostUnusable)) this.#want(message);
    for (const message of open.slice(-this.bounds.open)) {
      this.#open.add(message.index);
      this.#want(message);
    }
    if (open.length > this.bounds.open) this.#forgets = true;
    const last = new Map<Message, Message>();
    for (const { request, message } of progressSteps(this.exchange)) {
      if (request && message.index < this.end && this.#open.has(request.index)) last.set(request, message);
    }
    for (const message of last.values()) this.#want(message);
  }

  /** Texts that a response without a known id may be meant for; each has one at most. */
  #unclaimed(): void {
    for (const { answers } of this.#messages)
      if (answers?.to && !('shape' in answers.to)) this.#claimed.add(answers.to);
    const open = this.#entries.filter((entry) => mayBeAnswered(entry) && !this.#claimed.has(entry));
    for (const entry of open.slice(-mostUnreadable))
      if (entry.end - entry.start <= longestUnreadable) this.#want(entry);
  }

  /** All that still holds because somebody said so once. */
  #states(): void {
    const byKind = new Map<string, Message[]>();
    const lists = new Map<string, Message>();
    const subscribed: Message[] = [];
    const questions: Message[] = [];
    const started: Message[] = [];
    const closing = new Map<string, Message>();
    const retried = new Set(
      retriesIn(this.exchange).flatMap(({ message, question }) =>
        question && message.index < this.end ? [question.result] : [],
      ),
    );
    const capabilities = new Map<string, Message>();
    const isModern = this.exchange.revision.era === 'modern';
    const notified = new Map<Role, Message>();
    let agreed: Message | undefined;
    let declared = '';
    let refusal: Message | undefined;
    for (const message of this.#messages) {
      const { name, shape, result, answeredMethod, sender } = message;
      if (shape === 'notification') notified.set(sender, message);
      if (name !== undefined) {
        if (Object.hasOwn(kinds, name)) put(byKind, name, message);
        else if (name === 'resources/subscribe' || name === 'resources/unsubscribe') subscribed.push(message);
        else if ((name === 'shutdown' || name === 'exit') && !closing.has(sender)) closing.set(sender, message);
        if (isModern && shape === 'request' && sender === 'client') {
          const own = clientCapabilities(message);
          if (own && own.raw !== declared) {
            declared = own.raw;
            for (const { name: capability } of own.members) {
              if (!capabilities.has(capability)) capabilities.set(capability, message);
            }
          }
        }
      } else if (shape === 'result' && result) {
        if (answeredMethod === 'initialize') agreed ??= message;
        else if (answeredMethod === 'tools/list') {
          // The same list again only counts from then on.
          lists.delete(result.raw);
          lists.set(result.raw, message);
        } else if (isInputRequired(message)) {
          if (!retried.has(message)) questions.push(message);
        } else if (startsTask(message)) started.push(message);
      } else if (shape === 'error' && isModern && errorCode(message) === modernCodes.unsupportedVersion) {
        refusal ??= message;
      }
    }
    for (const [name, messages] of byKind) for (const one of messages.slice(-kinds[name]!)) this.#want(one);
    const single = [agreed, refusal, ...closing.values(), ...capabilities.values(), ...notified.values()];
    for (const message of single) this.#want(message);
    for (const message of [...lists.values()].slice(-mostLists)) this.#want(message);
    if (lists.size > mostLists) this.#hush(ofLists);
    for (const message of subscribed.slice(-mostSubscribed)) this.#want(message);
    if (subscribed.length > mostSubscribed) this.#hush(ofSubscribed);
    for (const message of questions.slice(-mostQuestions)) this.#want(message);
    for (const message of started.slice(-mostTasks)) this.#want(message);
    this.#tasks();
  }

  #tasks(): void {
    const { all } = tasksIn(this.exchange);
    if (all.length > mostTasks) this.#hush(ofTasks);
    for (const { origin, created, steps } of all.slice(-mostTasks)) {
      const seen = steps.filter(({ message }) => message.index < this.end);
      this.#want(origin);
      this.#want(created);
      this.#want(seen.find(({ status }) => isFinal(status))?.message);
      this.#want(seen.at(-1)?.message);
    }
  }

  #latest(): void {
    const { recent, length } = this.bounds;
    let room = length / 4;
    for (let at = this.end - 1; at >= 0 && at >= this.end - recent && room > 0; at--) {
      const entry = this.#entries[at]!;
      room -= entry.end - entry.start;
      this.#want(entry);
    }
    // How a subscription began is a part of what it is.
    for (const { request, first, acknowledged, afterResult, closedBy } of subscriptionsIn(this.exchange)) {
      if (!this.#wanted.has(request.index)) continue;
      for (const one of [first, acknowledged, afterResult, closedBy]) this.#want(one);
    }
  }

  /** As much of it as there is room for, in the order of the log. */
  #within(): readonly number[] {
    let room = this.bounds.length;
    const kept: number[] = [];
    for (const at of this.#wanted) {
      const { start, end, kind } = this.#entries[at]!;
      if (kind === 'blank' || kind === 'fragment') continue;
      if (end - start <= room) {
        room -= end - start;
        kept.push(at);
        continue;
      }
      this.#hush([...ofLists, ...ofSubscribed, ...ofTasks]);
      if (this.#open.delete(at)) this.#forgets = true;
    }
    return kept.sort((one, other) => one - other);
  }

  #hush(rules: readonly string[]): void {
    for (const rule of rules) this.#silent.add(rule);
  }
}

const few = 5;

const isHandshake = ({ name, sender, shape }: Message): boolean =>
  name === 'initialize' && sender === 'client' && shape === 'request';

const isAnswered = ({ answeredBy }: Message, end: number): boolean =>
  answeredBy.some(({ index, answers }) => index < end && answers?.how !== 'unnamed');

const put = (map: Map<string, Message[]>, name: string, message: Message): void => {
  const same = map.get(name);
  if (same) same.push(message);
  else map.set(name, [message]);
};

/** A response after which its request goes on as a task. */
const startsTask = ({ result, answeredMethod }: Message): boolean =>
  result?.type === 'object' &&
  !answeredMethod?.startsWith('tasks/') &&
  (result.get('resultType')?.value === 'task' || result.get('task')?.type === 'object');

/** Texts that a response without a known id may be meant for. */
const mayBeAnswered = ({ kind, messages }: Entry): boolean =>
  kind === 'unreadable' ||
  kind === 'noise' ||
  (kind === 'malformed' && messages.length === 0) ||
  messages.some(({ shape, idKey }) => shape === 'malformed' || (shape === 'request' && idKey === undefined));

// ------------------------------------------------------------------------------------------------------------- ids

/**
 * Which ids were used before. It may take one for used that was not, never the other way round: a Bloom filter, since a
 * long log has millions of them.
 */
export class Seen {
  readonly #bits: Uint32Array;

  constructor(bits = 25) {
    this.#bits = new Uint32Array(2 ** (bits - 5));
  }

  add(name: string): void {
    const [first, step] = hashes(name);
    for (let probe = 0; probe < probes; probe++) {
      const bit = this.#bit(first + probe * step);
      this.#bits[bit >>> 5]! |= 1 << (bit & 31);
    }
  }

  has(name: string): boolean {
    const [first, step] = hashes(name);
    for (let probe = 0; probe < probes; probe++) {
      const bit = this.#bit(first + probe * step);
      if ((this.#bits[bit >>> 5]! & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }

  #bit(hash: number): number {
    return (hash >>> 0) % (this.#bits.length * 32);
  }
}

const probes = 4;

const hashes = (name: string): readonly [number, number] => {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995);
    other ^= other >>> 15;
  }
  return [one >>> 0, (other | 1) >>> 0];
};
