import { isMixed, outcome } from '../../protocol/envelope.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A response carries a `result` or an `error`, not both',
  headline: 'Success or failure: nobody could tell',
  why: 'The caller looks at which of the two members is there. With both, one reader reports a failure, the next a success, and a third drops the response.',
  messages: {
    both: {
      what: 'The response has a `result` and an `error`.',
      fix: 'Keep the one that is true: `result` where the request was carried out, `error` where it was not.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/result-and-error',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    if (message.result === undefined || message.error === undefined) return;
    // Beside a method: shape-mixed. One of them null: a rule of its own.
    if (!isMixed(message) && outcome(message) === undefined) flag('both', nameOf(message.json, 'error'));
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'responses', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"No such city"}],"isError":true}}',
      answers: 'tools/call',
      note: 'A tool that failed is still a result.',
    },
  ],
  bad: {
    both: [
      '{"jsonrpc":"2.0","id":1,"result":{},«"error"»:{"code":-32603,"message":"Only half of it"}}',
      { text: '{"jsonrpc":"2.0","id":1,«"error"»:"no","result":7}', revision: '2.0' },
    ],
  },
  realLife:
    'The Python SDK takes the error, the TypeScript SDK refuses the message, and the published JSON Schema accepts it as a success.',
  thought: 'Part of it worked, and there is a warning to go with it.',
};
