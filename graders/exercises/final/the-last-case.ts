import { defineExercise } from '../../types.ts';

const metaWith = (capabilities: string): string =>
  `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":${capabilities},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"2.0.0"}}`;
const can = metaWith('{"elicitation":{}}');
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"travel","version":"6.0.0"}}';
const question =
  '{"method":"elicitation/create","params":{"message":"From where?","requestedSchema":{"type":"object","properties":{"city":{"type":"string"}}}}}';

export default defineExercise({
  id: 'final/the-last-case',
  kind: 'blame',
  title: 'The booking that starts anew',
  revision: '2026-07-28',
  vary: {
    id: { from: 1, to: 40 },
    tool: ['book_train', 'book_ferry', 'book_bus'],
    city: ['Basel', 'Bergen', 'Trieste'],
    state: ['eyJzdGVwIjoyfQ', 'c3RlcC0y', 'djEuc3RlcDI'],
  },
  prompt:
    'A user answers the question of a tool and is asked the same again, for ever. The author of the client says that the server forgets everything. Read what went over the wire. Name the message at fault by its number, counted from 1, and the rule that it breaks.',
  given: [
    `--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{},${can}}}`,
    `<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"input_required","inputRequests":{"from":${question}},"requestState":"{state}",${server}}}`,
    `--> {"jsonrpc":"2.0","id":"list","method":"tools/list","params":{${metaWith('{}')}}}`,
    `--> {"jsonrpc":"2.0","id":"{id}","method":"tools/call","params":{"name":"{tool}","arguments":{},"inputResponses":{"from":{"action":"accept","content":{"city":"{city}"}}},"requestState":"{state}=",${can}}}`,
    `<-- {"jsonrpc":"2.0","id":"list","result":{"resultType":"complete","tools":[{"name":"{tool}","inputSchema":{"type":"object"}}],"nextCursor":"","ttlMs":0,"cacheScope":"private",${server}}}`,
    `<-- {"jsonrpc":"2.0","id":"{id}","result":{"resultType":"input_required","inputRequests":{"from":${question}},"requestState":"{state}",${server}}}`,
  ].join('\n'),
  starter: '',
  options: {
    'input/request-state-lost': {
      label: 'a state comes back changed, or not at all',
      right: true,
      why: 'The state went out as `{state}` and came back with a `=` behind it. A library took it for base64 and made it tidy. It was no base64 to the client: it was a text.',
    },
    'input/retry-same-id': {
      label: 'a request is repeated under the same id',
      why: 'The first call has the number, the second a text with the same digits. These are two ids.',
    },
    'stateless/capability-memory': {
      label: 'a server goes by what was declared in another request',
      why: 'Both calls declare that their client can ask a person. The list between them does not, and is asked nothing.',
    },
    'input/input-required-method': {
      label: 'a method is answered with a question that may not be',
      why: 'A call may be answered so, as often as it takes.',
    },
    'paging/cursor-empty-end': {
      label: 'an empty cursor is taken for the end of the list',
      why: 'Nobody has said that the client will not ask for the next page. What you see is a part.',
    },
    'stateless/result-type-mismatch': {
      label: 'a result is not what its type says',
      why: 'Both results that ask say `input_required`, and the one that lists says `complete`.',
    },
  },
  hints: [
    'What would a server that remembers nothing need, to know that the question was asked before?',
    'The answers come back, so something else does not. Compare what was handed out with what was brought back.',
    'Two lines carry the state before the server asks again. Read both to the last letter.',
  ],
  criteria: {},
  solution: '4 input/request-state-lost',
  achieved:
    'The client is at fault, by one character, and the server was right to trust nothing. You read that off six lines.',
  mistakes: [
    { label: 'the server is blamed for asking again', answer: '6 input/input-required-method', finds: 'message' },
    { label: 'the two ids are taken for one', answer: '4 input/retry-same-id', finds: 'rule' },
    { label: 'the list in between is blamed', answer: '3 stateless/capability-memory', finds: 'message' },
    { label: 'the empty cursor is blamed', answer: '5 paging/cursor-empty-end', finds: 'message' },
  ],
});
