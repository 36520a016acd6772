import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Where an id could not be read, MCP knows no null in its place',
  headline: 'Some clients would not read this error',
  why: 'JSON-RPC asks for null where the id of a request could not be read; the types of MCP do not allow it. Readers follow one or the other, so some refuse the message.',
  messages: {
    drop: {
      what: 'The `id` of this error is null.',
      fix: 'If the id of the request was readable, copy it. If not, leave the member out.',
    },
    keep: {
      what: 'The `id` of this error is null.',
      fix: 'If the id of the request was readable, copy it. If not, null may stay: this revision offers nothing better.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'jsonrpc/error-id-null',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'error',
  check(message, flag) {
    if (message.id?.type !== 'null') return;
    // With a request left open the null is wrong, and after a notification the whole error is: those are other rules.
    const how = message.answers?.how;
    if (how === 'unnamed' || how === 'notification') return;
    flag(message.revision.id < '2025-11-25' ? 'keep' : 'drop', message.id);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCError', revisions: '2024-11-05 to 2025-06-18' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCErrorResponse', revisions: '2025-11-25 on' },
  ],
  good: [
    { text: '{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}', revision: '2025-11-25' },
    { text: '{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}', revision: '2026-07-28' },
    {
      text: '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}',
      revision: '2.0',
      note: 'Plain JSON-RPC asks for it.',
    },
  ],
  bad: {
    drop: [
      {
        text: '{"jsonrpc":"2.0","id":«null»,"error":{"code":-32700,"message":"Parse error"}}',
        revision: '2025-11-25',
      },
      {
        text: '{"jsonrpc":"2.0","id":«null»,"error":{"code":-32600,"message":"Invalid Request"}}',
        revision: '2026-07-28',
      },
    ],
    keep: [
      {
        text: '{"jsonrpc":"2.0","id":«null»,"error":{"code":-32700,"message":"Parse error"}}',
        revision: '2024-11-05',
      },
      {
        text: '{"jsonrpc":"2.0","id":«null»,"error":{"code":-32700,"message":"Parse error"}}',
        revision: '2025-06-18',
      },
    ],
  },
  realLife:
    'The official SDKs disagree: the Python SDK 2.3 needs the member and takes null, the TypeScript SDK 1.32 refuses null and takes a message without the member.',
  thought: 'JSON-RPC 2.0 asks for null here, and MCP builds on JSON-RPC 2.0.',
};
