import { carries, outcome } from '../../protocol/envelope.ts';
import { lacks, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A result carries the id of its request',
  headline: 'The caller would wait for ever',
  why: 'The `id` is all that ties an answer to its question. Without it the receiver cannot tell which request this result belongs to.',
  messages: {
    missing: {
      what: 'This message has a `result` and no `id`.',
      fix: 'Copy the `id` of the request that it answers, with its type.',
    },
    open: {
      what: 'This message has a `result` and no `id`, while the `{method}` request with id `{id}` waits for its answer.',
      fix: 'Copy the `id` from the request, with its type.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/response-id-missing',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    if (message.result === undefined || message.id !== undefined || message.method) return;
    if (outcome(message) === 'error' || carries(message, 'id') || shouldNotBeSent(message)) return;
    const at = lacks(message.json, 'id');
    const request = message.answers?.how === 'unnamed' ? message.answers.to : undefined;
    if (!request || !('shape' in request) || !request.id) flag('missing', at);
    else flag('open', at, { id: request.id.raw, method: request.name ?? '' }, [related(request, 'request')]);
  },
});

/** What answers a notification, or comes from a client of 2026-07-28, is wrong as a whole: those are other rules. */
const shouldNotBeSent = ({ answers, revision, sender }: Message): boolean =>
  answers?.how === 'notification' || (revision.era === 'modern' && sender === 'client');

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"result":{}}',
    {
      text: '{"jsonrpc":"2.0","id":"","result":{}}',
      note: 'An empty string is an id like any other.',
    },
  ],
  bad: {
    missing: '«{»"jsonrpc":"2.0","result":{}}',
    open: '--> {"jsonrpc":"2.0","id":7,"method":"ping"}\n<-- «{»"jsonrpc":"2.0","result":{}}',
  },
  realLife: 'To both official SDKs it is a response to nothing. The caller runs into its timeout.',
  thought: 'Only one request is open, so there is nothing to mix up.',
};
