import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';
const list =
  '{ "jsonrpc": "2.0", "id": 2, "result": { "resultType": "complete", "{list}": [], "ttlMs": 0, "cacheScope": "private" } }';
const refusal = (code: number, message: string) =>
  `{ "jsonrpc": "2.0", "id": 3, "error": { "code": ${code}, "message": "${message}" } }`;

export default defineExercise({
  id: 'eras/an-old-client',
  kind: 'reply',
  title: 'One that moved on, and one that did not',
  revision: '2026-07-28',
  prompt:
    'You are a server of 2026-07-28 and of nothing else. A gateway passes you the requests of two clients, and two of them still wait: `2` and `3`. Answer both, in whichever order. Where you can give the list, it is empty, holds for 0 ms and is `private`. What lacks the metadata that every request has to bring is refused, by the standard code for parameters that are missing or wrong; the message is yours to word.',
  given: [
    `--> {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{${meta}}}`,
    '<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"{list}":{}},"ttlMs":60000,"cacheScope":"public","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"{server}","version":"2.0.0"}}}}',
    `--> {"jsonrpc":"2.0","id":2,"method":"{list}/list","params":{${meta}}}`,
    '--> {"jsonrpc":"2.0","id":3,"method":"{list}/list"}',
  ].join('\n'),
  starter: ['{ "jsonrpc": "2.0", "id": 2 }', '{ "jsonrpc": "2.0", "id": 3 }'].join('\n'),
  vary: {
    list: ['tools', 'prompts', 'resources'],
    server: ['harbour', 'library', 'weather'],
  },
  hints: [
    'Both ask for the same thing. What does one of them leave unsaid?',
    'You could answer the second as well. Its author would then never learn what it lacks, until another server refuses it.',
    'Of the five standard codes it is the third, between the one for an unknown method and the one for a fault of your own.',
  ],
  criteria: {
    list: {
      label: 'gives the list, empty as it is, to the one who asks rightly',
      of: { kind: 'response', id: '2' },
      at: '/result/{list}',
      expects: { const: [] },
      why: 'The server declared this feature, so the list is there, even with nothing in it.',
    },
    code: {
      label: 'tells the other that its parameters are not enough',
      of: { kind: 'response', id: '3' },
      at: '/error/code',
      expects: { const: -32602 },
      why: 'The method is known. What came with it is not enough, and for that there is one code.',
    },
    message: {
      label: 'says in words what is missing',
      of: { kind: 'response', id: '3' },
      at: '/error/message',
      expects: { type: 'string', pattern: '\\S' },
      why: 'A person who reads the log should not have to guess.',
    },
  },
  solution: [list, refusal(-32602, 'params._meta is missing')].join('\n'),
  achieved:
    'One client has its list. The author of the other reads what is missing on the first day, and not from a customer.',
  mistakes: [
    {
      label: 'both get the list',
      answer: [list, list.replace('"id": 2', '"id": 3')].join('\n'),
      finds: 'stateless/meta-rejection',
    },
    {
      label: 'the other gets the list in the old form',
      answer: [list, '{ "jsonrpc": "2.0", "id": 3, "result": { "{list}": [] } }'].join('\n'),
      finds: 'stateless/meta-rejection',
    },
    {
      label: 'it is no request, says the server',
      answer: [list, refusal(-32600, 'Invalid Request')].join('\n'),
      finds: 'stateless/meta-rejection',
    },
    {
      label: 'the server blames itself',
      answer: [list, refusal(-32603, 'Internal error')].join('\n'),
      finds: 'stateless/meta-rejection',
    },
    {
      label: 'an empty list is no list',
      answer: [
        '{ "jsonrpc": "2.0", "id": 2, "error": { "code": -32601, "message": "There is nothing here" } }',
        refusal(-32602, 'params._meta is missing'),
      ].join('\n'),
      finds: 'capabilities/declared-capability-unserved',
    },
    {
      label: 'the list does not say what kind of result it is',
      answer: [list.replace('"resultType": "complete", ', ''), refusal(-32602, 'params._meta is missing')].join('\n'),
      finds: 'stateless/result-type-missing',
    },
    {
      label: 'the list holds for ever',
      answer: [list.replace('"ttlMs": 0', '"ttlMs": -1'), refusal(-32602, 'params._meta is missing')].join('\n'),
      finds: 'caching/cache-ttl',
    },
    {
      label: 'the list is private in the words of the web',
      answer: [list.replace('"private"', '"no-store"'), refusal(-32602, 'params._meta is missing')].join('\n'),
      finds: 'caching/cache-scope-value',
    },
    {
      label: 'the other gets no answer',
      answer: list,
      finds: 'code',
    },
  ],
});
