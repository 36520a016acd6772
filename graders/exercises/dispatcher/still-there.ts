import { defineExercise } from '../../types.ts';

const unread = '{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"}}';
const broken = '{"jsonrpc":"2.0","id":41,"error":{"code":-32603,"message":"Internal error"}}';
const alive = '{"jsonrpc":"2.0","id":42,"result":{}}';

export default defineExercise({
  id: 'dispatcher/still-there',
  kind: 'reply',
  title: 'Two failures, and still there',
  revision: '2025-11-25',
  vary: {
    method: ['resources/list', 'resources/templates/list', 'ping'],
    host: ['stock-db', 'vault-1', 'ledger-2', 'archive-db'],
    user: ['ines', 'tomas', 'yara', 'mara'],
  },
  prompt:
    'You are the dispatcher of a server that has resources. Three lines arrive after the opening. No parser can read the first. The handler of the second breaks off with `OperationalError: {host} refused user {user}`. The third is a `ping`, whose result is `{}`. Write all that goes back, one message on each line, in the order of these three. An error has one of the five codes, a short `message` that a stranger may read, and nothing else.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"resources":{}},"serverInfo":{"name":"stock","version":"2.0.1"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":40,"method":"{method}",}',
    '--> {"jsonrpc":"2.0","id":41,"method":"resources/list"}',
    '--> {"jsonrpc":"2.0","id":42,"method":"ping"}',
  ].join('\n'),
  sender: 'server',
  session: 'whole',
  starter: '{"jsonrpc":"2.0","id":41,"error":{"code":-32603,"message":"{host} refused user {user}"}}',
  hints: [
    'Which of the three lines gave you an id, and what may a stranger know of the one that failed?',
    'The first failed where it was read, the second where it was carried out. The third is as good as any.',
    'Three lines go back. One has no id and the code furthest from zero, one the code for a fault of your own and no word of the exception, and one is no error.',
  ],
  criteria: {
    unread: {
      label: 'says first that a line could not be read',
      at: '/error/code',
      expects: { const: -32700 },
      why: 'The client’s author has to look for a comma, and this code says so.',
      fix: 'Begin with an error that has the code for text that is no JSON.',
    },
    nobody: {
      label: 'says it without an id',
      at: '/id',
      expects: { absent: true },
      why: 'The parser gave you no value, and so no id. One taken out of the text may strike off another call.',
      fix: 'Leave the id out of the first error.',
    },
    broken: {
      label: 'tells the caller of `41` that the server failed',
      of: { kind: 'response', id: '41' },
      at: '/error/code',
      expects: { const: -32603 },
      why: 'All was right with this request, so its caller has nothing to change.',
      fix: 'Use the code for a fault of the receiver itself.',
    },
    outside: {
      label: 'tells it nothing of the inside',
      of: { kind: 'response', id: '41' },
      at: '/error/message',
      expects: { type: 'string', pattern: '^(?!.*(?:Operational|{host}|{user}))[^\\n\\r]*\\S[^\\n\\r]*$' },
      why: 'The name of a machine and of a user help nobody who may read this, and somebody who may not.',
      fix: 'Write one short sentence without a word of the exception.',
    },
    alone: {
      label: 'hides nothing in `data`',
      of: { kind: 'response', id: '41' },
      at: '/error/data',
      expects: { absent: true },
      why: '`data` travels as far as the message. What is kept out of one must not stand in the other.',
      fix: 'Take `data` away.',
    },
    alive: {
      label: 'answers the `ping`',
      of: { kind: 'response', id: '42' },
      at: '/result',
      expects: { type: 'object' },
      why: 'The client asks whether anybody is still there. After two failures you are.',
      fix: 'Send an empty result under the id of the `ping`.',
    },
  },
  solution: [unread, broken, alive].join('\n'),
  achieved: 'One caller knows of the failure, nobody knows why, and the next line is read as if nothing had happened.',
  mistakes: [
    { label: 'the server fell over at the first line', answer: '', finds: 'exchange/response-missing' },
    {
      label: 'nothing is said of the line that could not be read',
      answer: [broken, alive].join('\n'),
      finds: 'unread',
    },
    {
      label: 'the id is picked out of the broken text',
      answer: [unread.replace('"error"', '"id":40,"error"'), broken, alive].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the unreadable line is called no request',
      answer: [unread.replace('-32700', '-32600'), broken, alive].join('\n'),
      finds: 'unread',
    },
    {
      label: 'the id went down with the handler',
      answer: [unread, broken.replace('41', 'null'), alive].join('\n'),
      finds: 'jsonrpc/error-id-absent',
    },
    {
      label: 'the exception is passed on',
      answer: [unread, broken.replace('Internal error', '{host} refused user {user}'), alive].join('\n'),
      finds: 'outside',
    },
    {
      label: 'the exception stands in data',
      answer: [unread, broken.replace('error"}', 'error","data":"{host} refused user {user}"}'), alive].join('\n'),
      finds: 'alone',
    },
    {
      label: 'the failure is called a fault of the params',
      answer: [unread, broken.replace('-32603', '-32602'), alive].join('\n'),
      finds: 'broken',
    },
    {
      label: 'the server fell over at the second line',
      answer: [unread, broken].join('\n'),
      finds: 'exchange/response-missing',
    },
    {
      label: 'the handler that broke still gives a list',
      answer: [unread, broken, '{"jsonrpc":"2.0","id":41,"result":{"resources":[]}}', alive].join('\n'),
      finds: 'exchange/response-duplicate',
    },
  ],
});
