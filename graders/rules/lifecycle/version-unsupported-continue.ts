import { related, untimely } from '../../protocol/places.ts';
import { revisions } from '../../protocol/revisions/index.ts';
import { isWork, stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf, type RevisionId } from '../../types.ts';

export const words = defineWords({
  title: 'A client that does not speak the answered revision stops',
  headline: 'Both would talk without a common language',
  why: 'From here on each side reads the other by another book. Nothing fails at once; something will, later, where nobody looks for the reason.',
  messages: {
    continues: {
      what: 'The server answered with the revision `{value}`, and the client goes on with `{method}`. It asked for `{asked}`, and no client knows `{value}`.',
      fix: 'Close the connection and say which revision would be needed.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'lifecycle/version-unsupported-continue',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'message',
  shapes: ['request', 'notification'],
  mentions: ['initialize'],
  check(message, flag) {
    if (message.sender !== 'client' || (message.name !== 'notifications/initialized' && !isWork(message))) return;
    const { phase, initialize, response } = stateAt(message);
    if (phase !== 'agreed') return;
    const version = response?.result?.at('/protocolVersion');
    const asked = initialize?.params?.at('/protocolVersion');
    if (version?.type !== 'string' || !asked || version.value === asked.value) return;
    // Which published revisions a client speaks is not to be seen.
    if (revisions.has(version.value as RevisionId) && version.value !== '2.0') return;
    const data = { value: version.raw, asked: asked.raw, method: message.name ?? '' };
    flag('continues', untimely(message), data, [related(response!, 'response')]);
  },
});

const asks =
  '--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}';
const agrees = (version: string) =>
  `<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "${version}", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'version-negotiation', revisions: '2024-11-05…2025-11-25' }],
  good: [
    {
      text: `${asks}
${agrees('2025-06-18')}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`,
      note: 'An older revision: the client may well speak it.',
    },
    {
      text: `${asks}
${agrees('2099-01-01')}`,
      alsoBreaks: ['lifecycle/version-unknown-string'],
      note: 'The client sends nothing more.',
    },
  ],
  bad: {
    continues: {
      text: `${asks}
${agrees('2099-01-01')}
--> {"jsonrpc": "2.0", "method": «"notifications/initialized"»}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}`,
      alsoBreaks: ['lifecycle/version-unknown-string'],
    },
  },
  realLife: 'Clients on the official SDKs disconnect. Home-made ones go on, and mostly get away with it for a while.',
  thought: 'It will be fine: the messages look alike.',
};
