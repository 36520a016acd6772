import { opening, related } from '../../protocol/places.ts';
import { type Batch, defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The responses to a batch come back as one array',
  headline: 'The sender would wait for one array',
  why: 'Who sends a batch expects one array with all its answers. A sender that takes nothing else does not find this response.',
  messages: {
    apart: {
      what: 'The request with id `{id}` came in a batch; its response is sent by itself.',
      fix: 'Collect the responses to the batch in one array; their order is free.',
    },
    divided: {
      what: 'The responses to one batch are divided: the one for id `{id}` stands in another array.',
      fix: 'Collect all responses to the batch in one array; their order is free.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'batch/batch-reply-separate',
  level: { '2.0': 'SHOULD', '2024-11-05': 'none', '2025-03-26': 'SHOULD' },
  removedIn: '2025-06-18',
  on: 'exchange',
  check(exchange, flag) {
    for (const { batch } of exchange.entries) {
      const reply = batch && separateReply(batch);
      if (!reply) continue;
      const { request, response } = reply;
      const array = response.batch?.json;
      const at = array ? { start: array.start, end: array.start + 1, pointer: array.pointer } : opening(response);
      const data = { id: request.id?.raw ?? '' };
      flag(array ? 'divided' : 'apart', at, data, [related(request, 'request')], response);
    }
  },
});

interface Reply {
  readonly request: Message;
  readonly response: Message;
}

/** The first response that does not stand in the array with the others. */
const separateReply = ({ messages }: Batch): Reply | undefined => {
  let array: Batch | undefined;
  let separate: Reply | undefined;
  for (const request of messages) {
    const response = request.shape === 'request' ? request.answeredBy[0] : undefined;
    if (!response) continue;
    array ??= response.batch;
    if (response.batch && response.batch === array) continue;
    if (!separate || response.index < separate.response.index) separate = { request, response };
  }
  return separate;
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '6', section: 'Batch' },
    { of: 'MCP', page: 'basic/transports', revisions: '2025-03-26' },
  ],
  good: [
    {
      text: '--> [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]\n<-- [{"jsonrpc":"2.0","id":2,"result":{}},{"jsonrpc":"2.0","id":1,"result":{}}]',
      revision: '2025-03-26',
      note: 'The order in the array is free.',
    },
    {
      text: '--> {"jsonrpc":"2.0","id":1,"method":"ping"}\n--> {"jsonrpc":"2.0","id":2,"method":"ping"}\n<-- {"jsonrpc":"2.0","id":1,"result":{}}\n<-- {"jsonrpc":"2.0","id":2,"result":{}}',
      revision: '2025-03-26',
      note: 'Two requests that were no batch.',
    },
  ],
  bad: {
    apart: [
      {
        text: '--> [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]\n<-- «{»"jsonrpc":"2.0","id":1,"result":{}}\n<-- {"jsonrpc":"2.0","id":2,"result":{}}',
        revision: '2025-03-26',
      },
      {
        text: '--> [{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]}]\n<-- «{»"jsonrpc":"2.0","id":1,"result":3}',
        revision: '2.0',
      },
    ],
    divided: {
      text: '--> [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]\n<-- [{"jsonrpc":"2.0","id":1,"result":{}}]\n<-- «[»{"jsonrpc":"2.0","id":2,"result":{}}]',
      revision: '2025-03-26',
    },
  },
  realLife:
    'Mostly harmless: MCP 2025-03-26 only allows responses to be batched, and on an HTTP stream it leaves that to the server. A plain JSON-RPC client may wait for the array.',
  thought: 'Each answer goes out as soon as it is ready.',
};
