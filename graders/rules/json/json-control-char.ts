import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Control characters inside strings are escaped',
  headline: 'This line cannot be read',
  why: 'Inside quotes the characters U+0000 to U+001F may not stand as they are. A parser stops at the first one and gives nothing of the message back.',
  messages: {
    tab: {
      what: 'A tab stands in the string as it is.',
      fix: 'Write it as the escape `\\t`.',
    },
    'line-feed': {
      what: 'The string goes over the end of a line.',
      fix: 'Write the line break as the escape `\\n`, and keep the string on one line.',
    },
    escape: {
      what: 'U+001B stands in the string: the character that begins a colour code of a terminal.',
      fix: 'Take the colour codes out before the text is sent, or write the character as `\\u001b`.',
    },
    other: {
      what: 'The control character {code} stands in the string as it is.',
      fix: 'Take it out, or write it as `\\u` and four hexadecimal digits. Carriage return, form feed and backspace are `\\r`, `\\f` and `\\b`.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-control-char',
  level: 'MUST',
  on: 'slip',
  slip: 'json-control-char',
  check(slip, flag) {
    flag(slip.variant as Variants['json-control-char'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '7' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"a\\tb\\nc\\u001b"}}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"a\u2028b\u0085c\u007f"}}}',
      note: 'U+007F, U+0085, U+2028 and U+2029 are allowed as they are.',
    },
  ],
  bad: {
    tab: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"one«\t»two"}}}',
    'line-feed': {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"one«\n»two"}}}',
      note: 'On stdio the line break also cuts the message in two, which is a rule of its own.',
    },
    escape: '{"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"«\u001b»[31mred\u001b[0m"}]}}',
    other: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"a«\u0000»b"}}}',
  },
  realLife:
    'The line is refused whole. With a raw line feed a reader of lines has already cut the message in two before any parser sees it.',
  thought: 'Text of several lines, or the coloured output of a program, was pasted between the quotes.',
};
