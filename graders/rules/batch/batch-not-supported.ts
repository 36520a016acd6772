import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Messages are sent one by one, not in an array',
  headline: 'The whole array would be dropped',
  why: 'A reader of this revision takes only single messages. It refuses the array without looking into it, and every request in it stays unanswered.',
  messages: {
    array: {
      what: 'This is an array with {count} members. Revision {revision} knows no batches.',
      fix: 'Send each message by itself: on stdio each on a line of its own, over HTTP each in a POST of its own.',
    },
    single: {
      what: 'This is an array with one member. Revision {revision} knows no batches.',
      fix: 'Take the brackets away and send the message by itself.',
    },
    empty: {
      what: 'This is an empty array. Revision {revision} knows no batches.',
      fix: 'Send nothing where there is nothing to say.',
      why: 'A reader of this revision takes only single messages and refuses the array.',
    },
    unclear: {
      what: 'This is an array of messages. JSON-RPC has batches, but the types of this revision do not. Revision 2025-03-26 is the one that has them.',
      fix: 'Send each message by itself.',
      why: 'Whether a reader of this revision takes arrays is left open, so a sender cannot count on it.',
      headline: 'The whole array might be dropped',
    },
  },
});

export default defineRule<typeof words, 'batch'>({
  id: 'batch/batch-not-supported',
  level: { '2024-11-05': 'ADVICE', '2025-03-26': 'none', '2025-06-18': 'MUST' },
  addedIn: '2024-11-05',
  on: 'batch',
  check({ json, exchange }, flag) {
    const at = { start: json.start, end: json.start + 1, pointer: json.pointer };
    const count = json.elements.length;
    if (exchange.revision.id === '2024-11-05') flag('unclear', at);
    else
      flag(count === 0 ? 'empty' : count === 1 ? 'single' : 'array', at, {
        count,
        revision: exchange.revision.id,
      });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'changelog', revisions: '2025-06-18' },
    { of: 'MCP', page: 'basic/transports', revisions: '2025-06-18 and 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', revisions: '2026-07-28' },
    { of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2025-03-26' },
  ],
  good: [
    '--> {"jsonrpc":"2.0","id":1,"method":"ping"}\n--> {"jsonrpc":"2.0","id":2,"method":"ping"}',
    {
      text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]',
      revision: '2025-03-26',
      note: 'The one revision of MCP that has batches.',
    },
    {
      text: '[{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]},{"jsonrpc":"2.0","method":"log"}]',
      revision: '2.0',
      note: 'Plain JSON-RPC has batches.',
    },
  ],
  bad: {
    array: [
      '«[»{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]',
      { text: '«[»1,"ping"]', revision: '2025-06-18', note: 'Whatever is in it, the array comes first.' },
    ],
    single: { text: '«[»{"jsonrpc":"2.0","id":1,"result":{}}]', sender: 'server' },
    empty: '«[»]',
    unclear: {
      text: '«[»{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]',
      revision: '2024-11-05',
    },
  },
  realLife: 'Both official SDKs drop the array: every request in it hangs.',
  thought: 'JSON-RPC 2.0 has batches, and so had MCP for one revision, 2025-03-26.',
};
