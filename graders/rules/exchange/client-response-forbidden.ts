import { opening, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A client sends no responses',
  headline: 'The server would not hear this answer',
  why: 'In 2026-07-28 a server asks nothing by request, so it has no list on which to look a response up. It ignores the message, and what should continue stands still.',
  messages: {
    result: {
      what: 'The client sends a result.',
      fix: 'Answers travel in a request: repeat the one that came back with `input_required`, under a new id, with the answers in its `params.inputResponses`.',
    },
    error: {
      what: 'The client sends an error response.',
      fix: 'Send nothing back. If a question cannot be answered, do not repeat the original request, or say so in its `params.inputResponses`.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'exchange/client-response-forbidden',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'message',
  odd: true,
  check(message, flag) {
    if ((message.shape !== 'result' && message.shape !== 'error') || message.sender !== 'client') return;
    const to = message.answers?.to;
    const places = to && 'shape' in to && to.shape === 'request' ? [related(to, 'request')] : [];
    flag(message.shape, opening(message), {}, places);
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/transports/stdio', section: 'sending-messages' },
    { of: 'MCP', page: 'basic/transports/streamable-http', section: 'sending-messages' },
  ],
  good: [
    {
      text: `<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"who": {"method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "greet", "inputResponses": {"who": {"action": "accept", "content": {"name": "Ada"}}}, ${meta}}}`,
      revision: '2026-07-28',
      answers: 'tools/call',
      note: 'The answer travels in a request of its own.',
    },
  ],
  bad: {
    result: {
      text: '--> «{»"jsonrpc": "2.0", "id": 1, "result": {"action": "accept", "content": {"name": "Ada"}}}',
      revision: '2026-07-28',
    },
    error: {
      text: '--> «{»"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "Method not found"}}',
      revision: '2026-07-28',
    },
  },
  realLife: 'Over HTTP the message is refused; on stdio it is ignored. Either way the tool never continues.',
  thought: 'Answering is what one does when somebody asks, and up to 2025-11-25 it was right.',
};
