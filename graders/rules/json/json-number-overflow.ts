import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Numbers stay within the range of a double',
  headline: 'The number would arrive as Infinity',
  why: 'Most receivers keep numbers as 64-bit floating point, which ends near 1.8e308. What is beyond becomes Infinity there, and cannot be written as JSON again.',
  messages: {
    large: {
      what: '`{value}` is larger than any double.',
      fix: 'Send a number within the range. If the exact digits matter, send them as a string.',
    },
    small: {
      what: '`{value}` is further below zero than any double.',
      fix: 'Send a number within the range. If the exact digits matter, send them as a string.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-number-overflow',
  level: 'ADVICE',
  on: 'slip',
  slip: 'json-number-overflow',
  check(slip, flag) {
    flag(slip.variant as Variants['json-number-overflow'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '6' }],
  good: ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":1e308,"b":1e-400}}}'],
  bad: {
    large: {
      text: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":«1e400»}}',
      sender: 'server',
    },
    small: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":«-1e999»}}}',
  },
  realLife: 'JavaScript and Python both read Infinity. Sent on, it becomes `null`, or a word that is no JSON.',
  thought: 'JSON names no limit, so any number seems to be fine.',
};
