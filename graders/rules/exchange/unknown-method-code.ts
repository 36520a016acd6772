import { nameOf, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A method that the receiver does not know is refused with -32601',
  headline: 'The caller learns too little',
  why: 'A caller that probes for a feature looks at the code. Only `-32601` says that the method is not there; anything else reads as a call gone wrong.',
  messages: {
    code: {
      what: '`{method}` is not a method of this side, and the error for it has the code `{value}`.',
      fix: 'Use the code that JSON-RPC keeps for a method not found.',
    },
    result: {
      what: '`{method}` is not a method of this side, and the response is a result that speaks of an error.',
      headline: 'The refusal looks like a success',
      why: 'A result says that the request was carried out. The caller does not look for an error in there.',
      fix: 'Answer with an error response, under the code that JSON-RPC keeps for a method not found.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'exchange/unknown-method-code',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'message',
  odd: true,
  check(message, flag) {
    const { answers, error, result } = message;
    if (answers?.how !== 'exact' || !answers.to || !('shape' in answers.to)) return;
    const request = answers.to;
    if (isKnown(request) || !request.sound || request.name === 'initialize') return;
    const data = { method: request.name ?? '' };
    if (result) {
      if (isRefusal(result)) flag('result', nameOf(message.json, 'result'), data, [related(request, 'request')]);
      return;
    }
    const code = error?.get('code');
    if (!code || accepted.includes(code.raw) || mayBeExtension(request, error!)) return;
    flag('code', code, { ...data, value: code.raw }, [related(request, 'request')]);
  },
});

/** What the revision lets the sender of this request ask of the other side. */
const isKnown = ({ defined, sender }: Message): boolean =>
  defined?.kind === 'request' && (defined.from === 'both' || defined.from === sender);

/** -32601, and in 2026-07-28 what is looked at before the method: the metadata, the version, the HTTP headers. */
const accepted: readonly string[] = ['-32601', '-32020', '-32021', '-32022'];

const refusal =
  /\b(?:not (?:found|known|supported|implemented|available)|unknown|unsupported|no such|unrecogni[sz]ed)\b/i;

/** A result that carries a refusal; any other may come from an extension that both sides know. */
const isRefusal = (result: JsonNode): boolean =>
  result.get('isError')?.value === true ||
  ['error', 'message'].some((name) => {
    const said = result.get(name);
    return name === 'error' ? said !== undefined && said.type !== 'null' : refusal.test(String(said?.value ?? ''));
  });

/** An error from within a method that bears the name of an extension, or the refusal of missing metadata. */
const mayBeExtension = (request: Message, error: JsonNode): boolean => {
  const code = error.get('code')?.raw;
  if (request.revision.era === 'modern' && code === '-32602' && !request.params?.get('_meta')) return true;
  const named = /^[\w-]+\.[\w.-]+\//.test(request.name ?? '') || /^(?:x-|experimental)/.test(request.name ?? '');
  return named && code !== '-32600' && !refusal.test(String(error.get('message')?.value ?? ''));
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5.1' },
    { of: 'MCP', page: 'basic', section: 'error-codes', revisions: '2026-07-28' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": 1, "method": "prompts/list"}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}`,
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "fly_kite"}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "Unknown tool: fly_kite"}}`,
      note: 'The method is known; what is unknown is the tool.',
    },
  ],
  bad: {
    code: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {}}}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": «-32600», "message": "Invalid Request"}}`,
      alsoBreaks: ['exchange/wrong-direction'],
    },
    result: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/remove", "params": {"name": "x"}}
<-- {"jsonrpc": "2.0", "id": 1, «"result"»: {"error": "no such method"}}`,
      alsoBreaks: ['jsonrpc/method-unknown'],
    },
  },
  realLife:
    'Clients that speak two revisions, and those that try a feature before using it, look at nothing but the code. With another one they report a broken server instead of falling back.',
  thought: 'Any error will do, as long as it says no.',
};
