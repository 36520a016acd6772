import { asksOf } from '../../protocol/asks.ts';
import { messagesIn, type SamplingMessage } from '../../protocol/sampling.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each tool use has its result in the next message, and each result its use in the one before',
  headline: 'The model would lose its place',
  why: 'A model goes on only where every tool it asked for has reported back, under the id it gave. Providers refuse a conversation in which one is missing or nobody asked.',
  messages: {
    'no-result': {
      what: 'The `tool_use` `{ids}` has no `tool_result` in the message that follows.',
      fix: 'Add a `tool_result` for each tool use, also for one that failed: that one says so.',
    },
    'no-use': {
      what: 'The `tool_result` `{ids}` answers no `tool_use` in the message before it.',
      fix: 'Let `toolUseId` repeat the `id` of a `tool_use` in the message before, or leave out the result.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'sampling/sampling-tool-balance',
  level: 'MUST',
  addedIn: '2025-11-25',
  on: 'message',
  odd: true,
  mentions: ['tool_'],
  check(message, flag) {
    for (const ask of asksOf(message)) {
      const messages = messagesIn(ask);
      for (let at = -1; at < messages.length; at++) {
        const uses = idsOf(messages[at], 'tool_use', 'id');
        const results = idsOf(messages[at + 1], 'tool_result', 'toolUseId');
        if (!uses || !results) continue;
        const open = without(uses, results);
        const stray = without(results, uses);
        // Where as many results have an id that nobody used, the ids are wrong and nothing is missing.
        if (open.length > stray.length) tell('no-result', open);
        tell('no-use', stray);
      }
    }

    /** All of one message in one finding. */
    function tell(what: 'no-result' | 'no-use', lost: Lost): void {
      if (lost[0]) flag(what, lost[0][1], { ids: lost.map(([id]) => id).join(', ') });
    }
  },
});

type Ids = ReadonlyMap<string, JsonNode>;
type Lost = readonly (readonly [id: string, node: JsonNode])[];

const without = (own: Ids, others: Ids): Lost => [...own].filter(([id]) => !others.has(id));

/** Undefined where the message, or one of the ids, cannot be read: then nothing can be compared. */
const idsOf = (message: SamplingMessage | undefined, type: string, member: string): Ids | undefined => {
  const ids = new Map<string, JsonNode>();
  if (message?.readable === false) return undefined;
  for (const block of message?.blocks ?? []) {
    if (block.type !== type) continue;
    const id = block.node.get(member);
    if (id?.type !== 'string') return undefined;
    ids.set(id.value as string, id);
  }
  return ids;
};

const question = '{"role": "user", "content": {"type": "text", "text": "How warm is it?"}}';
const use = (id: string) => `{"type": "tool_use", "id": ${id}, "name": "weather", "input": {}}`;
const result = (id: string) =>
  `{"type": "tool_result", "toolUseId": ${id}, "content": [{"type": "text", "text": "18 degrees"}]}`;
const request = (...messages: readonly string[]) =>
  `{"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": {"messages": [${messages.join(', ')}], "maxTokens": 50}}`;
const assistant = (content: string) => `{"role": "assistant", "content": [${content}]}`;
const user = (content: string) => `{"role": "user", "content": [${content}]}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/sampling', section: 'tool-use-and-result-balance' }],
  good: [
    request(question, assistant(`${use('"a"')}, ${use('"b"')}`), user(`${result('"b"')}, ${result('"a"')}`)),
    {
      text: `{"jsonrpc": "2.0", "id": 1, "result": {"role": "assistant", "content": [${use('"a"')}], "model": "m-1", "stopReason": "toolUse"}}`,
      answers: 'sampling/createMessage',
      note: 'A result may end with a tool use: the server brings the tool result in its next request.',
    },
  ],
  bad: {
    'no-result': [
      request(question, assistant(`${use('"a"')}, ${use('«"b"»')}`), user(result('"a"'))),
      request(question, assistant(use('«"a"»'))),
    ],
    'no-use': [
      request(question, assistant('{"type": "text", "text": "I look it up."}'), user(result('«"a"»'))),
      request(question, assistant(use('"a"')), user(result('«"b"»'))),
    ],
  },
  realLife:
    'Clients answer -32602; where they do not check, the provider fails the call with a message about unmatched ids.',
  thought: 'One of the tools failed, so there was no result to send.',
};
