/** Tools as a session declares and calls them. */
import type { Exchange, JsonNode, Message } from '../types.ts';
import { answering, before, lastBefore, named } from './history.ts';
import { perExchange } from './per-exchange.ts';

/** The tools that a result lists; empty where it is no such list. */
export const listedTools = (message: Message): readonly JsonNode[] => {
  const { result, answeredMethod } = message;
  if (result?.type !== 'object' || (answeredMethod ?? 'tools/list') !== 'tools/list') return none;
  const tools = result.get('tools');
  return tools?.type === 'array' ? tools.elements.filter(({ type }) => type === 'object') : none;
};

const none: readonly JsonNode[] = [];

/** The result of a tool's run: not a task that has begun, nor a question back. */
export const toolResult = ({ result, answeredMethod, revision }: Message): JsonNode | undefined => {
  if (result?.type !== 'object' || answeredMethod !== 'tools/call') return undefined;
  if (revision.era !== 'modern') return result.get('task')?.type === 'object' ? undefined : result;
  const type = result.get('resultType');
  return type && type.value !== 'complete' ? undefined : result;
};

/** The request that a response answers, where it is in view. */
export const requestOf = ({ answers }: Message): Message | undefined =>
  answers?.how === 'exact' && answers.to && 'shape' in answers.to ? answers.to : undefined;

/** Text of the error that a response carries. */
export const errorText = ({ error }: Message): string => {
  const text = error?.get('message');
  return text?.type === 'string' ? (text.value as string) : '';
};

export const errorCode = ({ error }: Message): number | undefined => {
  const code = error?.get('code');
  return code?.type === 'number' ? (code.value as number) : undefined;
};

/** Text blocks of a result's content. */
export const textsOf = (result: JsonNode): readonly string[] => {
  const content = result.get('content');
  if (content?.type !== 'array') return [];
  return content.elements.flatMap((block) => {
    const text = block.type === 'object' && block.get('type')?.value === 'text' ? block.get('text') : undefined;
    return text?.type === 'string' ? [text.value as string] : [];
  });
};

interface Lists {
  /** Results that list tools, in order. */
  readonly all: readonly Message[];
  /** Those that declare a tool, by its name. */
  readonly byName: ReadonlyMap<string, Declared>;
  /** Notifications that the list has changed, in order. */
  readonly changes: readonly Message[];
}

/** One tool by its name: the lists it stands on, in order, and how often it does. */
interface Declared {
  readonly lists: Message[];
  readonly tools: Map<Message, readonly JsonNode[]>;
}

const noLists: Lists = { all: [], byName: new Map(), changes: [] };

const listsIn = perExchange((exchange: Exchange): Lists => {
  const all = answering(exchange, 'tools/list').filter(({ shape }) => shape === 'result');
  if (all.length === 0) return noLists;
  const changes = named(exchange, 'notifications/tools/list_changed');
  const byName = new Map<string, Declared>();
  for (const message of all) {
    for (const tool of listedTools(message)) {
      const name = tool.get('name');
      if (name?.type !== 'string') continue;
      const declared: Declared = byName.get(name.value as string) ?? {
        lists: [],
        tools: new Map<Message, readonly JsonNode[]>(),
      };
      byName.set(name.value as string, declared);
      if (declared.lists.at(-1) !== message) declared.lists.push(message);
      declared.tools.set(message, [...(declared.tools.get(message) ?? []), tool]);
    }
  }
  return { all, byName, changes };
});

/** True where any tool in view promises structured content. */
export const hasSchemas = perExchange((exchange: Exchange): boolean =>
  listsIn(exchange).all.some((list) => listedTools(list).some((tool) => tool.get('outputSchema') !== undefined)),
);

/** The list that last named the tool of a call before it; undefined where it may have changed since. */
export const declaringList = (call: Message): Message | undefined => {
  const { byName, changes } = listsIn(call.exchange);
  const name = byName.size > 0 ? calledName(call) : undefined;
  const list = name === undefined ? undefined : lastBefore(byName.get(name)?.lists, call);
  return list && !changedBetween(changes, list, call) ? list : undefined;
};

/** The tool that a call names, as it was listed last before it; undefined where the list may have changed since. */
export const calledTool = (call: Message): JsonNode | undefined => {
  const list = declaringList(call);
  if (!list) return undefined;
  const tools = listsIn(call.exchange).byName.get(calledName(call)!)!.tools.get(list)!;
  // Of two with the same name nobody knows which one runs.
  return tools.length === 1 ? tools[0] : undefined;
};

/** True where a whole list stood before the call, and the tool was not on it. */
export const isUnlisted = (call: Message): boolean => {
  const name = calledName(call);
  const { all, byName, changes } = listsIn(call.exchange);
  if (name === undefined || byName.has(name)) return false;
  const last = lastBefore(all, call);
  return (
    last !== undefined &&
    last.result?.get('tools')?.type === 'array' &&
    !last.result.get('nextCursor') &&
    !requestOf(last)?.params?.get('cursor') &&
    !changedBetween(changes, last, call)
  );
};

const changedBetween = (changes: readonly Message[], list: Message, call: Message): boolean => {
  const change = lastBefore(changes, call);
  return change !== undefined && before(list, change);
};

export const calledName = ({ params }: Message): string | undefined => {
  const name = params?.get('name');
  return name?.type === 'string' ? (name.value as string) : undefined;
};

/** Words in which servers say that there is no such tool. */
export const saysUnknownTool = (text: string): boolean =>
  /\b(?:unknown|no such|unrecogni[sz]ed|undefined) tool\b|\btool\b.{0,80}?\b(?:not found|unknown|does not exist|doesn't exist|not (?:registered|available|recogni[sz]ed))\b/i.test(
    text,
  );
