import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Nothing but white space follows the value',
  headline: 'The whole line would be thrown away',
  why: 'A parser takes the text as one value or not at all. What follows the value spoils the message before it, however sound that is.',
  messages: {
    semicolon: {
      what: 'A semicolon follows the message.',
      fix: 'Take it out: a message is a value, no statement.',
    },
    comma: {
      what: 'A comma follows the message.',
      fix: 'Take it out. It may have come along from a list.',
    },
    bracket: {
      what: 'The message is complete, and `{value}` follows it.',
      fix: 'Take out what is too many. If every bracket seems to be needed, one was closed too early further up.',
    },
    continues: {
      what: 'The message ended before this place, and `{value}` follows it.',
      fix: 'Look at the bracket before this place: it closes the whole message. Take it out there, or give the part its own bracket at the end.',
      why: 'The bracket before this place closes the message, so the members behind it belong to nothing. The parser refuses the line.',
    },
    members: {
      what: '`{value}` follows a string that is a value of its own.',
      fix: 'Put all the members between `{` and `}`.',
      why: 'Without a brace in front the first name is the whole value, and what follows it belongs to nothing.',
    },
    value: {
      what: 'A second value follows the message: `{value}`.',
      fix: 'Send each message by itself.',
    },
    text: {
      what: '`{value}` follows the message.',
      fix: 'Take it out of the message. What is meant for people goes to a log.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'json/json-trailing-text',
  level: 'MUST',
  on: 'slip',
  slip: 'json-trailing-text',
  check(slip, flag) {
    flag(slip.variant as Variants['json-trailing-text'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'RFC 8259', page: '2' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"} \t\n',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"text":"}; done"}}}',
  ],
  bad: {
    semicolon: '{"jsonrpc":"2.0","id":1,"method":"ping"}«;»',
    comma: '{"jsonrpc":"2.0","id":1,"method":"ping"}«,»',
    bracket: ['{"jsonrpc":"2.0","id":1,"method":"ping"}«}»', '{"jsonrpc":"2.0","id":1,"method":"ping"}«]»'],
    continues: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"a"}}«,"_meta":{}}»',
    members: '"jsonrpc"«:"2.0","id":1,"method":"ping"»',
    value: '{"jsonrpc":"2.0","id":1,"method":"ping"} «"ping"»',
    text: '{"jsonrpc":"2.0","id":1,"method":"ping"} «sent at 12:00»',
  },
  realLife: 'Parsers say that something unexpected follows, and drop the sound message with it.',
  thought: 'The semicolon is a habit of statements; other text mostly comes from a log that adds its own.',
};
