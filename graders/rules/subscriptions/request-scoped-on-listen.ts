import { metaOf } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Progress and log messages never travel on a subscription',
  headline: 'This would land with the wrong reader',
  why: 'Progress and log messages belong to the request they come from. Tagged with a subscription they go to whoever waits for changes, and not to whoever waits for the work.',
  messages: {
    progress: {
      what: 'This progress carries `io.modelcontextprotocol/subscriptionId`, `{value}`.',
      fix: 'Leave the key out. The token says which request the progress is for.',
    },
    log: {
      what: 'This log message carries `io.modelcontextprotocol/subscriptionId`, `{value}`.',
      fix: 'Leave the key out. A log message goes beside the response of the request that asked for it.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'subscriptions/request-scoped-on-listen',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'notification',
  methods: ['notifications/message', 'notifications/progress'],
  check(message, flag) {
    const meta = metaOf(message);
    const tag = meta?.get(metaKeys.subscriptionId);
    if (!meta || !tag || message.sender !== 'server') return;
    const kind = message.name === 'notifications/message' ? 'log' : 'progress';
    flag(kind, nameOf(meta, metaKeys.subscriptionId), { value: tag.raw });
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/utilities/logging' },
    { of: 'MCP', page: 'basic/transports/streamable-http', section: 'receiving-messages' },
  ],
  good: [
    '<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 1}}',
    `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", ${meta.replace('"_meta": {', '"_meta": {"progressToken": "p", ')}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 1}}`,
  ],
  bad: {
    progress:
      '<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"_meta": {«"io.modelcontextprotocol/subscriptionId"»: 5}, "progressToken": "p", "progress": 1}}',
    log: '<-- {"jsonrpc": "2.0", "method": "notifications/message", "params": {"_meta": {«"io.modelcontextprotocol/subscriptionId"»: 5}, "level": "info", "data": "still digging"}}',
  },
  realLife: 'The client hands the message to the wrong handler, and the bar does not move.',
  thought: 'Everything a server sends on its own seemed to need the tag.',
};
