/** What a request of the stateless revisions brings along in its `_meta`, and what its result says about itself. */
import type { Exchange, JsonNode, Message } from '../types.ts';
import { answering, before, named } from './history.ts';
import { metaKeys, reservedPrefix as prefix } from './names.ts';
import { nearest } from './nearest.ts';
import { perExchange } from './per-exchange.ts';
import { methodHistory } from './revisions/index.ts';

const known: ReadonlySet<string> = new Set(Object.values(metaKeys));

export const tasksExtension = 'io.modelcontextprotocol/tasks';

/** The `_meta` of a request or notification, where it is an object. */
export const metaOf = ({ params }: Message): JsonNode | undefined => objectAt(params, '_meta');

/** The token under which a request asks for progress. */
export const requestToken = (request: Message): JsonNode | undefined =>
  request.params?.get('_meta')?.get('progressToken');

/** A field of a request's `_meta`, null included. */
export const metaField = (message: Message, key: keyof typeof metaKeys): JsonNode | undefined =>
  metaOf(message)?.get(metaKeys[key]);

/** A member that is an object. */
export const objectAt = (node: JsonNode | undefined, name: string): JsonNode | undefined => {
  const member = node?.type === 'object' ? node.get(name) : undefined;
  return member?.type === 'object' ? member : undefined;
};

/** The text of a member that is a string. */
export const textAt = (node: JsonNode | undefined, name: string): string | undefined => {
  const member = node?.type === 'object' ? node.get(name) : undefined;
  return member?.type === 'string' ? (member.value as string) : undefined;
};

/** True where there is a value: null says as little as an absent member. */
export const isGiven = (node: JsonNode | undefined): node is JsonNode => node !== undefined && node.type !== 'null';

export const isListOfStrings = (node: JsonNode): boolean =>
  node.type === 'array' && node.elements.every(({ type }) => type === 'string');

/** What the client declares with this very request. */
export const clientCapabilities = (request: Message): JsonNode | undefined =>
  objectAt(metaOf(request), metaKeys.clientCapabilities);

/** Ids of the extensions that this very request declares. */
export const declaredExtensions = (request: Message): readonly string[] =>
  objectAt(clientCapabilities(request), 'extensions')?.members.map(({ name }) => name) ?? [];

/**
 * A member under a name that differs only by prefix, letter case or underscores, or by a slip of the finger behind the
 * right prefix: meant, but not found by that name.
 */
export const misnamed = (object: JsonNode, key: string): string | undefined => {
  const meant = bare(key);
  const other = object.members.find(({ name }) => name !== key && bare(name) === meant);
  return (other ?? object.members.find(({ name }) => isSlip(name, key)))?.name;
};

const isSlip = (name: string, key: string): boolean =>
  name.startsWith(prefix) &&
  !known.has(name) &&
  nearest(name.slice(prefix.length), [key.slice(prefix.length)]) !== undefined;

const longestName = 80;

const bare = (key: string): string =>
  key
    .slice(-longestName)
    .replace(/^.*[/.:]/, '')
    .replace(/[_-]/g, '')
    .toLowerCase();

// ---------------------------------------------------------------------------------------- two eras in one exchange

/** Errors by which a client knows a server that needs no handshake. */
export const modernCodes = { headerMismatch: -32020, missingCapability: -32021, unsupportedVersion: -32022 } as const;

const recognised: readonly unknown[] = Object.values(modernCodes);

export const errorCode = ({ error }: Message): unknown =>
  error?.type === 'object' ? error.get('code')?.value : undefined;

/**
 * The `initialize` that opens the part of an older revision: a client of both eras asks `server/discover` first and goes
 * back to the handshake when no answer comes, or one that a server of the older era would give.
 */
export const fallback = perExchange((exchange: Exchange): Message | undefined => {
  const opening = named(exchange, 'initialize').find(({ sender }) => sender === 'client');
  if (!opening) return undefined;
  const probes = named(exchange, 'server/discover').filter((one) => before(one, opening));
  const isModern = ({ answeredBy }: Message): boolean =>
    answeredBy.some((one) => before(one, opening) && (one.result !== undefined || recognised.includes(errorCode(one))));
  return probes.length > 0 && !probes.some(isModern) ? opening : undefined;
});

/** True from the handshake on that a client of both eras went back to: what follows is of an older revision. */
export const isAfterFallback = (message: Message): boolean => {
  const opening = fallback(message.exchange);
  return opening !== undefined && !before(message, opening);
};

/**
 * True for requests that have to say everything about themselves. The handshake, and what else came to an end with it, is
 * wrong as a whole, whatever it says.
 */
export const standsAlone = (request: Message): boolean =>
  request.sender === 'client' && !hasEnded(request) && !isAfterFallback(request);

const hasEnded = ({ name, defined }: Message): boolean =>
  name !== undefined && defined === undefined && methodHistory(name).length > 0;

/** The request in view that a response answers by its id. */
export const requestOf = ({ answers }: Message): Message | undefined => {
  const { how, to } = answers ?? {};
  if (!to || !('shape' in to)) return undefined;
  return how === 'exact' || how === 'type-changed' || how === 'unnamed' ? to : undefined;
};

/** The first revision without a handshake. */
const firstStateless = '2026-07-28';

/** The result by which a server of both eras takes a handshake up. It serves what follows by the older rules. */
const takenUp = perExchange((exchange: Exchange): Message | undefined =>
  answering(exchange, 'initialize').find(agreesOnOlder),
);

const agreesOnOlder = ({ result }: Message): boolean =>
  (textAt(result, 'protocolVersion') ?? firstStateless) < firstStateless;

/** True where the server owes this request an answer by the older rules: a handshake went before, and no `_meta` says else. */
const isServedByOlder = (response: Message, request: Message | undefined): boolean => {
  const agreed = takenUp(response.exchange);
  return agreed !== undefined && before(agreed, response) && !(request && metaField(request, 'protocolVersion'));
};

// ------------------------------------------------------------------------------------------------------- results

/** True for the responses of a stateless server; those of a handshake, and after one, are of another revision. */
export const isStateless = (response: Message): boolean =>
  response.sender === 'server' &&
  response.answeredMethod !== 'initialize' &&
  !isAfterFallback(response) &&
  !isServedByOlder(response, requestOf(response));

/** Methods whose complete results say how long and by whom they may be kept. */
export const cacheableMethods: readonly string[] = [
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
];

/** Members that only one method's result has. */
const telling: readonly (readonly [string, string])[] = [
  ['supportedVersions', 'server/discover'],
  ['tools', 'tools/list'],
  ['prompts', 'prompts/list'],
  ['resources', 'resources/list'],
  ['resourceTemplates', 'resources/templates/list'],
  ['contents', 'resources/read'],
];

/** The method a result answers: known from its request, or shown by a list that only one method returns. */
export const methodOfResult = ({ answeredMethod, answers, result }: Message): string | undefined => {
  if (answeredMethod !== undefined) return answeredMethod;
  // Its request is in view and has no name to go by.
  if (answers?.to || result?.type !== 'object') return undefined;
  const methods = telling.filter(([member]) => result.get(member)?.type === 'array').map(([, method]) => method);
  return methods.length === 1 ? methods[0] : undefined;
};

/** What a result says it is. A missing `resultType` reads as `complete`, which is how results were before. */
export const resultType = ({ result }: Message): unknown => {
  const type = result?.get('resultType');
  return isGiven(type) ? type.value : 'complete';
};

/** The method of a complete result that carries caching hints, or should. */
export const cacheableMethod = (response: Message): string | undefined => {
  const method = methodOfResult(response);
  if (method === undefined || !cacheableMethods.includes(method)) return undefined;
  return isStateless(response) && resultType(response) === 'complete' ? method : undefined;
};

/** The capability a client declares for each kind of question. */
export const questionCapabilities: ReadonlyMap<string, string> = new Map([
  ['elicitation/create', 'elicitation'],
  ['sampling/createMessage', 'sampling'],
  ['roots/list', 'roots'],
]);

/** For each client capability, the first request in view that declares it. */
const firstDeclared = perExchange(({ messages }): ReadonlyMap<string, Message> => {
  const first = new Map<string, Message>();
  for (const message of messages) {
    if (message.shape !== 'request' || message.sender !== 'client') continue;
    for (const { name, value } of clientCapabilities(message)?.members ?? []) {
      if (value.type === 'object' && !first.has(name)) first.set(name, message);
    }
  }
  return first;
});

/** An earlier request that declared a capability which this one does not: a server that uses it goes by memory. */
export const rememberedFrom = (request: Message, capability: string): Message | undefined => {
  const own = clientCapabilities(request);
  if (!own || own.get(capability) !== undefined) return undefined;
  const earlier = firstDeclared(request.exchange).get(capability);
  return earlier && before(earlier, request) ? earlier : undefined;
};
