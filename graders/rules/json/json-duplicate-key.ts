import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A name occurs once in an object',
  headline: 'One of the two would be dropped in silence',
  why: 'JSON leaves open which of the two counts. Most parsers keep the last and say nothing; some keep the first, some refuse. The two sides may read different messages.',
  messages: {
    different: {
      what: 'The name `{name}` stands here again, with `{last}`; before it had `{first}`.',
      fix: 'Keep the one that is meant.',
    },
    same: {
      what: 'The name `{name}` stands here again, with the same value.',
      fix: 'Keep one of the two.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-duplicate-key',
  level: 'SHOULD',
  on: 'slip',
  slip: 'json-duplicate-key',
  check(slip, flag) {
    flag(slip.variant as Variants['json-duplicate-key'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '4' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"name":"a"}}}',
      note: 'The same name in another object is another member.',
    },
  ],
  bad: {
    different: [
      '{"jsonrpc":"2.0","id":1,«"id"»:2,"method":"ping"}',
      {
        text: '{"jsonrpc":"2.0","id":1,«"\\u0069d"»:2,"method":"ping"}',
        note: 'With an escape it is the same name still.',
      },
    ],
    same: '{"jsonrpc":"2.0","id":1,"method":"ping",«"jsonrpc"»:"2.0"}',
  },
  realLife:
    '`JSON.parse` and both official SDKs keep the last value without a warning, so an answer may carry an id its author did not expect.',
  thought: 'A line was copied to be changed, and the old one stayed.',
};
