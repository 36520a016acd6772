import { idKey, looseKey } from '../../protocol/ids.ts';
import { endedBy, isEarly } from '../../protocol/listening.ts';
import { misnamed, objectAt, requestOf } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { lacks, related, standingFor } from '../../protocol/places.ts';
import { isInputRequired } from '../../protocol/questions.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The result that ends a subscription names it in its `_meta`',
  headline: 'The client would not take this for the end',
  why: 'All that belongs to a subscription is handed on by `subscriptionId`, its last message too. A client that checks the form of this result refuses it, and the subscription stays on its list.',
  messages: {
    missing: {
      what: 'The result ends a subscription and has no `subscriptionId` in its `_meta`.',
      fix: 'Add `io.modelcontextprotocol/subscriptionId` to the `_meta` of the result, with the id of the `subscriptions/listen`.',
    },
    misnamed: {
      what: 'The `_meta` has `{found}`. The key that clients look for is `io.modelcontextprotocol/subscriptionId`.',
      fix: 'Write the key in full, with its prefix.',
    },
    type: {
      what: '`io.modelcontextprotocol/subscriptionId` is `{value}`. The id of the `subscriptions/listen` is `{expected}`, of another type.',
      fix: 'Write the id as the request has it.',
    },
    other: {
      what: '`io.modelcontextprotocol/subscriptionId` is `{value}`. The id of the `subscriptions/listen` is `{expected}`.',
      fix: 'Copy the id of the request that this result answers.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'subscriptions/listen-close-meta',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  methods: ['subscriptions/listen'],
  check(message, flag) {
    const { result, sender } = message;
    const subscription = endedBy(message);
    // Where another request shares the id, the result may be meant for that one.
    if (requestOf(message) && !subscription) return;
    // A result that should not be there at all need not be made whole.
    if (!result || sender !== 'server' || isInputRequired(message) || (subscription && isEarly(subscription))) return;
    const meta = objectAt(result, '_meta');
    // What is no object is told as such.
    if (!meta && result.get('_meta')) return;
    const tag = meta?.get(metaKeys.subscriptionId);
    const places = subscription ? [related(subscription.request, 'request')] : [];
    if (!tag) {
      const near = meta && misnamed(meta, metaKeys.subscriptionId);
      if (near) return flag('misnamed', standingFor(meta, near, metaKeys.subscriptionId), { found: near }, places);
      return flag('missing', meta ? lacks(meta, metaKeys.subscriptionId) : lacks(result, '_meta'), {}, places);
    }
    const { id, idKey: expected } = subscription?.request ?? message;
    const key = idKey(tag);
    if (!id || expected === undefined || key === expected) return;
    const isAlike = key !== undefined && looseKey(key) === looseKey(expected);
    flag(isAlike ? 'type' : 'other', tag, { value: tag.raw, expected: id.raw }, places);
  },
});

const closes = (result: string): string => `{"jsonrpc": "2.0", "id": 5, "result": ${result}}`;
const tagged = (id: string): string =>
  closes(`{"resultType": "complete", "_meta": {"io.modelcontextprotocol/subscriptionId": ${id}}}`);

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const listen = (filter: string): string =>
  `--> {"jsonrpc": "2.0", "id": 5, "method": "subscriptions/listen", "params": {"notifications": ${filter}, ${meta}}}`;

const acknowledged = (filter: string): string =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}, "notifications": ${filter}}}`;

const tools = '{"toolsListChanged": true}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/subscriptions', section: 'graceful-closure' },
    { of: 'MCP', page: 'schema', section: 'SubscriptionsListenResult' },
  ],
  good: [
    { text: tagged('5'), answers: 'subscriptions/listen' },
    {
      text: `${listen(tools)}
${acknowledged(tools)}
<-- ${tagged('5')}
<-- {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}}`,
      note: 'One page asks for the result, another for the cancellation; either will do, and both.',
    },
  ],
  bad: {
    missing: [
      { text: closes('«{»"resultType": "complete"}'), answers: 'subscriptions/listen' },
      `${listen(tools)}
${acknowledged(tools)}
<-- ${closes('{"resultType": "complete", "_meta": «{»}}')}`,
    ],
    misnamed: {
      text: closes('{"resultType": "complete", "_meta": {«"subscriptionId"»: 5}}'),
      answers: 'subscriptions/listen',
    },
    type: { text: tagged('«"5"»'), answers: 'subscriptions/listen' },
    other: `${listen(tools)}
${acknowledged(tools)}
<-- ${tagged('«1»')}`,
  },
  realLife: 'Clients that check results against the schema report a fault instead of a clean end.',
  thought: 'The response has the id of the request already.',
};
