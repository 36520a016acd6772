import { defineExercise } from '../../types.ts';

const refuses = (error: string, id = '{id}'): string => `{ "jsonrpc": "2.0", "id": ${id}, "error": { ${error} } }`;

export default defineExercise({
  id: 'http/headers-disagree',
  kind: 'reply',
  title: 'The header says one thing, the body another',
  revision: '2026-07-28',
  prompt:
    'You are the server. This body came by POST under the headers `MCP-Protocol-Version: 2026-07-28`, `Mcp-Method: tools/call` and `Mcp-Name: {harmless}`. A proxy has let it through because of the last one. You answer with the status 400. Write the body: the code for headers that do not agree with it is `-32020`, and the message is yours to word.',
  given:
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}}}',
  starter: '{ "jsonrpc": "2.0", "id": {id} }',
  vary: {
    id: { from: 3, to: 80 },
    harmless: ['list_files', 'read_gauge', 'get_tide'],
    tool: ['delete_files', 'open_gate', 'pay_out'],
  },
  hints: [
    'Which of the two is right, the header or the body? Can you know?',
    'You need not. What you answer is an error like any other, with the id of the request.',
    'An error has a `code`, the number in the task, and a `message`, a sentence about the header and the body.',
  ],
  criteria: {
    id: { label: 'answers the request', at: '/id', expects: { const: '{id}' } },
    code: {
      label: 'says by the code that headers and body disagree',
      at: '/error/code',
      expects: { const: -32020 },
      why: 'By this number a client knows that the fault lies in how it was sent, and not in what it asked.',
    },
    message: {
      label: 'says in words what does not fit',
      at: '/error/message',
      expects: { type: 'string', pattern: '\\S' },
    },
  },
  solution: refuses('"code": -32020, "message": "Mcp-Name and params.name differ"'),
  achieved: 'Nothing was done on the word of a body that the proxy never read.',
  mistakes: [
    {
      label: 'the call is carried out as the body has it',
      answer: '{ "jsonrpc": "2.0", "id": {id}, "result": { "resultType": "complete", "content": [] } }',
      finds: 'code',
    },
    {
      label: 'the request is said to be none',
      answer: refuses('"code": -32600, "message": "Mcp-Name and params.name differ"'),
      finds: 'code',
    },
    {
      label: 'the code is from a draft',
      answer: refuses('"code": -32001, "message": "Header mismatch"'),
      finds: 'code',
    },
    {
      label: 'the code is a number that looked free',
      answer: refuses('"code": -32040, "message": "Header mismatch"'),
      finds: 'jsonrpc/error-code-mcp-range',
    },
    {
      label: 'the status stands in the code',
      answer: refuses('"code": 400, "message": "Bad Request"'),
      finds: 'code',
    },
    {
      label: 'the code is a text',
      answer: refuses('"code": "HeaderMismatch", "message": "Mcp-Name and params.name differ"'),
      finds: 'jsonrpc/error-code-not-integer',
    },
    {
      label: 'the id is null, as the request cannot be trusted',
      answer: refuses('"code": -32020, "message": "Mcp-Name and params.name differ"', 'null'),
      finds: 'jsonrpc/error-id-absent',
    },
    {
      label: 'the reason is left to the status',
      answer: refuses('"code": -32020'),
      finds: 'jsonrpc/error-message-missing',
    },
    { label: 'the status is answer enough', answer: '{}', finds: 'jsonrpc/jsonrpc-missing' },
  ],
});
