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
    null: {
      what: 'The `id` of this result is null, while the `{method}` request with id `{id}` waits for its answer.',
      fix: 'Copy the `id` from the request, with its type: `0` and an empty string are ids like any other.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/response-id-missing',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { id, json, method, result, answers } = message;
    if (result === undefined || method || (id && !isNullInPlain(message))) return;
    if (outcome(message) === 'error' || (!id && carries(message, 'id')) || shouldNotBeSent(message)) return;
    const at = id ?? lacks(json, 'id');
    const request = answers?.how === 'unnamed' ? answers.to : undefined;
    if (request && 'shape' in request && request.id)
      flag(id ? 'null' : 'open', at, { id: request.id.raw, method: request.name ?? '' }, [related(request, 'request')]);
    else if (!id) flag('missing', at);
  },
});

/** In MCP null is no id at all, and id-null says so. */
const isNullInPlain = ({ id, revision }: Message): boolean => id?.type === 'null' && revision.era === 'none';

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
    null: [
      {
        text: '--> {"jsonrpc":"2.0","id":0,"method":"sum"}\n<-- {"jsonrpc":"2.0","id":«null»,"result":3}',
        revision: '2.0',
      },
      {
        text: '--> {"jsonrpc":"2.0","id":0,"method":"sum"}\n<-- {"jsonrpc":"2.0","id":«null»,"result":3}\n<-- {"jsonrpc":"2.0","id":0,"result":3}',
        revision: '2.0',
        session: 'whole',
      },
    ],
  },
  realLife: 'To both official SDKs it is a response to nothing. The caller runs into its timeout.',
  thought: 'Only one request is open, so there is nothing to mix up.',
};
