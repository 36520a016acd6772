/** What the members of an envelope say together, so that one fault meets one rule. */
import type { JsonMember, Message } from '../types.ts';
import { nearest } from './nearest.ts';

export type EnvelopeName = 'jsonrpc' | 'id' | 'method' | 'params' | 'result' | 'error';

const names: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);

export const isEnvelopeName = (name: string): name is EnvelopeName => names.has(name);

/**
 * The envelope member that a name stands for in other letter case. Undefined where the name is right, belongs to no
 * envelope, or where the right name is there as well: such a member is only one too many.
 */
export const miscased = (message: Message, name: string): EnvelopeName | undefined => {
  if (name.length > 7 || names.has(name)) return undefined;
  const lower = name.toLowerCase();
  return isEnvelopeName(lower) && message[lower] === undefined ? lower : undefined;
};

/** True where the member is there, in whatever letter case: it is not missing then, only misnamed. */
export const carries = (message: Message, name: EnvelopeName): boolean =>
  message[name] !== undefined || message.json.members.some((member) => miscased(message, member.name) === name);

/** Members whose names belong to no envelope, in any letter case. */
const strangers = ({ json }: Message): readonly JsonMember[] =>
  json.members.filter(({ name }) => !isEnvelopeName(name.toLowerCase()));

/** True for an object with members of which none belongs to a message: something else altogether. */
export const isForeign = (message: Message): boolean =>
  message.json.members.length > 0 && strangers(message).length === message.json.members.length;

/** Who writes this many members by hand has not slipped in the name of one. */
const most = 32;

/** A member whose name is nearly that of an envelope member which is missing. */
export const misspelt = (message: Message, name: EnvelopeName): JsonMember | undefined =>
  message.json.members.length > most || carries(message, name)
    ? undefined
    : strangers(message).find((member) => nearest(member.name, names) === name);

/** A member of any other name whose value is a method of this revision: the name of the method under a name of one's own. */
export const methodElsewhere = (message: Message): JsonMember | undefined =>
  message.json.members.length > most
    ? undefined
    : strangers(message).find(
        ({ value }) => value.type === 'string' && message.revision.methods.has(value.value as string),
      );

/**
 * What an object without `method`, `result` and `error` is short of, going by the rest of its members: a `method` where it
 * has `params`, an `outcome` where it has an id and nothing else, otherwise any `shape` at all. Undefined for all others.
 */
export const shortOf = (message: Message): 'method' | 'outcome' | 'shape' | undefined => {
  if (message.method !== undefined || message.result !== undefined || message.error !== undefined) return undefined;
  if (message.json.type !== 'object') return undefined;
  if (carries(message, 'method') || carries(message, 'result') || carries(message, 'error')) return undefined;
  if (carries(message, 'params')) return 'method';
  const frameOnly = message.json.members.every(({ name }) => /^(jsonrpc|id)$/i.test(name));
  return frameOnly && carries(message, 'id') ? 'outcome' : 'shape';
};

/** A question and its outcome in one message. */
export const isMixed = (message: Message): boolean =>
  message.method !== undefined && (message.result !== undefined || message.error !== undefined);

/**
 * Which outcome a response means to give. A null beside the other member is left over, not meant. Undefined where both
 * are meant, where there is none, and where a `method` stands beside it.
 */
export const outcome = ({ method, result, error }: Message): 'result' | 'error' | undefined => {
  if (method !== undefined) return undefined;
  if (result === undefined) return error && 'error';
  if (error === undefined || error.type === 'null') return 'result';
  return result.type === 'null' ? 'error' : undefined;
};

/** True where `params` are those of a request or notification, even of one that forgot its `method`. */
export const hasOwnParams = ({ params, result, error }: Message): boolean =>
  params !== undefined && result === undefined && error === undefined;

/** A notification that carries an id. Whatever that id is, it should not be there: no rule about ids looks at it. */
export const isNotificationWithId = (message: Message): boolean =>
  message.id !== undefined && message.defined?.kind === 'notification' && !isMixed(message);

/** From 2026-07-28 on a server asks nothing: what it asks does not matter then. */
export const isForbiddenRequest = (message: Message): boolean =>
  message.sender === 'server' && message.revision.era === 'modern' && message.shape === 'request';
