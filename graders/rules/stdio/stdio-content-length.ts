import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Messages on stdio have no header block',
  headline: 'The reader would take the header for a message',
  why: 'MCP has no `Content-Length` and no other header: messages are separated by newlines alone. The reader expects JSON on this line and finds nothing it has a use for.',
  messages: {
    header: {
      what: 'The line `{text}` is a header, as the Language Server Protocol has it.',
      fix: 'Drop the header and the blank line after it; end each message with a newline.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'stdio/stdio-content-length',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'slip',
  slip: 'stdio-content-length',
  check(slip, flag) {
    flag('header', { start: slip.start, end: slip.end, pointer: slip.pointer ?? '' }, slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/transports', section: 'stdio', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', revisions: '2026-07-28' },
  ],
  good: [{ text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n', transport: 'stdio', sender: 'client' }],
  bad: {
    header: [
      {
        text: '«Content-Length: 40»\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
        transport: 'stdio',
        sender: 'client',
      },
      {
        text: '«Content-Type: application/json»\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
        transport: 'stdio',
        sender: 'client',
      },
    ],
  },
  realLife:
    'Where the JSON happens to end with a newline, both official SDKs drop the header and read the message, which hides the mistake. Libraries for language servers write no such newline, and then nothing arrives.',
  thought: 'The Language Server Protocol also carries JSON-RPC over stdio, and does it with headers.',
};
