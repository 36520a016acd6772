import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A sampling result says who speaks, what, and from which model: `role`, `content` and `model`',
  headline: 'The server could not use the answer',
  why: 'The server puts the answer into its conversation as one more message and may weigh it by the model. Without all three it rejects the result.',
  messages: {
    missing: {
      what: 'The sampling result lacks `{names}`.',
      fix: 'Complete it: the message of the model has a `role` and `content`; next to them stands the name of the `model`.',
    },
    instead: {
      what: 'The sampling result has `{found}`; the server looks for `{name}`.',
      fix: 'Compare the two names letter by letter.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'sampling/sampling-result-fields',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag(fault.instead ? 'instead' : 'missing', fault, fault.data);
  },
});

const answers = 'sampling/createMessage';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/sampling', section: 'creating-messages' }],
  good: [
    {
      text: '{"jsonrpc": "2.0", "id": 1, "result": {"role": "assistant", "content": {"type": "text", "text": "Paris"}, "model": "m-1"}}',
      answers,
      note: '`stopReason` may be left out.',
    },
    {
      text: '--> {"jsonrpc": "2.0", "id": 1, "result": {"action": "accept", "content": {"city": "Paris"}}}',
      revision: '2025-03-26',
      note: 'Without its request a result may answer what only these two know.',
    },
  ],
  bad: {
    missing: [
      {
        text: '{"jsonrpc": "2.0", "id": 1, "result": «{»"role": "assistant", "content": {"type": "text", "text": "Paris"}}}',
        answers,
      },
      { text: '{"jsonrpc": "2.0", "id": 1, "result": «{»"text": "Paris"}}', answers },
      '--> {"jsonrpc": "2.0", "id": 1, "result": «{»"content": {"type": "text", "text": "Paris"}}}',
    ],
    instead: {
      text: '{"jsonrpc": "2.0", "id": 1, "result": «{»"role": "assistant", "content": {"type": "text", "text": "Paris"}, "Model": "m-1"}}',
      answers,
    },
  },
  realLife:
    'The library of the server fails to read the result, and the tool call behind it ends with an internal error.',
  thought: 'Only the text matters to the one who asked.',
};
