import { answering } from '../../protocol/history.ts';
import { errorCode, requestOf } from '../../protocol/meta.ts';
import { related, spanOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Every server answers `server/discover`',
  headline: 'The client would take the server for an older one',
  why: 'A client of both eras asks this first. An unknown method tells it that the server still wants a handshake, and its next message is `initialize`.',
  messages: {
    unknown: {
      what: 'The server answers `server/discover` with error `-32601`: no such method.',
      fix: 'Answer with the supported versions and the capabilities of the server.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'stateless/discover-missing',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'error',
  methods: ['server/discover'],
  check(response, flag) {
    if (response.sender !== 'server' || errorCode(response) !== -32601) return;
    // A server that goes on to agree on an older revision is an older one.
    if (answering(response.exchange, 'initialize').some(({ result }) => result !== undefined)) return;
    const request = requestOf(response);
    flag(
      'unknown',
      { ...spanOf(response.error!.get('code')!), pointer: response.error!.pointer },
      {},
      request ? [related(request, 'request')] : [],
    );
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/discover' },
    { of: 'MCP', page: 'basic/versioning', section: 'protocol-version-negotiation' },
  ],
  good: [
    `--> {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"ttlMs":60000,"cacheScope":"public"}}`,
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private"}}`,
      revision: '2026-07-28',
      session: 'whole',
      note: 'The client need not ask: it may begin with any request.',
    },
  ],
  bad: {
    unknown: `--> {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":«-32601»,"message":"Method not found"}}`,
  },
  realLife: 'The connection fails although both sides speak the same revision.',
  thought: 'What a client may leave out, a server may leave out as well.',
  permits: [
    {
      id: 'discover-optional',
      text: 'A client may call any method at once, without asking `server/discover` first. A server that demands it brings the handshake back.',
    },
  ],
};
