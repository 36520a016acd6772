import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No byte-order mark stands before the JSON text',
  headline: 'The first message would be lost',
  why: 'The byte-order mark is a character like any other to a JSON parser, and a value does not begin with it. The parse fails at the first character.',
  messages: {
    mark: {
      what: 'The text begins with U+FEFF, an invisible byte-order mark (BOM).',
      fix: 'Save the file as UTF-8 without a byte-order mark, or delete the character before the first brace.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'text/text-bom',
  level: 'MUST',
  on: 'slip',
  slip: 'text-bom',
  check(slip, flag) {
    flag(slip.variant as Variants['text-bom'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '8.1' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"a\ufeffb"}}',
      note: 'Inside a string the character is text.',
    },
  ],
  bad: { mark: '«\ufeff»{"jsonrpc":"2.0","id":1,"method":"ping"}' },
  realLife:
    '`JSON.parse` and `json.loads` of Python both refuse the text at its first character. The message lost is the first of the session, mostly `initialize`, so nothing ever starts.',
  thought: 'The editor offered *UTF-8 with BOM*, or two files that each had a mark were joined.',
};
