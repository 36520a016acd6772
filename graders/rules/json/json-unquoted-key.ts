import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The name of a member is a string in quotes',
  headline: 'This line cannot be read',
  why: 'After a brace or a comma of an object a JSON parser takes nothing but a quote. It stops at the first letter, and the message is lost.',
  messages: {
    word: {
      what: 'The name `{value}` stands without quotes.',
      fix: 'Put double quotes around every name.',
    },
    half: {
      what: 'The name `{value}` has a closing quote and no opening one.',
      fix: 'Put a double quote before the name.',
    },
    number: {
      what: '`{value}` stands where the name of a member belongs.',
      fix: 'Put double quotes around it: a name is always a string. If these are items of a list, write a list in `[` and `]`.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-unquoted-key',
  level: 'MUST',
  on: 'slip',
  slip: 'json-unquoted-key',
  check(slip, flag) {
    flag(slip.variant as Variants['json-unquoted-key'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '4' }],
  good: ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"1":"{id:1}"}}}'],
  bad: {
    word: [
      '{«jsonrpc»:"2.0",id:1,method:"ping"}',
      {
        text: '{"jsonrpc":"2.0",«id»,"method":"ping"}',
        note: 'The shorthand of JavaScript is one fault: JSON has no variables.',
      },
    ],
    half: '{"jsonrpc":"2.0",«id"»:1,"method":"ping"}',
    number: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"pick","arguments":{«1»:"a"}}}',
  },
  realLife: 'JavaScript reads such an object in source code; `JSON.parse` and every other JSON parser refuse it.',
  thought: 'The shape was copied from TypeScript in the documentation, where names stand bare.',
};
