import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An escape gives a whole character, no half of one',
  headline: 'Some peers would refuse the whole line',
  why: 'A character beyond U+FFFF is written as two escapes that belong together. Half of one is no character: it cannot be written as UTF-8, and strict parsers refuse the text for it.',
  messages: {
    high: {
      what: '`{value}` is the first half of a character; its second half does not follow.',
      fix: 'Write the whole character, or take this half out. Cut texts between characters.',
    },
    low: {
      what: '`{value}` is the second half of a character; no first half stands before it.',
      fix: 'Write the whole character, or take this half out. Cut texts between characters.',
    },
    raw: {
      what: 'Half of a character stands in the string: {code}, without its other half.',
      fix: 'Write the whole character, or take this half out. Cut texts between characters.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-lone-surrogate',
  level: 'ADVICE',
  on: 'slip',
  slip: 'json-lone-surrogate',
  check(slip, flag) {
    flag(slip.variant as Variants['json-lone-surrogate'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '8.2' }],
  good: [
    '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"\\ud83d\\ude00 😀"}}}',
  ],
  bad: {
    high: '{"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"«\\ud83d»"}]}}',
    low: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"«\\ude00»"}}}',
    raw: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"«\ud83d»"}}}',
  },
  realLife:
    '`JSON.parse` keeps the half. Python keeps it and cannot encode it again; the parser inside the Python SDK, written in Rust, refuses the line.',
  thought: 'A text was cut to a length, and the cut went through an emoji.',
};
