import { clientCapabilities, questionCapabilities, rememberedFrom, requestOf } from '../../protocol/meta.ts';
import { nameOf, related, spanOf } from '../../protocol/places.ts';
import { inputRequestsOf } from '../../protocol/questions.ts';
import { defineRule, defineWords, type JsonNode, type PageOf, type Place } from '../../types.ts';

export const words = defineWords({
  title: 'A server asks only what the client of this very request declares it can answer',
  headline: 'The client has no way to answer',
  why: 'The capabilities in the request tell what this client can do. For a question beyond them it has no dialogue and no model, and the call ends there.',
  messages: {
    capability: {
      what: 'The input request `{key}` is `{method}`. The request that it answers does not declare `{capability}`.',
      fix: 'Do without the question. Where the work cannot be done without it, refuse the request with error `-32021`.',
    },
    url: {
      what: 'The input request `{key}` sends the user to a URL. The request declares `elicitation` without `url`.',
      fix: 'Ask with a form, or do without. Only a client that declares `elicitation.url` opens addresses.',
    },
    form: {
      what: 'The input request `{key}` shows a form. The request declares `elicitation` for `url` alone.',
      fix: 'Send the user to a URL, or do without. An empty `elicitation` stands for forms; one that names only `url` does not.',
    },
    'sampling-tools': {
      what: 'The input request `{key}` gives tools to the model. The request declares `sampling` without `tools`.',
      fix: 'Ask without tools, or do without. Only a client that declares `sampling.tools` hands them to its model.',
    },
  },
});

type Kind = keyof typeof words.messages;

export default defineRule<typeof words, 'result'>({
  id: 'input/input-request-undeclared',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  mentions: ['input_required', 'inputRequests'],
  check(message, flag) {
    const request = requestOf(message);
    const declared = request && clientCapabilities(request);
    const requests = inputRequestsOf(message);
    if (!declared || requests?.type !== 'object') return;
    const said = new Set<string>();
    for (const { name: key, value } of requests.members) {
      const found = value.type === 'object' ? lackOf(value, declared) : undefined;
      // A capability is missing once, however often it is used.
      if (!found || said.has(found.kind + found.capability)) continue;
      said.add(found.kind + found.capability);
      // One that an earlier request declared is a matter of memory, and told as that.
      if (found.kind === 'capability' && rememberedFrom(request, found.capability)) continue;
      const { kind, at, capability, method } = found;
      flag(kind, at, { key, method, capability }, [related(request, 'request')]);
    }
  },
});

interface Lack {
  readonly kind: Kind;
  readonly at: Place;
  readonly capability: string;
  readonly method: string;
}

/** What an input request needs and is not declared. A value that is no object is another rule's matter. */
const lackOf = (request: JsonNode, declared: JsonNode): Lack | undefined => {
  const node = request.get('method');
  const method = String(node?.value);
  const capability = questionCapabilities.get(method);
  if (!node || capability === undefined) return undefined;
  const own = declared.get(capability);
  if (!own) return { kind: 'capability', at: { ...spanOf(node), pointer: request.pointer }, capability, method };
  const params = request.get('params');
  if (own.type !== 'object' || params?.type !== 'object') return undefined;
  const lack = (kind: Kind, at: Place): Lack => ({ kind, at, capability, method });
  if (capability === 'elicitation') {
    const mode = params.get('mode');
    if (mode?.value === 'url') return own.get('url') ? undefined : lack('url', mode);
    const isForm = !mode || mode.value === 'form';
    return isForm && own.get('url') && !own.get('form') ? lack('form', mode ?? node) : undefined;
  }
  const tools = capability === 'sampling' ? ['tools', 'toolChoice'].find((name) => params.get(name)) : undefined;
  return tools && !own.get('tools') ? lack('sampling-tools', nameOf(params, tools)) : undefined;
};

const call = (capabilities: string): string =>
  `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "greet", "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": ${capabilities}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}}}`;

const asks = (request: string): string =>
  `<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"who": ${request}}}}`;

const form =
  '"params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/mrtr', section: 'server-requirements-basic-workflow' },
    { of: 'MCP', page: 'client/elicitation', section: 'capabilities' },
    { of: 'MCP', page: 'client/sampling', section: 'capabilities' },
  ],
  good: [
    {
      text: `${call('{"elicitation": {}}')}
${asks(`{"method": "elicitation/create", ${form}}`)}`,
      note: 'An empty `elicitation` stands for forms.',
    },
    `${call('{"elicitation": {"url": {}}}')}
${asks('{"method": "elicitation/create", "params": {"mode": "url", "message": "Log in", "url": "https://example.com/login"}}')}`,
  ],
  bad: {
    capability: `${call('{}')}
${asks(`{"method": «"elicitation/create"», ${form}}`)}`,
    url: `${call('{"elicitation": {}}')}
${asks('{"method": "elicitation/create", "params": {"mode": «"url"», "message": "Log in", "url": "https://example.com/login"}}')}`,
    form: `${call('{"elicitation": {"url": {}}}')}
${asks(`{"method": «"elicitation/create"», ${form}}`)}`,
    'sampling-tools': `${call('{"sampling": {}}')}
${asks('{"method": "sampling/createMessage", "params": {"messages": [{"role": "user", "content": {"type": "text", "text": "Who is there?"}}], "maxTokens": 50, «"tools"»: [{"name": "look", "inputSchema": {"type": "object"}}]}}')}`,
  },
  realLife: 'The client cannot answer, and the call is stuck.',
  thought: 'The clients one knows can do it, so this one will too.',
};
