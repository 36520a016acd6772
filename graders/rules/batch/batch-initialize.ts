import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`initialize` is not part of a batch',
  headline: 'The session would not begin',
  why: 'Only the answer to `initialize` tells which revision both sides speak, and with it whether there are batches at all. A server of another revision cannot read this array.',
  messages: {
    member: {
      what: '`initialize` is a member of a batch.',
      fix: 'Send it by itself, and wait for its answer before anything else.',
    },
  },
});

export default defineRule<typeof words, 'batch'>({
  id: 'batch/batch-initialize',
  level: 'MUST',
  addedIn: '2025-03-26',
  removedIn: '2025-06-18',
  on: 'batch',
  check({ messages }, flag) {
    const found = messages.find(({ name }) => name === 'initialize');
    if (found?.method) flag('member', found.method);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'initialization' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"postbox","version":"1.0.0"}}}',
      revision: '2025-03-26',
    },
  ],
  bad: {
    member: [
      {
        text: '[{"jsonrpc":"2.0","id":0,"method":«"initialize"»,"params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"postbox","version":"1.0.0"}}},{"jsonrpc":"2.0","method":"notifications/initialized"}]',
        revision: '2025-03-26',
      },
      {
        text: '[{"jsonrpc":"2.0","id":0,"method":«"initialize"»,"params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"postbox","version":"1.0.0"}}}]',
        revision: '2025-03-26',
      },
    ],
  },
  realLife:
    'A server of 2024-11-05, or of 2025-06-18 and later, drops the array; the client waits for an answer to `initialize`.',
  thought: 'It saves a round trip.',
};
