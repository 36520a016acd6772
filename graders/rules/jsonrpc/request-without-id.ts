import { carries, isMixed } from '../../protocol/envelope.ts';
import { lacks } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A request carries an id',
  headline: 'The answer would never come',
  why: 'Without an id it is a notification: the other side may read it, but has nothing to put on an answer and sends none. No error tells of it.',
  messages: {
    missing: {
      what: '`{method}` asks for an answer, but the message has no `id`.',
      fix: 'Add an `id`: a string or an integer that no other request of this side uses.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/request-without-id',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'envelope',
  check(message, flag) {
    if (message.id !== undefined || message.defined?.kind !== 'request') return;
    if (isMixed(message) || carries(message, 'id')) return;
    flag('missing', lacks(message.json, 'id'), { method: message.name! });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26 on' },
    { of: 'JSON-RPC 2.0', page: '4.1', section: 'Notification' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    { text: '{"jsonrpc":"2.0","method":"notifications/initialized"}', note: 'A notification is sent without.' },
  ],
  bad: {
    missing: [
      '«{»"jsonrpc":"2.0","method":"tools/list"}',
      '«{»"jsonrpc":"2.0","method":"tools/call","params":{"name":"echo"}}',
      { text: '«{»"jsonrpc":"2.0","method":"roots/list"}', sender: 'server', revision: '2024-11-05' },
      {
        text: '«{»"jsonrpc":"2.0","method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}',
        revision: '2026-07-28',
      },
    ],
  },
  realLife: 'Sent to both official SDKs: silence, and nothing in the log that looks like an error.',
  thought: 'Only one request is under way, so there is nothing to tell apart.',
};
