import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Commas part members, colons part a name from its value',
  headline: 'This line cannot be read',
  why: 'A JSON parser knows at every place which signs may come next, and stops at any other. Nothing before that place is kept, the id no more than the rest.',
  messages: {
    'missing-comma': {
      what: 'Before `{value}` the comma is missing that parts it from what came before.',
      fix: 'Put one comma between the two.',
    },
    'leading-comma': {
      what: 'A comma stands here, with nothing before it.',
      fix: 'Take the comma out, or write what should stand before it.',
    },
    'double-comma': {
      what: 'A second comma follows the first.',
      fix: 'Take one of them out. If a value is missing between them, write it, or `null`.',
    },
    semicolon: {
      what: 'A semicolon stands where a comma parts two items.',
      fix: 'Write a comma.',
    },
    'missing-colon': {
      what: 'Before `{value}` the colon is missing that parts a name from its value.',
      fix: 'Put a colon between the name and the value.',
    },
    'not-a-colon': {
      what: '`{value}` stands between a name and its value.',
      fix: 'Write a colon.',
    },
    equals: {
      what: '`{value}` stands between a name and its value.',
      fix: 'Write a colon, here and after every other name.',
    },
    arrow: {
      what: '`{value}` stands between a name and its value, as in Ruby or PHP.',
      fix: 'Write a colon, here and after every other name.',
    },
    'double-colon': {
      what: 'A second colon follows the first.',
      fix: 'Take one of them out.',
    },
    'missing-value': {
      what: 'The name `{name}` has no value.',
      fix: 'Write a colon and a value after it. If there is nothing to say, leave the whole member out.',
    },
    'missing-name': {
      what: '`{value}` stands where the name of a member belongs.',
      fix: 'In an object every value has a name in quotes and a colon before it. If these are items of a list, write a list in `[` and `]`.',
    },
    'members-in-array': {
      what: 'A colon stands in a list: what is in `[` and `]` has no names.',
      fix: 'Write members in `{` and `}`.',
    },
    'inner-quote': {
      what: 'This quote ends the string: `{value}` is all of it.',
      fix: 'If the quote is part of the text, put a backslash before it, and before every other quote inside.',
      why: 'The parser takes the words behind the quote for a new token, knows none of that kind, and stops.',
    },
    'doubled-quote': {
      what: 'Two quotes stand together, where one begins or ends a string.',
      fix: 'Begin and end each string with one double quote. A quote that is part of the text has a backslash before it.',
      why: 'The parser takes the words behind the two quotes for a new token, knows none of that kind, and stops.',
    },
    'stray-bracket': {
      what: '`{value}` closes a bracket that was never opened.',
      fix: 'Take it out, or find the place where its partner is missing.',
    },
    ellipsis: {
      what: '`{value}` stands for something left out.',
      fix: 'Write what is meant there, or take the dots out. Documents leave parts out; a message cannot.',
    },
    fence: {
      what: 'The text begins with three back quotes: the fence of a code block came along.',
      fix: 'Take out the lines with the back quotes, before and after the message.',
    },
    'full-width': {
      what: '`{value}` is a full-width sign, as an input method for Chinese or Japanese types it.',
      fix: 'Type the sign again with the input method off.',
    },
    'odd-space': {
      what: '{code} stands here: {name}, which looks like a blank or like nothing.',
      fix: 'Delete it, and type an ordinary space where one is wanted.',
      why: 'Between tokens JSON knows four blanks: space, tab, line feed and carriage return. A parser stops at any other.',
    },
    control: {
      what: 'The control character `{value}` stands between the tokens.',
      fix: 'Take it out. Where the text came from a terminal, the rest of a colour code follows it.',
    },
    stray: {
      what: '`{value}` has no meaning at this place.',
      fix: 'Take it out, or put quotes around it if it is part of a text.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-punctuation',
  level: 'MUST',
  on: 'slip',
  slip: 'json-punctuation',
  check(slip, flag) {
    flag(slip.variant as Variants['json-punctuation'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'RFC 8259', page: '2' },
    { of: 'RFC 8259', page: '4' },
    { of: 'RFC 8259', page: '5' },
  ],
  good: [
    '{ "jsonrpc" : "2.0" ,\t"id":1,\r\n"method":"ping" }',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"a\u00a0b; c = d => \\"e\\" ... ```"}}}',
  ],
  bad: {
    'missing-comma': [
      '{"jsonrpc":"2.0" «"id"»:1,"method":"ping"}',
      '{\n  "jsonrpc": "2.0",\n  "id": 1\n  «"method"»: "ping"\n}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"numbers":[1 «2»]}}}',
    ],
    'leading-comma': '{«,»"jsonrpc":"2.0","id":1,"method":"ping"}',
    'double-comma': '{"jsonrpc":"2.0",«,»"id":1,"method":"ping"}',
    semicolon: '{"jsonrpc":"2.0"«;»"id":1;"method":"ping"}',
    'missing-colon': '{"jsonrpc" «"2.0"»,"id":1,"method":"ping"}',
    'not-a-colon': '{"jsonrpc"«;»"2.0","id":1,"method":"ping"}',
    equals: ['{"jsonrpc"«=»"2.0","id"=1,"method"="ping"}', '{"jsonrpc"«:=»"2.0","id":1,"method":"ping"}'],
    arrow: '{"jsonrpc" «=>» "2.0", "id" => 1, "method" => "ping"}',
    'double-colon': '{"jsonrpc":«:»"2.0","id":1,"method":"ping"}',
    'missing-value': ['{"jsonrpc":"2.0",«"id":»,"method":"ping"}', '{"jsonrpc":"2.0","id":1,«"ping"»}'],
    'missing-name': '{«{»"jsonrpc":"2.0","id":1,"method":"ping"}}',
    'members-in-array': '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":["name"«:»"add"]}',
    'inner-quote':
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"say «"»hello" to Ada"}}}',
    'doubled-quote': '{«""»jsonrpc"":""2.0"",""id"":1,""method"":""ping""}',
    'stray-bracket': '{"jsonrpc":"2.0","id":1,"method":"ping"«]»}',
    ellipsis: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{«...»}}',
      '{"jsonrpc":"2.0","id":1,"method":"ping",«…»}',
    ],
    fence: '«```json»\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n```',
    'full-width': ['{"jsonrpc"«：»"2.0","id":1,"method":"ping"}', '{"jsonrpc":"2.0"«，»"id":1,"method":"ping"}'],
    'odd-space': [
      '{"jsonrpc":«\u00a0»"2.0","id":1,"method":"ping"}',
      { text: '{"jsonrpc":"2.0","id":1,"method":"ping"}«\u200b»', note: 'After the message too.' },
    ],
    control: '{"jsonrpc":"2.0","id":1,«\u001b»[0m"method":"ping"}',
    stray: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"numbers":«(»1,2)}}}',
  },
  realLife: 'The whole line is refused. The place a parser names is where it stopped, often one item after the fault.',
  thought: 'The text was typed by hand, or a no-break space came along from a web page.',
};
