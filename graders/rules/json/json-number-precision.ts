import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Integers that identify stay within 2^53 − 1',
  headline: 'The answer might carry another id',
  why: 'A receiver that keeps numbers as doubles, as JavaScript does, holds no integer beyond 9007199254740991 with certainty. It may send back a neighbour of this one, and the sender finds no match.',
  messages: {
    changed: {
      what: '`{name}` is `{value}`. A JavaScript peer reads `{read}`.',
      fix: 'Use a smaller number, or write this one as a string.',
    },
    unsafe: {
      what: '`{name}` is `{value}`, where doubles no longer tell neighbours apart.',
      fix: 'Use a smaller number, or write this one as a string.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-number-precision',
  level: 'ADVICE',
  on: 'slip',
  slip: 'json-number-precision',
  check(slip, flag) {
    flag(slip.variant as Variants['json-number-precision'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '6' }],
  good: [
    '{"jsonrpc":"2.0","id":9007199254740991,"method":"ping"}',
    '{"jsonrpc":"2.0","id":"9007199254740993","method":"ping"}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find","arguments":{"id":9007199254740993}}}',
      note: 'Numbers that are data of a tool are for the tool to judge.',
    },
  ],
  bad: {
    changed: '{"jsonrpc":"2.0","id":«9007199254740993»,"method":"ping"}',
    unsafe: '{"jsonrpc":"2.0","id":«9007199254740992»,"method":"ping"}',
  },
  realLife:
    'A JavaScript peer answers with …992 and the requester waits for …993. The TypeScript SDK refuses such an id outright; Python takes it.',
  thought: 'A 64-bit counter, or a clock in nanoseconds, served as the id.',
};
