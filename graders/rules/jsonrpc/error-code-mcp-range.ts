import { isMisused } from '../../protocol/reserved-codes.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Codes from `-32020` to `-32099` are used only where MCP defines them',
  headline: 'The caller would look for a meaning that is not there',
  why: 'A client acts on codes of this range: it asks again with other headers, capabilities or another revision. One that is not defined tells it nothing, and a later revision may give the number a meaning.',
  messages: {
    misused: {
      what: 'The `code` is `{code}`, which MCP has defined for {meaning}. The message says `{text}`.',
      why: 'A client acts on the code and not on the message: it asks again {action}, and gets the same error.',
      fix: 'Take an integer outside `-32768` to `-32000` for an error of your own.',
    },
    unassigned: {
      what: 'The `code` is `{code}`, which MCP keeps for itself and has not defined.',
      fix: 'Take an integer outside `-32768` to `-32000` for an error of your own, or the defined code that says what you mean.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'jsonrpc/error-code-mcp-range',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'error',
  check(message, flag) {
    const code = message.error?.get('code');
    if (code && isMisused(message)) {
      const [meaning, action] = defined.get(code.value as number)!;
      flag('misused', code, { code: code.raw, meaning, action, text: String(message.error!.get('message')!.value) });
      return;
    }
    if (typeof code?.value !== 'number' || code.value > -32020 || code.value < -32099 || known.has(code.value)) return;
    flag('unassigned', code, { code: code.raw });
  },
});

/** What each defined code tells a client, and what it does about it. */
const defined: ReadonlyMap<number, readonly [meaning: string, action: string]> = new Map([
  [-32020, ['headers that do not match the body', 'with other headers']],
  [-32021, ['a capability that the client did not declare', 'with more capabilities']],
  [-32022, ['a revision that the server does not speak', 'in another revision']],
]);

/** The defined codes, and -32042, which is retired: that is another rule. */
const known: ReadonlySet<number> = new Set([-32020, -32021, -32022, -32042]);

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'error-codes' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32020,"message":"Mcp-Name not found"}}',
      revision: '2026-07-28',
      note: 'A defined code in its defined meaning; whether it is that, only plain words would show.',
    },
    { text: '{"jsonrpc":"2.0","id":1,"error":{"code":1001,"message":"Rate limited"}}', revision: '2026-07-28' },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32050,"message":"Rate limited"}}',
      revision: '2025-11-25',
      note: 'Up to 2025-11-25 this range is free for servers.',
    },
  ],
  bad: {
    misused: [
      { text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32021»,"message":"Rate limited"}}', revision: '2026-07-28' },
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32020»,"message":"Upstream connection timed out"}}',
        revision: '2026-07-28',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32022»,"message":"Too many requests","data":{"retryAfter":3}}}',
        revision: '2026-07-28',
      },
    ],
    unassigned: [
      { text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32050»,"message":"Rate limited"}}', revision: '2026-07-28' },
      { text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32023»,"message":"Rate limited"}}', revision: '2026-07-28' },
      { text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32099»,"message":"Rate limited"}}', revision: '2026-07-28' },
    ],
  },
  realLife:
    'The defined codes are `-32020` for headers that do not match the body, `-32021` for a capability the client did not declare and `-32022` for a revision the server does not speak. Using one of them for anything else misleads a client in the same way.',
  thought: 'A free number from the range that JSON-RPC leaves to servers.',
};
