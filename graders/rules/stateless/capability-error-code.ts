import { clientCapabilities, errorCode, isStateless, modernCodes, requestOf, textAt } from '../../protocol/meta.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A missing client capability is reported with error -32021',
  headline: 'The client could not tell who lacks what',
  why: 'By -32021 the client learns that the request would be served if it declared more. By any other code it learns that the server cannot do what was asked.',
  messages: {
    code: {
      what: 'The error says that the client lacks a capability, and its code is `{code}`.',
      fix: 'Use -32021, and name the capability in `data.requiredCapabilities`.',
    },
    draft: {
      what: 'The code is `{code}`, which stood for a missing capability in drafts only.',
      fix: 'Use the code of the published revision: -32021.',
    },
    method: {
      what: 'The code is `{code}`, the one for methods the *server* does not have. What is missing is a capability of the client.',
      fix: 'Use -32021, and name the capability in `data.requiredCapabilities`.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'stateless/capability-error-code',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'error',
  check(response, flag) {
    const code = errorCode(response);
    if (code === modernCodes.missingCapability || !isStateless(response)) return;
    const request = requestOf(response);
    const capabilities = request && clientCapabilities(request);
    // Where the whole field is absent, that is what the error speaks of.
    if (request && !capabilities) return;
    const named = missingCapability(response);
    if (named === undefined || capabilities?.get(named) !== undefined) return;
    const at = response.error!.get('code')!;
    flag(variantOf(code), at, { code: at.raw }, request ? [related(request, 'request')] : []);
  },
});

const variantOf = (code: unknown) => (code === -32601 ? 'method' : code === -32003 ? 'draft' : 'code');

/** The capability that the error misses at the client, by its data or by its words. */
const missingCapability = ({ error }: Message): string | undefined => {
  const required = error?.at('/data/requiredCapabilities');
  if (required?.type === 'object') return required.members[0]?.name ?? '';
  if (required?.type === 'array') return String(required.elements[0]?.value ?? '');
  const said = (textAt(error, 'message') ?? '').slice(0, longest).toLowerCase();
  if (!/(?<!http )\bclient\b/.test(said) || !(undeclared.test(said) || lacking.test(said))) return undefined;
  return capabilityNames.find((name) => said.includes(name.replace(/s$/, '')));
};

/** Enough of a message to see what it is about. */
const longest = 300;

const undeclared =
  /(\b(no|not|never|lacks?|missing|needs?|requires?|required|must)\b|n't\b|\bun).*(support|declare|offer|advertise|announce|capabilit)|capabilit.*\b(missing|required|needed|not)\b/;

const lacking =
  /\bclient\b.{0,20}\b(lacks|lacking|misses|missing|without|needs|no)\s+(the\s+)?(elicitation|sampling|roots)\b/;

const capabilityNames: readonly string[] = ['elicitation', 'sampling', 'roots', 'extensions'];

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic', section: 'meta' },
    { of: 'MCP', page: 'schema', section: 'missingrequiredclientcapabilityerror' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Needs elicitation","data":{"requiredCapabilities":{"elicitation":{}}}}}',
      answers: 'tools/call',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Prompts not supported"}}',
      answers: 'prompts/list',
      revision: '2026-07-28',
      note: 'What the server itself does not offer has this code.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Missing _meta field io.modelcontextprotocol/clientCapabilities"}}',
      answers: 'tools/call',
      note: 'Where the client says nothing at all, its parameters are at fault.',
    },
  ],
  bad: {
    code: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32602»,"message":"Client lacks sampling"}}',
      answers: 'tools/call',
    },
    draft: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32003»,"message":"Needs elicitation","data":{"requiredCapabilities":{"elicitation":{}}}}}',
      answers: 'tools/call',
      alsoBreaks: ['jsonrpc/error-code-legacy-range'],
    },
    method: `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"book","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":«-32601»,"message":"Client does not support elicitation"}}`,
  },
  realLife:
    'Clients that can turn a capability on for one request do so at -32021 and ask again. At -32601 they give up.',
  thought: 'Something is not supported, and for that there is a code.',
};
