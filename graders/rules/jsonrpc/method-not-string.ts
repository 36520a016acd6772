import { isMixed } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The name of a method is a string',
  headline: 'Nobody would know what to do',
  why: 'The other side looks the method up by its name. What is no text names nothing, and the message is refused or dropped.',
  messages: {
    null: { what: '`method` is `null`.', fix: 'Write the name of the method, in quotes.' },
    parts: {
      what: '`method` is `{value}`.',
      fix: 'Write the name as one string; a slash stands between its parts.',
    },
    other: { what: '`method` is `{value}`, not a string.', fix: 'Write the name of the method, in quotes.' },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/method-not-string',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { method } = message;
    if (method === undefined || method.type === 'string' || isMixed(message)) return;
    const { type } = method;
    flag(type === 'null' ? 'null' : type === 'array' || type === 'object' ? 'parts' : 'other', method, {
      value: method.raw,
    });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"7"}',
      revision: '2.0',
      note: 'In quotes any name will do in plain JSON-RPC.',
    },
  ],
  bad: {
    null: ['{"jsonrpc":"2.0","id":1,"method":«null»}', '{"jsonrpc":"2.0","method":«null»}'],
    parts: [
      '{"jsonrpc":"2.0","id":1,"method":«["tools","list"]»}',
      '{"jsonrpc":"2.0","id":1,"method":«{"tools":"list"}»}',
    ],
    other: ['{"jsonrpc":"2.0","id":1,"method":«7»}', '{"jsonrpc":"2.0","id":1,"method":«true»}'],
  },
  realLife: 'Both official SDKs refuse the line and answer nothing.',
  thought: 'A name in two parts looks like a list of two.',
};
