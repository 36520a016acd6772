import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'On stdio a message sits on one line',
  headline: 'The reader would see scraps, not a message',
  why: 'On stdio the newline is what ends a message. The reader cuts at each one, and none of the pieces is JSON by itself.',
  messages: {
    pretty: {
      what: 'The message is spread over {lines} lines; the first line feed stands here.',
      fix: 'Write the whole message on one line. The white space between its parts can go.',
    },
    string: {
      what: 'A string in this message holds a raw newline, a line feed.',
      fix: 'Write a line break inside a string as the two characters `\\n`.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'stdio/stdio-embedded-newline',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'slip',
  slip: 'stdio-embedded-newline',
  check(slip, flag) {
    const variant = slip.variant === 'string' ? 'string' : 'pretty';
    flag(variant, { start: slip.start, end: slip.end, pointer: slip.pointer ?? '' }, slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/transports', section: 'stdio', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', revisions: '2026-07-28' },
  ],
  good: [
    {
      text: '{ "jsonrpc": "2.0", "id": 1, "method": "ping" }\n',
      transport: 'stdio',
      sender: 'client',
      note: 'Blanks between the parts do no harm.',
    },
    {
      text: '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"one\\ntwo"}}\n',
      transport: 'stdio',
      sender: 'server',
      note: 'An escaped line break is no line feed on the wire.',
    },
    {
      text: '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"one\u2028two"}}\n',
      transport: 'stdio',
      sender: 'server',
      note: 'U+2028 is an ordinary character to a reader that cuts at line feeds.',
    },
  ],
  bad: {
    pretty: {
      text: '{«\n»  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "ping"\n}\n',
      transport: 'stdio',
      sender: 'client',
    },
    string: {
      text: '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"one«\n»two"}}\n',
      transport: 'stdio',
      sender: 'server',
    },
  },
  realLife:
    'Each piece fails to parse and is dropped, so the request is never seen and its sender waits until a timeout. A reader that splits like Python’s `splitlines` also cuts at U+0085, U+2028 and U+2029, which is that reader’s mistake.',
  thought: 'White space is free in JSON, and the message reads better over several lines.',
};
