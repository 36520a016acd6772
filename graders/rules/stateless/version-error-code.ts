import { errorCode, isStateless, metaField, modernCodes, requestOf, textAt } from '../../protocol/meta.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An unsupported revision is refused with error -32022',
  headline: 'The client would go back to the handshake',
  why: 'By -32022 a client recognises a server without sessions, and takes another version from its list. Any other code looks like an older server, which wants `initialize`.',
  messages: {
    code: {
      what: 'The error speaks of an unsupported protocol version, and its code is `{code}`.',
      fix: 'Use -32022, the code that says this and nothing else.',
    },
    draft: {
      what: 'The code is `{code}`, which stood for an unsupported version in drafts only.',
      fix: 'Use the code of the published revision: -32022.',
    },
    parameters: {
      what: 'The code is `{code}`, the one for parameters. What is refused here is the version.',
      fix: 'Use -32022. Up to 2025-11-25 the code for parameters was an example for this case.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'stateless/version-error-code',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'error',
  check(response, flag) {
    const code = errorCode(response);
    if (code === modernCodes.unsupportedVersion || code === modernCodes.headerMismatch || !isStateless(response))
      return;
    const request = requestOf(response);
    // Without a version in the request it is the missing field that is refused.
    if (request && metaField(request, 'protocolVersion')?.type !== 'string') return;
    if (!refusesVersion(response)) return;
    const at = response.error!.get('code')!;
    flag(variantOf(code), at, { code: at.raw }, request ? [related(request, 'request')] : []);
  },
});

const variantOf = (code: unknown) => (code === -32004 ? 'draft' : code === -32602 ? 'parameters' : 'code');

/** By the list it gives, or by its words. */
const refusesVersion = ({ error }: Message): boolean =>
  error?.at('/data/supported')?.elements.some(({ value }) => typeof value === 'string' && dated.test(value)) === true ||
  saysSo(textAt(error, 'message') ?? '');

const dated = /^\d{4}-\d\d-\d\d/;

const saysSo = (said: string): boolean =>
  /protocol[ _-]?version|MCP version|(version|revision) ["'`]?\d{4}-\d\d-\d\d/i.test(said) &&
  /unsupported|not supported|unknown|(does not|doesn't|cannot|can't) (support|speak)|incompatible/i.test(said);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/versioning', section: 'protocol-version-negotiation' },
    { of: 'MCP', page: 'schema', section: 'unsupportedprotocolversionerror' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"1900-01-01"}}}',
      answers: 'tools/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unsupported API version in arguments"}}',
      answers: 'tools/call',
      revision: '2026-07-28',
      note: 'Versions of other things have nothing to do with it.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unsupported protocol version","data":{"supported":["2025-11-25"],"requested":"1900-01-01"}}}',
      answers: 'initialize',
      revision: '2025-11-25',
      alsoBreaks: ['lifecycle/version-error-instead'],
      note: 'Up to 2025-11-25 this is the code, where a server does not offer another version instead.',
    },
  ],
  bad: {
    code: `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":«-32600»,"message":"Protocol version 2027-01-01 is not supported"}}`,
    draft: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32004»,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"1900-01-01"}}}',
      answers: 'tools/list',
      alsoBreaks: ['jsonrpc/error-code-legacy-range'],
    },
    parameters: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32602»,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"1900-01-01"}}}',
      answers: 'tools/list',
    },
  },
  realLife: 'Clients of both eras look at nothing but the code when they decide which era a server belongs to.',
  thought: 'The version is a parameter, and for wrong parameters there is a code.',
};
