import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'JSON has no comments',
  headline: 'This line cannot be read',
  why: 'To a JSON parser `/` and `#` begin nothing. It stops at the first of them, and the rest of the message counts for nothing.',
  messages: {
    line: {
      what: '`{value}` is a comment.',
      fix: 'Take the comment out. What must travel with the message belongs in a member.',
    },
    block: {
      what: '`{value}` is a comment.',
      fix: 'Take the comment out. What must travel with the message belongs in a member.',
    },
    hash: {
      what: '`{value}` is a comment, as in Python or YAML.',
      fix: 'Take the comment out. What must travel with the message belongs in a member.',
    },
    unclosed: {
      what: 'A comment begins here and never ends.',
      fix: 'Take the comment out, and look whether a part of the message is gone with it.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-comment',
  level: 'MUST',
  on: 'slip',
  slip: 'json-comment',
  check(slip, flag) {
    flag(slip.variant as Variants['json-comment'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '2' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"https://example.org/#top"}}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"/* no comment */ // nor this"}}}',
  ],
  bad: {
    line: [
      '{"jsonrpc":"2.0","id":1,"method":"ping"} «// are you there?»',
      {
        text: '{"jsonrpc":"2.0","id":1,"method":"ping" «// are you there?}»',
        note: 'On one line the comment hides the closing brace too.',
      },
    ],
    block: '{"jsonrpc":"2.0",«/* request */»"id":1,"method":"ping"}',
    hash: '{\n  "jsonrpc": "2.0", «# always this»\n  "id": 1,\n  "method": "ping"\n}',
    unclosed: '{"jsonrpc":"2.0","id":1,"method":"ping" «/* are you there?}»',
  },
  realLife:
    'The whole line is refused. Configuration files with comments work only because their readers are no plain JSON parsers.',
  thought: 'Settings files allow comments, and the examples in the documentation carry them as well.',
};
