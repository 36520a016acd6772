import { opening } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A batch holds requests and notifications, or responses, not both',
  headline: 'The whole batch would be dropped',
  why: 'A receiver handles an array either as calls or as answers to its own calls. One that is both has the form of no batch.',
  messages: {
    response: {
      what: 'This member is a response; the batch began with {first}.',
      fix: 'Send the responses apart from the requests and notifications.',
    },
    call: {
      what: 'This member is {kind}; the batch began with a response.',
      fix: 'Send the requests and notifications apart from the responses.',
    },
  },
});

export default defineRule<typeof words, 'batch'>({
  id: 'batch/batch-mixed',
  level: { '2.0': 'MUST', '2024-11-05': 'none', '2025-03-26': 'MUST' },
  removedIn: '2025-06-18',
  on: 'batch',
  check({ messages }, flag) {
    const first = messages.find(({ shape }) => shape !== 'malformed');
    if (!first) return;
    const answers = isResponse(first);
    const other = messages.find((one) => one.shape !== 'malformed' && isResponse(one) !== answers);
    if (!other) return;
    if (answers) flag('call', opening(other), { kind: `a ${other.shape}` });
    else flag('response', opening(other), { first: `a ${first.shape}` });
  },
});

const isResponse = ({ shape }: Message): boolean => shape === 'result' || shape === 'error';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '6', section: 'Batch' },
    { of: 'MCP', page: 'basic', section: 'batching', revisions: '2025-03-26' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCBatchRequest', revisions: '2025-03-26' },
  ],
  good: [
    {
      text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}]',
      revision: '2025-03-26',
      note: 'Requests and notifications may stand together.',
    },
    {
      text: '[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"Method not found"}}]',
      revision: '2025-03-26',
      note: 'Results and errors may stand together.',
    },
  ],
  bad: {
    response: [
      {
        text: '[{"jsonrpc":"2.0","id":2,"method":"ping"},«{»"jsonrpc":"2.0","id":1,"result":{}}]',
        revision: '2025-03-26',
      },
      { text: '[{"jsonrpc":"2.0","method":"log"},«{»"jsonrpc":"2.0","id":1,"result":3}]', revision: '2.0' },
    ],
    call: {
      text: '[{"jsonrpc":"2.0","id":1,"result":{}},«{»"jsonrpc":"2.0","id":2,"method":"ping"}]',
      revision: '2025-03-26',
    },
  },
  realLife: 'No type of batch matches it, so a reader that checks types drops the array.',
  thought: 'Both were ready at the same moment.',
};
