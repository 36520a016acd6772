import { defineExercise } from '../../types.ts';

const refusal = (error: string) => `{ "jsonrpc": "2.0", "id": {id}, "error": { ${error} } }`;
const says = '"message": "Unsupported protocol version"';
const data = '"data": { "supported": ["2026-07-28"], "requested": "{asked}" }';

export default defineExercise({
  id: 'versions/refuse-a-call',
  kind: 'message',
  title: 'A revision you do not speak',
  revision: '2026-07-28',
  prompt:
    'You are a server that speaks 2026-07-28 and nothing else. The request on the wire names another revision. Refuse it by the error for that: its code is `-32022`, the message is yours to word, and `data` tells which revisions are `supported`, in a list, and which one was `requested`.',
  given:
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"{asked}","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}}}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32602, "message": "" } }',
  vary: {
    asked: ['2027-02-01', '2025-11-25', '1900-01-01', '2026-06-30'],
    id: { from: 1, to: 60 },
  },
  hints: [
    'What does the client need, apart from a no, so that its next request can succeed?',
    'The code tells a program what is wrong. What it can use instead stands in the third member of the error.',
    'In `data` stand a list of texts and one text: the dates that this server speaks, and the date of the request.',
  ],
  criteria: {
    id: {
      label: 'answers the id of the request',
      at: '/id',
      expects: { const: '{id}' },
      why: 'Without it the client cannot tell which request was refused.',
    },
    code: {
      label: 'refuses the revision, by its own code',
      at: '/error/code',
      expects: { const: -32022 },
      why: 'By this number a client knows that it may ask again in another revision.',
    },
    message: {
      label: 'says in words what is wrong',
      at: '/error/message',
      expects: { type: 'string', pattern: '\\S' },
    },
    supported: {
      label: 'lists the one revision that it speaks',
      at: '/error/data/supported',
      expects: { const: ['2026-07-28'] },
      why: 'The client looks for a date that it speaks too.',
    },
    requested: {
      label: 'repeats the revision that was asked for',
      at: '/error/data/requested',
      expects: { const: '{asked}' },
      why: 'So that nobody has to look through a log for what was refused.',
    },
  },
  solution: refusal(`"code": -32022, ${says}, ${data}`),
  achieved: 'The client reads which revision it can use and asks again. It takes one more line, and no guess.',
  mistakes: [
    {
      label: 'the code is that of wrong parameters',
      answer: refusal(`"code": -32602, ${says}, ${data}`),
      finds: 'stateless/version-error-code',
    },
    {
      label: 'the code is from a draft',
      answer: refusal(`"code": -32004, ${says}, ${data}`),
      finds: 'stateless/version-error-code',
    },
    {
      label: 'the message says it all',
      answer: refusal('"code": -32022, "message": "This server speaks 2026-07-28"'),
      finds: 'stateless/version-error-data',
    },
    {
      label: 'the one revision stands without a list',
      answer: refusal(`"code": -32022, ${says}, "data": { "supported": "2026-07-28", "requested": "{asked}" }`),
      finds: 'stateless/version-error-data',
    },
    {
      label: 'nobody repeats what was asked for',
      answer: refusal(`"code": -32022, ${says}, "data": { "supported": ["2026-07-28"] }`),
      finds: 'stateless/version-error-data',
    },
    {
      label: 'the details are a sentence',
      answer: refusal(`"code": -32022, ${says}, "data": "2026-07-28 only"`),
      finds: 'stateless/version-error-data',
    },
    {
      label: 'the list is answered as if nothing were wrong',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "result": { "resultType": "complete", "tools": [], "ttlMs": 0, "cacheScope": "private" } }',
      finds: 'code',
    },
    {
      label: 'the error has no message',
      answer: refusal(`"code": -32022, ${data}`),
      finds: 'jsonrpc/error-message-missing',
    },
  ],
});
