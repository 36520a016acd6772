import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The `content` of a tool result is an array',
  headline: 'The tool ran, and nobody would see it',
  why: 'Clients walk through the blocks of `content` one by one. In anything but an array there is nothing to walk through, and they refuse the result.',
  messages: {
    block: {
      what: '`content` is one block: `{value}`.',
      fix: 'Put it between `[` and `]`: a single block is a list of one.',
    },
    text: {
      what: '`content` is a string: `{value}`.',
      fix: 'Make it an array with one text block in it.',
    },
    other: {
      what: '`content` is {type}: `{value}`.',
      fix: 'Write an array of blocks. Where there is nothing to say it is `[]`.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/content-not-array',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { type } = fault.node;
    flag(type === 'object' ? 'block' : type === 'string' ? 'text' : 'other', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool-result' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"hi"}]}}', answers: 'tools/call' },
  ],
  bad: {
    block: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":«{"type":"text","text":"hi"}»}}',
      answers: 'tools/call',
    },
    text: { text: '{"jsonrpc":"2.0","id":1,"result":{"content":«"hi"»}}', answers: 'tools/call' },
    other: { text: '{"jsonrpc":"2.0","id":1,"result":{"content":«null»}}', answers: 'tools/call' },
  },
  realLife: 'The result is refused; the model hears of a failed call and tries again.',
  thought: 'One block needs no list, and chat APIs take a string.',
};
