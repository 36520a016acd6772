import { isEnvelopeName } from '../../protocol/envelope.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A message has no members but those of its envelope',
  headline: 'Some readers would drop the whole message',
  why: 'No reader looks for a member that the envelope does not have. Most skip it; a strict one refuses the message because of it.',
  messages: {
    one: {
      what: '`{name}` is no member of {shape}.',
      fix: 'Take it out, or move it to where such values belong: inside `params`, `result`, or the `data` of an error.',
    },
    several: {
      what: '`{name}` is no member of {shape}, and neither are the others: `{names}`.',
      fix: 'Take them out, or move them to where such values belong: inside `params`, `result`, or the `data` of an error.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'jsonrpc/extra-top-level-key',
  level: 'ADVICE',
  on: 'message',
  odd: true,
  check(message, flag) {
    const { members } = message.json;
    const known = knownMembers(message);
    if (members.length === known) return;
    const names: string[] = [];
    for (const { name } of members) if (!belongs(message, name) && !names.includes(name)) names.push(name);
    const [name, ...rest] = names;
    if (name === undefined) return;
    const data = { name, shape: shapes[message.shape], names: rest.join(', ') };
    flag(rest.length > 0 ? 'several' : 'one', nameOf(message.json, name), data);
  },
});

/** How many of its members belong to the envelope; in the usual case, all. */
const knownMembers = ({ jsonrpc, id, method, params, result, error }: Message): number => {
  const common = (jsonrpc ? 1 : 0) + (id ? 1 : 0);
  return common + (method ? 1 + (params ? 1 : 0) : (result ? 1 : 0) + (error ? 1 : 0));
};

/** `params` belong to what has a `method`; another letter case is a rule of its own. */
const belongs = (message: Message, name: string): boolean =>
  isEnvelopeName(name) && (name !== 'params' || message.method !== undefined);

const shapes = {
  request: 'a request',
  notification: 'a notification',
  result: 'a response',
  error: 'an error response',
  malformed: 'a message',
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'practice', page: 'MCP readers' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCMessage' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"com.example/traceId":"x"}}}',
    '{"jsonrpc":"2.0","id":1,"result":{"_meta":{"com.example/took":12}}}',
    { text: '{"method":"ping","id":1,"jsonrpc":"2.0"}', note: 'The order of members is free.' },
  ],
  bad: {
    one: [
      '{"jsonrpc":"2.0","id":1,"method":"ping",«"traceId"»:"x"}',
      '{"jsonrpc":"2.0","id":1,"result":{},«"time"»:12}',
      '{"jsonrpc":"2.0","id":1,"result":{},«"params"»:{}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"},«"data"»:{"free":0}}',
    ],
    several: '{"jsonrpc":"2.0","id":1,"method":"ping",«"traceId"»:"x","sentAt":12}',
  },
  realLife:
    'JSON-RPC, the schema of MCP and the Python SDK let it pass; the TypeScript SDK drops the whole message without a word. No revision forbids it.',
  thought: 'Readers of JSON ignore what they do not know.',
};
