import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A client writes nothing but MCP messages to the server’s stdin',
  headline: 'The server would drop this line',
  why: 'The server takes every line of its stdin for a message. It finds none here and has no id under which it could answer.',
  messages: {
    text: {
      what: 'The client writes `{text}`, which is no JSON.',
      fix: 'Take the line out. To see whether the server is alive, ask with a request.',
    },
    json: {
      what: 'The client writes `{text}`: JSON, but no message, as it has neither `jsonrpc` nor another member of one.',
      fix: 'Take the line out. If it is meant for the server, wrap it in a message with `jsonrpc` and the rest.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'stdio/stdio-stdin-noise',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'slip',
  slip: 'stdio-stdin-noise',
  check(slip, flag) {
    const variant = slip.variant === 'text' ? 'text' : 'json';
    flag(variant, { start: slip.start, end: slip.end, pointer: slip.pointer ?? '' }, slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/transports', section: 'stdio', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports/stdio', revisions: '2026-07-28' },
  ],
  good: [{ text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n', transport: 'stdio', sender: 'client' }],
  bad: {
    text: {
      text: '«anybody there?»\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
      transport: 'stdio',
      sender: 'client',
    },
    json: { text: '«{"tool":"get_weather","city":"Lyon"}»\n', transport: 'stdio', sender: 'client' },
  },
  realLife: 'Servers drop such a line without an answer; with luck their log mentions it.',
  thought: 'Typed into the terminal to see whether the server listens.',
};
