import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`structuredContent` is an object',
  headline: 'The result would be refused',
  why: 'Up to revision 2025-11-25 clients take an object there and nothing else; they refuse the whole result.',
  messages: {
    list: {
      what: '`structuredContent` is an array.',
      fix: 'Put the list into an object, under a name of its own, and let the schema of the tool say so.',
    },
    other: {
      what: '`structuredContent` is {type}: `{value}`.',
      fix: 'Write an object, not the text of one; a plain value gets a name of its own in it.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/structured-content-type',
  level: { '2025-06-18': 'MUST', '2026-07-28': 'none' },
  addedIn: '2025-06-18',
  removedIn: '2026-07-28',
  on: 'fault',
  check(fault, flag) {
    flag(fault.node.type === 'array' ? 'list' : 'other', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'structured-content' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"items\\":[1,2]}"}],"structuredContent":{"items":[1,2]}}}',
      answers: 'tools/call',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"[1,2]"}],"structuredContent":[1,2]}}',
      answers: 'tools/call',
      revision: '2026-07-28',
      note: 'Since 2026-07-28 any JSON value will do.',
    },
  ],
  bad: {
    list: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"[1,2]"}],"structuredContent":«[1,2]»}}',
      answers: 'tools/call',
    },
    other: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{}"}],"structuredContent":«"{}"»}}',
      answers: 'tools/call',
    },
  },
  realLife: 'The client refuses the result, though its text is fine.',
  thought: 'The tool returns a list.',
};
