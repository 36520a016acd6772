import { isMixed } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No method is called `rpc.` and something',
  headline: 'The other side would know no such method',
  why: 'JSON-RPC keeps these names for its own extensions. No peer offers a method under one, so a request comes back as unknown and a notification is passed over.',
  messages: {
    prefix: {
      what: '`{method}` begins with `rpc.`, a reserved beginning.',
      fix: 'Use the name of the method alone, as the method table has it.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'jsonrpc/method-rpc-prefix',
  level: 'MUST',
  // A message with such a name can be read and answered, so it is sound.
  on: 'message',
  odd: true,
  check(message, flag) {
    const { name, method } = message;
    if (name === undefined || !name.startsWith('rpc.') || isMixed(message)) return;
    // OpenRPC claims this one as such an extension.
    if (name !== 'rpc.discover') flag('prefix', method!, { method: name });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'JSON-RPC 2.0', page: '8', section: 'Extensions' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"rpcfoo"}',
      revision: '2.0',
      note: 'Only `rpc` with a point behind it is reserved.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}',
      revision: '2.0',
      note: 'OpenRPC defines it as an extension of JSON-RPC.',
    },
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  ],
  bad: {
    prefix: [
      { text: '{"jsonrpc":"2.0","id":1,"method":«"rpc.ping"»}', alsoBreaks: ['jsonrpc/method-unknown'] },
      { text: '{"jsonrpc":"2.0","id":1,"method":«"rpc.sum"»,"params":[1,2]}', revision: '2.0' },
      { text: '{"jsonrpc":"2.0","method":«"rpc."»}', revision: '2.0' },
    ],
  },
  realLife: 'An MCP peer answers with -32601. The published JSON Schema accepts any string as a method.',
  thought: 'Every call is a remote procedure call, so that goes in front.',
};
