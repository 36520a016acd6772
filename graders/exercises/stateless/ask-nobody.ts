import { defineExercise } from '../../types.ts';

const meta = (capabilities: string) =>
  `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":${capabilities},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}`;
const refusal = (error: string) => `{ "jsonrpc": "2.0", "id": {id}, "error": { ${error} } }`;
const result = (members: string) => `{ "jsonrpc": "2.0", "id": {id}, "result": { ${members} } }`;
const question =
  '"inputRequests": { "people": { "method": "elicitation/create", "params": { "message": "How many people?", "requestedSchema": { "type": "object", "properties": { "people": { "type": "integer" } } } } } }';

export default defineExercise({
  id: 'stateless/ask-nobody',
  kind: 'reply',
  title: 'A question nobody can answer',
  revision: '2026-07-28',
  prompt:
    'The tool `{tool}` cannot go on without asking a person for how many people. The first call on the wire allowed such a question, and is done. A second call waits, and it declares less. You are the server. Write what goes back: the code for a missing capability of the client is `-32021`, and `data.requiredCapabilities` holds what a call would have to declare, spelled as it would declare it. The message is yours to word.',
  given: [
    `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"{tool}","arguments":{},${meta('{"elicitation":{}}')}}}`,
    '<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"Booked"}]}}',
    `--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{},${meta('{}')}}}`,
  ].join('\n'),
  starter: '{ "jsonrpc": "2.0", "id": {id} }',
  vary: {
    tool: ['book_table', 'book_room', 'order_cake', 'reserve_boat'],
    id: { from: 2, to: 40 },
  },
  hints: [
    'By what may this server judge the second call: by all that it has heard, or by that call alone?',
    'What the call lacks goes into the error, in a form that can be copied into the next call.',
    'The member is an object with one name in it, `elicitation`, and the value of that is an empty object.',
  ],
  criteria: {
    id: {
      label: 'answers the call that waits',
      of: { kind: 'response' },
      at: '/id',
      expects: { const: '{id}' },
    },
    code: {
      label: 'says that the client lacks a capability',
      of: { kind: 'response' },
      at: '/error/code',
      expects: { const: -32021 },
      why: 'By this number a client knows that the same call may succeed once it declares more.',
    },
    message: {
      label: 'says in words what is wrong',
      of: { kind: 'response' },
      at: '/error/message',
      expects: { type: 'string', pattern: '\\S' },
    },
    required: {
      label: 'names what would have to be declared',
      of: { kind: 'response' },
      at: '/error/data/requiredCapabilities/elicitation',
      expects: { type: 'object' },
      why: 'A client copies this into its next call, where it can do what is asked.',
    },
  },
  solution: refusal(
    '"code": -32021, "message": "This tool has to ask a person", "data": { "requiredCapabilities": { "elicitation": {} } }',
  ),
  achieved: 'The client knows what this one call lacked, and can send it again with the capability declared.',
  mistakes: [
    {
      label: 'the first call allowed it, so the person is asked',
      answer: result(`"resultType": "input_required", ${question}`),
      finds: 'stateless/capability-memory',
    },
    {
      label: 'the question comes in a result that says it is complete',
      answer: result(`"resultType": "complete", ${question}`),
      finds: 'stateless/result-type-mismatch',
    },
    {
      label: 'the result says that something is missing, and not what',
      answer: result('"resultType": "input_required"'),
      finds: 'input/input-required-empty',
    },
    {
      label: 'the question is a request, as it used to be',
      answer:
        '{ "jsonrpc": "2.0", "id": "q", "method": "elicitation/create", "params": { "message": "How many people?", "requestedSchema": { "type": "object", "properties": { "people": { "type": "integer" } } } } }',
      finds: 'exchange/server-request-forbidden',
    },
    {
      label: 'something is not supported, and there is a code for that',
      answer: refusal('"code": -32601, "message": "The client does not support elicitation"'),
      finds: 'stateless/capability-error-code',
    },
    {
      label: 'the code is from a draft',
      answer: refusal(
        '"code": -32003, "message": "Missing required client capability", "data": { "requiredCapabilities": { "elicitation": {} } }',
      ),
      finds: 'stateless/capability-error-code',
    },
    {
      label: 'the message says it all',
      answer: refusal('"code": -32021, "message": "The client does not support elicitation"'),
      finds: 'stateless/capability-error-data',
    },
    {
      label: 'what is required is a list of names',
      answer: refusal(
        '"code": -32021, "message": "Missing capability", "data": { "requiredCapabilities": ["elicitation"] }',
      ),
      finds: 'stateless/capability-error-data',
    },
    {
      label: 'the name stands in the data by itself',
      answer: refusal('"code": -32021, "message": "Missing capability", "data": { "elicitation": {} }'),
      finds: 'stateless/capability-error-data',
    },
  ],
});
