import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{},"roots":{}},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';

const orders = '"name":"order","arguments":{"item":"{item}"}';
const backs = '"name":"backup","arguments":{}';
const call = (id: number, params: string): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{${params},${meta}}}`;
const asked = (id: number, members: string): string =>
  `<-- {"jsonrpc":"2.0","id":${id},"result":{"resultType":"input_required",${members}}}`;

const size = '"inputResponses":{"size":{"action":"accept","content":{"size":"{size}"}}}';
const where = '"inputResponses":{"where":{"roots":[{"uri":"file:///home/ada/{folder}"}]}}';
const state = '"requestState":"{state}"';

const ordered = call(3, `${orders},${size},${state}`);
const backed = call(4, `${backs},${where}`);

export default defineExercise({
  id: 'asking/two-retries',
  kind: 'reply',
  title: 'Two questions, two calls again',
  revision: '2026-07-28',
  prompt:
    'You are the client. Both calls came back with a question. The person has filled in the form: the size is `{size}`. The only root is the folder `/home/ada/{folder}`, given as an address that begins with `file://`. Make both calls again, each complete, with its answer and with whatever else has to come back: first the order, under the id `3`, then the backup, under the id `4`. The metadata stays as it was.',
  given: [
    `--> ${call(1, orders)}`,
    asked(
      1,
      '"inputRequests":{"size":{"method":"elicitation/create","params":{"message":"Which size?","requestedSchema":{"type":"object","properties":{"size":{"type":"string"}},"required":["size"]}}}},"requestState":"{state}"',
    ),
    `--> ${call(2, backs)}`,
    asked(2, '"inputRequests":{"where":{"method":"roots/list"}}'),
  ].join('\n'),
  starter: [call(3, orders), call(4, backs)].join('\n'),
  vary: {
    item: ['hat', 'coat', 'scarf', 'boots'],
    size: ['M', 'L', '42', 'small'],
    state: ['st-91', 'eyJzdGVwIjoxfQ', 'v1.7Q2x', 'order/17'],
    folder: ['notes', 'papers', 'pictures'],
  },
  hints: [
    'What did the server hand out besides its questions, and with which of the two results?',
    'Each answer stands in `inputResponses`, under the key of its question, as what a result of that method would hold.',
    'Of a form that is an `action` and the `content`, of the roots a list of objects with a `uri`. Only one of the results had a `requestState`, so only one call brings one.',
  ],
  criteria: {
    item: {
      label: 'orders the same thing again',
      of: { kind: 'request', id: '3' },
      at: '/params/arguments/item',
      expects: { const: '{item}' },
      why: 'The server remembers nothing of the first call.',
    },
    action: {
      label: 'says that the person filled in the form',
      of: { kind: 'request', id: '3' },
      at: '/params/inputResponses/size/action',
      expects: { const: 'accept' },
    },
    size: {
      label: 'brings the size `{size}`',
      of: { kind: 'request', id: '3' },
      at: '/params/inputResponses/size/content/size',
      expects: { const: '{size}' },
    },
    state: {
      label: 'brings the state back as it came',
      of: { kind: 'request', id: '3' },
      at: '/params/requestState',
      expects: { const: '{state}' },
    },
    root: {
      label: 'names the folder of the backup',
      of: { kind: 'request', id: '4' },
      at: '/params/inputResponses/where/roots/0/uri',
      expects: { const: 'file:///home/ada/{folder}' },
    },
  },
  solution: [ordered, backed].join('\n'),
  achieved:
    'Each call now holds all that any copy of the server needs to finish it, and nothing that belongs to the other.',
  mistakes: [
    {
      label: 'the state stays behind',
      answer: [call(3, `${orders},${size}`), backed].join('\n'),
      finds: 'input/request-state-lost',
    },
    {
      label: 'the state is decoded, and encoded another way',
      answer: [call(3, `${orders},${size},"requestState":"{state}=="`), backed].join('\n'),
      finds: 'input/request-state-lost',
    },
    {
      label: 'a state is made up for the call that had none',
      answer: [ordered, call(4, `${backs},${where},"requestState":""`)].join('\n'),
      finds: 'input/request-state-invented',
    },
    {
      label: 'the state goes with both calls',
      answer: [ordered, call(4, `${backs},${where},${state}`)].join('\n'),
      finds: 'input/retry-leak',
    },
    {
      label: 'the retry keeps the id of the first call',
      answer: [ordered.replace('"id":3', '"id":1'), backed].join('\n'),
      finds: 'input/retry-same-id',
    },
    {
      label: 'the key is taken for a label',
      answer: [ordered, call(4, `${backs},${where.replace('"where"', '"roots"')}`)].join('\n'),
      finds: 'input/input-response-keys',
    },
    {
      label: 'the answer stands in an envelope',
      answer: [
        call(
          3,
          `${orders},"inputResponses":{"size":{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"size":"{size}"}}}},${state}`,
        ),
        backed,
      ].join('\n'),
      finds: 'input/input-response-envelope',
    },
    {
      label: 'what was filled in stands there alone',
      answer: [call(3, `${orders},"inputResponses":{"size":{"size":"{size}"}},${state}`), backed].join('\n'),
      finds: 'elicitation/elicit-action',
    },
    {
      label: 'the action is a word of its own',
      answer: [ordered.replace('"accept"', '"ok"'), backed].join('\n'),
      finds: 'elicitation/elicit-action',
    },
    {
      label: 'the size is wrapped once more',
      answer: [ordered.replace('"size":"{size}"', '"size":{"value":"{size}"}'), backed].join('\n'),
      finds: 'elicitation/elicit-content-type',
    },
    {
      label: 'the root is a path',
      answer: [ordered, backed.replace('file://', '')].join('\n'),
      finds: 'roots/root-uri-file',
    },
    {
      label: 'the root is an address of the web',
      answer: [ordered, backed.replace('file:///home/ada', 'https://example.com')].join('\n'),
      finds: 'roots/root-uri-file',
    },
    {
      label: 'the client answers by responses',
      answer: [
        '{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"size":"{size}"}}}',
        '{"jsonrpc":"2.0","id":2,"result":{"roots":[{"uri":"file:///home/ada/{folder}"}]}}',
      ].join('\n'),
      finds: 'exchange/client-response-forbidden',
    },
    { label: 'the backup is left out', answer: ordered, finds: 'root' },
  ],
});
