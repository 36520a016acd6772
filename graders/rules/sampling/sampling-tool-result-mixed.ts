import { asksOf } from '../../protocol/asks.ts';
import { messagesIn } from '../../protocol/sampling.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A user message with tool results holds nothing else',
  headline: 'The model provider would refuse it',
  why: 'Model providers take tool results as a message of their own kind. A block of another kind among them leaves the client nothing it could send on.',
  messages: {
    mixed: {
      what: 'The `content` of this message holds tool results (`tool_result`), and a block of the type `{value}` among them.',
      fix: 'Give the other block a message of its own, after the one with the results.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'sampling/sampling-tool-result-mixed',
  level: 'MUST',
  addedIn: '2025-11-25',
  on: 'message',
  odd: true,
  mentions: ['tool_result'],
  check(message, flag) {
    for (const ask of asksOf(message)) {
      for (const { role, blocks } of messagesIn(ask)) {
        if (role !== 'user' || !blocks.some(({ type }) => type === 'tool_result')) continue;
        const other = blocks.find(({ type }) => type !== 'tool_result' && type !== undefined);
        if (other) flag('mixed', other.node, { value: other.type! });
      }
    }
  },
});

const used =
  '{"role": "user", "content": {"type": "text", "text": "How warm is it?"}}, {"role": "assistant", "content": {"type": "tool_use", "id": "a", "name": "weather", "input": {}}}';
const result = '{"type": "tool_result", "toolUseId": "a", "content": [{"type": "text", "text": "18 degrees"}]}';
const request = (messages: string) =>
  `{"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": {"messages": [${messages}], "maxTokens": 50}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/sampling', section: 'message-content-constraints' }],
  good: [
    request(`${used}, {"role": "user", "content": [${result}]}`),
    {
      text: request(
        `${used}, {"role": "user", "content": ${result}}, {"role": "user", "content": {"type": "text", "text": "In Celsius."}}`,
      ),
      note: 'What is to be said besides comes as the next message.',
    },
  ],
  bad: {
    mixed: [
      request(`${used}, {"role": "user", "content": [«{"type": "text", "text": "here"}», ${result}]}`),
      {
        text: `{"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"ask": {"method": "sampling/createMessage", "params": {"messages": [${used}, {"role": "user", "content": [${result}, «{"type": "text", "text": "here"}»]}], "maxTokens": 50}}}}}`,
        revision: '2026-07-28',
      },
    ],
  },
  realLife:
    'The schema lets it pass, so it fails late: the client answers -32602, or the provider behind it refuses the call.',
  thought: 'A word of comment helps the model to read the result.',
};
