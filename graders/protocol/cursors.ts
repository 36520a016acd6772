/** Which cursors were given out, and who asks with one that was not. */
import type { Exchange, JsonNode, Message, Role } from '../types.ts';
import { named, otherSide, seesBeginning } from './history.ts';
import { perExchange } from './per-exchange.ts';
import { missedSomething } from './unreadable.ts';

/** Methods whose results come in pages. */
export const listMethods: readonly string[] = [
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
  'tasks/list',
];

/** A request for a page, under a cursor that the other side gave to nobody in view. */
export interface Invented {
  readonly request: Message;
  readonly cursor: JsonNode;
  /** The cursor of this list that was given out last. */
  readonly given: Message | undefined;
}

/** Undefined where something may have been given out before the first message in view. */
export const inventedCursors = perExchange((exchange): readonly Invented[] | undefined => {
  if (!seesAll(exchange)) return undefined;
  if (!asksForPages(exchange)) return [];
  const invented: Invented[] = [];
  const given: Readonly<Record<Role, Set<unknown>>> = { client: new Set(), server: new Set() };
  const last = new Map<string, Message>();
  /** Who asked for a list and got no answer in view: that may have given out any cursor. */
  const open = new Set<Role>();
  for (const message of exchange.messages) {
    const { result, sender, name } = message;
    const next = nextCursor(message);
    if (next !== undefined && result) {
      given[sender].add(next);
      last.set(`${sender} ${message.answeredMethod}`, message);
    }
    const mayHaveBeen = open.has(sender);
    if (exchange.session === 'part' && isList(message) && message.answeredBy.length === 0) open.add(sender);
    const cursor = cursorOf(message);
    if (!cursor || !message.sound || mayHaveBeen || given[otherSide(sender)].has(cursor.value)) continue;
    if (missedSomething(exchange, otherSide(sender), message.index)) continue;
    invented.push({ request: message, cursor, given: last.get(`${otherSide(sender)} ${name}`) });
  }
  return invented;
});

/** True where anybody asks for a page by its cursor. */
export const asksForPages = perExchange((exchange) =>
  listMethods.some((method) => named(exchange, method).some((one) => cursorOf(one) !== undefined)),
);

/** Without sessions a log of 2026-07-28 may begin anywhere, unless it is said to be whole. */
const seesAll = (exchange: Exchange): boolean =>
  exchange.session === 'whole' || (exchange.revision.era === 'legacy' && seesBeginning(exchange));

const isList = ({ shape, name }: Message): boolean =>
  shape === 'request' && name !== undefined && listMethods.includes(name);

/** The cursor under which a request asks for a page. */
export const cursorOf = (message: Message): JsonNode | undefined => {
  const { params } = message;
  if (!isList(message) || params?.type !== 'object') return;
  const cursor = params.get('cursor');
  return cursor?.type === 'string' ? cursor : undefined;
};

/** The cursor that a result gives out. */
export const nextCursor = ({ result }: Message): string | undefined => {
  const next = result?.type === 'object' ? result.get('nextCursor') : undefined;
  return next?.type === 'string' ? (next.value as string) : undefined;
};
