import { isMixed } from '../../protocol/envelope.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A message asks or answers, never both',
  headline: 'One side would read a question, the other an answer',
  why: 'A `method` makes it a request, a `result` or `error` a response. Readers disagree on which one wins, so whoever waits for the answer may never get it.',
  messages: {
    result: {
      what: '`method` stands in one message with `result`.',
      fix: 'Decide which of the two this message is, and take the other member out. A response names its request by the `id` only.',
    },
    error: {
      what: '`method` stands in one message with `error`.',
      fix: 'Decide which of the two this message is, and take the other member out. A response names its request by the `id` only.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/shape-mixed',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    if (!isMixed(message)) return;
    flag(message.result === undefined ? 'error' : 'result', nameOf(message.json, 'method'));
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCMessage' },
  ],
  good: ['{"jsonrpc":"2.0","id":1,"result":{}}', '{"jsonrpc":"2.0","id":1,"method":"ping"}'],
  bad: {
    result: [
      '{"jsonrpc":"2.0","id":1,«"method"»:"ping","result":{}}',
      {
        text: '{"jsonrpc":"2.0","id":1,«"method"»:"ping","params":null,"result":null,"error":null}',
        note: 'A struct written with all its empty fields.',
      },
    ],
    error: '{"jsonrpc":"2.0","id":1,«"method"»:"tools/list","error":{"code":-32603,"message":"Internal error"}}',
  },
  realLife:
    'The TypeScript SDK refuses such a message. The Python SDK takes it for a request and answers it, so the request it was meant to answer hangs. The published JSON Schema lets it pass.',
  thought: 'The answer repeats what was asked, as web interfaces like to do.',
};
