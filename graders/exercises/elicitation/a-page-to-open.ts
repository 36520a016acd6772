import { defineExercise } from '../../types.ts';

const page = (more = '"elicitationId":"{page}",'): string =>
  `{"mode":"url","message":"Log in to {service}",${more}"url":"https://{service}.example.com/login"}`;
const refuses = (data: string, code = -32042): string =>
  `{"jsonrpc":"2.0","id":{id},"error":{"code":${code},"message":"A login is needed"${data}}}`;
const lists = (entry: string): string => `,"data":{"elicitations":[${entry}]}`;
const done = (name: string): string =>
  `{"jsonrpc":"2.0","method":"notifications/elicitation/complete","params":{"elicitationId":${name}}}`;

const refusal = refuses(lists(page()));
const completed = done('"{page}"');

export default defineExercise({
  id: 'elicitation/a-page-to-open',
  kind: 'reply',
  title: 'First open this page',
  revision: '2025-11-25',
  prompt:
    'You are the server. The call that waits needs a login at `https://{service}.example.com/login`. Refuse it with the code `-32042` and list that one page in `data.elicitations`: as a question of the mode `url` with a message of yours and the id `{page}`. Some minutes later the person has logged in. Tell the client so, with `notifications/elicitation/complete`. Two lines, in this order.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{"url":{}}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"post","version":"1.2.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{service}_search","arguments":{}}}',
  ].join('\n'),
  starter: refuses(''),
  vary: {
    id: { from: 2, to: 60 },
    service: ['mail', 'maps', 'notes', 'music'],
    page: ['login-1', 'p-77', 'first'],
  },
  hints: [
    'What does the client need in order to open the page, to ask before it does, and to recognise your second line?',
    'The data is an object with one list in it. The entry of that list has four members.',
    'They are `mode`, `message`, `url` and `elicitationId`. The last one comes back, letter by letter, in the params of the notification.',
  ],
  criteria: {
    id: { label: 'answers the call', of: { kind: 'response' }, at: '/id', expects: { const: '{id}' } },
    code: {
      label: 'says by the code that a page has to be opened',
      of: { kind: 'response' },
      at: '/error/code',
      expects: { const: -32042 },
    },
    url: {
      label: 'names the page',
      of: { kind: 'response' },
      at: '/error/data/elicitations/0/url',
      expects: { const: 'https://{service}.example.com/login' },
    },
    page: {
      label: 'gives the question the id `{page}`',
      of: { kind: 'response' },
      at: '/error/data/elicitations/0/elicitationId',
      expects: { const: '{page}' },
    },
    done: {
      label: 'says that the person is done with this page',
      of: { kind: 'notification' },
      at: '/params/elicitationId',
      expects: { const: '{page}' },
    },
  },
  solution: [refusal, completed].join('\n'),
  achieved:
    'The client asks its user, opens the page, and makes the call again when your second line comes. The password never crossed the wire.',
  mistakes: [
    {
      label: 'the message has the link',
      answer: [refuses('').replace('A login is needed', 'Open https://{service}.example.com/login'), completed].join(
        '\n',
      ),
      finds: 'elicitation/url-elicitation-error',
    },
    {
      label: 'the page stands in the data without a list',
      answer: [refuses(`,"data":${page()}`), completed].join('\n'),
      finds: 'elicitation/url-elicitation-error',
    },
    {
      label: 'the page has no id of its own',
      answer: [refuses(lists(page(''))), completed].join('\n'),
      finds: 'elicitation/url-elicitation-error',
    },
    {
      label: 'a form is listed',
      answer: [
        refuses(
          lists(
            '{"mode":"form","message":"Name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}',
          ),
        ),
        completed,
      ].join('\n'),
      finds: 'elicitation/url-elicitation-error',
    },
    {
      label: 'the end names the call',
      answer: [refusal, done('"{id}"')].join('\n'),
      finds: 'elicitation/elicitation-complete-unknown',
    },
    {
      label: 'the end names a login of the server’s own',
      answer: [refusal, done('"session-4711"')].join('\n'),
      finds: 'elicitation/elicitation-complete-unknown',
    },
    {
      label: 'the person is asked at once, and the page has no id',
      answer: `{"jsonrpc":"2.0","id":"q1","method":"elicitation/create","params":${page('')}}`,
      finds: 'elicitation/elicit-url-fields',
    },
    {
      label: 'the address has no scheme',
      answer: `{"jsonrpc":"2.0","id":"q1","method":"elicitation/create","params":${page().replace('https://', '')}}`,
      finds: 'elicitation/elicit-url-fields',
    },
    {
      label: 'the person is asked by a form, which this client does not show',
      answer:
        '{"jsonrpc":"2.0","id":"q1","method":"elicitation/create","params":{"message":"Your name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}}',
      finds: 'capabilities/elicitation-mode-undeclared',
    },
    {
      label: 'the refusal has the code for wrong parameters',
      answer: [refuses(lists(page()), -32602), completed].join('\n'),
      finds: 'code',
    },
    { label: 'the client is never told', answer: refusal, finds: 'done' },
  ],
});
