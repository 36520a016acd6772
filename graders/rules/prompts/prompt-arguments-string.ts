import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The arguments of a prompt are strings',
  headline: 'The server would refuse the prompt',
  why: 'A prompt is a text with gaps, and its arguments are what people type into them. A server that checks refuses anything but a string with error -32602.',
  messages: {
    value: {
      what: 'The argument `{name}` is `{value}`, which is no string.',
      fix: 'Write the value as a string, in quotes.',
    },
    null: {
      what: 'The argument `{name}` is `null`, which is no string.',
      fix: 'Leave out an argument that has no value. An empty value is an empty string.',
    },
    list: {
      what: 'The argument `{name}` is `{value}`, which is no string.',
      fix: 'Write it out as one text, the way the prompt should quote it.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'prompts/prompt-arguments-string',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { type } = fault.node;
    flag(type === 'null' ? 'null' : type === 'array' || type === 'object' ? 'list' : 'value', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/prompts', section: 'getting-a-prompt' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"review","arguments":{"count":"3"}}}',
    '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"review","arguments":{"note":""}}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"review","arguments":{"count":3}}}',
      note: 'Tools take any JSON.',
    },
  ],
  bad: {
    value: [
      '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"review","arguments":{"count":«3»}}}',
      '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"review","arguments":{"strict":«true»}}}',
    ],
    null: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"review","arguments":{"note":«null»}}}',
    list: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"review","arguments":{"files":«["a.ts","b.ts"]»}}}',
  },
  realLife:
    'It works with servers that do not check, and fails with the next one. Client libraries with typed arguments send numbers without a thought.',
  thought: 'JSON has numbers, and tools take them.',
};
