import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Codes from `-32768` to `-32100` are used only where JSON-RPC defines them',
  headline: 'The caller might read a meaning into this code',
  why: 'JSON-RPC keeps this range for errors of the protocol itself. A reader may treat the code as such, and a later version may give the number a meaning.',
  messages: {
    invented: {
      what: 'The `code` is `{code}`, a number that JSON-RPC reserves and defines nowhere.',
      fix: 'Use one of the five defined codes if it fits; else take an integer outside `-32768` to `-32000`.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'jsonrpc/error-code-reserved',
  level: 'SHOULD',
  on: 'error',
  check(message, flag) {
    const code = message.error?.get('code');
    if (typeof code?.value !== 'number' || code.value > -32100 || code.value < -32768 || defined.has(code.value))
      return;
    flag('invented', code, { code: code.raw });
  },
});

const defined: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602, -32603]);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5.1', section: 'Error object' },
    { of: 'MCP', page: 'basic', section: 'error-codes', revisions: '2026-07-28' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":1001,"message":"Quota used up"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"Server overloaded"}}',
      note: 'Up to 2025-11-25, `-32000` to `-32099` are there for servers to use.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32769,"message":"Out of paper"}}',
      note: 'The first number below the range.',
    },
  ],
  bad: {
    invented: [
      '{"jsonrpc":"2.0","id":1,"error":{"code":«-32500»,"message":"Quota used up"}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":«-32100»,"message":"Quota used up"}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":«-32604»,"message":"Quota used up"}}',
    ],
  },
  realLife:
    'Clients that sort errors by range file it under faults of the protocol and do not show it as the tool’s own.',
  thought: 'All error codes seem to begin with -32.',
};
