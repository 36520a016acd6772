import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Lines end with a line feed alone',
  headline: 'A plain reader would keep the carriage return',
  why: 'A reader that cuts at line feeds leaves the carriage return on the message. A JSON parser skips it; code that compares lines as text does not.',
  messages: {
    crlf: {
      what: 'The line ends with a carriage return and a line feed.',
      fix: 'End lines with a line feed only; on Windows, write in binary mode or set the newline.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'stdio/stdio-crlf',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'slip',
  slip: 'stdio-crlf',
  check(slip, flag) {
    flag('crlf', { start: slip.start, end: slip.end, pointer: slip.pointer ?? '' }, slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'practice', page: 'MCP readers on stdio' },
    { of: 'MCP', page: 'basic/transports', section: 'stdio', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', revisions: '2026-07-28' },
  ],
  good: [{ text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n', transport: 'stdio', sender: 'client' }],
  bad: {
    crlf: { text: '{"jsonrpc":"2.0","id":1,"method":"ping"}«\r»\n', transport: 'stdio', sender: 'client' },
  },
  realLife:
    'Both official SDKs read such lines without trouble. The specification says newline without saying which characters make one.',
  thought: 'Windows writes text files this way, and so does a stream opened in text mode there.',
};
