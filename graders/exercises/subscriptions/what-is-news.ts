import { defineExercise } from '../../types.ts';

const sub = '"_meta":{"io.modelcontextprotocol/subscriptionId":"{sub}"}';
const news = (what: string, params: string): string =>
  `\`{"jsonrpc":"2.0","method":"notifications/${what}","params":{${params}}}\``;

export default defineExercise({
  id: 'subscriptions/what-is-news',
  kind: 'choice',
  title: 'What this client takes for news',
  revision: '2026-07-28',
  prompt:
    'A client has subscribed, and the server has said what it will tell. Which of these lines, each of them as the next one, does the client take for news of its subscription? Pick each.',
  given: [
    '--> {"jsonrpc":"2.0","id":"{sub}","method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true,"promptsListChanged":true,"resourceSubscriptions":["{uri}"]},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}}}',
    '<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true,"resourceSubscriptions":["{uri}"]},"_meta":{"io.modelcontextprotocol/subscriptionId":"{sub}"}}}',
  ].join('\n'),
  several: true,
  starter: '',
  vary: {
    sub: ['w1', 'watch', '7'],
    uri: ['file:///notes/may.md', 'note:///plan', 'file:///prices.csv'],
  },
  options: {
    a: {
      label: news('tools/list_changed', sub),
      right: true,
      why: 'It was asked for and granted, and it names the subscription.',
    },
    b: {
      label: news('prompts/list_changed', sub),
      why: 'Prompts were asked for and not granted. Nothing of that kind was promised, so nothing of that kind is sent.',
    },
    c: {
      label: news('tools/list_changed', ''),
      why: 'It does not say whose it is. Up to 2025-11-25 that was enough.',
    },
    d: {
      label: news('resources/updated', `"uri":"{uri}",${sub}`),
      right: true,
      why: 'This resource is among those that were asked for and granted.',
    },
    e: {
      label: news('resources/updated', `"uri":"file:///other.txt",${sub}`),
      why: 'The tag is right, and nobody asked for this resource.',
    },
    f: {
      label: `\`{"jsonrpc":"2.0","id":"{sub}","result":{"resultType":"complete",${sub}}}\``,
      why: 'A response ends the subscription. It brings no news, and after it none comes.',
    },
  },
  hints: [
    'Three questions to each line: is it news, was its kind granted, and whose is it?',
    'Less was granted than asked. Compare the two lines above member by member.',
    'Two are news: one of a list, and one of a single resource.',
  ],
  criteria: {},
  solution: 'a d',
  achieved: 'You hold each line against what was granted, and against its tag. A client does no more.',
  mistakes: [
    { label: 'what was asked is taken for what was granted', answer: 'a b d', finds: 'b' },
    { label: 'the tag is thought to be optional', answer: 'a c d', finds: 'c' },
    { label: 'one resource is thought to stand for all', answer: 'a d e', finds: 'e' },
    { label: 'the end is taken for news', answer: 'a d f', finds: 'f' },
    { label: 'only lists are thought to change', answer: 'a', finds: 'd' },
  ],
});
