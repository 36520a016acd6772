import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A response repeats the id with its type',
  headline: 'The requester would wait for ever',
  why: 'In JSON `1` and `"1"` are two values. A reader that compares exactly finds no open request under this id, and the one it has stays open.',
  messages: {
    'became-string': {
      what: 'The response carries `{value}`, a string. The request carries `{expected}`, a number.',
      fix: 'Write the id as the request has it.',
    },
    'became-number': {
      what: 'The response carries `{value}`, a number. The request carries `{expected}`, a string.',
      fix: 'Write the id as the request has it.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'exchange/response-id-type-changed',
  level: 'MUST',
  on: 'message',
  odd: true,
  check(message, flag) {
    const { answers, id, revision, sender } = message;
    if (answers?.how !== 'type-changed' || !id || !answers.to || !('shape' in answers.to)) return;
    // There the response as such is the fault.
    if (revision.era === 'modern' && sender === 'client') return;
    const data = { value: id.raw, expected: answers.to.id!.raw };
    flag(id.type === 'string' ? 'became-string' : 'became-number', id, data, [related(answers.to, 'request')]);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'responses', revisions: '2025-03-26…' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": "1", "method": "ping"}
<-- {"jsonrpc": "2.0", "id": "1", "result": {}}`,
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "a"}}
--> {"jsonrpc": "2.0", "id": "1", "method": "tools/call", "params": {"name": "b"}}
<-- {"jsonrpc": "2.0", "id": "1", "result": {"content": [{"type": "text", "text": "b"}]}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "a"}]}}`,
      note: 'Confusing, but sound: these are two ids, and each comes back as it was.',
    },
  ],
  bad: {
    'became-string': `--> {"jsonrpc": "2.0", "id": 10, "method": "tools/call", "params": {"name": "get_weather"}}
<-- {"jsonrpc": "2.0", "id": «"10"», "result": {"content": [{"type": "text", "text": "sunny"}]}}`,
    'became-number': `<-- {"jsonrpc": "2.0", "id": "7", "method": "ping"}
--> {"jsonrpc": "2.0", "id": «7», "result": {}}`,
  },
  realLife:
    'Clients built on the official TypeScript or Python SDK happen to accept the changed id, so the fault hides until another client connects, and that one times out.',
  thought: 'Somewhere on the way the id passed through a table with text keys, or through a URL.',
};
