import { idKey } from '../../protocol/ids.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Flag, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No two open requests share an id',
  headline: 'The next answer would fit two requests',
  why: 'The id is all that ties a response to its request. With two open under one id, an answer may land with the wrong caller.',
  messages: {
    open: {
      what: 'The id `{value}` belongs to an earlier `{method}`, which still waits for its response.',
      fix: 'Take another id, or wait: once the response is there, the id is free again.',
    },
    listening: {
      what: 'The id `{value}` belongs to `{method}`, which stays open as long as the subscription lives.',
      why: 'The response to this request would carry the id of the subscription, and would be read as its end.',
      fix: 'Take another id; a subscription keeps its own until it is closed.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'exchange/id-reused-in-flight',
  level: 'MUST',
  addedIn: '2026-07-28',
  replaces: 'exchange/id-reused-in-session',
  on: 'exchange',
  check(exchange, flag) {
    const open = new Map<string, Message>();
    for (const message of exchange.messages) {
      if (message.shape === 'request') meet(message, open, flag);
      else if (open.size > 0) free(message, open);
    }
  },
});

/** A server sends no requests in this revision, so one list will do. */
const meet = (request: Message, open: Map<string, Message>, flag: Flag<'open' | 'listening'>): void => {
  if (request.idKey === undefined || request.sender === 'server') return;
  const earlier = open.get(request.idKey);
  open.set(request.idKey, request);
  if (!earlier || !request.sound) return;
  const kind = earlier.name === 'subscriptions/listen' ? 'listening' : 'open';
  const data = { value: request.id!.raw, method: earlier.name ?? '' };
  flag(kind, request.id!, data, [related(earlier, 'first')], request);
};

/** A response frees the id; of a cancelled request nothing more is expected, so its id is not held against anybody. */
const free = (message: Message, open: Map<string, Message>): void => {
  if (message.name === 'notifications/cancelled') {
    const key = idKey(message.params?.get('requestId'));
    if (key !== undefined) open.delete(key);
  } else {
    const to = message.answers?.to;
    if (!to || !('shape' in to) || to.idKey === undefined || !to.answeredBy.includes(message)) return;
    if (open.get(to.idKey) === to) open.delete(to.idKey);
  }
};

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'requests', revisions: '2026-07-28' }],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "roll", ${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", "content": [{"type": "text", "text": "4"}]}}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "roll", ${meta}}}`,
      revision: '2026-07-28',
      note: 'The response came, so the id may be used again.',
    },
  ],
  bad: {
    open: {
      text: `--> {"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "roll", ${meta}}}
--> {"jsonrpc": "2.0", "id": «5», "method": "tools/call", "params": {"name": "flip", ${meta}}}`,
      revision: '2026-07-28',
    },
    listening: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "subscriptions/listen", "params": {"notifications": {"toolsListChanged": true}, ${meta}}}
<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 1}, "notifications": {"toolsListChanged": true}}}
--> {"jsonrpc": "2.0", "id": «1», "method": "tools/call", "params": {"name": "roll", ${meta}}}`,
      revision: '2026-07-28',
    },
  },
  realLife:
    'Ids taken from the clock collide as soon as two requests start within one millisecond; counters collide when each part of a program keeps its own.',
  thought: 'Each tool counts its own calls.',
  permits: [
    {
      id: 'id-reuse-after-response',
      text: 'From 2026-07-28 on an id is free again once its response has arrived.',
    },
  ],
};
