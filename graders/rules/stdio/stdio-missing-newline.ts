import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'On stdio each message ends with a newline',
  headline: 'The reader would wait for the line to end',
  why: 'The newline tells the reader that the message is complete. Until it comes, the text stays in a buffer and nobody looks at it.',
  messages: {
    last: {
      what: 'The stream stops right after the closing `}` or `]` of its last message.',
      fix: 'End the message with a newline.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'stdio/stdio-missing-newline',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'slip',
  slip: 'stdio-missing-newline',
  check(slip, flag) {
    flag('last', { start: slip.start, end: slip.end, pointer: slip.pointer ?? '' }, slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/transports', section: 'stdio', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', revisions: '2026-07-28' },
  ],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n', transport: 'stdio', sender: 'client' },
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":2,"method":"ping"}\n',
      transport: 'stdio',
      sender: 'client',
    },
  ],
  bad: {
    last: { text: '{"jsonrpc":"2.0","id":1,"method":"ping"«}»', transport: 'stdio', sender: 'client' },
  },
  realLife:
    'The servers of the TypeScript and the Python SDK stay silent for ever, without an error anywhere. Whether the very last message before the end of the stream needs its newline is not written down; sending it is always safe.',
  thought: 'The closing brace shows where the message ends.',
  notes: [
    {
      id: 'stdio-unflushed',
      level: 'ADVICE',
      text: 'A newline that is written but not flushed has not been sent. A program that prints to a pipe often keeps its output in a block buffer: flush stdout after each message.',
    },
    {
      id: 'stdio-line-size',
      level: 'ADVICE',
      text: 'A line may be of any length, but readers have limits: the TypeScript SDK gives up on a line of more than 10 MiB. Send a link to large content, or let it be read in parts.',
    },
  ],
};
