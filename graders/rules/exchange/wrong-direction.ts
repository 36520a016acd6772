import { untimely } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each method is sent only by the side it belongs to',
  headline: 'The other side has no ear for this',
  why: 'Client and server have different methods. Each side handles only what the other may send.',
  messages: {
    'client-request': {
      what: 'The client sends `{method}`, a request that a server makes to its client.',
      why: 'A server has no handler for it: it answers with `-32601`, method not found.',
      fix: 'Look who needs what: the side that lacks something asks the side that has it. Turn the arrow, or take a method that a client sends.',
    },
    'server-request': {
      what: 'The server sends `{method}`, a request that a client makes to its server.',
      why: 'A client has no handler for it: it answers with `-32601`, method not found.',
      fix: 'Look who needs what: the side that lacks something asks the side that has it. Turn the arrow, or take a method that a server sends.',
    },
    'client-notification': {
      what: 'The client sends `{method}`, which only a server has to tell.',
      headline: 'Nobody would hear this',
      why: 'The server drops a notification it has no handler for, and says nothing about it.',
      fix: 'Leave it to the server, or take a notification that a client sends.',
    },
    'server-notification': {
      what: 'The server sends `{method}`, which only a client has to tell.',
      headline: 'Nobody would hear this',
      why: 'The client drops a notification it has no handler for, and says nothing about it.',
      fix: 'Leave it to the client, or take a notification that a server sends.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'exchange/wrong-direction',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'message',
  odd: true,
  check(message, flag) {
    const { defined, name, sender, shape } = message;
    if (!defined || defined.from === 'both' || defined.from === sender) return;
    if ((shape !== 'request' && shape !== 'notification') || isGuessed(message)) return;
    // Of a server's requests in 2026-07-28 every one is forbidden, whatever its method.
    if (shape === 'request' && sender === 'server' && message.revision.era === 'modern') return;
    flag(`${sender}-${shape}`, untimely(message), { method: name! });
  },
});

/** Where only the shape told the sender, there is no direction to judge. */
const isGuessed = ({ exchange, index }: Message): boolean => exchange.entries[index]?.inferred === true;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26…' },
  ],
  good: [
    '<-- {"jsonrpc": "2.0", "id": 1, "method": "ping"}',
    {
      text: '--> {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": 1, "progress": 1}}',
      note: 'Up to 2025-11-25 a client reports progress too, on sampling for example.',
    },
    '<-- {"jsonrpc": "2.0", "id": 1, "method": "roots/list"}',
  ],
  bad: {
    'client-request':
      '--> {"jsonrpc": "2.0", "id": 1, "method": «"elicitation/create"», "params": {"message": "Your name?", "requestedSchema": {"type": "object", "properties": {}}}}',
    'server-request': '<-- {"jsonrpc": "2.0", "id": 1, "method": «"tools/call"», "params": {"name": "echo"}}',
    'client-notification': [
      '--> {"jsonrpc": "2.0", "method": «"notifications/message"», "params": {"level": "info", "data": "started"}}',
      {
        text: '--> {"jsonrpc": "2.0", "method": «"notifications/progress"», "params": {"progressToken": 1, "progress": 1}}',
        revision: '2026-07-28',
      },
    ],
    'server-notification': '<-- {"jsonrpc": "2.0", "method": «"notifications/initialized"»}',
  },
  realLife: 'A request comes back as -32601; a notification vanishes without a trace.',
  thought: 'JSON-RPC itself is symmetrical: there either side may call anything.',
};
