import { isForbiddenRequest } from '../../protocol/envelope.ts';
import { isAfterFallback } from '../../protocol/meta.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No handshake comes before the first request',
  headline: 'The server would know no such method',
  why: 'This revision has no session that could be opened. Each request says by itself what it speaks and what the client can do; a server that knows only this revision has nothing behind the name, and a server of both eras changes to older rules without a word.',
  messages: {
    initialize: {
      what: '`initialize` opens a session. {revision} has none to open.',
      fix: 'Send the first request that does something, with version and capabilities in `params._meta`. To hear about the server beforehand, ask `server/discover`.',
    },
    initialized: {
      what: '`notifications/initialized` ends a handshake. {revision} has none to end.',
      fix: 'Leave this message out. Nothing has to be confirmed before the first request.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'stateless/handshake-removed',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'message',
  odd: true,
  mentions: ['initialize', 'ping', 'logging/setLevel', 'resources/subscribe', 'resources/unsubscribe', 'roots/list'],
  check(message, flag) {
    const { name, method, revision } = message;
    const variant = variants.get(name);
    if (!variant || !method || isForbiddenRequest(message) || isAfterFallback(message)) return;
    flag(variant, method, { revision: revision.id });
  },
});

const variants: ReadonlyMap<string | undefined, 'initialize' | 'initialized'> = new Map([
  ['initialize', 'initialize'],
  ['notifications/initialized', 'initialized'],
]);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'changelog', section: 'major-changes' },
    { of: 'MCP', page: 'basic/versioning', section: 'backward-compatibility-with-initialization-based-versions' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    {
      text: '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}',
      revision: '2025-11-25',
      note: 'Up to 2025-11-25 this is how every session begins.',
    },
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Not initialized"}}
--> {"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}`,
      revision: '2026-07-28',
      note: 'The answer to the probe shows an older server: a client of both eras goes back to the handshake.',
    },
  ],
  bad: {
    initialize:
      '{"jsonrpc":"2.0","id":0,"method":«"initialize"»,"params":{"protocolVersion":"2026-07-28","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}',
    initialized: '{"jsonrpc":"2.0","method":«"notifications/initialized"»}',
  },
  realLife:
    'A server of this revision alone refuses with an error of its choice. A server of both eras takes the handshake as the wish for the older rules, and from then on `_meta` counts for nothing.',
  thought: 'Every tutorial before the summer of 2026 begins with it.',
};
