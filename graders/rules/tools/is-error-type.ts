import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`isError` is a boolean, `true` or `false`',
  headline: 'The result would be refused',
  why: 'Clients check the type. Those that do not may take a string such as `"false"` for true.',
  messages: {
    text: {
      what: '`isError` is a string: `{value}`.',
      fix: 'Write `true` or `false` without quotes.',
    },
    other: {
      what: '`isError` is {type}: `{value}`.',
      fix: 'Write `true` or `false`, or leave `isError` out where nothing failed. What went wrong belongs into a text block.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/is-error-type',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag(fault.node.type === 'string' ? 'text' : 'other', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'error-handling' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":true}}', answers: 'tools/call' },
    { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[]}}', answers: 'tools/call', note: 'Absent means false.' },
  ],
  bad: {
    text: { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":«"true"»}}', answers: 'tools/call' },
    other: { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":«1»}}', answers: 'tools/call' },
  },
  realLife: 'The client refuses the result; the model never reads what went wrong.',
  thought: 'Anything that counts as true is enough.',
};
