/** What a client answers to what a server asked of it: as a result, or inside the retry. */
import type { Exchange, JsonNode, Message } from '../types.ts';
import { type Ask, asksOf, asksWithin } from './asks.ts';
import { lastBefore } from './history.ts';
import { objectAt, requestOf } from './meta.ts';
import { askMethods } from './names.ts';
import { perExchange } from './per-exchange.ts';
import { retriesIn } from './rounds.ts';
import { originOf } from './task-origins.ts';

export interface Reply {
  readonly message: Message;
  /** The result. */
  readonly node: JsonNode;
  /** What it answers, by the question in view or else by what it carries. */
  readonly method: string | undefined;
  readonly ask: Ask | undefined;
}

const none: readonly never[] = [];

/** The answers that a message gives. */
export const repliesOf = (message: Message): readonly Reply[] => {
  const { shape, result, revision } = message;
  if (revision.era === 'modern') return repliesWithin(message);
  if (shape !== 'result' || result?.type !== 'object' || revision.era === 'none') return none;
  const asked = message.answeredMethod === 'tasks/result' ? originOf(message) : requestOf(message);
  const ask = asked && asksOf(asked)[0];
  const method = ask?.method ?? message.answeredMethod ?? replyMethod(result);
  if (method === undefined || !askMethods.includes(method) || !revision.methods.has(method)) return none;
  return [{ message, node: result, method, ask }];
};

/** Answers inside a retry. One that is wrapped like a message, or answers another kind of question, is no answer to judge. */
export const repliesWithin = (message: Message): readonly Reply[] => {
  if (message.revision.era !== 'modern' || message.shape !== 'request') return none;
  const answers = objectAt(message.params, 'inputResponses');
  if (!answers) return none;
  const replies: Reply[] = [];
  // By itself an answer without a sign of its kind is none at all; mostly what the user typed was sent as it is.
  const usual = message.exchange.messages.length === 1 ? 'elicitation/create' : undefined;
  for (const { name: key, value: node } of answers.members) {
    if (node.type !== 'object' || wrappers.some((name) => node.get(name))) continue;
    const ask = askUnder(key, message);
    const shown = replyMethod(node);
    if (ask && shown !== undefined && shown !== ask.method) continue;
    replies.push({ message, node, method: ask?.method ?? shown ?? usual, ask });
  }
  return replies;
};

const wrappers: readonly string[] = ['jsonrpc', 'result', 'error', 'method'];

/** What kind of question a result answers, by members that no other has. */
export const replyMethod = (result: JsonNode): string | undefined => {
  if (result.get('action')) return 'elicitation/create';
  if (result.get('roots')) return 'roots/list';
  return ['role', 'model', 'stopReason'].some((name) => result.get(name)) ? 'sampling/createMessage' : undefined;
};

/** The question in view that an answer under this name is for. */
const askUnder = (key: string, message: Message): Ask | undefined => {
  const { exchange } = message;
  if (exchange.messages.length < 2) return undefined;
  const question =
    message.name === 'tasks/update'
      ? lastBefore(askedOfTasks(exchange).get(key), message)
      : questions(exchange).get(message)?.result;
  return question && asksWithin(question).find((ask) => ask.key === key);
};

const questions = perExchange((exchange) => {
  const found = new Map<Message, ReturnType<typeof retriesIn>[number]['question']>();
  for (const { message, question } of retriesIn(exchange)) found.set(message, question);
  return found;
});

/** Messages that tell what tasks wait for, by the names of the questions. */
const askedOfTasks = perExchange((exchange: Exchange): ReadonlyMap<string, readonly Message[]> => {
  const found = new Map<string, Message[]>();
  for (const message of exchange.messages) {
    if (message.answeredMethod !== 'tasks/get' && message.name !== 'notifications/tasks') continue;
    for (const { key } of asksWithin(message)) {
      const same = found.get(key!);
      if (same) same.push(message);
      else found.set(key!, [message]);
    }
  }
  return found;
});
