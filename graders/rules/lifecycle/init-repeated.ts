import { related, untimely } from '../../protocol/places.ts';
import { isAgain, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`initialize` comes once in a session',
  headline: 'What was agreed would be thrown away',
  why: 'The handshake is the first thing that happens, and it happens once. Asked again, some servers forget what they know of this session without a word, others refuse.',
  messages: {
    open: {
      what: 'This is a second `initialize`. The first one was answered with a result.',
      fix: 'Go on with what was agreed. To agree on something else, close this connection and open a new one.',
    },
    waiting: {
      what: 'This is a second `initialize`, while the first one still waits for its answer.',
      fix: 'Wait for the answer. Only after an error is there a reason to try again.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'lifecycle/init-repeated',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'request',
  methods: ['initialize'],
  mentions: ['initialize'],
  check(message, flag) {
    if (message.sender !== 'client') return;
    const state = stateAt(message);
    if (!state.initialize || !isAgain(state)) return;
    flag(state.response ? 'open' : 'waiting', untimely(message), undefined, [related(state.initialize, 'first')]);
  },
});

const asks = (id: number | string) =>
  `{"jsonrpc": "2.0", "id": ${id}, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}`;
const again = (id: number) => asks(id).replace('"initialize"', '«"initialize"»');
const agrees = (id: number) =>
  `{"jsonrpc": "2.0", "id": ${id}, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2024-11-05…2025-11-25' }],
  good: [
    {
      text: `--> ${asks(0)}
<-- {"jsonrpc": "2.0", "id": 0, "error": {"code": -32603, "message": "The database is not up yet"}}
--> ${asks(1)}
<-- ${agrees(1)}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`,
      note: 'A second try after an error repeats nothing: nothing had been agreed.',
    },
  ],
  bad: {
    open: `--> ${asks(0)}
<-- ${agrees(0)}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> ${again(5)}
<-- ${agrees(5)}`,
    waiting: `--> ${asks(0)}
--> ${again(1)}
<-- ${agrees(0)}
<-- ${agrees(1)}`,
  },
  realLife: 'Servers on both official SDKs answer again and take the new capabilities for the old ones, silently.',
  thought: 'Capabilities have changed, so they are negotiated anew.',
};
