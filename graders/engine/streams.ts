/**
 * Two streams recorded apart. The order within a side is known, that between the sides is not: what is said of an order
 * between them counts only where it holds however they met.
 */
import { decode } from '../protocol/decode.ts';
import type { Draft } from '../protocol/draft.ts';
import { idKey, looseKey } from '../protocol/ids.ts';
import words from '../protocol/log-words.ts';
import { readStdioStream } from '../protocol/stdio.ts';
import type { CheckOptions, Role, Streams } from '../types.ts';
import { type Checked, type Judge, withBytes } from './check.ts';
import type { Raw } from './run.ts';

export const readStreams = ({ client, server }: Streams, options: CheckOptions, judge: Judge): Checked => {
  const sides = withHandshake(linesOf(client, 'client'), linesOf(server, 'server'));
  const how: CheckOptions = { ...options, transport: options.transport ?? 'stdio' };
  const [order, ...others] = manners.map((manner) => merged(sides, manner)) as [Order, ...Order[]];
  const checked = judge(order, how);
  const known = new Set(checked.found.map((raw) => keyOf(raw, order)));
  let { found } = checked;
  for (let at = 0; at < others.length && found.length > 0; at++) {
    const other = others[at]!;
    if (other.every((draft, place) => draft === order[place])) continue;
    const its = judge(other, how).found.map((raw) => ({
      key: keyOf(raw, other),
      isError: raw.active.severity === 'error',
    }));
    // An order that has an error of its own explains nothing away.
    if (its.some(({ key, isError }) => isError && !known.has(key))) continue;
    const also = new Set(its.map(({ key }) => key));
    found = found.filter((raw) => also.has(keyOf(raw, order)));
  }
  return {
    exchange: checked.exchange,
    found,
    read: { format: 'streams', title: words.streams, other: [] },
  };
};

interface Sides extends Readonly<Record<Role, readonly Line[]>> {
  /** Where in the client's stream the handshake begins, and in the server's where it is answered. */
  readonly opening: number;
  readonly agreed: number;
}

interface Line {
  readonly draft: Draft;
  /** Ids of its requests, and of what it answers, without their types. */
  readonly asks: readonly string[];
  readonly answers: readonly string[];
  /**
   * What it makes possible, and what has to have been said before it: tokens of progress, subscriptions, and that the
   * client is ready.
   */
  readonly gives: readonly string[];
  readonly needs: readonly string[];
  /** Ids of its requests that want log messages until they have their answers (2026-07-28). */
  readonly listens: readonly string[];
  readonly isLog: boolean;
}

const ready = 'notifications/initialized';

const linesOf = (stream: string | Uint8Array, role: Role): readonly Line[] => {
  const { text, slips } = typeof stream === 'string' ? { text: stream, slips: [] } : decode(stream);
  return readStdioStream(text, role).map((draft) => {
    const root = draft.document?.root;
    const line = {
      asks: [] as string[],
      answers: [] as string[],
      gives: [] as string[],
      needs: [] as string[],
      listens: [] as string[],
      isLog: false,
    };
    for (const json of root?.type === 'array' ? root.elements : root ? [root] : []) {
      if (json.type !== 'object') continue;
      const method = json.get('method')?.value;
      const key = idKey(json.get('id'));
      if (key !== undefined) (method === undefined ? line.answers : line.asks).push(looseKey(key));
      const token = idKey(json.at('/params/_meta/progressToken'));
      if (token !== undefined) line.gives.push(token);
      const about = method === 'notifications/progress' ? idKey(json.at('/params/progressToken')) : undefined;
      if (about !== undefined) line.needs.push(about);
      const subscription = idKey(json.at('/params/_meta/io.modelcontextprotocol~1subscriptionId'));
      if (subscription !== undefined) line.needs.push(`listen ${subscription}`);
      if (method === 'subscriptions/listen') line.gives.push(`listen ${key}`);
      if (method === ready) line.gives.push(ready);
      if (method === 'notifications/message') line.isLog = true;
      if (key !== undefined && json.at('/params/_meta/io.modelcontextprotocol~1logLevel'))
        line.listens.push(looseKey(key));
    }
    return { ...line, draft: slips.length > 0 ? withBytes(draft, slips) : draft };
  });
};

/** A server that has agreed says nothing of its own before the client is ready: where it may have waited, it has. */
const withHandshake = (client: readonly Line[], server: readonly Line[]): Sides => {
  const opening = client.findIndex(({ draft: { document } }) => document?.root?.get('method')?.value === 'initialize');
  const agreed = server.findIndex(({ answers }) => answers.some((key) => client[opening]?.asks.includes(key)));
  const late = server.map((line, at) => {
    const isLate = agreed !== -1 && at > agreed && line.answers.length === 0;
    return isLate ? { ...line, needs: [...line.needs, ready] } : line;
  });
  return { client, server: late, opening, agreed };
};

const counts = (lines: readonly Line[], what: 'asks' | 'answers' | 'gives' | 'listens'): Map<string, number> => {
  const all = new Map<string, number>();
  for (const line of lines) for (const key of line[what]) add(all, key, 1);
  return all;
};

const add = (to: Map<string, number>, key: string, more: number): void => {
  to.set(key, (to.get(key) ?? 0) + more);
};

/**
 * How the sides may have met. `polite`: the client asks one thing after the other; `patient`: it also says nothing until it
 * has its answer; `hasty`: it waits for nothing that it can do without; `idle`: it does nothing that the server can forestall.
 */
const manners = ['polite', 'patient', 'hasty', 'idle'] as const;

type Order = readonly Draft[];

/** One order in which it may have been: what is asked comes before what answers it. */
const merged = (sides: Sides, manner: (typeof manners)[number]): Order => {
  const order: Draft[] = [];
  const at: Record<Role, number> = { client: 0, server: 0 };
  const toCome = { client: counts(sides.client, 'asks'), server: counts(sides.server, 'asks') };
  const toGive = { client: counts(sides.client, 'gives'), server: counts(sides.server, 'gives') };
  const given: Record<Role, Set<string>> = { client: new Set(), server: new Set() };
  const open: Record<Role, Map<string, number>> = { client: new Map(), server: new Map() };
  const unanswered = counts(sides.server, 'answers');
  const toListen = counts(sides.client, 'listens');
  const listening = new Set<string>();
  /** Requests of the client that wait, and whose answers will come. */
  let waiting = 0;
  const isReady = (role: Role): boolean => {
    const line = sides[role][at[role]];
    const asking = otherSide[role];
    const may = (key: string): boolean => isIn(open[asking], key) || !isIn(toCome[asking], key);
    const lacks = (key: string): boolean => !given[asking].has(key) && isIn(toGive[asking], key);
    if (!line || (line.isLog && listening.size === 0 && toListen.size > 0)) return false;
    return line.answers.every(may) && !line.needs.some(lacks);
  };
  const clientFirst = (): boolean => {
    if (!isReady('client')) return !isReady('server') && at.client < sides.client.length;
    if (!isReady('server')) return true;
    // Everybody waits for the end of a handshake.
    if (at.client > sides.opening && at.server <= sides.agreed) return false;
    if (manner === 'hasty') return true;
    if (manner === 'idle') return false;
    return waiting === 0 || (manner === 'polite' && sides.client[at.client]!.asks.length === 0);
  };
  while (at.client < sides.client.length || at.server < sides.server.length) {
    const role = clientFirst() ? 'client' : at.server < sides.server.length ? 'server' : 'client';
    const { draft, asks, answers, gives, listens } = sides[role][at[role]++]!;
    for (const key of gives) given[role].add(key);
    for (const key of listens) {
      listening.add(key);
      toListen.delete(key);
    }
    for (const key of asks) {
      add(toCome[role], key, -1);
      add(open[role], key, 1);
      if (role === 'client' && isIn(unanswered, key)) {
        add(unanswered, key, -1);
        waiting++;
      }
    }
    for (const key of answers) {
      if (!isIn(open[otherSide[role]], key)) continue;
      add(open[otherSide[role]], key, -1);
      if (role === 'server') listening.delete(key);
      if (role === 'server' && waiting > 0) waiting--;
    }
    order.push(draft);
  }
  return order;
};

const otherSide: Readonly<Record<Role, Role>> = { client: 'server', server: 'client' };

const isIn = (bag: ReadonlyMap<string, number>, key: string): boolean => (bag.get(key) ?? 0) > 0;

/** The same thing said of the same place. */
const keyOf = ({ active, message, index, pointer, start, end }: Raw, order: Order): string =>
  [active.rule.id, message, order[index]!.sender, order[index]!.start, pointer, start, end].join(' ');
