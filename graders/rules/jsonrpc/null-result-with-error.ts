import { carries } from '../../protocol/envelope.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An error stands without a `result`, even an empty one',
  headline: 'The error might never be seen',
  why: 'A member with `null` is still there. A reader that goes by which members are present may take this for a success, or drop it.',
  messages: {
    null: {
      what: 'Beside `error` stands `result` with the value `null`.',
      fix: 'Leave `result` out whole.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/null-result-with-error',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { json, method, result, error } = message;
    // Without `jsonrpc` this is JSON-RPC 1.0 as a whole.
    if (!carries(message, 'jsonrpc')) return;
    if (result === undefined || result.type !== 'null' || error === undefined || method !== undefined) return;
    // Both null: the error is the one too many.
    if (error.type !== 'null') flag('null', nameOf(json, 'result'));
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCError', revisions: '2024-11-05 to 2025-06-18' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCErrorResponse', revisions: '2025-11-25 on' },
  ],
  good: ['{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}'],
  bad: {
    null: [
      '{"jsonrpc":"2.0","id":1,«"result"»:null,"error":{"code":-32603,"message":"Internal error"}}',
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"},«"result"»:null}',
        revision: '2.0',
      },
    ],
  },
  realLife:
    'The TypeScript SDK refuses it, so the caller meets a timeout instead of the reason; the Python SDK accepts it.',
  thought: 'JSON-RPC 1.0 asked for both members, one of them null.',
};
