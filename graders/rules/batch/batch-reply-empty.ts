import { followsNoRequests } from '../../protocol/batches.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A batch without requests gets no reply',
  headline: 'The sender would get a batch of nothing',
  why: 'Nothing was asked, so the other side waits for nothing. What arrives has the form of no batch, and it answers that with an error or drops the connection.',
  messages: {
    reply: {
      what: 'The array is empty: it replies to a batch in which nothing is asked.',
      fix: 'Send nothing in reply to a batch that holds no request.',
    },
  },
});

export default defineRule<typeof words, 'batch'>({
  id: 'batch/batch-reply-empty',
  level: { '2.0': 'MUST', '2024-11-05': 'none', '2025-03-26': 'MUST' },
  removedIn: '2025-06-18',
  on: 'batch',
  check(batch, flag) {
    if (batch.json.elements.length === 0 && followsNoRequests(batch)) flag('reply', batch.json);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '6', section: 'Batch' },
    { of: 'MCP', page: 'basic', section: 'batching', revisions: '2025-03-26' },
  ],
  good: [
    {
      text: '--> [{"jsonrpc":"2.0","method":"log","params":["a"]},{"jsonrpc":"2.0","method":"log","params":["b"]}]',
      revision: '2.0',
      note: 'Two notifications, and silence after them.',
    },
    {
      text: '--> [{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]},{"jsonrpc":"2.0","method":"log"}]\n<-- [{"jsonrpc":"2.0","id":1,"result":3}]',
      revision: '2.0',
      note: 'The request is answered, the notification is not.',
    },
  ],
  bad: {
    reply: [
      {
        text: '--> [{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}]\n<-- «[]»',
        revision: '2025-03-26',
      },
      { text: '--> [{"jsonrpc":"2.0","method":"log"}]\n<-- «[]»', revision: '2.0' },
    ],
  },
  realLife: 'The peer takes the empty array for a call and finds it wrong.',
  thought: 'A list comes in, so a list goes out.',
};
