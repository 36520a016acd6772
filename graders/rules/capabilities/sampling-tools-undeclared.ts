import { nameOf, related } from '../../protocol/places.ts';
import { stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`tools` and `toolChoice` in a sampling request need a client that declares `sampling.tools`',
  headline: 'The client has to refuse this request',
  why: 'Letting a model use tools takes more than letting it write. A client that did not declare it may not pass over these members: it answers with an error.',
  messages: {
    tools: {
      what: 'The request brings `{member}`, and the client declares `sampling` without `tools`.',
      fix: 'Ask without tools, or only ask a client that declares them.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'capabilities/sampling-tools-undeclared',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'request',
  methods: ['sampling/createMessage'],
  check(message, flag) {
    const { sender, params } = message;
    if (sender !== 'server' || params?.type !== 'object') return;
    const { client } = stateAt(message);
    const declared = client?.capabilities.get('sampling');
    // Without any sampling, client-capability-missing tells the whole of it.
    if (!client || declared?.type !== 'object' || declared.get('tools')) return;
    const member = ['tools', 'toolChoice'].find((name) => params.get(name) !== undefined);
    if (member) flag('tools', nameOf(params, member), { member }, [related(client.by, 'request')]);
  },
});

const handshake = (
  sampling: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {"sampling": ${sampling}}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;
const asks = (more: string) =>
  `<-- {"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": {"messages": [{"role": "user", "content": {"type": "text", "text": "Is it wet outside?"}}], "maxTokens": 50${more}}}`;
const tool = '[{"name": "get_weather", "inputSchema": {"type": "object"}}]';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'client/sampling', section: 'capabilities', revisions: '2025-11-25' },
    { of: 'MCP', page: 'schema', section: 'CreateMessageRequestParams', revisions: '2025-11-25' },
  ],
  good: [
    `${handshake('{"tools": {}}')}
${asks(`, "tools": ${tool}, "toolChoice": {"mode": "auto"}`)}
--> {"jsonrpc": "2.0", "id": 1, "result": {"role": "assistant", "content": {"type": "text", "text": "No."}, "model": "m"}}`,
    `${handshake('{}')}
${asks('')}
--> {"jsonrpc": "2.0", "id": 1, "result": {"role": "assistant", "content": {"type": "text", "text": "No."}, "model": "m"}}`,
  ],
  bad: {
    tools: [
      `${handshake('{}')}
${asks(`, «"tools"»: ${tool}`)}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "Tools are not supported in sampling"}}`,
      `${handshake('{"context": {}}')}
${asks(', «"toolChoice"»: {"mode": "none"}')}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "Tools are not supported in sampling"}}`,
    ],
  },
  realLife: 'An error comes back. Older clients pass over the member, and the model answers as if there were no tools.',
  thought: 'Sampling is sampling, tools included.',
};
