import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"2.0.0"}}';
const tag = '"_meta":{"io.modelcontextprotocol/subscriptionId":"{sub}"}';

const lines = {
  listen: `--> {"jsonrpc":"2.0","id":"{sub}","method":"subscriptions/listen","params":{"notifications":{"resourceSubscriptions":["{uri}"]},${meta}}}`,
  granted: `<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"resourceSubscriptions":["{uri}"]},${tag}}}`,
  changed: `<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"{uri}",${tag}}}`,
  ends: `<-- {"jsonrpc":"2.0","id":"{sub}","result":{"resultType":"complete",${tag}}}`,
} as const;

type Name = keyof typeof lines;

const wholeWith = (changes: Partial<Record<Name, string>> = {}): string =>
  Object.values({ ...lines, ...changes })
    .filter((line) => line !== '')
    .join('\n');

export default defineExercise({
  id: 'migration/word-of-changes',
  kind: 'exchange',
  title: 'Word of a change',
  revision: '2026-07-28',
  vary: {
    id: { from: 2, to: 50 },
    sub: ['w-1', 'tides', 'watch'],
    uri: ['file:///tides.csv', 'db://orders/7', 'note:today'],
  },
  prompt:
    'Up to 2025-11-25 a client asked for word of `{uri}` with the lines below. Write the same in 2026-07-28, in four lines: the client sends `subscriptions/listen` under the id `{sub}`, with a filter (`notifications`) for this one resource, the server acknowledges what was asked, tells that the resource has changed, and ends the subscription with a result. The call under `{id}` is still being worked on; leave it alone.',
  given: `--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"count","arguments":{},${meta.replace('"_meta":{', '"_meta":{"progressToken":"p",')}}}`,
  starter: [
    '--> {"jsonrpc":"2.0","id":"{sub}","method":"resources/subscribe","params":{"uri":"{uri}"}}',
    '<-- {"jsonrpc":"2.0","id":"{sub}","result":{}}',
    '<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"{uri}"}}',
  ].join('\n'),
  hints: [
    'The old request was answered at once, and everything after it came as if from nowhere. How does a client with two subscriptions tell what belongs to which?',
    'The request stays open until the end. In between come two notifications that both name it in their `_meta`, and the result at the end names it too.',
    'The name in `_meta` is `io.modelcontextprotocol/subscriptionId`, and its value is the id of the request. The filter lists the address under `resourceSubscriptions`; the acknowledgement repeats it.',
  ],
  criteria: {
    listens: {
      label: 'asks for the one resource',
      of: { kind: 'request', method: 'subscriptions/listen' },
      at: '/params/notifications/resourceSubscriptions/0',
      expects: { const: '{uri}' },
    },
    granted: {
      label: 'acknowledges the one resource',
      of: { kind: 'notification', method: 'notifications/subscriptions/acknowledged' },
      at: '/params/notifications/resourceSubscriptions/0',
      expects: { const: '{uri}' },
    },
    changed: {
      label: 'tells that it has changed',
      of: { kind: 'notification', method: 'notifications/resources/updated' },
      at: '/params/uri',
      expects: { const: '{uri}' },
    },
    ends: {
      label: 'ends the subscription with a result',
      of: { kind: 'response', method: 'subscriptions/listen' },
      at: '/result/resultType',
      expects: { const: 'complete' },
    },
  },
  solution: wholeWith(),
  achieved:
    'Everything that belongs to the subscription says so, from its first word to its last. Ten of them fit on one pipe.',
  mistakes: [
    {
      label: 'the client subscribes as before',
      answer: wholeWith({
        listen: `--> {"jsonrpc":"2.0","id":"{sub}","method":"resources/subscribe","params":{"uri":"{uri}",${meta}}}`,
      }),
      finds: 'jsonrpc/method-not-in-revision',
    },
    {
      label: 'the subscription is answered at once, as before',
      answer: wholeWith({ granted: lines.ends, ends: '' }),
      finds: 'subscriptions/listen-answered-early',
    },
    { label: 'nothing is acknowledged', answer: wholeWith({ granted: '' }), finds: 'subscriptions/listen-ack-first' },
    {
      label: 'more is granted than was asked',
      answer: wholeWith({
        granted: lines.granted.replace('"resourceSubscriptions"', '"toolsListChanged":true,"resourceSubscriptions"'),
      }),
      finds: 'subscriptions/listen-ack-overreach',
    },
    {
      label: 'the change does not say whose it is',
      answer: wholeWith({
        changed: '<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"{uri}"}}',
      }),
      finds: 'subscriptions/listen-subscription-id',
    },
    {
      label: 'a change is told that nobody asked for',
      answer: wholeWith({ changed: lines.changed.replace('"uri":"{uri}"', '"uri":"other:thing"') }),
      finds: 'subscriptions/listen-unrequested',
    },
    {
      label: 'the end does not say of what it is the end',
      answer: wholeWith({ ends: '<-- {"jsonrpc":"2.0","id":"{sub}","result":{"resultType":"complete"}}' }),
      finds: 'subscriptions/listen-close-meta',
    },
    {
      label: 'the progress of the call is sent to the subscription',
      answer: [
        wholeWith({ ends: '' }),
        `<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1,${tag}}}`,
        lines.ends,
      ].join('\n'),
      finds: 'subscriptions/request-scoped-on-listen',
    },
    {
      label: 'the server cancels the call as well',
      answer: [
        wholeWith({ ends: '' }),
        '<-- {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{id}}}',
        lines.ends,
      ].join('\n'),
      finds: 'cancellation/cancel-server-misuse',
    },
    { label: 'the subscription is left open', answer: wholeWith({ ends: '' }), finds: 'ends' },
  ],
});
