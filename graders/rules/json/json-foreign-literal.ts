import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The only words outside quotes are true, false and null',
  headline: 'This line cannot be read',
  why: 'Outside strings a JSON parser knows three words, in lower case. It stops at any other and drops the whole line, so the sender never gets an answer.',
  messages: {
    python: {
      what: 'The value is `{value}`, as Python writes it. JSON writes `{json}`.',
      fix: 'Write it as JSON has it. In a program, use `json.dumps` and not `str()`.',
    },
    undefined: {
      what: 'The value is `{value}`, the word that JavaScript has for what was never set. JSON has no such word.',
      fix: 'Leave the member out. If its absence must be told, ask whether this member may be `null`.',
    },
    nil: {
      what: 'The value is `{value}`, which JSON does not know.',
      fix: 'Leave the member out. If nothing must be told in so many words, JSON has `null` for it.',
    },
    case: {
      what: 'The value is `{value}`. JSON writes this word in lower case.',
      fix: 'Write it in lower case.',
    },
    word: {
      what: '`{value}` stands here without quotes.',
      fix: 'If it is text, put double quotes around it.',
    },
    'half-quoted': {
      what: '`{value}` ends with a quote that nothing opened.',
      fix: 'Put a double quote before it too.',
    },
    before: {
      what: '`{value}` stands before the message.',
      fix: 'Take it out: a message begins with its brace.',
      why: 'A parser reads from the first character. It gives up there and never comes to the message behind it.',
    },
    text: {
      what: '`{value}` is plain text, no JSON.',
      fix: 'Write the message as a JSON object. What is meant for people goes to a log, not to the other side.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-foreign-literal',
  level: 'MUST',
  on: 'slip',
  slip: 'json-foreign-literal',
  check(slip, flag) {
    flag(slip.variant as Variants['json-foreign-literal'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '3' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"set","arguments":{"a":true,"b":false,"c":null,"d":"None"}}}',
  ],
  bad: {
    python: [
      '{"jsonrpc":"2.0","id":3,"result":{"content":[],"isError":«True»}}',
      '{"jsonrpc":"2.0","id":3,"result":{"tools":[],"nextCursor":«None»}}',
    ],
    undefined: '{"jsonrpc":"2.0","id":3,"method":"ping","params":«undefined»}',
    nil: '{"jsonrpc":"2.0","id":3,"result":{"tools":[],"nextCursor":«nil»}}',
    case: '{"jsonrpc":"2.0","id":3,"result":{"content":[],"isError":«FALSE»}}',
    word: [
      '{"jsonrpc":"2.0","id":1,"method":«ping»}',
      {
        text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plan","arguments":{"on":«2025-11-25»}}}',
        note: 'A date is text: without quotes it is three numbers and no value.',
      },
    ],
    'half-quoted': '{"jsonrpc":"2.0","id":1,"method":«ping"»}',
    before: [
      '«data:» {"jsonrpc":"2.0","id":1,"method":"ping"}',
      '«const request =» {"jsonrpc":"2.0","id":1,"method":"ping"}',
    ],
    text: '«are you there?»',
  },
  realLife: 'The line is refused whole. A Python program shows nothing odd, since its own log prints the same words.',
  thought: 'The words of the language at hand were typed: `True` and `None` in Python, `undefined` in JavaScript.',
};
