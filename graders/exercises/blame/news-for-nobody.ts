import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"2.0.0"}}';
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"shop","version":"4.1.0"}}';

export default defineExercise({
  id: 'blame/news-for-nobody',
  kind: 'blame',
  title: 'News for nobody',
  revision: '2026-07-28',
  vary: {
    id: { from: 1, to: 30 },
    sub: ['w1', 'watch', 'news-4'],
    file: ['prices', 'stock', 'opening-hours'],
  },
  prompt:
    'A test suite reports a server as broken, and its author reports the test suite. Neither of them says what is wrong. This is the exchange; the author is certain that line 4 is to blame, because the id was used before. Name the message at fault by its number, counted from 1, and the rule that it breaks.',
  given: [
    `--> {"jsonrpc":"2.0","id":{id},"method":"tools/list","params":{${meta}}}`,
    `<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private",${server}}}`,
    `--> {"jsonrpc":"2.0","id":"{sub}","method":"subscriptions/listen","params":{"notifications":{"promptsListChanged":true,"resourceSubscriptions":["file:///{file}.csv"]},${meta}}}`,
    `--> {"jsonrpc":"2.0","id":{id},"method":"resources/read","params":{"uri":"file:///{file}.csv",${meta}}}`,
    '<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"resourceSubscriptions":["file:///{file}.csv"]},"_meta":{"io.modelcontextprotocol/subscriptionId":"{sub}"}}}',
    '<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"file:///{file}.csv","_meta":{"io.modelcontextprotocol/subscriptionId":"{sub}"}}}',
    `<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete","contents":[{"uri":"file:///{file}.csv","text":"a;1"}],"ttlMs":0,"cacheScope":"private",${server}}}`,
    '<-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":"{sub}"}}}',
  ].join('\n'),
  starter: '',
  options: {
    'subscriptions/listen-unrequested': {
      label: 'news is told that nobody asked for',
      right: true,
      why: 'The subscription asks for prompts and one resource. Word of changed tools has nobody who waits for it.',
    },
    'exchange/id-reused-in-flight': {
      label: 'an id is used while it is in flight',
      why: '`{id}` was answered before it was used again. From 2026-07-28 on it is free then.',
    },
    'subscriptions/listen-ack-overreach': {
      label: 'more is granted than was asked',
      why: 'Less is granted, and that is allowed: the server has no prompts to tell of.',
    },
    'subscriptions/listen-ack-first': {
      label: 'news comes before it is granted',
      why: 'The acknowledgement in line 5 comes before both pieces of news.',
    },
    'subscriptions/listen-subscription-id': {
      label: 'news does not say to which subscription it belongs',
      why: 'All three carry `{sub}`, the id of the subscription, with its quotes.',
    },
    'exchange/response-missing': {
      label: 'a request gets no response',
      why: 'A subscription is answered when it ends. This one has not ended yet.',
    },
  },
  hints: [
    'What was asked for, what was granted, and what was told?',
    'The author is wrong: in this revision an id is free again once its answer is there. Go through the lines of the server.',
    'The filter in line 3 has two entries. Which piece of news fits neither?',
  ],
  criteria: {},
  solution: '8 subscriptions/listen-unrequested',
  achieved:
    'The server is at fault, though not for what its author defends. It tells everything to everybody who listens at all.',
  mistakes: [
    { label: 'the author is believed', answer: '4 exchange/id-reused-in-flight', finds: 'message' },
    {
      label: 'the acknowledgement is blamed for granting less',
      answer: '5 subscriptions/listen-ack-overreach',
      finds: 'message',
    },
    { label: 'the open subscription is blamed', answer: '3 exchange/response-missing', finds: 'message' },
    { label: 'the news that was asked for is blamed', answer: '6 subscriptions/listen-unrequested', finds: 'message' },
    { label: 'the right line, for its tag', answer: '8 subscriptions/listen-subscription-id', finds: 'rule' },
  ],
});
