import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';
const tag = (id: string): string => `"_meta":{"io.modelcontextprotocol/subscriptionId":${id}}`;
const listens = (filter: string): string =>
  `--> {"jsonrpc":"2.0","id":{id},"method":"subscriptions/listen","params":{"notifications":{${filter}},${meta}}}`;
const tells = (method: string, params: string): string =>
  `<-- {"jsonrpc":"2.0","method":"notifications/${method}","params":{${params}}}`;

const wish = '"{things}ListChanged":true';
const listen = listens(wish);
const stands = tells('subscriptions/acknowledged', `"notifications":{${wish}},${tag('{id}')}`);
const change = tells('{things}/list_changed', tag('{id}'));
const answer = (members: string): string =>
  `<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete"${members}}}`;

export default defineExercise({
  id: 'subscriptions/tell-me-of-changes',
  kind: 'exchange',
  title: 'Tell me when something changes',
  revision: '2026-07-28',
  session: 'whole',
  prompt:
    'Write the beginning of a subscription. The client `desk`, version `1.0.0` and without capabilities, listens for changes of the list of {things}, under the id `{id}`. The server acknowledges exactly that, and a little later tells that this list has changed. The subscription goes on: three lines.',
  starter: [listens(''), '<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete"}}'].join('\n'),
  vary: {
    id: { from: 3, to: 60 },
    things: ['tools', 'prompts', 'resources'],
  },
  hints: [
    'What does a response to a request mean, and is this request done?',
    'Both lines of the server are notifications. By what does the client know which of its subscriptions they belong to?',
    'The second line is `notifications/subscriptions/acknowledged`, with a filter as in the request. Both have a `_meta` with `io.modelcontextprotocol/subscriptionId`, which repeats the id of the request.',
  ],
  criteria: {
    listen: {
      label: 'listens for changes of the list of {things}',
      of: { kind: 'request', method: 'subscriptions/listen' },
      at: '/params/notifications/{things}ListChanged',
      expects: { const: true },
    },
    stands: {
      label: 'acknowledges what was asked',
      of: { kind: 'notification', method: 'notifications/subscriptions/acknowledged' },
      at: '/params/notifications/{things}ListChanged',
      expects: { const: true },
    },
    changed: {
      label: 'tells that the list has changed',
      of: { kind: 'notification', method: 'notifications/{things}/list_changed' },
      at: '/method',
      expects: { const: 'notifications/{things}/list_changed' },
    },
  },
  solution: [listen, stands, change].join('\n'),
  achieved:
    'The client knows what it will hear of, and that its list is stale. It may ask for the new one when it needs it.',
  mistakes: [
    {
      label: 'the request gets a response at once',
      answer: [listen, answer(`,${tag('{id}')}`), change].join('\n'),
      finds: 'subscriptions/listen-answered-early',
    },
    {
      label: 'the change shows that the subscription stands',
      answer: [listen, change].join('\n'),
      finds: 'subscriptions/listen-ack-first',
    },
    {
      label: 'the change overtakes the acknowledgement',
      answer: [listen, change, stands].join('\n'),
      finds: 'subscriptions/listen-ack-first',
    },
    {
      label: 'the server lists all that it can do',
      answer: [
        listen,
        tells(
          'subscriptions/acknowledged',
          `"notifications":{"toolsListChanged":true,"promptsListChanged":true,"resourcesListChanged":true},${tag('{id}')}`,
        ),
        change,
      ].join('\n'),
      finds: 'subscriptions/listen-ack-overreach',
    },
    {
      label: 'the change names no subscription',
      answer: [listen, stands, '<-- {"jsonrpc":"2.0","method":"notifications/{things}/list_changed"}'].join('\n'),
      finds: 'subscriptions/listen-subscription-id',
    },
    {
      label: 'the number of the subscription is put in quotes',
      answer: [listen, stands, tells('{things}/list_changed', tag('"{id}"'))].join('\n'),
      finds: 'subscriptions/listen-subscription-id',
    },
    {
      label: 'the name of the key is short',
      answer: [listen, stands, tells('{things}/list_changed', '"_meta":{"subscriptionId":{id}}')].join('\n'),
      finds: 'subscriptions/listen-subscription-id',
    },
    {
      label: 'nobody listens, as it was up to 2025-11-25',
      answer: '<-- {"jsonrpc":"2.0","method":"notifications/{things}/list_changed"}',
      finds: 'subscriptions/listen-unrequested',
    },
    {
      label: 'a change of something else is told as well',
      answer: [listen, stands, tells('resources/updated', `"uri":"file:///notes/may.md",${tag('{id}')}`), change].join(
        '\n',
      ),
      finds: 'subscriptions/listen-unrequested',
    },
    {
      label: 'the filter is a list of methods',
      answer: [
        `--> {"jsonrpc":"2.0","id":{id},"method":"subscriptions/listen","params":{"notifications":["notifications/{things}/list_changed"],${meta}}}`,
        stands,
        change,
      ].join('\n'),
      finds: 'params/param-type',
    },
    {
      label: 'the server asks to be heard',
      answer: [
        `<-- {"jsonrpc":"2.0","id":{id},"method":"subscriptions/listen","params":{"notifications":{${wish}}}}`,
        change,
      ].join('\n'),
      finds: 'exchange/server-request-forbidden',
    },
    { label: 'nothing changes', answer: [listen, stands].join('\n'), finds: 'changed' },
  ],
});
