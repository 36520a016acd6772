import {
  errorCode,
  isGiven,
  isStateless,
  metaField,
  modernCodes,
  requestOf,
  standsAlone,
} from '../../protocol/meta.ts';
import { nameOf, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A request without its `_meta` fields is refused with error -32602',
  headline: 'The client would not learn its mistake',
  why: 'The client goes on believing that its requests are whole. The next server refuses them, and nobody can say why it worked here.',
  messages: {
    answered: {
      what: 'This result answers a request whose `_meta` lacks {field}.',
      fix: 'Answer such a request with error -32602, and name in `message` what is missing.',
    },
    'other-code': {
      what: 'The code is `{code}`. The request lacks {field} in its `_meta`.',
      why: 'The client cannot tell from this code that its parameters are at fault, so it cannot mend them.',
      headline: 'The client would look elsewhere',
      fix: 'For required fields that are missing use the code for parameters: -32602.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'stateless/meta-rejection',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'message',
  shapes: ['result', 'error'],
  check(response, flag) {
    if ((response.result === undefined && response.error === undefined) || !isStateless(response)) return;
    const request = requestOf(response);
    // A request that is wrong in its very form has other errors to expect.
    if (!request?.sound || request.sender !== 'client' || !standsAlone(request)) return;
    const field = missing(request);
    if (field === undefined) return;
    const places = [related(request, 'request')];
    if (response.result) flag('answered', nameOf(response.json, 'result'), { field }, places);
    else if (!mayAnswer(errorCode(response), request))
      flag('other-code', response.error!.get('code')!, { field, code: String(errorCode(response)) }, places);
  },
});

/** What the server cannot find, in words. */
const missing = (request: Message): string | undefined => {
  const version = metaField(request, 'protocolVersion')?.type === 'string';
  const capabilities = metaField(request, 'clientCapabilities')?.type === 'object';
  if (version && capabilities) return undefined;
  if (!version && !capabilities) return 'the protocol version and the client capabilities';
  return version ? 'the client capabilities' : 'the protocol version';
};

/** Which of several faults a server sees first is its own affair: an unknown method or version may come before. */
const mayAnswer = (code: unknown, request: Message): boolean =>
  code === -32602 ||
  code === -32601 ||
  code === modernCodes.headerMismatch ||
  (code === modernCodes.unsupportedVersion && isGiven(metaField(request, 'protocolVersion')));

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'meta' }],
  good: [
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params._meta is missing"}}`,
      revision: '2026-07-28',
      alsoBreaks: ['stateless/meta-missing'],
      note: 'The server does its part: only the request is at fault.',
    },
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"acme/tides","params":{"harbour":"Brest"}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}`,
      revision: '2026-07-28',
      alsoBreaks: ['stateless/meta-missing', 'jsonrpc/method-unknown'],
      note: 'A server that does not know the method may say so first.',
    },
    {
      text: `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"tides","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}`,
      revision: '2026-07-28',
      alsoBreaks: ['stateless/handshake-removed', 'stateless/meta-missing'],
      note: 'After a handshake a server of both eras goes by the older rules. Only the client is at fault.',
    },
  ],
  bad: {
    answered: {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}
<-- {"jsonrpc":"2.0","id":1,«"result"»:{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private"}}`,
      alsoBreaks: ['stateless/meta-missing'],
    },
    'other-code': {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":«-32600»,"message":"Request is not whole"}}`,
      alsoBreaks: ['stateless/meta-client-capabilities'],
    },
  },
  realLife:
    'The Python SDK refuses with -32602. Servers that grew out of older revisions tend to answer as if nothing were missing.',
  thought: 'Be generous in what you accept.',
};
