import { asksFor, covers, heard } from '../../protocol/listening.ts';
import { isAfterFallback } from '../../protocol/meta.ts';
import { acknowledgement, changes, subscribed } from '../../protocol/names.ts';
import { related, untimely } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A change is told only to a subscription that asked for it',
  headline: 'Nobody asked for this',
  why: 'The client passes over what it has not asked for. Each such message costs a wake-up, and says more about the server than the client wanted to know.',
  messages: {
    nobody: {
      what: '`{method}` comes, and the client has sent no `subscriptions/listen`.',
      fix: 'Wait for a subscription that asks for this. Without one there is nobody to tell.',
    },
    type: {
      what: 'The subscription `{value}` gets `{method}`. Its filter has no `{filter}`.',
      fix: 'Send what the filter names, and nothing else.',
    },
    resource: {
      what: 'The subscription `{value}` gets word of the `uri` `{uri}`, which its `resourceSubscriptions` do not take in.',
      fix: 'Tell only of the resources that are listed there, or of what lies below them.',
    },
    closed: {
      what: '`{method}` comes on the subscription `{value}`, which the server had ended before.',
      fix: 'Once a subscription is refused or ended, nothing more is sent on it.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'subscriptions/listen-unrequested',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'notification',
  methods: subscribed,
  check(message, flag) {
    const known = heard(message);
    if (message.sender !== 'server' || !known || isAfterFallback(message)) return;
    const { subscription, closedBy, listened } = known;
    const method = message.name!;
    if (!listened && message.exchange.session === 'whole') return flag('nobody', untimely(message), { method });
    if (!subscription) return;
    const { request, filter } = subscription;
    const value = request.id!.raw;
    if (closedBy) {
      const label = closedBy.error ? 'response' : 'cancellation';
      return flag('closed', untimely(message), { method, value }, [related(closedBy, label)]);
    }
    const wanted = changes.get(method);
    if (method === acknowledgement || wanted === undefined || !filter) return;
    const wish = asksFor(filter, wanted);
    const uri = message.params?.get('uri');
    if (wish === false)
      flag('type', untimely(message), { method, value, filter: wanted }, [related(request, 'request')]);
    else if (Array.isArray(wish) && uri?.type === 'string' && !covers(wish as readonly string[], uri.value as string)) {
      flag('resource', uri, { value, uri: uri.value as string }, [related(request, 'request')]);
    }
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const listen = (filter: string): string =>
  `--> {"jsonrpc": "2.0", "id": 5, "method": "subscriptions/listen", "params": {"notifications": ${filter}, ${meta}}}`;

const acknowledged = (filter: string): string =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}, "notifications": ${filter}}}`;

const change = (method: string, rest = ''): string =>
  `<-- {"jsonrpc": "2.0", "method": ${method}, "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}${rest}}}`;

const tools = '{"toolsListChanged": true}';
const folder = '{"resourceSubscriptions": ["file:///notes"]}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/subscriptions' },
    { of: 'MCP', page: 'schema', section: 'SubscriptionFilter' },
  ],
  good: [
    `${listen(tools)}
${acknowledged(tools)}
${change('"notifications/tools/list_changed"')}`,
    {
      text: `${listen(folder)}
${acknowledged(folder)}
${change('"notifications/resources/updated"', ', "uri": "file:///notes/today.md"')}`,
      note: 'What lies below a resource belongs to it.',
    },
  ],
  bad: {
    nobody: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", ${meta}}}
<-- {"jsonrpc": "2.0", "method": «"notifications/tools/list_changed"»}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", "content": [{"type": "text", "text": "dug"}]}}`,
      session: 'whole',
    },
    type: `${listen(tools)}
${acknowledged(tools)}
${change('«"notifications/prompts/list_changed"»')}`,
    resource: `${listen(folder)}
${acknowledged(folder)}
${change('"notifications/resources/updated"', ', "uri": «"file:///notes-old/today.md"»')}`,
    closed: [
      `${listen(tools)}
${acknowledged(tools)}
<-- {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}}
${change('«"notifications/tools/list_changed"»')}`,
      `${listen(tools)}
<-- {"jsonrpc": "2.0", "id": 5, "error": {"code": -32603, "message": "Too many subscriptions"}}
${change('«"notifications/tools/list_changed"»')}`,
    ],
  },
  realLife: 'Clients ignore it.',
  thought: 'Up to 2025-11-25 a server told of changes without being asked.',
};
