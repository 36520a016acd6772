import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A number is written the one way JSON has',
  headline: 'This line cannot be read',
  why: 'JSON knows digits, one dot between digits, an exponent and a minus before them. At anything else the parser stops, and the whole message is lost.',
  messages: {
    'leading-zero': {
      what: '`{value}` begins with a zero that does not belong there.',
      fix: 'Take the zero out. If the zeros matter, as in a postcode, it is text and stands in quotes.',
    },
    plus: {
      what: '`{value}` begins with a plus sign.',
      fix: 'Take the plus sign out: without a minus a number is positive.',
    },
    'leading-dot': {
      what: '`{value}` has no digit before its dot.',
      fix: 'Put a digit before the dot.',
    },
    'trailing-dot': {
      what: '`{value}` has no digit after its dot.',
      fix: 'Put a digit after the dot, or take the dot out.',
    },
    exponent: {
      what: '`{value}` has no digits in its exponent.',
      fix: 'Write the exponent in digits, or take it out.',
    },
    sign: {
      what: '`{value}` stands here, and no number follows it directly.',
      fix: 'Write the number with its minus directly before the digits.',
    },
    hex: {
      what: '`{value}` is written in hexadecimal.',
      fix: 'Write the number in decimal. If the form matters, it is text and stands in quotes.',
    },
    radix: {
      what: '`{value}` is written in octal or binary.',
      fix: 'Write the number in decimal.',
    },
    separator: {
      what: '`{value}` has underscores between its digits.',
      fix: 'Write the digits without anything between them.',
    },
    suffix: {
      what: '`{value}` ends with a letter that names a type.',
      fix: 'Take the letter out. If it is part of a text, put quotes around all of it.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-number-form',
  level: 'MUST',
  on: 'slip',
  slip: 'json-number-form',
  check(slip, flag) {
    flag(slip.variant as Variants['json-number-form'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '6' }],
  good: [
    '{"jsonrpc":"2.0","id":0,"method":"tools/call","params":{"name":"add","arguments":{"numbers":[-0,1E+2,5e-1,0.5,-10.25]}}}',
  ],
  bad: {
    'leading-zero': '{"jsonrpc":"2.0","id":«01»,"method":"ping"}',
    plus: '{"jsonrpc":"2.0","id":«+1»,"method":"ping"}',
    'leading-dot': {
      text: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":«.5»}}',
      sender: 'server',
    },
    'trailing-dot': '{"jsonrpc":"2.0","id":«1.»,"method":"ping"}',
    exponent: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":«2e»}}}',
    sign: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":«-» 2}}}',
    hex: '{"jsonrpc":"2.0","id":«0x10»,"method":"ping"}',
    radix: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"chmod","arguments":{"mode":«0o755»}}}',
    separator: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait","arguments":{"ms":«10_000»}}}',
    suffix: '{"jsonrpc":"2.0","id":«1n»,"method":"ping"}',
  },
  realLife: 'Programming languages read most of these; JSON parsers read none. The line is refused whole.',
  thought: 'The number was written as in source code, where more forms are allowed.',
};
