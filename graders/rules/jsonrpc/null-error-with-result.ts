import { carries } from '../../protocol/envelope.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A result stands without an `error`, even an empty one',
  headline: 'A strict reader would drop this answer',
  why: 'A member with `null` is still there. A reader that goes by which members are present sees a result and an error at once.',
  messages: {
    null: {
      what: 'Beside `result` stands `error` with the value `null`.',
      fix: 'Leave `error` out whole.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/null-error-with-result',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { json, method, result, error, revision } = message;
    // Without `jsonrpc` this is JSON-RPC 1.0 as a whole; and a result that is null as well is told as such.
    if (!carries(message, 'jsonrpc') || (result?.type === 'null' && revision.era !== 'none')) return;
    if (error === undefined || error.type !== 'null' || result === undefined || method !== undefined) return;
    flag('null', nameOf(json, 'error'));
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCResponse', revisions: '2024-11-05 to 2025-06-18' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCResultResponse', revisions: '2025-11-25 on' },
  ],
  good: ['{"jsonrpc":"2.0","id":1,"result":{}}'],
  bad: {
    null: [
      '{"jsonrpc":"2.0","id":1,"result":{},«"error"»:null}',
      { text: '{"jsonrpc":"2.0","id":1,«"error"»:null,"result":19}', revision: '2.0' },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":null,«"error"»:null}',
        revision: '2.0',
        note: 'Plain JSON-RPC lets a result be null, but not beside an error.',
      },
    ],
  },
  realLife:
    'The TypeScript SDK refuses it and the call times out; the Python SDK accepts it. Servers in Go or Java that write empty fields work on one desk and fail on the next.',
  thought: 'JSON-RPC 1.0 asked for both members, one of them null.',
};
