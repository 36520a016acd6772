import { isForeign, methodElsewhere, misspelt, shortOf } from '../../protocol/envelope.ts';
import { nameOf, opening } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A message has a `method`, a `result` or an `error`',
  headline: 'Nobody could say what this is',
  why: 'These three members tell a request or notification from a response. Without any of them the reader has no use for the rest and drops it.',
  messages: {
    unknown: {
      what: 'There is no `method`, no `result` and no `error`.',
      fix: 'To ask or to tell something, name a `method`. To answer, give a `result` or an `error`.',
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
      flag('elsewhere', nameOf(json, named.name), { name: named.name, method: named.value.value as string });
    } else if (expected) {
      const { name } = misspelt(message, expected)!;
      flag('misspelt', nameOf(json, name), { name, expected });
    } else flag(isForeign(message) ? 'foreign' : 'unknown', opening(message));
  },
});

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
    unknown: ['«{»"jsonrpc":"2.0","id":1,"tool":"echo"}', '«{»"jsonrpc":"2.0"}'],
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
  thought: "A name of one's own says it just as well.",
};
