import { related, untimely } from '../../protocol/places.ts';
import { isUnanswered, isWork, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Until `initialize` is answered, a client asks for nothing but a `ping`',
  headline: 'The question would come before the agreement',
  why: 'While the answer is on its way, nobody knows which revision is spoken and what the server offers. This request may be refused, or be answered in words of another revision.',
  messages: {
    early: {
      what: '`{method}` is sent while `initialize` still waits for its answer.',
      fix: 'Wait until `initialize` is answered and the client has said that it is ready, then ask.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'lifecycle/init-pipelined',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'request',
  mentions: ['initialize'],
  check(message, flag) {
    if (message.sender !== 'client' || !isWork(message)) return;
    const state = stateAt(message);
    if (!isUnanswered(state)) return;
    flag('early', untimely(message), { method: message.name ?? '' }, [related(state.initialize!, 'request')]);
  },
});

const asks =
  '--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}';
const agrees =
  '<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2024-11-05…2025-11-25' }],
  good: [
    {
      text: `${asks}
--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}
${agrees}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`,
      note: 'A client may look whether anybody is there while it waits.',
    },
    {
      text: `${asks}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}`,
      note: 'A part of a session without any answer: it may have come and not be shown.',
    },
  ],
  bad: {
    early: `${asks}
--> {"jsonrpc": "2.0", "id": 1, "method": «"tools/list"»}
${agrees}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
  },
  realLife:
    'With a quick server it mostly works. With a slow one, or one that agrees on another revision, it does not.',
  thought: 'It saves a round trip.',
  permits: [
    {
      id: 'ping-during-init',
      text: 'Both sides may send `ping` while `initialize` is unanswered and before the client says that it is ready.',
    },
  ],
};
