import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The codes `-32002` and `-32042` are no longer sent',
  headline: 'The caller would meet a code of older revisions',
  why: 'Since 2026-07-28 these two numbers mean nothing. A client written for it has no reason to know what they once said.',
  messages: {
    resource: {
      what: 'The `code` is `-32002`, which said *resource not found* up to 2025-11-25.',
      fix: 'An unknown resource counts as a parameter that does not fit now, and that is `-32602`.',
    },
    url: {
      what: 'The `code` is `-32042`, which asked the user to visit an address in 2025-11-25.',
      fix: 'Ask for input in a result of type `input_required` instead of an error.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'jsonrpc/error-code-retired',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'error',
  check(message, flag) {
    const code = message.error?.get('code');
    if (code?.value === -32002) flag('resource', code);
    else if (code?.value === -32042) flag('url', code);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic', section: 'error-codes' },
    { of: 'MCP', page: 'server/resources', section: 'error-handling' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Resource not found","data":{"uri":"file:///nope"}}}',
      revision: '2026-07-28',
      answers: 'resources/read',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"Resource not found","data":{"uri":"file:///nope"}}}',
      revision: '2025-11-25',
      answers: 'resources/read',
      note: 'The right code up to 2025-11-25.',
    },
  ],
  bad: {
    resource: [
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32002»,"message":"Resource not found","data":{"uri":"file:///nope"}}}',
        revision: '2026-07-28',
        answers: 'resources/read',
      },
      { text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32002»,"message":"Not found"}}', revision: '2026-07-28' },
    ],
    url: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32042»,"message":"Visit the address first"}}',
      revision: '2026-07-28',
    },
  },
  realLife:
    'Some clients still understand `-32002` out of courtesy. It has a third meaning in the Language Server Protocol, where it says that the server is not initialised.',
  thought: 'Both were right in earlier revisions.',
};
