import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No comma stands after the last member or element',
  headline: 'This line cannot be read',
  why: 'After a comma a JSON parser needs one more item. It finds a bracket, stops there and throws the whole line away, with the id in it.',
  messages: {
    object: {
      what: 'A comma stands before `}`, with no member after it.',
      fix: 'Take the comma out, or write the member that should follow.',
    },
    array: {
      what: 'A comma stands before `]`, with no element after it.',
      fix: 'Take the comma out, or write the element that should follow.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-trailing-comma',
  level: 'MUST',
  on: 'slip',
  slip: 'json-trailing-comma',
  check(slip, flag) {
    flag(slip.variant as Variants['json-trailing-comma'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'RFC 8259', page: '4' },
    { of: 'RFC 8259', page: '5' },
  ],
  good: ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"one, two,"}}}'],
  bad: {
    object: [
      '{"jsonrpc":"2.0","id":1,"method":"ping"«,»}',
      '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "ping"«,»\n}',
      { text: '{"jsonrpc":"2.0","id":1,"method":"ping"«,,»}', note: 'A run of commas is one fault.' },
    ],
    array: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"numbers":[1,2«,» ]}}}',
  },
  realLife: 'Neither `JSON.parse` nor the parsers of the SDKs forgive it: the line is refused as a whole.',
  thought: 'JavaScript, Python and Rust allow this comma, and there it is even good style.',
};
