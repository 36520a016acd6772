import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Every bracket, brace and quote that opens also closes',
  headline: 'This line cannot be read',
  why: 'A parser gives nothing back before the last bracket is closed. The id is lost with the rest, so no answer can ever be matched to this message.',
  messages: {
    bracket: {
      what: 'The text ends, and the `{opening}` that begins `{from}` is still open.',
      fix: 'Find where that part should end, and close it there.',
    },
    brackets: {
      what: 'The text ends with {open} brackets still open. The last one opened begins `{from}`.',
      fix: 'Go from the inside out: close each bracket that is open, the last one opened first.',
    },
    cut: {
      what: 'The text stops in the middle, after `{last}`.',
      fix: 'Send the message whole: the value that should come next, then a closing bracket for each that is open.',
    },
    string: {
      what: '`{value}` opens a string, and no quote closes it.',
      fix: 'Put a double quote where the string should end.',
      why: 'Without its closing quote a string takes in all that follows, brackets too. The parser reaches the end of the text still inside it.',
    },
    quote: {
      what: 'The string that begins `{value}` lacks its closing quote, so the next quote ended it.',
      fix: 'Put a double quote where the string should end.',
      why: 'From here on the parser takes text for quotes and quotes for text. It stops at the first character that fits neither.',
    },
    'escaped-quote': {
      what: 'The quote in `{value}` does not end the string: the backslash before it makes it part of the text.',
      fix: 'If the text ends in a backslash, write that backslash twice. If not, take it out.',
      why: 'The string goes on over the rest of the message, and the parser never finds its end.',
    },
    mismatch: {
      what: '`{found}` stands here while the `{opening}` that begins `{from}` is open. Only `{closing}` closes that one.',
      fix: 'Either a bracket is missing before this one, or this one is of the wrong kind. Close brackets in the opposite order of opening them.',
      why: 'Brackets close from the inside out. A parser stops at the first one that does not fit the one it has open.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-truncated',
  level: 'MUST',
  on: 'slip',
  slip: 'json-truncated',
  check(slip, flag) {
    flag(slip.variant as Variants['json-truncated'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'RFC 8259', page: '4' },
    { of: 'RFC 8259', page: '5' },
    { of: 'RFC 8259', page: '7' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"query":"a \\"quoted\\" word, a { and a ["}}}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"open","arguments":{"path":"C:\\\\work\\\\"}}}',
  ],
  bad: {
    bracket: [
      '{"jsonrpc":"2.0","id":1,"method":"ping«"»',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{«}»\n',
    ],
    brackets: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"numbers":[1,«2»',
    cut: [
      '{"jsonrpc":"2.0"«,»',
      '{"jsonrpc":"2.0","id":1,"method"«:»',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params"«:»',
    ],
    string: ['{"jsonrpc":"2.0","id":1,"method":«"ping}»', '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": «"ping»\n}'],
    quote: [
      '{"jsonrpc":«"2.0,"»id":1,"method":"ping"}',
      '{"jsonrpc":"2.0","id":1,«"method:"»ping"}',
      '{\n  "jsonrpc": «"2.0,»\n  "id": 1,\n  "method": "ping"\n}',
    ],
    'escaped-quote': '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///c/temp«\\"»}}',
    mismatch: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"numbers":[1,2«}»}}',
      '{"jsonrpc":"2.0","id":1,"method":"ping"«]»',
    ],
  },
  realLife:
    'The reader drops the line, or waits for more of it. Both look the same from outside: a request without an answer.',
  thought: 'The closing braces were not counted, or the message was sent in two writes.',
};
