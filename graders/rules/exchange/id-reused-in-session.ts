import { answerBefore } from '../../protocol/history.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf, type Role } from '../../types.ts';

export const words = defineWords({
  title: 'A sender uses each request id once in a session',
  headline: 'Two requests would share one name',
  why: 'Responses, cancellations, logs and resumed streams all name a request by its id. With two under one id nobody can say which is meant.',
  messages: {
    answered: {
      what: 'The id `{value}` was used before in this session, for `{method}`. That request has its response, and still keeps the id.',
      fix: 'Take an id that this side has not used yet, such as the next number.',
    },
    open: {
      what: 'The id `{value}` belongs to an earlier `{method}`, which still waits for its response.',
      headline: 'The next answer would fit two requests',
      why: 'Two requests are open under one id. Whichever response comes first may land with the wrong caller.',
      fix: 'Take an id that this side has not used yet, such as the next number.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'exchange/id-reused-in-session',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'exchange',
  check(exchange, flag) {
    const used: Record<Role, Map<string, Message>> = { client: new Map(), server: new Map() };
    for (const message of exchange.messages) {
      const { idKey, sender, shape, sound } = message;
      if (shape !== 'request' || idKey === undefined || !sound) continue;
      const first = used[sender].get(idKey);
      if (!first) used[sender].set(idKey, message);
      else {
        const id = message.id!;
        const data = { value: id.raw, method: first.name ?? '' };
        const kind = answerBefore(first, message) ? 'answered' : 'open';
        flag(kind, id, data, [related(first, 'first')], message);
      }
    }
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26…2025-11-25' },
  ],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
--> {"jsonrpc": "2.0", "id": "1", "method": "ping"}`,
      note: '`1` and `"1"` are two ids.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "method": "ping"}`,
      note: 'Each side numbers its own requests.',
    },
  ],
  bad: {
    answered: `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}
--> {"jsonrpc": "2.0", "id": «1», "method": "tools/list"}`,
    open: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "roll"}}
--> {"jsonrpc": "2.0", "id": «1», "method": "tools/call", "params": {"name": "flip"}}`,
  },
  realLife:
    'The SDK servers answer both requests, so it seems to work; what breaks is everything that looks a request up later: cancellation, resumable HTTP streams, the log.',
  thought: 'JSON-RPC only matches open requests, so after the answer the number looked free again.',
  permits: [
    {
      id: 'id-space-per-sender',
      text: 'Each side numbers its own requests: the same id may be used, even open, in both directions.',
    },
  ],
};
