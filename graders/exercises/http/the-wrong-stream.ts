import { defineExercise } from '../../types.ts';

const meta = (more = ''): string =>
  `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}${more}}`;
const tag = '"_meta":{"io.modelcontextprotocol/subscriptionId":"{sub}"}';

export default defineExercise({
  id: 'http/the-wrong-stream',
  kind: 'blame',
  title: 'A bar that never moves',
  revision: '2026-07-28',
  prompt:
    'A client has two streams open over HTTP, one for a subscription and one for a call. Its bar for the call does not move until the end. These are the bodies and events in the order in which a proxy saw them. One of them breaks a rule. Name it by its number, counted from 1, and the rule.',
  given: [
    `--> {"jsonrpc":"2.0","id":"{sub}","method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${meta()}}}`,
    `<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},${tag}}}`,
    `--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{},${meta(',"progressToken":"bar"')}}}`,
    `<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"bar","progress":{half},"total":100,${tag}}}`,
    `<-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{${tag}}}`,
    '<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete","content":[{"type":"text","text":"done"}]}}',
  ].join('\n'),
  starter: '',
  vary: {
    sub: ['w1', 'changes', 'sub-9'],
    id: { from: 3, to: 70 },
    tool: ['sweep', 'render', 'reindex'],
    half: { from: 30, to: 70 },
  },
  options: {
    'subscriptions/request-scoped-on-listen': {
      label: 'progress never travels on a subscription',
      right: true,
      why: 'Tagged with the subscription, it went down the stream of the subscription, where nobody has a bar to draw.',
    },
    'progress/progress-token-unknown': {
      label: 'progress names the token of an open request',
      why: 'The token is the one that the call gave out, letter by letter, and the call is still open.',
    },
    'subscriptions/listen-unrequested': {
      label: 'a change is told only to whoever asked for it',
      why: 'The subscription asked for changes of the list of tools, and that is what it hears of.',
    },
    'exchange/response-missing': {
      label: 'each request gets a response',
      why: 'The subscription has none, and should have none before its end.',
    },
    'subscriptions/listen-ack-first': {
      label: 'a subscription begins with its acknowledgement',
      why: 'The acknowledgement is the first message that carries its id.',
    },
  },
  hints: [
    'By what does each event say which stream it belongs to?',
    'A report belongs to the request that gave out its token. A change belongs to a subscription.',
    'One event says that it belongs to both.',
  ],
  criteria: {},
  solution: '4 subscriptions/request-scoped-on-listen',
  achieved:
    'The report itself was right, and it went to the wrong reader. Over a pipe the same tag does the same harm.',
  mistakes: [
    { label: 'the change is blamed', answer: '5 subscriptions/listen-unrequested', finds: 'message' },
    { label: 'the silence of the subscription is blamed', answer: '1 exchange/response-missing', finds: 'message' },
    { label: 'the right event, for its token', answer: '4 progress/progress-token-unknown', finds: 'rule' },
    { label: 'only the event is named', answer: '4', finds: 'rule' },
  ],
});
