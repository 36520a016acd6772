import { hasOwnParams } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Parameters that are not there are left out',
  headline: 'A strict reader would drop this message',
  why: 'Where `params` is present, a reader expects something it can look into. Some readers take `null` for nothing, others refuse the message.',
  messages: {
    null: {
      what: '`params` is `null`.',
      fix: 'Leave the member out where nothing is to be passed; otherwise write an object.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/params-null',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { params } = message;
    if (params !== undefined && params.type === 'null' && hasOwnParams(message)) flag('null', params);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4.2', section: 'Parameter structures' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCRequest' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    { text: '{"jsonrpc":"2.0","id":1,"method":"ping","params":{}}', note: 'An empty object is as good as none.' },
  ],
  bad: {
    null: [
      '{"jsonrpc":"2.0","id":1,"method":"ping","params":«null»}',
      { text: '{"jsonrpc":"2.0","method":"update","params":«null»}', revision: '2.0' },
    ],
  },
  realLife:
    'The TypeScript SDK drops the message without a word, the Python SDK answers it: it works until the other side changes.',
  thought: 'The serialiser writes `null` for an empty field.',
};
