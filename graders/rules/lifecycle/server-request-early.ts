import { related, untimely } from '../../protocol/places.ts';
import { isUnanswered, isWork, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Until the client says that it is ready, a server asks for nothing but a `ping`',
  headline: 'The server would ask somebody who is not listening',
  why: 'Until the client has sent `notifications/initialized` it is busy with the handshake. A question that comes now may be dropped, and the server waits for an answer that nobody will write.',
  messages: {
    before: {
      what: 'The server asks for `{method}` before the client opened the session.',
      fix: 'Leave the first word to the client, and ask once it has said that it is ready.',
    },
    waiting: {
      what: 'The server asks for `{method}` before it has answered `initialize`.',
      fix: 'Answer `initialize` first, and wait for `notifications/initialized`.',
    },
    agreed: {
      what: 'The server asks for `{method}` before the client has said that it is ready.',
      fix: 'Hold the question until `notifications/initialized` has come. Log messages need not wait.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'lifecycle/server-request-early',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'request',
  check(message, flag) {
    // Whatever only a client may ask is wrong at any time.
    if (message.sender !== 'server' || message.defined?.from === 'client' || !isWork(message)) return;
    const state = stateAt(message);
    const { phase, initialize, initialized } = state;
    const data = { method: message.name ?? '' };
    const places = initialize ? [related(initialize, 'request')] : undefined;
    if (phase === 'before') flag('before', untimely(message), data);
    else if (isUnanswered(state) && !initialized) flag('waiting', untimely(message), data, places);
    else if (phase === 'agreed') flag('agreed', untimely(message), data, places);
  },
});

const asks =
  '--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {"roots": {}}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}';
const agrees =
  '<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"logging": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}';
const ready = '--> {"jsonrpc": "2.0", "method": "notifications/initialized"}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2024-11-05…2025-11-25' }],
  good: [
    `${asks}
${agrees}
${ready}
<-- {"jsonrpc": "2.0", "id": 1, "method": "roots/list"}
--> {"jsonrpc": "2.0", "id": 1, "result": {"roots": []}}`,
    {
      text: `${asks}
${agrees}
<-- {"jsonrpc": "2.0", "method": "notifications/message", "params": {"level": "info", "data": "ready"}}
<-- {"jsonrpc": "2.0", "id": 1, "method": "ping"}
--> {"jsonrpc": "2.0", "id": 1, "result": {}}
${ready}`,
      note: 'Log messages and pings may come this early.',
    },
    {
      text: `${agrees}
<-- {"jsonrpc": "2.0", "id": 1, "method": "roots/list"}`,
      note: 'Where the server alone was recorded, the client may have said in between that it is ready.',
    },
  ],
  bad: {
    before: {
      text: `<-- {"jsonrpc": "2.0", "id": 1, "method": «"roots/list"»}
${asks}
${agrees}
${ready}
--> {"jsonrpc": "2.0", "id": 1, "result": {"roots": []}}`,
      session: 'whole',
    },
    waiting: `${asks}
<-- {"jsonrpc": "2.0", "id": 1, "method": «"roots/list"»}
${agrees}
${ready}
--> {"jsonrpc": "2.0", "id": 1, "result": {"roots": []}}`,
    agreed: `${asks}
${agrees}
<-- {"jsonrpc": "2.0", "id": 1, "method": «"roots/list"»}
${ready}
--> {"jsonrpc": "2.0", "id": 1, "result": {"roots": []}}`,
  },
  realLife:
    'Some clients drop the question. The server then waits for good, mostly with the first tool call behind it.',
  thought: 'The capability is known by now, so it can be used.',
  permits: [
    {
      id: 'ping-during-init',
      text: 'Both sides may send `ping` while `initialize` is unanswered and before the client says that it is ready.',
    },
  ],
};
