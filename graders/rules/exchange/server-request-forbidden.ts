import { opening } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server sends no requests',
  headline: 'The client may never answer this',
  why: 'In 2026-07-28 only clients ask. A client reads responses and notifications, has no handler for a request, and may not even answer it with an error.',
  messages: {
    input: {
      what: 'The server sends `{method}` as a request of its own.',
      fix: 'Answer the open request of the client with a result whose `resultType` is `input_required`, and put the question into its `inputRequests`.',
    },
    other: {
      what: 'The server sends the request `{method}`.',
      fix: 'Tell the client what it needs in a result, or in a notification. What the server wants to know it asks inside a result whose `resultType` is `input_required`.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'exchange/server-request-forbidden',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'request',
  odd: true,
  check(message, flag) {
    if (message.sender !== 'server') return;
    const method = message.name ?? '';
    flag(questions.includes(method) ? 'input' : 'other', opening(message), { method });
  },
});

const questions: readonly string[] = ['elicitation/create', 'sampling/createMessage', 'roots/list'];

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/mrtr' },
    { of: 'MCP', page: 'basic/transports/stdio', section: 'receiving-messages' },
  ],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "greet", ${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"who": {"method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}}}`,
      revision: '2026-07-28',
      note: 'The question travels inside the result.',
    },
  ],
  bad: {
    input: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "greet", ${meta}}}
<-- «{»"jsonrpc": "2.0", "id": "s1", "method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {}}}}`,
      revision: '2026-07-28',
    },
    other: { text: '<-- «{»"jsonrpc": "2.0", "id": 1, "method": "ping"}', revision: '2026-07-28' },
  },
  realLife:
    'A client of this revision has no handler for it. On stdio the server then waits for ever, while the client waits for the server.',
  thought: 'Up to 2025-11-25 that is how a server asked.',
};
