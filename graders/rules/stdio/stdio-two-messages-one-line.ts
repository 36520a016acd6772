import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'One line carries one message',
  headline: 'The whole line would be thrown away',
  why: 'The reader parses a line as one JSON value. With text after that value the parse fails, and every message on the line is lost.',
  messages: {
    two: {
      what: 'One line holds {count} messages; the second begins here.',
      fix: 'Put a newline between the messages.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'stdio/stdio-two-messages-one-line',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'slip',
  slip: 'stdio-two-messages-one-line',
  check(slip, flag) {
    flag('two', { start: slip.start, end: slip.end, pointer: slip.pointer ?? '' }, slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/transports', section: 'stdio', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', revisions: '2026-07-28' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":2,"method":"ping"}\n',
      transport: 'stdio',
      sender: 'client',
    },
    {
      text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]\n',
      revision: '2025-03-26',
      transport: 'stdio',
      sender: 'client',
      note: 'In 2025-03-26 a batch of two is one JSON value, so it may stand on one line.',
    },
  ],
  bad: {
    two: [
      {
        text: '{"jsonrpc":"2.0","id":1,"method":"ping"}«{»"jsonrpc":"2.0","id":2,"method":"ping"}\n',
        transport: 'stdio',
        sender: 'client',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"method":"ping"} «{»"jsonrpc":"2.0","id":2,"method":"ping"}\n',
        transport: 'stdio',
        sender: 'client',
      },
    ],
  },
  realLife: 'The parser reports text after the value, and both requests go unanswered.',
  thought: 'The newline between two writes was forgotten, or the braces seemed to separate them well enough.',
};
