import { requestOf } from '../../protocol/meta.ts';
import { related } from '../../protocol/places.ts';
import { isInputRequired, mayNotAsk } from '../../protocol/questions.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Only `tools/call`, `prompts/get` and `resources/read` are answered with a question',
  headline: 'The client would not take this question',
  why: 'The other requests have one kind of result. A client that gets a question there has no way to go on, and treats the result as a broken one.',
  messages: {
    method: {
      what: 'The `resultType` of the answer to `{method}` is `input_required`.',
      fix: 'Answer this method with its own result, or with an error. What has to be asked can be asked on `tools/call`, `prompts/get` or `resources/read`.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'input/input-required-method',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  mentions: ['input_required', 'inputRequests'],
  check(message, flag) {
    if (!isInputRequired(message) || !mayNotAsk(message)) return;
    const request = requestOf(message);
    const places = request ? [related(request, 'request')] : [];
    flag('method', message.result!.get('resultType')!, { method: message.answeredMethod! }, places);
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const question =
  '{"who": {"method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/patterns/mrtr', section: 'supported-requests' }],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "prompts/get", "params": {"name": "letter", ${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": ${question}}}`,
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", "tools": [], "ttlMs": 0, "cacheScope": "private"}}`,
    },
  ],
  bad: {
    method: [
      `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": «"input_required"», "inputRequests": ${question}}}`,
      {
        text: '{"jsonrpc": "2.0", "id": 1, "result": {"resultType": «"input_required"», "requestState": "later"}}',
        answers: 'server/discover',
      },
    ],
  },
  realLife: 'The client treats the result as one it cannot read, and the list stays empty.',
  thought: 'Every result has a `resultType`, so every result may choose.',
};
