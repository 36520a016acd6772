import { methodElsewhere, misspelt, shortOf } from '../../protocol/envelope.ts';
import { lacks, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A request or notification names its method',
  headline: 'Nobody would know what to do',
  why: 'The method alone says what is wanted. A reader does not guess it from the parameters: it refuses the message, or drops it.',
  messages: {
    missing: {
      what: 'There are `params`, but no `method`.',
      fix: 'Add `method`: what is the other side to do with these parameters?',
    },
    misspelt: {
      what: 'There is a member `{name}`, but no `method`.',
      fix: 'Compare the name with `method`, letter by letter.',
    },
    elsewhere: {
      what: 'The method `{method}` stands under the name `{name}`.',
      fix: 'Give it under the name at which every reader looks for it.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/method-missing',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    if (shortOf(message) !== 'method') return;
    const { json } = message;
    const named = methodElsewhere(message);
    const near = misspelt(message, 'method');
    if (near) flag('misspelt', standingFor(json, near.name, 'method'), { name: near.name });
    else if (named) {
      flag('elsewhere', standingFor(json, named.name, 'method'), {
        name: named.name,
        method: named.value.value as string,
      });
    } else flag('missing', lacks(json, 'method'));
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}}',
    { text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}', note: 'It is `params` that may be left out.' },
  ],
  bad: {
    missing: [
      '«{»"jsonrpc":"2.0","id":1,"params":{"name":"echo"}}',
      { text: '«{»"jsonrpc":"2.0","params":[1,2]}', revision: '2.0' },
    ],
    misspelt: '{"jsonrpc":"2.0","id":1,«"metod"»:"tools/call","params":{"name":"echo"}}',
    elsewhere: '{"jsonrpc":"2.0","id":1,«"action"»:"tools/call","params":{"name":"echo"}}',
  },
  realLife: 'At best error -32600 comes back. The official SDKs drop the line.',
  thought: 'The name in the parameters already says what to do.',
};
