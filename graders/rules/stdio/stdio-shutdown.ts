import { untimely } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A session ends by closing the server’s stdin, not by a message',
  headline: 'The server would not know this method',
  why: 'MCP has no message that ends a session. A server stops when its stdin is closed; it has nothing to do on this method.',
  messages: {
    shutdown: {
      what: 'The `method` is `shutdown`, as the Language Server Protocol has it.',
      fix: 'Close the server’s stdin and wait for it to exit; end its process if it does not.',
    },
    exit: {
      what: 'The `method` is `exit`, as the Language Server Protocol has it.',
      fix: 'Close the server’s stdin and wait for it to exit; end its process if it does not.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'stdio/stdio-shutdown',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'message',
  odd: true,
  mentions: ['shutdown', 'exit'],
  check(message, flag) {
    if (message.name !== 'shutdown' && message.name !== 'exit') return;
    // `shutdown` and `exit` come as a pair: one mistake, said once, at the first of them.
    const first = message.exchange.messages.find(
      ({ name, sender, sound }) => (name === 'shutdown' || name === 'exit') && sender === message.sender && sound,
    );
    if (first === message) flag(message.name, untimely(message));
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/lifecycle', section: 'shutdown', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', section: 'shutdown', revisions: '2026-07-28' },
  ],
  good: [
    {
      text: '--> {"jsonrpc":"2.0","id":1,"method":"ping"}\n<-- {"jsonrpc":"2.0","id":1,"result":{}}',
      note: 'After the last answer the client closes stdin; the wire shows nothing more.',
    },
  ],
  bad: {
    shutdown: [
      {
        text: '{"jsonrpc":"2.0","id":9,"method":«"shutdown"»}',
        sender: 'client',
        alsoBreaks: ['jsonrpc/method-unknown'],
      },
      {
        text: [
          '--> {"jsonrpc":"2.0","id":9,"method":«"shutdown"»}',
          '<-- {"jsonrpc":"2.0","id":9,"error":{"code":-32601,"message":"Method not found"}}',
          '--> {"jsonrpc":"2.0","method":"exit"}',
        ].join('\n'),
        alsoBreaks: ['jsonrpc/method-unknown'],
        note: 'The pair is one mistake.',
      },
    ],
    exit: { text: '{"jsonrpc":"2.0","method":«"exit"»}', sender: 'client', alsoBreaks: ['jsonrpc/method-unknown'] },
  },
  realLife:
    'The request `shutdown` comes back with `-32601` and the notification `exit` is ignored. A server that does not exit when its stdin ends lives on as an orphan; from 2026-07-28 on servers are asked in so many words to exit promptly then.',
  thought: 'The Language Server Protocol ends with `shutdown` and `exit`.',
};
