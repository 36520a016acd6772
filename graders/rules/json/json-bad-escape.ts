import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A backslash begins one of the escapes JSON has',
  headline: 'This line cannot be read',
  why: 'After a backslash a parser takes `"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t`, or `u` with four hexadecimal digits. At anything else it stops and gives nothing of the message back.',
  messages: {
    path: {
      what: 'In this path `{value}` is read as an escape, and JSON has no such escape.',
      fix: 'Write every backslash of the path twice.',
      why: 'A parser takes each backslash for the start of an escape. Here it stops; where a letter happens to fit, as in `\\t` or `\\n`, the path would arrive with a tab or a line break in it.',
    },
    hex: {
      what: '`{value}` is an escape of C and JavaScript.',
      fix: 'Write the character itself, or `\\u` and four hexadecimal digits.',
    },
    octal: {
      what: '`{value}` is an octal escape, which JSON does not have.',
      fix: 'Write `\\u` and four hexadecimal digits.',
    },
    unicode: {
      what: '`{value}` has fewer than four hexadecimal digits after `\\u`.',
      fix: 'Give it four digits, with zeros in front where they are needed.',
    },
    'unicode-braces': {
      what: '`{value}` is the form of JavaScript and Rust, with braces.',
      fix: 'Write the character itself, or `\\u` and four digits; a character beyond U+FFFF takes two such escapes.',
    },
    quote: {
      what: '`{value}` escapes a quote that needs no escape.',
      fix: 'Take the backslash out: between double quotes only the double quote needs one.',
    },
    line: {
      what: 'A backslash at the end of the line carries the string on to the next one.',
      fix: 'Write the string on one line, with `\\n` where a line break is meant.',
    },
    outside: {
      what: '`{value}` stands outside a string.',
      fix: 'Take out the backslashes before the quotes of names and strings. The text looks like JSON copied from inside another string.',
    },
    unknown: {
      what: '`{value}` is no escape of JSON.',
      fix: 'If the text shall hold a backslash, as in a pattern, write it twice. If not, take it out.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-bad-escape',
  level: 'MUST',
  on: 'slip',
  slip: 'json-bad-escape',
  check(slip, flag) {
    flag(slip.variant as Variants['json-bad-escape'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '7' }],
  good: [
    '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"open","arguments":{"path":"C:\\\\work\\\\quarter.txt"}}}',
    '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"}}}',
  ],
  bad: {
    path: [
      '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"open","arguments":{"path":"C:«\\w»ork\\quarter.txt"}}}',
      '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"open","arguments":{"path":"C:«\\u»sers\\ada"}}}',
      {
        text: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"open","arguments":{"path":"C:«\\d»ata\\"}}}',
        note: 'The last backslash takes the quote with it. Doubling them all mends both.',
      },
    ],
    hex: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"«\\x41»"}}}',
    octal: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"«\\033»[0m"}}}',
    unicode: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"caf«\\ue9»"}}}',
    'unicode-braces':
      '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"«\\u{1f600}»"}}}',
    quote: `{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"it«\\'»s"}}}`,
    line: {
      text: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"one «\\»\ntwo"}}}',
      note: 'The line break is part of the same fault.',
    },
    outside: '{«\\"»jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"ping\\"}',
    unknown:
      '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"search","arguments":{"pattern":"«\\d»+"}}}',
  },
  realLife: 'The line is refused whole. A path that has only lucky letters gets through and opens the wrong file.',
  thought: 'A Windows path or a pattern was written as people read it, or an escape of C came to hand.',
};
