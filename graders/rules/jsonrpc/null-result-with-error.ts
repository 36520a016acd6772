import { nameOf } from '../../protocol/places.ts';
import { defineRule, type PageOf } from '../../types.ts';

const rule = defineRule({
  id: 'jsonrpc/null-result-with-error',
  title: 'An error stands without a `result`, even an empty one',
  level: 'MUST',
  on: 'envelope',
  headline: 'The error might never be seen',
  why: 'A member with `null` is still there. A reader that goes by which members are present may take this for a success, or drop it.',
  messages: {
    null: {
      what: 'Beside `error` stands `result` with the value `null`.',
      fix: 'Leave `result` out whole.',
    },
  },
  check({ json, method, result, error }, flag) {
    if (result === undefined || result.type !== 'null' || error === undefined || method !== undefined) return;
    // Both null: the error is the one too many.
    if (error.type !== 'null') flag('null', nameOf(json, 'result'));
  },
});

export default rule;

export const page: PageOf<typeof rule> = {
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
