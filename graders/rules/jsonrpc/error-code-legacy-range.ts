import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'New code stays out of `-32000` to `-32019`',
  headline: 'The caller could not tell what this code means',
  why: 'Drafts and SDKs used these numbers for different things. Since 2026-07-28 they have no defined meaning, so a reader takes nothing from them.',
  messages: {
    legacy: {
      what: 'The `code` is `{code}`, from a band that is left to older implementations.',
      fix: 'A missing capability has the code `-32021` and an unsupported revision `-32022`. For anything of your own take an integer outside `-32768` to `-32000`.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'jsonrpc/error-code-legacy-range',
  level: 'SHOULD',
  addedIn: '2026-07-28',
  on: 'error',
  check(message, flag) {
    const code = message.error?.get('code');
    // -32002 is retired: that is another rule.
    if (typeof code?.value !== 'number' || code.value > -32000 || code.value < -32019 || code.value === -32002) return;
    flag('legacy', code, { code: code.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'error-codes' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"error":{"code":1001,"message":"Request timed out"}}', revision: '2026-07-28' },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Request timed out"}}',
      revision: '2025-11-25',
      note: 'Up to 2025-11-25 the band is free for servers.',
    },
    { text: '{"jsonrpc":"2.0","id":1,"error":{"code":-31999,"message":"Out of paper"}}', revision: '2026-07-28' },
  ],
  bad: {
    legacy: [
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32001»,"message":"Request timed out"}}',
        revision: '2026-07-28',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32000»,"message":"Server overloaded"}}',
        revision: '2026-07-28',
      },
      { text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32019»,"message":"Out of paper"}}', revision: '2026-07-28' },
    ],
  },
  realLife:
    '`-32001` was the code for mismatched headers in a draft and is the code for a timeout inside SDKs; `-32003` and `-32004` stood for a missing capability and an unsupported revision before `-32021` and `-32022` took their place.',
  thought: 'JSON-RPC leaves this range to servers, and so did MCP until 2025-11-25.',
};
