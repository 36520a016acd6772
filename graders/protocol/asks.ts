/**
 * What a server asks of a client, and what comes back. Up to 2025-11-25 these are requests and results of their own; from
 * 2026-07-28 on the question travels inside a result and the answer inside the retry. Rules on them look here, so that one
 * rule serves both.
 */
import type { JsonNode, Message } from '../types.ts';
import { objectAt } from './meta.ts';
import { askMethods } from './names.ts';
import { listedTools } from './tools.ts';

export interface Ask {
  readonly message: Message;
  /** What holds `method` and `params`: the whole message, or the object inside the result. */
  readonly node: JsonNode;
  readonly method: string;
  readonly params: JsonNode | undefined;
  /** Under which name it is asked inside a result. */
  readonly key: string | undefined;
}

const none: readonly never[] = [];

/** The questions that a message asks. */
export const asksOf = (message: Message): readonly Ask[] => {
  const { shape, name, json, params, revision } = message;
  if (revision.era === 'modern') return asksWithin(message);
  if (shape !== 'request' || name === undefined || !message.defined || !askMethods.includes(name)) return none;
  return [{ message, node: json, method: name, params, key: undefined }];
};

/** The tools that a message describes: those of a list, or those a model is offered. */
export const toolsIn = (message: Message): readonly JsonNode[] => {
  const asks = asksOf(message);
  if (asks.length === 0) return message.shape === 'result' ? listedTools(message) : none;
  const offered = asks.flatMap(({ method, params }): readonly JsonNode[] => {
    const tools = method === 'sampling/createMessage' && params?.type === 'object' ? params.get('tools') : undefined;
    return tools?.type === 'array' ? tools.elements.filter(({ type }) => type === 'object') : none;
  });
  return message.shape === 'result' ? [...listedTools(message), ...offered] : offered;
};

/** Questions inside a result, and those of a task that waits. */
export const asksWithin = (message: Message): readonly Ask[] => {
  const { shape, revision } = message;
  if (revision.era !== 'modern' || (shape !== 'result' && message.name !== 'notifications/tasks')) return none;
  const asked = objectAt(shape === 'result' ? message.result : message.params, 'inputRequests');
  if (!asked) return none;
  const asks: Ask[] = [];
  for (const { name: key, value: node } of asked.members) {
    const method = node.type === 'object' ? node.get('method')?.value : undefined;
    if (typeof method !== 'string' || !askMethods.includes(method)) continue;
    asks.push({ message, node, method, params: node.get('params'), key });
  }
  return asks;
};
