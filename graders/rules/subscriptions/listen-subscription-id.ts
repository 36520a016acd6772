import { idKey } from '../../protocol/ids.ts';
import { heard } from '../../protocol/listening.ts';
import { isAfterFallback, metaOf, misnamed } from '../../protocol/meta.ts';
import { metaKeys, subscribed } from '../../protocol/names.ts';
import { nameOf, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Flag, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'What travels on a subscription carries the id of its `subscriptions/listen`',
  headline: 'The client could not tell whose this is',
  why: 'A client may have several subscriptions on one pipe. It hands each notification to the one that `subscriptionId` names, by value and type, and drops what names none.',
  messages: {
    missing: {
      what: '`{method}` has no `io.modelcontextprotocol/subscriptionId` in its `_meta`.',
      fix: 'Add this key to `params._meta`, with the id of the `subscriptions/listen`.',
    },
    misnamed: {
      what: 'The `_meta` has `{found}`. The key that clients look for is `io.modelcontextprotocol/subscriptionId`.',
      fix: 'Write the key in full, with its prefix.',
    },
    outside: {
      what: '`{found}` stands in `params`, where no client looks for it.',
      fix: 'Put it into `_meta`, under the key `io.modelcontextprotocol/subscriptionId`.',
    },
    type: {
      what: '`io.modelcontextprotocol/subscriptionId` is `{value}`, which cannot be the id of a request.',
      fix: 'Copy the id of the `subscriptions/listen`, a string or an integer.',
    },
    'became-string': {
      what: '`io.modelcontextprotocol/subscriptionId` is `{value}`, a string. The `subscriptions/listen` has the id `{expected}`, a number.',
      fix: 'Write the id as the request has it.',
    },
    'became-number': {
      what: '`io.modelcontextprotocol/subscriptionId` is `{value}`, a number. The `subscriptions/listen` has the id `{expected}`, a string.',
      fix: 'Write the id as the request has it.',
    },
    other: {
      what: '`io.modelcontextprotocol/subscriptionId` is `{value}`. No `subscriptions/listen` has that id; the last one has `{expected}`.',
      fix: 'Copy the id of the `subscriptions/listen`; the server makes up none of its own.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'subscriptions/listen-subscription-id',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'notification',
  methods: subscribed,
  check(message, flag) {
    const { sender, exchange } = message;
    const known = heard(message);
    if (sender !== 'server' || !known || isAfterFallback(message)) return;
    const { tag, subscription, alike, latest, listened } = known;
    const isWhole = exchange.session === 'whole';
    // Where nobody listens at all, that is the fault.
    if (subscription || (isWhole && !listened)) return;
    // What is no object is told as such.
    const meta = message.params?.get('_meta');
    if (meta && meta.type !== 'object') return;
    if (!tag) return flagMissing(message, flag);
    const value = tag.raw;
    if (idKey(tag) === undefined) return flag('type', tag, { value });
    if (alike) {
      const data = { value, expected: alike.request.id!.raw };
      flag(tag.type === 'string' ? 'became-string' : 'became-number', tag, data, [related(alike.request, 'request')]);
    } else if (isWhole && latest) {
      flag('other', tag, { value, expected: latest.request.id!.raw }, [related(latest.request, 'request')]);
    }
  },
});

/** Where it belongs, however much around it is missing too. */
const pointer = `/params/_meta/${metaKeys.subscriptionId.replace('/', '~1')}`;

const opened = ({ start }: JsonNode) => ({ start, end: start + 1 });

const flagMissing = (message: Message, flag: Flag<'missing' | 'misnamed' | 'outside'>): void => {
  const { params, json, name } = message;
  const meta = metaOf(message);
  const near = meta && misnamed(meta, metaKeys.subscriptionId);
  const outside = params && misnamed(params, metaKeys.subscriptionId);
  const method = name ?? '';
  if (meta && near) flag('misnamed', { ...nameOf(meta, near), pointer }, { found: near });
  else if (params && outside) flag('outside', { ...nameOf(params, outside), pointer }, { found: outside });
  else flag('missing', { ...opened(meta ?? params ?? json), pointer }, { method });
};

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const listen = (filter: string): string =>
  `--> {"jsonrpc": "2.0", "id": 5, "method": "subscriptions/listen", "params": {"notifications": ${filter}, ${meta}}}`;

const acknowledged = (filter: string): string =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}, "notifications": ${filter}}}`;

const tools = '{"toolsListChanged": true}';

const change = (params: string): string =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/tools/list_changed"${params}}`;

const tagged = (id: string): string =>
  change(`, "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": ${id}}}`);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic', section: '_meta' },
    { of: 'MCP', page: 'basic/patterns/subscriptions' },
  ],
  good: [
    tagged('5'),
    `${listen(tools)}
${acknowledged(tools)}
${tagged('5')}`,
    {
      text: `${listen(tools)}
${acknowledged(tools)}
${tagged('"watch"')}`,
      note: 'This subscription may have begun before the part in view.',
    },
  ],
  bad: {
    missing: [
      '<-- «{»"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}',
      '<-- «{»"jsonrpc": "2.0", "method": "notifications/resources/updated"}',
      '<-- «{»"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged"}',
      '<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": «{»"notifications": {}}}',
      `${listen(tools)}
${acknowledged(tools)}
${change(', "params": {"_meta": «{»}}')}`,
    ],
    misnamed: change(', "params": {"_meta": {«"subscriptionId"»: 5}}'),
    outside: change(', "params": {«"subscriptionId"»: 5}'),
    type: tagged('«null»'),
    'became-string': `${listen(tools)}
${acknowledged(tools)}
${tagged('«"5"»')}`,
    'became-number': `${listen(tools).replace('"id": 5', '"id": "5"')}
${acknowledged(tools).replace('subscriptionId": 5', 'subscriptionId": "5"')}
${tagged('«5»')}`,
    other: {
      text: `${listen(tools)}
${acknowledged(tools)}
${tagged('«1»')}`,
      session: 'whole',
    },
  },
  realLife:
    'Clients drop it. The pages on tools, prompts and resources print these notifications without `_meta`, and what is copied from there is wrong on every transport.',
  thought: 'There is only one listener on this pipe.',
};
