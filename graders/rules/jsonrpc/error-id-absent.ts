import { carries, outcome } from '../../protocol/envelope.ts';
import { lacks, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An error carries the id of its request wherever that id can be read',
  headline: 'The caller would wait for ever',
  why: 'The caller finds its request by the `id`. An error without it reaches nobody, and the request stays open until a timeout.',
  messages: {
    required: {
      what: 'This error has no `id`, which JSON-RPC asks for in every response, and MCP too before 2025-11-25.',
      fix: 'Copy the `id` of the request. Where it could not be read, JSON-RPC asks for null.',
      why: 'A reader that expects the member refuses the message, and whoever asked never learns what went wrong.',
      headline: 'The caller could not read this error',
    },
    open: {
      what: 'This error has no `id`, while the `{method}` request with id `{id}` waits for its answer.',
      fix: 'Copy the `id` from the request, with its type.',
    },
    null: {
      what: 'The `id` is null, while the `{method}` request with id `{id}` waits for its answer.',
      fix: 'Copy the `id` from the request. Null stands only for an id that could not be read.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/error-id-absent',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    if (message.error === undefined || message.idKey !== undefined || outcome(message) !== 'error') return;
    const { id, answers } = message;
    if ((id && id.type !== 'null') || (!id && carries(message, 'id'))) return;
    // An error that answers a notification should not be there at all: that is another rule.
    if (answers?.how === 'notification') return;
    const request = answers?.how === 'unnamed' ? (answers.to as Message) : undefined;
    const at = id ?? lacks(message.json, 'id');
    if (request && id && !request.sound && isRefusal(message)) return;
    if (request) {
      const data = { id: request.id?.raw ?? '', method: request.name ?? '' };
      flag(id ? 'null' : 'open', at, data, [related(request, 'request')]);
    } else if (!id && message.revision.id < '2025-11-25') flag('required', at);
  },
});

/** What is no request has perhaps no id that can be read either: JSON-RPC asks for null then. */
const isRefusal = ({ error }: Message): boolean =>
  error?.type === 'object' && ['-32600', '-32700'].includes(error.get('code')?.raw ?? '');

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"Method not found"}}',
    {
      text: '{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}',
      revision: '2025-11-25',
      note: 'From 2025-11-25 on the id is left out where it could not be read.',
    },
    {
      text: '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}',
      revision: '2.0',
      note: 'JSON-RPC itself asks for null where the id could not be read.',
    },
    {
      text: '<-- {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}',
      revision: '2.0',
    },
  ],
  bad: {
    required: [
      { text: '«{»"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}', revision: '2024-11-05' },
      { text: '«{»"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}', revision: '2025-06-18' },
      { text: '«{»"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}', revision: '2.0' },
    ],
    open: [
      '--> {"jsonrpc":"2.0","id":4,"method":"prompts/list"}\n<-- «{»"jsonrpc":"2.0","error":{"code":-32601,"message":"No prompts here"}}',
      {
        text: '--> {"jsonrpc":"2.0","id":4,"method":"prompts/list"}\n<-- «{»"jsonrpc":"2.0","error":{"code":-32601,"message":"No prompts here"}}',
        revision: '2025-03-26',
      },
    ],
    null: [
      '--> {"jsonrpc":"2.0","id":4,"method":"prompts/list"}\n<-- {"jsonrpc":"2.0","id":«null»,"error":{"code":-32601,"message":"No prompts here"}}',
      {
        text: '--> {"jsonrpc":"2.0","id":4,"method":"prompts/list"}\n<-- {"jsonrpc":"2.0","id":«null»,"error":{"code":-32601,"message":"No prompts here"}}',
        revision: '2.0',
      },
      {
        text: '--> {"jsonrpc":"2.0","id":4,"method":"sum"}\n<-- {"jsonrpc":"2.0","id":«null»,"error":{"code":-32602,"message":"Nothing to add"}}\n<-- {"jsonrpc":"2.0","id":4,"result":0}',
        revision: '2.0',
        session: 'whole',
      },
    ],
  },
  realLife:
    'Against the Python SDK 2.3 an error without the member does not even parse. Only on HTTP is there another exception: from 2025-03-26 on the body of a refused POST may be an error without an id.',
  thought: 'The error seemed to concern the whole connection rather than one request.',
};
