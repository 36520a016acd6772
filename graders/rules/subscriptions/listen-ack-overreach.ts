import { asksFor, covers, heard } from '../../protocol/listening.ts';
import { nameOf, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An acknowledgement grants nothing beyond what was asked',
  headline: 'The client would mistrust this subscription',
  why: 'The client compares what is granted with what it asked for, to learn what it has to do without. Something it never asked for means that one of the two has lost track.',
  messages: {
    type: {
      what: 'The acknowledgement grants `{name}`. The `subscriptions/listen` did not ask for it.',
      fix: 'Repeat what was asked and can be served, and nothing else.',
    },
    item: {
      what: 'The acknowledgement grants `{value}` in `{name}`. The `subscriptions/listen` did not list it.',
      fix: 'Repeat what was listed and can be served, and nothing else.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'subscriptions/listen-ack-overreach',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'notification',
  methods: ['notifications/subscriptions/acknowledged'],
  check(message, flag) {
    const subscription = heard(message)?.subscription;
    const granted = message.params?.get('notifications');
    if (!subscription?.filter || granted?.type !== 'object') return;
    const { request, filter } = subscription;
    const places = [related(request, 'request')];
    // Who lists all that the server can do does so throughout: said once.
    for (const { name, value } of granted.members) {
      const wish = asksFor(filter, name);
      if (wish === false && isGrant(value)) return flag('type', nameOf(granted, name), { name }, places);
      const item = Array.isArray(wish) ? beyond(value, name, wish) : undefined;
      if (item) return flag('item', item, { name, value: item.raw }, places);
    }
  },
});

const isGrant = (value: JsonNode): boolean =>
  value.value === true || (value.type === 'array' && value.elements.length > 0);

/** The first of the granted items that was not listed. */
const beyond = (granted: JsonNode, name: string, listed: readonly string[]): JsonNode | undefined =>
  granted.elements.find(({ type, value }) => {
    if (type !== 'string') return false;
    return !(name === 'resourceSubscriptions' ? covers(listed, value as string) : listed.includes(value as string));
  });

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const listen = (filter: string): string =>
  `--> {"jsonrpc": "2.0", "id": 5, "method": "subscriptions/listen", "params": {"notifications": ${filter}, ${meta}}}`;

const acknowledged = (filter: string): string =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}, "notifications": ${filter}}}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/subscriptions', section: 'acknowledgment' },
    { of: 'MCP', page: 'schema', section: 'SubscriptionsAcknowledgedNotificationParams' },
  ],
  good: [
    {
      text: `${listen('{"toolsListChanged": true, "promptsListChanged": true}')}
${acknowledged('{"toolsListChanged": true}')}`,
      note: 'Less than was asked: this server has no prompts.',
    },
    `${listen('{"resourceSubscriptions": ["file:///a", "file:///b"]}')}
${acknowledged('{"resourceSubscriptions": ["file:///b"], "toolsListChanged": false}')}`,
  ],
  bad: {
    type: `${listen('{"toolsListChanged": true}')}
${acknowledged('{"toolsListChanged": true, «"promptsListChanged"»: true}')}`,
    item: `${listen('{"resourceSubscriptions": ["file:///a"]}')}
${acknowledged('{"resourceSubscriptions": ["file:///a", «"file:///b"»]}')}`,
  },
  realLife: 'A client that compares the two lists can no longer rely on the subscription.',
  thought: 'The acknowledgement looked like the place to say all that the server can do.',
};
