import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A message is one JSON value',
  headline: 'Nothing would arrive',
  why: 'A parser that gets no value reports an error and has no id to answer. The other side sees nothing happen.',
  messages: {
    empty: {
      what: 'There is no text.',
      fix: 'Write the message: one JSON object, from `{` to `}`.',
    },
    blank: {
      what: 'The text holds nothing but blanks.',
      fix: 'Write the message: one JSON object, from `{` to `}`.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-empty',
  level: 'MUST',
  on: 'slip',
  slip: 'json-empty',
  check(slip, flag) {
    flag(slip.variant as Variants['json-empty'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '2' }],
  good: ['{"jsonrpc":"2.0","method":"notifications/initialized"}', '\n {"jsonrpc":"2.0","id":1,"method":"ping"} \n'],
  bad: { empty: '', blank: [' ', '«\n  \n»'] },
  realLife: 'The parser stops with an unexpected end, and the reader mostly goes on to the next line.',
  thought: 'Enter was pressed on an empty line, or the answer box was sent as it was.',
};
