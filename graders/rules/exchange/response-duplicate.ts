import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A request gets one response',
  headline: 'The second answer comes too late',
  why: 'The first response closes the request. What follows under its id answers nothing any more; a careless reader lets it overwrite the first.',
  messages: {
    repeated: {
      what: 'The request `{value}` (`{method}`) has its response already; this is another one.',
      fix: 'Keep one response. What should be told on the way goes into progress notifications, before the response.',
    },
    contradicted: {
      what: 'The request `{value}` (`{method}`) has a result and an error, in two responses.',
      why: 'The caller has acted on the first response by now. The second says the opposite, and nobody is left to hear it.',
      fix: 'Decide how the request ended and send only that: the result, or the error.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'exchange/response-duplicate',
  level: 'MUST',
  on: 'message',
  odd: true,
  check(message, flag) {
    const { answers, id, revision, sender } = message;
    if (answers?.how !== 'again' || !id || !answers.to || !('shape' in answers.to)) return;
    // There the response as such is the fault.
    if (revision.era === 'modern' && sender === 'client') return;
    const first = answers.to.answeredBy[0];
    const data = { value: id.raw, method: answers.to.name ?? '' };
    const places = [related(answers.to, 'request'), ...(first ? [related(first, 'response')] : [])];
    flag(first && first.shape !== message.shape ? 'contradicted' : 'repeated', id, data, places);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'responses', revisions: '2025-03-26…' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "c"}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "c", "progress": 1}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "copied"}]}}`,
  ],
  bad: {
    repeated: [
      `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}
<-- {"jsonrpc": "2.0", "id": «1», "result": {}}`,
      {
        text: `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": «0», "result": {"tools": []}}`,
        session: 'whole',
      },
    ],
    contradicted: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy"}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "copied"}]}}
<-- {"jsonrpc": "2.0", "id": «1», "error": {"code": -32603, "message": "Cleanup failed"}}`,
  },
  realLife: 'SDKs have struck the id off their list by then and report the second response as one nobody asked for.',
  thought: 'First *accepted*, later the value: that is what progress and tasks are for.',
};
