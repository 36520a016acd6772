import { subscriptionsIn } from '../../protocol/listening.ts';
import { acknowledgement } from '../../protocol/names.ts';
import { related, untimely } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The first message of a subscription acknowledges it',
  headline: 'The client would not know what it gets',
  why: 'The acknowledgement tells which of the wishes the server grants. Until it comes the client cannot tell a subscription that stands from one that is still being set up.',
  messages: {
    first: {
      what: '`{method}` is the first message on the subscription `{value}`. Nothing has acknowledged it before.',
      fix: 'Send `notifications/subscriptions/acknowledged` first, with the filter that is granted; changes come after it.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'subscriptions/listen-ack-first',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['subscriptions/listen'],
  check(exchange, flag) {
    for (const { request, first } of subscriptionsIn(exchange)) {
      if (!first?.sound || first.name === acknowledgement) continue;
      const data = { method: first.name ?? '', value: request.id!.raw };
      flag('first', untimely(first), data, [related(request, 'request')], first);
    }
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const listen = (filter: string): string =>
  `--> {"jsonrpc": "2.0", "id": 5, "method": "subscriptions/listen", "params": {"notifications": ${filter}, ${meta}}}`;

const acknowledged = (filter: string): string =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}, "notifications": ${filter}}}`;

const change =
  '<-- {"jsonrpc": "2.0", "method": "notifications/tools/list_changed", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}}}';

const tools = '{"toolsListChanged": true}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/patterns/subscriptions', section: 'acknowledgment' }],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "dig", ${meta}}}
${listen(tools)}
<-- {"jsonrpc": "2.0", "id": 4, "result": {"resultType": "complete", "content": [{"type": "text", "text": "dug"}]}}
${acknowledged(tools)}
${change}`,
      note: 'Another response comes between: the order holds for each subscription, not for the whole pipe.',
    },
    {
      text: `${listen(tools)}
<-- {"jsonrpc": "2.0", "id": 5, "error": {"code": -32601, "message": "Method not found"}}`,
      note: 'A server that refuses acknowledges nothing.',
    },
  ],
  bad: {
    first: [
      `${listen(tools)}
${change.replace('"notifications/tools/list_changed"', '«"notifications/tools/list_changed"»')}
${acknowledged(tools)}`,
      `${listen(tools)}
${change.replace('"notifications/tools/list_changed"', '«"notifications/tools/list_changed"»')}`,
    ],
  },
  realLife: 'The client cannot tell which of its wishes were granted.',
  thought: 'The change itself shows that the subscription works.',
  permits: [
    {
      id: 'interleaved-subscriptions',
      text: 'On stdio all share one pipe. Responses to other requests and messages of other subscriptions may stand between `subscriptions/listen` and its acknowledgement.',
    },
  ],
};
