import { before, lastOf, otherSide, waitingAt } from '../../protocol/history.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

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
    misplaced: {
      headline: 'The answer would reach nobody',
      what: 'The request `{value}` (`{method}`) has its response already, and `{expected}` (`{other}`) waits for one.',
      why: 'A reader looks the waiting request up by the id in the response. This id leads it to one that is closed, so it drops the response, and the other request waits on.',
      fix: 'Repeat the `id` of the very request that this answers. Where it answers none, leave it out.',
    },
    refused: {
      headline: 'Nobody waits for this answer',
      what: 'The request `{value}` (`{method}`) has its result already. This error comes after `{other}`, a notification.',
      why: 'A notification has no id, and one that was used before stands for the request that it belongs to. The client takes this for a second answer to that request, or closes the connection over it.',
      fix: 'To a notification send nothing, also where it is unknown. Such failures belong in the log.',
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
    const waiting = waitingAt(message, otherSide(sender)).find(({ answeredBy }) => answeredBy.length === 0);
    if (waiting) {
      const of = { ...data, expected: waiting.id!.raw, other: waiting.name ?? '' };
      return flag('misplaced', id, of, [...places, related(waiting, 'request')]);
    }
    const unknown = first && unknownAfter(first, message);
    if (unknown) return flag('refused', id, { ...data, other: unknown.name ?? '' }, places);
    flag(first && first.shape !== message.shape ? 'contradicted' : 'repeated', id, data, places);
  },
});

/** The notification that an error calls an unknown method: it comes after a result, so it cannot mean the request. */
const unknownAfter = (first: Message, message: Message): Message | undefined => {
  if (first.shape !== 'result' || message.error?.at('/code')?.value !== -32601) return undefined;
  const last = lastOf(message, otherSide(message.sender));
  return last?.shape === 'notification' && before(first, last) ? last : undefined;
};

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
    ],
    misplaced: [
      {
        text: `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": «0», "result": {"tools": []}}`,
        session: 'whole',
      },
    ],
    refused: `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
<-- {"jsonrpc": "2.0", "id": «0», "error": {"code": -32601, "message": "Unknown method"}}`,
    contradicted: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy"}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "copied"}]}}
<-- {"jsonrpc": "2.0", "id": «1», "error": {"code": -32603, "message": "Cleanup failed"}}`,
  },
  realLife: 'SDKs have struck the id off their list by then and report the second response as one nobody asked for.',
  thought: 'First *accepted*, later the value: that is what progress and tasks are for.',
};
