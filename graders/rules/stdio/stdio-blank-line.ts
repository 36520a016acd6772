import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No blank lines stand between messages',
  headline: 'Some readers would report an empty message',
  why: 'The reader parses each line as JSON, and an empty line is none. Most readers note an error and go on; a strict one may stop.',
  messages: {
    blank: {
      what: 'This line is empty.',
      fix: 'Take the line out: one newline after each message is all it needs.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'stdio/stdio-blank-line',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'slip',
  slip: 'stdio-blank-line',
  check(slip, flag) {
    flag('blank', { start: slip.start, end: slip.end, pointer: slip.pointer ?? '' }, slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'practice', page: 'MCP readers on stdio' },
    { of: 'MCP', page: 'basic/transports', section: 'stdio', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', revisions: '2026-07-28' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":2,"method":"ping"}\n',
      transport: 'stdio',
      sender: 'client',
    },
  ],
  bad: {
    blank: {
      text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n«\n»{"jsonrpc":"2.0","id":2,"method":"ping"}\n',
      transport: 'stdio',
      sender: 'client',
    },
  },
  realLife:
    'TypeScript SDK 1.32 reports an unexpected end of input for each blank line and goes on; the Python SDK logs a failed parse and goes on. No page of the specification speaks of empty lines; strictly read, one is no message and has no place on the stream.',
  thought: 'Blank lines make a log easier to read.',
};
