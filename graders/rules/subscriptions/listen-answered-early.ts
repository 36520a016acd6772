import { isEarly, subscriptionsIn } from '../../protocol/listening.ts';
import { opening, related, spanOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A subscription is answered when it ends, and not before',
  headline: 'The client would stop listening',
  why: 'The response to `subscriptions/listen` means that the subscription is over. The client strikes it off its list and drops what still comes.',
  messages: {
    'at-once': {
      what: 'The response to the `subscriptions/listen` `{value}` comes before any acknowledgement.',
      fix: 'Leave the request open. A notification says that the subscription stands: `notifications/subscriptions/acknowledged`.',
    },
    'goes-on': {
      what: 'The response to the `subscriptions/listen` `{value}` is out, and `{method}` still comes on it.',
      fix: 'Leave the request open as long as there is something to tell; its response is the last message.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'subscriptions/listen-answered-early',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['subscriptions/listen'],
  check(exchange, flag) {
    for (const subscription of subscriptionsIn(exchange)) {
      const { request, result, afterResult } = subscription;
      if (!result?.sound || !isEarly(subscription)) continue;
      const value = request.id!.raw;
      const place = { ...(result.id ? spanOf(result.id) : opening(result)), pointer: result.json.pointer };
      if (!afterResult) flag('at-once', place, { value }, [related(request, 'request')], result);
      else {
        const places = [related(request, 'request'), related(afterResult, 'notification')];
        flag('goes-on', place, { value, method: afterResult.name ?? '' }, places, result);
      }
    }
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const listen = (filter: string): string =>
  `--> {"jsonrpc": "2.0", "id": 5, "method": "subscriptions/listen", "params": {"notifications": ${filter}, ${meta}}}`;

const acknowledged = (filter: string): string =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}, "notifications": ${filter}}}`;

const tools = '{"toolsListChanged": true}';

const ends = (id: string): string =>
  `<-- {"jsonrpc": "2.0", "id": ${id}, "result": {"resultType": "complete", "_meta": {"io.modelcontextprotocol/subscriptionId": 5}}}`;

const change =
  '<-- {"jsonrpc": "2.0", "method": "notifications/tools/list_changed", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/subscriptions' },
    { of: 'MCP', page: 'schema', section: 'SubscriptionsListenResult' },
  ],
  good: [
    {
      text: `${listen(tools)}
${acknowledged(tools)}
${change}
${ends('5')}`,
      note: 'The response is the last that is heard of the subscription.',
    },
  ],
  bad: {
    'at-once': `${listen(tools)}
${ends('«5»')}`,
    'goes-on': `${listen(tools)}
${acknowledged(tools)}
${ends('«5»')}
${change}`,
  },
  realLife: 'The client takes the subscription for closed and drops what still comes.',
  thought: 'A request wants its answer soon.',
};
