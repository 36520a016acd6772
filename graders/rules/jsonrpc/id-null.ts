import { echoesId } from '../../protocol/echoes.ts';
import { carries, isNotificationWithId, outcome } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The id of a request or of a result is never `null`',
  headline: 'Question and answer would never meet',
  why: 'An answer is found by its id, and `null` is the id of nothing in particular. Some readers even take a request with it for a notification and stay silent.',
  messages: {
    request: {
      what: 'The `id` is `{value}`.',
      fix: 'Give the request a string or an integer of its own. Where no answer is wanted, leave `id` out whole.',
    },
    result: {
      what: 'The result carries the `id` `{value}`.',
      why: 'The other side looks its open requests up by this id and finds none. The request it answers stays open.',
      fix: 'Repeat the `id` of the request that this answers.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/id-null',
  level: { '2.0': 'SHOULD', '2024-11-05': 'MUST' },
  on: 'envelope',
  check(message, flag) {
    const { id } = message;
    if (id === undefined || id.type !== 'null') return;
    const data = { value: id.raw };
    // Plain JSON-RPC lets a result answer a request whose id is null.
    if (outcome(message) === 'result') {
      if (message.revision.era === 'none' || message.answers?.how === 'notification' || echoesId(message)) return;
      flag('result', id, data);
    } else if (asks(message)) flag('request', id, data);
  },
});

/** With an `error` null may stand for an id that could not be read: error-id-null speaks of that. */
const asks = (message: Parameters<typeof carries>[0]): boolean =>
  message.error === undefined &&
  (carries(message, 'method') || carries(message, 'params')) &&
  !isNotificationWithId(message);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26 on' },
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":0,"method":"ping"}',
    { text: '{"jsonrpc":"2.0","id":"","method":"ping"}', note: 'An empty string is an id like any other.' },
    { text: '{"jsonrpc":"2.0","id":"null","method":"ping"}', note: 'In quotes it is a string of four letters.' },
    {
      text: '--> {"jsonrpc":"2.0","id":1,"method":"sum"}\n<-- {"jsonrpc":"2.0","id":1,"result":null}',
      revision: '2.0',
    },
  ],
  bad: {
    request: [
      '{"jsonrpc":"2.0","id":«null»,"method":"ping"}',
      { text: '{"jsonrpc":"2.0","id":«null»,"method":"sum","params":[1,2]}', revision: '2.0' },
    ],
    result: '{"jsonrpc":"2.0","id":«null»,"result":{}}',
  },
  realLife:
    'The worst kind of silence: the Python SDK reads such a request as a notification and never answers, the TypeScript SDK drops it. The published JSON Schema lets it pass as a notification with one member more.',
  thought: 'JSON-RPC 2.0 tolerates null. Or the variable for the id was never set.',
};
