import { related, spanOf } from '../../protocol/places.ts';
import { stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A declared feature answers its list method, with an empty list if need be',
  headline: 'The client would take the server for broken',
  why: 'The client asks for the list because the capabilities announce it. Told that there is no such method, it has two statements of one server that cannot both be true.',
  messages: {
    unserved: {
      what: 'The server declares `{feature}` and answers `{method}` with error `-32601`: no such method.',
      fix: 'Answer with a list, empty as long as there is nothing in it, or take `{feature}` out of the capabilities.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'capabilities/declared-capability-unserved',
  level: { '2024-11-05': 'SHOULD', '2026-07-28': 'MUST' },
  addedIn: '2024-11-05',
  on: 'error',
  methods: ['tools/list', 'resources/list', 'prompts/list'],
  check(message, flag) {
    const { answers, answeredMethod, sender } = message;
    const code = message.error?.at('/code');
    // Any other error is about this one request, such as its cursor.
    if (sender !== 'server' || code?.value !== -32601 || !answers?.to || !('shape' in answers.to)) return;
    const { server } = stateAt(answers.to);
    const feature = answeredMethod!.slice(0, answeredMethod!.indexOf('/'));
    if (server?.capabilities.get(feature)?.type !== 'object') return;
    flag('unserved', { ...spanOf(code), pointer: message.error!.pointer }, { feature, method: answeredMethod! }, [
      related(answers.to, 'request'),
      related(server.by, 'response'),
    ]);
  },
});

const handshake = (
  capabilities: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": ${capabilities}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;
const meta =
  '{"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/tools', section: 'capabilities', revisions: '2026-07-28' },
    { of: 'MCP', page: 'server/resources', section: 'capabilities', revisions: '2026-07-28' },
    { of: 'MCP', page: 'server/prompts', section: 'capabilities', revisions: '2026-07-28' },
  ],
  good: [
    `${handshake('{"prompts": {}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": "prompts/list"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"prompts": []}}`,
    {
      text: `${handshake('{"prompts": {}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": "prompts/list"}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32603, "message": "The shelf is out of reach"}}`,
      note: 'The method is there; only this request failed.',
    },
  ],
  bad: {
    unserved: [
      `${handshake('{"tools": {}}')}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": «-32601», "message": "Method not found"}}`,
      {
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {"_meta": ${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", "supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}}, "ttlMs": 0, "cacheScope": "private"}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {"_meta": ${meta}}}
<-- {"jsonrpc": "2.0", "id": 2, "error": {"code": «-32601», "message": "Method not found"}}`,
        revision: '2026-07-28',
      },
    ],
  },
  realLife: 'Hosts that fetch every list at the start show the server as failed, though its other features work.',
  thought: 'It is declared for later.',
};
