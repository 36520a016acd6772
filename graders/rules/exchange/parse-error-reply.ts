import { defineRule, defineWords, type Entry, type Message, type PageOf, type Related } from '../../types.ts';

export const words = defineWords({
  title: 'Text that cannot be read is answered with -32700, if at all',
  headline: 'The sender would look in the wrong place',
  why: 'The code tells the sender where to look. Only `-32700` says that the text itself could not be read; other codes send it to members and parameters that are in order.',
  messages: {
    code: {
      what: 'The text before could not be read as JSON. The error for it has the code `{value}`.',
      fix: 'Use the code that JSON-RPC keeps for a parse error.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'exchange/parse-error-reply',
  level: 'ADVICE',
  on: 'error',
  check(message, flag) {
    const { answers, error } = message;
    if (answers?.how !== 'unreadable' || !answers.to || !isText(answers.to)) return;
    const code = error?.get('code');
    if (code && code.value !== -32700) flag('code', code, { value: code.raw }, [whole(answers.to)]);
  },
});

const isText = (to: Message | Entry): to is Entry => 'kind' in to && (to.kind === 'unreadable' || to.kind === 'noise');

const whole = ({ index, start }: Entry): Related => ({ index, start, end: start + 1, label: 'request' });

export const page: PageOf<typeof words> = {
  cites: [{ of: 'JSON-RPC 2.0', page: '5.1' }],
  good: [
    `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}`,
  ],
  bad: {
    code: {
      text: `--> {'jsonrpc': '2.0', 'id': 1, 'method': 'ping'}
<-- {"jsonrpc": "2.0", "error": {"code": «-32600», "message": "Invalid Request"}}`,
      alsoBreaks: ['json/json-single-quotes'],
    },
  },
  realLife:
    'On stdio both official SDKs answer unreadable text with nothing at all, so a sender should never count on this reply.',
  thought: 'Not readable and not valid sound alike.',
};
