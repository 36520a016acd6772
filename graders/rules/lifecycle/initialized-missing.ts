import { nearest } from '../../protocol/nearest.ts';
import { related, untimely } from '../../protocol/places.ts';
import { isWork, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'After the handshake, before its first request, the client sends `notifications/initialized`',
  headline: 'The server would still wait for the go-ahead',
  why: 'The server takes this notification as the sign that the client has read the answer and accepts it. Until then a strict server holds back requests or refuses them, and asks nothing itself.',
  messages: {
    missing: {
      what: '`{method}` comes right after the handshake. The client never said that it is ready.',
      fix: 'Once the result of `initialize` is there, send `notifications/initialized`, then the first request.',
    },
    misnamed: {
      what: '`{method}` comes next, and the server still waits to hear that the client is ready: `{name}` is not the name of that notification.',
      fix: 'Look up the whole name of the notification, with what stands before its slash.',
    },
    late: {
      what: '`{method}` comes before `notifications/initialized`, which follows only later.',
      fix: 'Send the notification first. It costs nothing and waits for no answer.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'lifecycle/initialized-missing',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'request',
  mentions: ['initialize'],
  check(message, flag) {
    if (message.sender !== 'client' || !isWork(message)) return;
    const { phase, response } = stateAt(message);
    if (phase !== 'agreed') return;
    const data = { method: message.name ?? '' };
    const places = response ? [related(response, 'response')] : [];
    const meant = response && misnamed(response, message);
    if (meant) {
      const { name = '' } = meant;
      flag('misnamed', untimely(message), { ...data, name }, [related(meant, 'notification'), ...places]);
    } else flag(comesLate(message) ? 'late' : 'missing', untimely(message), data, places);
  },
});

const ready = 'notifications/initialized';

const comesLate = ({ exchange, index }: Message): boolean =>
  exchange.messages.some((one) => one.name === ready && one.index > index);

/** What the client sent instead, under a name that no server knows. */
const misnamed = (response: Message, request: Message): Message | undefined =>
  request.exchange.messages.find(
    ({ index, sender, shape, name, defined }) =>
      index > response.index &&
      index < request.index &&
      sender === 'client' &&
      shape === 'notification' &&
      name !== undefined &&
      !defined &&
      nearest(name, [ready]) === ready,
  );

const handshake = `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2024-11-05…2025-11-25' }],
  good: [
    `${handshake}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
    {
      text: `${handshake}
--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`,
      note: 'A ping may go ahead of it.',
    },
    { text: handshake, session: 'whole', note: 'The client went away. It asked for nothing, so it owes nothing.' },
  ],
  bad: {
    missing: `${handshake}
--> {"jsonrpc": "2.0", "id": 1, "method": «"tools/list"»}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
    misnamed: {
      text: `${handshake}
--> {"jsonrpc": "2.0", "method": "initialized"}
--> {"jsonrpc": "2.0", "id": 1, "method": «"tools/list"»}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
      alsoBreaks: ['jsonrpc/method-unknown'],
      note: 'So it is called in the protocol of language servers.',
    },
    late: `${handshake}
--> {"jsonrpc": "2.0", "id": 1, "method": «"tools/list"»}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
  },
  realLife:
    'Many servers answer as if nothing were missing. Strict ones refuse or hold back every request until the notification is there, and a server that has a question of its own never asks it.',
  thought: 'The answer closed the handshake: there was a request and a response.',
  permits: [
    {
      id: 'ping-during-init',
      text: 'Both sides may send `ping` while `initialize` is unanswered and before the client says that it is ready.',
    },
  ],
};
