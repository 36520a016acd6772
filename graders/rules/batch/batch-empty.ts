import { followsNoRequests } from '../../protocol/batches.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A batch has at least one member',
  headline: 'The answer would be an error',
  why: 'There is nothing in the array to act on or to answer. By JSON-RPC the receiver replies with one error, `-32600`, that names no request.',
  messages: {
    empty: {
      what: 'The array is empty.',
      fix: 'Put at least one message into it, or send nothing.',
    },
  },
});

export default defineRule<typeof words, 'batch'>({
  id: 'batch/batch-empty',
  level: 'MUST',
  removedIn: '2025-06-18',
  on: 'batch',
  check(batch, flag) {
    const { json, exchange } = batch;
    if (json.elements.length > 0) return;
    // As a reply it is another rule; 2024-11-05 leaves batches, and so replies to them, open.
    if (exchange.revision.id !== '2024-11-05' && followsNoRequests(batch)) return;
    flag('empty', json);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'JSON-RPC 2.0', page: '6', section: 'Batch' }],
  good: [{ text: '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', revision: '2025-03-26' }],
  bad: {
    empty: [
      { text: '«[]»', revision: '2025-03-26' },
      { text: '«[ ]»', revision: '2.0' },
      { text: '«[]»', revision: '2024-11-05', alsoBreaks: ['batch/batch-not-supported'] },
    ],
  },
  realLife: 'The schema of 2025-03-26 lets it pass, so a check against the schema does not find it.',
  thought: 'There was nothing to send, and a list of nothing seemed to say so.',
};
