import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'NaN and Infinity are no JSON numbers',
  headline: 'Some peers could not read this',
  why: 'JSON writes numbers in digits and has no sign for these two. `JSON.parse` throws at the first letter; Python reads them without a word, so the fault shows only against some peers.',
  messages: {
    nan: {
      what: 'The value is `{value}`.',
      fix: 'Send a number, or `null`, or leave the member out: say it in a way the receiver can tell from a number.',
    },
    infinity: {
      what: 'The value is `{value}`.',
      fix: 'Send a number that has digits, or leave the member out where there is no limit.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-nan',
  level: 'MUST',
  on: 'slip',
  slip: 'json-nan',
  check(slip, flag) {
    flag(slip.variant as Variants['json-nan'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '6' }],
  good: ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plot","arguments":{"at":0,"label":"NaN"}}}'],
  bad: {
    nan: {
      text: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":«NaN»}}',
      sender: 'server',
    },
    infinity: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plot","arguments":{"from":«-Infinity»}}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plot","arguments":{"to":«inf»}}}',
    ],
  },
  realLife:
    '`json.dumps` of Python writes NaN unless told otherwise with `allow_nan=False`, and `json.loads` takes it back.',
  thought: 'A division by zero or an empty mean became a value, and the library wrote it down as it was.',
};
