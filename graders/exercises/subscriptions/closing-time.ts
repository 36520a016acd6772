import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';
const tag = (id: string): string => `"_meta":{"io.modelcontextprotocol/subscriptionId":${id}}`;
const ends = (members: string): string => `{"jsonrpc":"2.0","id":"{sub}","result":{${members}}}`;
const cancels = (id: string): string =>
  `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id},"reason":"Shutting down"}}`;

const ended = ends(`"resultType":"complete",${tag('"{sub}"')}`);
const failed = '{"jsonrpc":"2.0","id":{id},"error":{"code":-32603,"message":"The server is shutting down"}}';

export default defineExercise({
  id: 'subscriptions/closing-time',
  kind: 'reply',
  title: 'Closing time',
  revision: '2026-07-28',
  sender: 'server',
  prompt:
    'You are the server, and you have to shut down. A subscription (`{sub}`) is open, and a call (`{id}`) that will not be finished. End both with a response, in whichever order: the subscription has gone well and is complete, the call gets an error with the code for a fault of the server itself. The message is yours to word.',
  given: [
    `--> {"jsonrpc":"2.0","id":"{sub}","method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${meta}}}`,
    `<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},${tag('"{sub}"')}}}`,
    `--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{},${meta}}}`,
    `<-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{${tag('"{sub}"')}}}`,
  ].join('\n'),
  starter: ['{"jsonrpc":"2.0","id":"{sub}"}', '{"jsonrpc":"2.0","id":{id}}'].join('\n'),
  vary: {
    sub: ['w1', 'changes', 'sub-9'],
    id: { from: 6, to: 80 },
    tool: ['sweep', 'render', 'reindex'],
  },
  hints: [
    'How does the client learn that a subscription is over, and how that a call is?',
    'The result of a subscription has no content. It says what kind of result it is, and which subscription it ends.',
    'In the result stand `resultType` and a `_meta` with `io.modelcontextprotocol/subscriptionId`. The code of the error is the last of the five standard ones.',
  ],
  criteria: {
    ended: {
      label: 'ends the subscription',
      of: { kind: 'response', id: '"{sub}"' },
      at: '/result/resultType',
      expects: { const: 'complete' },
    },
    named: {
      label: 'names it in the metadata',
      of: { kind: 'response', id: '"{sub}"' },
      at: '/result/_meta/io.modelcontextprotocol~1subscriptionId',
      expects: { const: '{sub}' },
    },
    failed: {
      label: 'says of the call that the server has failed',
      of: { kind: 'response', id: '{id}' },
      at: '/error/code',
      expects: { const: -32603 },
    },
  },
  solution: [ended, failed].join('\n'),
  achieved:
    'The client knows that it hears no more, and that its call was not done. Neither has to wait for a timeout.',
  mistakes: [
    {
      label: 'the response names the subscription by its id alone',
      answer: [ends('"resultType":"complete"'), failed].join('\n'),
      finds: 'subscriptions/listen-close-meta',
    },
    {
      label: 'the name of the key is short',
      answer: [ends('"resultType":"complete","_meta":{"subscriptionId":"{sub}"}'), failed].join('\n'),
      finds: 'subscriptions/listen-close-meta',
    },
    {
      label: 'the metadata names the call',
      answer: [ends(`"resultType":"complete",${tag('{id}')}`), failed].join('\n'),
      finds: 'subscriptions/listen-close-meta',
    },
    {
      label: 'the result is empty',
      answer: [ends(''), failed].join('\n'),
      finds: 'stateless/result-type-missing',
    },
    {
      label: 'a last change comes after the end',
      answer: [
        ended,
        `{"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{${tag('"{sub}"')}}}`,
        failed,
      ].join('\n'),
      finds: 'subscriptions/listen-answered-early',
    },
    {
      label: 'the call is cancelled by the server',
      answer: [ended, cancels('{id}')].join('\n'),
      finds: 'cancellation/cancel-server-misuse',
    },
    {
      label: 'both are cancelled by the server',
      answer: [cancels('"{sub}"'), cancels('{id}')].join('\n'),
      finds: 'cancellation/cancel-server-misuse',
    },
    {
      label: 'the last log line goes where somebody listens',
      answer: [
        `{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"notice","data":"Shutting down",${tag('"{sub}"')}}}`,
        ended,
        failed,
      ].join('\n'),
      finds: 'subscriptions/request-scoped-on-listen',
    },
    { label: 'the call gets no answer', answer: ended, finds: 'failed' },
  ],
});
