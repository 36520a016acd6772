import { shortOf } from '../../protocol/envelope.ts';
import { lacks } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A response carries a `result` or an `error`',
  headline: 'Whoever asked would wait for ever',
  why: 'An id alone does not say whether the request went well. It has the form of no message, so it is dropped and the request stays open.',
  messages: {
    empty: {
      what: 'There is an `id`, and neither a `result` nor an `error`.',
      fix: 'To answer, add `result` or `error`; a `result` may be nearly empty, but it is there. To ask, add a `method`.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/response-empty',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    if (shortOf(message) === 'outcome') flag('empty', lacks(message.json, 'result'));
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'responses', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"result":{}}',
    { text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete"}}', revision: '2026-07-28' },
  ],
  bad: { empty: ['«{»"jsonrpc":"2.0","id":1}', { text: '«{»"jsonrpc":"2.0","id":"a"}', revision: '2.0' }] },
  realLife: 'Both official SDKs drop it on arrival, and the call times out.',
  thought: 'There is nothing to return, so nothing was written.',
};
