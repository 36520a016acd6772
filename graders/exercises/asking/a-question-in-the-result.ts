import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';

const list =
  '{ "jsonrpc": "2.0", "id": 1, "result": { "resultType": "complete", "tools": [{ "name": "{tool}", "inputSchema": { "type": "object" } }], "ttlMs": 0, "cacheScope": "private" } }';
const asks = (members: string, type = 'input_required'): string =>
  `{ "jsonrpc": "2.0", "id": 2, "result": { "resultType": "${type}"${members} } }`;
const form = (schema: string): string =>
  `"method": "elicitation/create", "params": { "message": "{question}"${schema} }`;
const fields = (properties: string): string =>
  `, "requestedSchema": { "type": "object", "properties": { ${properties} } }`;
const field = '"{field}": { "type": "string" }';
const requests = (question: string): string => `, "inputRequests": { "{key}": { ${question} } }`;
const question = requests(form(fields(field)));

export default defineExercise({
  id: 'asking/a-question-in-the-result',
  kind: 'reply',
  title: 'One answer, one question',
  revision: '2026-07-28',
  prompt:
    'You are the server. Two requests wait; answer both, in whichever order. The list has one tool, `{tool}`, whose `inputSchema` says no more than that the arguments are an object; it may be kept for 0 ms and is `private`. The call cannot go on before a person has answered. Ask, under the key `{key}`: a form with the message `{question}` and one field, `{field}`, which is a string.',
  given: [
    `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${meta}}}`,
    `--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"{tool}","arguments":{},${meta}}}`,
  ].join('\n'),
  starter: [
    '{ "jsonrpc": "2.0", "id": 1, "result": { "resultType": "complete" } }',
    '{ "jsonrpc": "2.0", "id": 2, "result": { "resultType": "input_required" } }',
  ].join('\n'),
  vary: {
    tool: ['book_room', 'order_cake', 'rent_boat', 'water_beds'],
    key: ['team', 'who', 'more', 'choice'],
    field: ['name', 'group', 'choice'],
    question: ['For which team?', 'Who is it for?', 'Which one?'],
  },
  hints: [
    'Which of the two requests may be answered with a question at all?',
    'The question stands inside `inputRequests`, as an object whose one name is the key. It has a method and params, and no id.',
    'The method is `elicitation/create`. Its params are a `message` and a `requestedSchema` of the type `object`, with the field under `properties`.',
  ],
  criteria: {
    list: {
      label: 'lists the tool `{tool}`',
      of: { kind: 'response', id: '1' },
      at: '/result/tools/0/name',
      expects: { const: '{tool}' },
    },
    type: {
      label: 'says that the call needs input',
      of: { kind: 'response', id: '2' },
      at: '/result/resultType',
      expects: { const: 'input_required' },
    },
    method: {
      label: 'asks a person, under the key `{key}`',
      of: { kind: 'response', id: '2' },
      at: '/result/inputRequests/{key}/method',
      expects: { const: 'elicitation/create' },
      why: 'The client answers under the same key. Under another one you would look for the answer in vain.',
    },
    message: {
      label: 'says `{question}`',
      of: { kind: 'response', id: '2' },
      at: '/result/inputRequests/{key}/params/message',
      expects: { const: '{question}' },
    },
    field: {
      label: 'has a field `{field}` for a string',
      of: { kind: 'response', id: '2' },
      at: '/result/inputRequests/{key}/params/requestedSchema/properties/{field}/type',
      expects: { const: 'string' },
    },
  },
  solution: [list, asks(question)].join('\n'),
  achieved:
    'The client has its list, and its user has a form with one field. You can forget the call: it comes again, with the answer.',
  mistakes: [
    {
      label: 'the list asks first, too',
      answer: [asks(question).replace('"id": 2', '"id": 1'), asks(question)].join('\n'),
      finds: 'input/input-required-method',
    },
    {
      label: 'nothing is asked, only that input is needed',
      answer: [list, asks('')].join('\n'),
      finds: 'input/input-required-empty',
    },
    {
      label: 'the result is finished and unfinished',
      answer: [list, asks(', "content": [{ "type": "text", "text": "{question}" }]')].join('\n'),
      finds: 'input/input-required-empty',
    },
    {
      label: 'the questions are a list',
      answer: [list, asks(`, "inputRequests": [{ ${form(fields(field))} }]`)].join('\n'),
      finds: 'input/input-request-kind',
    },
    {
      label: 'the question is a tool of the client',
      answer: [list, asks(requests('"method": "tools/call", "params": { "name": "ask" }'))].join('\n'),
      finds: 'input/input-request-kind',
    },
    {
      label: 'the model is asked, which this client does not offer',
      answer: [
        list,
        asks(
          requests(
            '"method": "sampling/createMessage", "params": { "messages": [{ "role": "user", "content": { "type": "text", "text": "{question}" } }], "maxTokens": 20 }',
          ),
        ),
      ].join('\n'),
      finds: 'input/input-request-undeclared',
    },
    {
      label: 'the person is sent to a page, which this client does not open',
      answer: [
        list,
        asks(
          requests(
            '"method": "elicitation/create", "params": { "mode": "url", "message": "{question}", "url": "https://example.com/ask" }',
          ),
        ),
      ].join('\n'),
      finds: 'input/input-request-undeclared',
    },
    {
      label: 'the form has no fields',
      answer: [list, asks(requests(form('')))].join('\n'),
      finds: 'elicitation/elicit-fields',
    },
    {
      label: 'the message is called prompt',
      answer: [
        list,
        asks(requests(`"method": "elicitation/create", "params": { "prompt": "{question}"${fields(field)} }`)),
      ].join('\n'),
      finds: 'elicitation/elicit-fields',
    },
    {
      label: 'the field is an object with a field in it',
      answer: [list, asks(requests(form(fields(`"{field}": { "type": "object", "properties": { ${field} } }`))))].join(
        '\n',
      ),
      finds: 'elicitation/elicit-schema-flat',
    },
    {
      label: 'the field may be one thing or another',
      answer: [
        list,
        asks(requests(form(fields('"{field}": { "anyOf": [{ "type": "string" }, { "type": "number" }] }')))),
      ].join('\n'),
      finds: 'elicitation/elicit-schema-flat',
    },
    {
      label: 'the question may be kept',
      answer: [list, asks(`${question}, "ttlMs": 0, "cacheScope": "private"`)].join('\n'),
      finds: 'caching/cache-hints-on-input-required',
    },
    {
      label: 'the question calls itself complete',
      answer: [list, asks(question, 'complete')].join('\n'),
      finds: 'stateless/result-type-mismatch',
    },
    {
      label: 'the question is a request of the server',
      answer: [list, `{ "jsonrpc": "2.0", "id": "q", ${form(fields(field))} }`].join('\n'),
      finds: 'exchange/server-request-forbidden',
    },
    {
      label: 'the question stands under a key of its own',
      answer: [list, asks(question.replace('"{key}"', '"q1"'))].join('\n'),
      finds: 'method',
    },
  ],
});
