import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"desk","version":"2.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}';

const refused = (id: string, code = '-32602'): string =>
  `<-- {"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":"Resource not found","data":{"uri":"file:///notes/{note}.md"}}}`;

const empty = (id: string): string =>
  `<-- {"jsonrpc":"2.0","id":${id},"result":{"resultType":"complete","contents":[],"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"notes","version":"3.0.0"}}}}`;

export default defineExercise({
  id: 'resources/not-there',
  kind: 'exchange',
  title: 'Nothing at this address',
  revision: '2026-07-28',
  prompt:
    'You are the server. Two windows of one client ask for the same note, and there is no such note. Answer both requests, as revision 2026-07-28 wants it. The sentence in your answers is yours.',
  given: [
    `--> {"jsonrpc":"2.0","id":{id},"method":"resources/read","params":{"uri":"file:///notes/{note}.md",${meta}}}`,
    `--> {"jsonrpc":"2.0","id":"again","method":"resources/read","params":{"uri":"file:///notes/{note}.md",${meta}}}`,
  ].join('\n'),
  session: 'whole',
  starter: '<-- { "jsonrpc": "2.0", "id": {id}, "result": { "resultType": "complete", "contents": [] } }',
  vary: {
    id: ['"left"', '"w1"', '7', '"read-2"', '31'],
    note: ['april', 'winter', 'todo', 'guests'],
  },
  hints: [
    'What would an editor do with the starter: tell its user that there is no note, or open an empty page?',
    'Both answers are errors. Up to 2025-11-25 there was a code for this alone; this revision takes one of the five of JSON-RPC.',
    'The address is a parameter, and it leads nowhere. Take the code that says so, in both answers, each under its own id.',
  ],
  criteria: {
    first: {
      label: 'refuses the first request with the code of this revision',
      of: { kind: 'response', id: '{id}' },
      at: '/error/code',
      expects: { const: -32602 },
      why: 'A program looks at the code, and this one says that the address leads nowhere.',
      fix: 'Answer with an `error` whose code is the one for parameters that do not fit.',
    },
    second: {
      label: 'refuses the second in the same way',
      of: { kind: 'response', id: '"again"' },
      at: '/error/code',
      expects: { const: -32602 },
      why: 'What is not there for one window is not there for the other.',
      fix: 'Answer with an `error` whose code is the one for parameters that do not fit.',
    },
  },
  solution: [refused('{id}'), refused('"again"')].join('\n'),
  achieved: 'Both windows say that there is no such note, and nobody saves an empty one over it.',
  mistakes: [
    {
      label: 'the code is that of the earlier revisions',
      answer: [refused('{id}', '-32002'), refused('"again"', '-32002')].join('\n'),
      finds: 'jsonrpc/error-code-retired',
    },
    {
      label: 'the method is said to be unknown',
      answer: [refused('{id}', '-32601'), refused('"again"', '-32601')].join('\n'),
      finds: 'resources/resource-not-found-code',
    },
    {
      label: 'the code is that of a web page',
      answer: [refused('{id}', '404'), refused('"again"', '404')].join('\n'),
      finds: 'resources/resource-not-found-code',
    },
    {
      label: 'refused once, empty the second time',
      answer: [refused('{id}'), empty('"again"')].join('\n'),
      finds: 'resources/resource-not-found-empty',
    },
    {
      label: 'both are read as empty',
      answer: [empty('{id}'), empty('"again"')].join('\n'),
      finds: 'first',
    },
    {
      label: 'the second is left open',
      answer: refused('{id}'),
      finds: 'exchange/response-missing',
    },
  ],
});
