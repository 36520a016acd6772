import { carries, isForeign, methodElsewhere, misspelt, shortOf } from '../../protocol/envelope.ts';
import { lacks, opening, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A message has a `method`, a `result` or an `error`',
  headline: 'Nobody could say what this is',
  why: 'These three members tell a request or notification from a response. Without any of them the reader has no use for the rest and drops it.',
  messages: {
    unknown: {
      what: 'There is no `method`, no `result` and no `error`.',
      fix: 'To ask or to tell something, name a `method`. To answer, give a `result` or an `error`.',
    },
    'no-outcome': {
      what: 'This answers a request by its id, and has no `result` and no `error`: `{name}` stands beside `jsonrpc`.',
      fix: 'Give what was asked for inside one member called `result`.',
    },
    foreign: {
      what: 'No member of this object belongs to a message.',
      fix: 'Begin with the frame that every message has, and put your own values inside it.',
    },
    misspelt: {
      what: 'There is a member `{name}`, but no `{expected}`.',
      fix: 'Compare the name with `{expected}`, letter by letter.',
    },
    elsewhere: {
      what: 'The method `{method}` stands under the name `{name}`.',
      fix: 'Give it under the name at which every reader looks for it.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/shape-unknown',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    if (shortOf(message) !== 'shape') return;
    const { json } = message;
    const named = methodElsewhere(message);
    const expected = (['method', 'result', 'error'] as const).find((name) => misspelt(message, name));
    if (named) {
      flag('elsewhere', standingFor(json, named.name, 'method'), {
        name: named.name,
        method: named.value.value as string,
      });
    } else if (expected) {
      const { name } = misspelt(message, expected)!;
      flag('misspelt', standingFor(json, name, expected), { name, expected });
    } else if (isForeign(message)) flag('foreign', opening(message));
    else if (isAnswer(message)) flag('no-outcome', lacks(json, 'result'), { name: json.members.at(-1)!.name });
    else flag('unknown', { ...opening(message), pointer: lacks(json, 'method').pointer });
  },
});

/** True where the id is that of a request of the other side: servers mostly answer, and clients answer with these. */
const isAnswer = (message: Message): boolean => {
  const { json, sender, exchange, index } = message;
  if (!carries(message, 'id')) return false;
  const isServer = sender === 'server' && exchange.entries[index]?.inferred !== true;
  if (isServer || ['roots', 'model'].some((name) => json.get(name) !== undefined)) return true;
  // Any other action is what somebody wants done.
  return ['accept', 'decline', 'cancel'].some((action) => json.get('action')?.value === action);
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCMessage' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    { text: '{"method":"ping","id":1,"jsonrpc":"2.0"}', note: 'The order of members means nothing.' },
  ],
  bad: {
    unknown: [
      '«{»"jsonrpc":"2.0","id":1,"tool":"echo"}',
      '--> «{»"jsonrpc":"2.0","id":1,"action":"list_tools"}',
      '«{»"jsonrpc":"2.0"}',
    ],
    'no-outcome': [
      '<-- «{»"jsonrpc":"2.0","id":2,"tools":[{"name":"dig","inputSchema":{"type":"object"}}]}',
      '<-- «{»"jsonrpc":"2.0","id":2,"data":{"content":[]}}',
      '--> «{»"jsonrpc":"2.0","id":"q1","action":"accept","content":{"name":"Ada"}}',
    ],
    foreign: ['«{»"tool":"echo","text":"hello"}', '«{»"status":"ok"}'],
    misspelt: [
      '{"jsonrpc":"2.0","id":1,«"methode"»:"echo"}',
      '{"jsonrpc":"2.0","id":1,«"results"»:{}}',
      '{"jsonrpc":"2.0","id":1,«"errors"»:{"code":1,"message":"No"}}',
    ],
    elsewhere: ['{"jsonrpc":"2.0","id":1,«"command"»:"ping"}', '{"jsonrpc":"2.0","id":1,«"type"»:"tools/list"}'],
  },
  realLife:
    'Neither official SDK finds a type that fits. The line is reported where errors are logged, and no reply is sent.',
  thought: 'A name of one’s own says it as well.',
};
