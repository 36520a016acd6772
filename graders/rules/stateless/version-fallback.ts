import { before } from '../../protocol/history.ts';
import { errorCode, modernCodes, textAt } from '../../protocol/meta.ts';
import { perExchange } from '../../protocol/per-exchange.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'After error -32022 a client takes a version from the list, and no handshake',
  headline: 'The server would refuse this one too',
  why: 'With -32022 the server has shown that it belongs to the revisions without sessions, and which of them it speaks. A handshake leads nowhere then, and the connection ends without need.',
  messages: {
    handshake: {
      what: 'The server listed `{supported}` and gets `initialize`.',
      fix: 'Repeat the refused request with a version from the list. Where none of them will do, tell the user so.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'stateless/version-fallback',
  level: 'SHOULD',
  addedIn: '2026-07-28',
  on: 'request',
  methods: ['initialize'],
  check(request, flag) {
    const refusal = firstRefusal(request.exchange);
    if (!refusal || request.sender !== 'client' || !before(refusal, request)) return;
    const supported = listed(refusal);
    // A listed version that has a handshake is a version from the list.
    if (supported.includes(textAt(request.params, 'protocolVersion') ?? '')) return;
    flag('handshake', request.method!, { supported: supported.join(', ') }, [related(refusal, 'response')]);
  },
});

const listed = ({ error }: Message): readonly unknown[] =>
  error?.at('/data/supported')?.elements.map(({ value }) => value) ?? [];

const firstRefusal = perExchange(({ messages }) =>
  messages.find((one) => one.sender === 'server' && isRefusal(one) && listed(one).length > 0),
);

const isRefusal = (message: Message): boolean =>
  errorCode(message) === modernCodes.unsupportedVersion && message.answeredMethod !== 'initialize';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/transports/stdio', section: 'backward-compatibility' },
    { of: 'MCP', page: 'basic/versioning', section: 'backward-compatibility-with-initialization-based-versions' },
  ],
  good: [
    `--> {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"2027-01-01"}}}
--> {"jsonrpc":"2.0","id":2,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}`,
  ],
  bad: {
    handshake: {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"2027-01-01"}}}
--> {"jsonrpc":"2.0","id":2,"method":«"initialize"»,"params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}`,
      alsoBreaks: ['stateless/handshake-removed'],
    },
  },
  realLife: 'Clients of both eras that take every error for a sign of an older server end up here.',
  thought: 'The old way has always worked.',
};
