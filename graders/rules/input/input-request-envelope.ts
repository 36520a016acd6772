import { nameOf } from '../../protocol/places.ts';
import { inputRequestsOf } from '../../protocol/questions.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An input request is a method and its params, without an envelope',
  headline: 'The client would pass over the envelope',
  why: 'A question travels inside a result and is no message of its own. Its answer comes back under its key in `inputRequests`, so an id in here names nothing.',
  messages: {
    both: {
      what: 'The input request `{key}` carries `jsonrpc` and `id`, as a message would.',
      fix: 'Leave both out; the key says which question it is.',
    },
    jsonrpc: {
      what: 'The input request `{key}` carries `jsonrpc`, as a message would.',
      fix: 'Leave it out: the result around it is the message.',
    },
    id: {
      what: 'The input request `{key}` carries an `id`.',
      fix: 'Leave it out; the key says which question it is.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'input/input-request-envelope',
  level: 'ADVICE',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  mentions: ['input_required', 'inputRequests'],
  check(message, flag) {
    const requests = inputRequestsOf(message);
    if (requests?.type !== 'object') return;
    // Who wraps one question wraps them all: said once.
    for (const { name: key, value } of requests.members) {
      if (value.type !== 'object') continue;
      const first = value.members.find(({ name }) => name === 'jsonrpc' || name === 'id')?.name;
      if (!first) continue;
      const isBoth = value.get('jsonrpc') && value.get('id');
      return flag(isBoth ? 'both' : first === 'id' ? 'id' : 'jsonrpc', nameOf(value, first), { key });
    }
  },
});

const asks = (requests: string): string =>
  `{"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": ${requests}}}`;

const question =
  '"method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema', section: 'InputRequest' }],
  good: [
    { text: asks(`{"who": {${question}}}`), answers: 'tools/call', note: 'The key `who` does the work of an id.' },
  ],
  bad: {
    both: { text: asks(`{"who": {«"jsonrpc"»: "2.0", "id": 1, ${question}}}`), answers: 'tools/call' },
    jsonrpc: { text: asks(`{"who": {«"jsonrpc"»: "2.0", ${question}}}`), answers: 'tools/call' },
    id: { text: asks(`{"who": {«"id"»: "q1", ${question}}}`), answers: 'tools/call' },
  },
  realLife: 'It is tolerated. The mistake shows when the answer is looked for under that id.',
  thought: 'Up to 2025-11-25 it was a request of its own, with an id.',
};
