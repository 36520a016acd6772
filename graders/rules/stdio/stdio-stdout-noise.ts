import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server writes nothing but MCP messages to stdout',
  headline: 'The client would stumble over this line',
  why: 'The client takes every line of stdout for a message. This one has no meaning to it; some hosts skip such a line, others drop the connection.',
  messages: {
    text: {
      what: 'The server writes `{text}`, which is no JSON.',
      fix: 'Send it to stderr, which is free for logs, or take it out.',
    },
    json: {
      what: 'The server writes `{text}`: JSON, but no message, as it has neither `jsonrpc` nor another member of one.',
      fix: 'Send it to stderr if it is a log. If it is meant for the client, wrap it in a message with `jsonrpc` and the rest.',
    },
    payload: {
      what: 'The server writes `{text}`: what a message carries, without the message around it.',
      why: 'The client looks for `jsonrpc` and for the `id` of its request. It finds neither on this line and goes on waiting for an answer.',
      fix: 'Wrap it in a message: `jsonrpc`, the `id` of the request, and this object as its `result`.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'stdio/stdio-stdout-noise',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'slip',
  slip: 'stdio-stdout-noise',
  check(slip, flag) {
    const variant = slip.variant === 'json' || slip.variant === 'payload' ? slip.variant : 'text';
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
      text: '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"ready"}}\n',
      transport: 'stdio',
      sender: 'server',
      note: 'A log entry as a message is no noise.',
    },
  ],
  bad: {
    text: {
      text: '«Weather server listening on stdio»\n{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"ready"}}\n',
      transport: 'stdio',
      sender: 'server',
    },
    payload: {
      text: '«{"tools":[{"name":"dig","inputSchema":{"type":"object"}}]}»\n',
      transport: 'stdio',
      sender: 'server',
    },
    json: { text: '«{"level":"info","msg":"cache warm"}»\n', transport: 'stdio', sender: 'server' },
  },
  realLife:
    'The classic bug of a first server. The clients of the TypeScript SDK 1.32 and the Python SDK 2.3 report the line and carry on; other hosts disconnect, or show the server as failed.',
  thought: 'A `print` or `console.log` was left in, or a library prints its own banner.',
  notes: [
    {
      id: 'stdio-stderr-is-not-error',
      level: { '2024-11-05': 'ADVICE', '2025-11-25': 'SHOULD' },
      text: 'What a server writes to stderr is logging of any kind. A client may show it, keep it or ignore it, and does not take it for a failure.',
    },
  ],
};
