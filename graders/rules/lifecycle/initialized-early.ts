import { related, untimely } from '../../protocol/places.ts';
import { isUnanswered, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`notifications/initialized` follows the result of `initialize`',
  headline: 'The client would agree to something unsaid',
  why: 'With this notification the client accepts what the server answered. Sent ahead of that answer it means nothing, and the server may not be ready for what comes next.',
  messages: {
    waiting: {
      what: '`notifications/initialized` is sent while `initialize` still waits for its answer.',
      fix: 'Wait for the result, look at the revision in it, and then send this notification.',
    },
    refused: {
      what: '`notifications/initialized` follows an error: `initialize` was refused.',
      headline: 'There is no session to go on with',
      why: 'Nothing was agreed. The server has no session that could be ready.',
      fix: 'Mend what the error speaks of and ask once more, or close the connection.',
    },
    first: {
      what: '`notifications/initialized` stands before `initialize`.',
      fix: 'Keep the order: the request, its result, then this notification.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'lifecycle/initialized-early',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'notification',
  methods: ['notifications/initialized'],
  mentions: ['initialize'],
  check(message, flag) {
    if (message.sender !== 'client') return;
    const state = stateAt(message);
    const { initialize, response, initialized } = state;
    // One sent twice is early only once.
    if (initialized) return;
    if (isUnanswered(state)) flag('waiting', untimely(message), undefined, [related(initialize!, 'request')]);
    else if (state.phase === 'refused') flag('refused', untimely(message), undefined, [related(response!, 'response')]);
    else if (state.phase === 'before') {
      const later = message.exchange.messages.find((one) => one.name === 'initialize');
      if (later) flag('first', untimely(message), undefined, [related(later, 'request')]);
    }
  },
});

const asks =
  '--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}';
const agrees =
  '<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2024-11-05…2025-11-25' }],
  good: [
    `${asks}
${agrees}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`,
    {
      text: `--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}`,
      note: 'A part of a session: the handshake is out of view.',
    },
  ],
  bad: {
    waiting: `${asks}
--> {"jsonrpc": "2.0", "method": «"notifications/initialized"»}
${agrees}`,
    refused: `${asks}
<-- {"jsonrpc": "2.0", "id": 0, "error": {"code": -32603, "message": "The database is not up yet"}}
--> {"jsonrpc": "2.0", "method": «"notifications/initialized"»}`,
    first: {
      text: `--> {"jsonrpc": "2.0", "method": «"notifications/initialized"»}
${asks}
${agrees}`,
      session: 'whole',
    },
  },
  realLife: 'A race: with a quick server it works, with a slow one the first request is refused.',
  thought: 'Both lines come from one script that sends and forgets.',
};
