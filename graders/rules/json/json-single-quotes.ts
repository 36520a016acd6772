import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Strings and names stand in straight double quotes',
  headline: 'This line cannot be read',
  why: 'Only the character U+0022 begins a string in JSON. At any other quote the parser stops, and the receiver never learns which request this was.',
  messages: {
    single: {
      what: '`{value}` stands in single quotes.',
      fix: 'Put straight double quotes around every name and string.',
    },
    back: {
      what: 'Back quotes stand around `{text}`.',
      fix: 'Put straight double quotes around every name and string.',
    },
    curly: {
      what: '`{value}` stands in typographic quotes.',
      fix: 'Type the quotes again as straight ones, and turn off smart quotes in the editor.',
    },
    mixed: {
      what: 'The string begins with a straight double quote and ends with `{value}`.',
      fix: 'End the string with the quote it began with.',
      why: 'For the parser the string has not ended here. It reads on to the next straight quote and loses its place.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-single-quotes',
  level: 'MUST',
  on: 'slip',
  slip: 'json-single-quotes',
  check(slip, flag) {
    flag(slip.variant as Variants['json-single-quotes'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '7' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"it\'s a “quoted” `word`"}}}',
  ],
  bad: {
    single: [
      "{«'jsonrpc'»:'2.0','id':1,'method':'ping'}",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":«'it's fine'»}}}`,
    ],
    back: '{"jsonrpc":"2.0","id":1,"method":«`ping`»}',
    curly: ['{«“jsonrpc”»: “2.0”, “id”: 1, “method”: “ping”}', '{"jsonrpc":"2.0","id":1,"method":«‘ping’»}'],
    mixed: ['{"jsonrpc":"2.0«”»,"id":1,"method":"ping"}', `{"jsonrpc":"2.0","id":1,"method":"ping«'»}`],
  },
  realLife: 'The line is refused whole. In a Python program the log shows the same quotes, which makes it look right.',
  thought:
    'A Python dictionary was printed with `str()` where `json.dumps` belongs, or the text came through a word processor.',
};
