import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"{client}","version":"1.0.0"}}';

export default defineExercise({
  id: 'eras/whose-fault',
  kind: 'blame',
  title: 'Six lines, one of them from the other era',
  revision: '2026-07-28',
  prompt:
    'Both sides say that they speak 2026-07-28. One of these six lines breaks a rule of that revision; others only look strange to whoever is used to the older ones. Name the line and the rule.',
  given: [
    `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${meta}}}`,
    '<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[{"name":"{tool}","inputSchema":{"type":"object"}}],"ttlMs":60000,"cacheScope":"public"}}',
    `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"{tool}","arguments":{},${meta}}}`,
    '<-- {"jsonrpc":"2.0","id":"alive","method":"ping"}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"done"}]}}',
    `--> {"jsonrpc":"2.0","id":2,"method":"server/discover","params":{${meta}}}`,
  ].join('\n'),
  starter: '',
  vary: {
    client: ['desk', 'notebook', 'workbench'],
    tool: ['sweep', 'reindex', 'water_beds'],
  },
  options: {
    'exchange/server-request-forbidden': {
      label: 'In this revision a server sends no requests',
      right: true,
      why: 'A question from the server has nobody who could answer it: clients send no responses any more.',
    },
    'exchange/id-reused-in-flight': {
      label: 'An id is used again while its request is open',
      why: 'The first request with the id 1 had its answer before the second was sent. By this revision the id was free again.',
    },
    'stateless/discover-missing': {
      label: 'A server answers `server/discover`',
      why: 'The request stands last, and its answer may still be on its way. A client may also ask as late as this, or never.',
    },
    'stateless/handshake-removed': {
      label: 'There is no handshake any more',
      why: 'None of these lines is part of a handshake.',
    },
    'stateless/capability-memory': {
      label: 'A server judges each request by itself',
      why: 'No answer here makes use of something that another request had declared.',
    },
  },
  hints: [
    'Who sends each line, and may this side send such a thing in this revision?',
    'An id is free again once its answer is there. And no request has to come first.',
    'One line waits for an answer that no client may give.',
  ],
  criteria: {},
  solution: '4 exchange/server-request-forbidden',
  achieved:
    'The server has kept a habit of the older era. The client’s second use of an id is fine, and so is asking late.',
  mistakes: [
    { label: 'the id is blamed', answer: '3 exchange/id-reused-in-flight', finds: 'message' },
    { label: 'the late question is blamed', answer: '6 stateless/discover-missing', finds: 'message' },
    { label: 'the right line, for another reason', answer: '4 stateless/handshake-removed', finds: 'rule' },
    { label: 'only the line is named', answer: '4', finds: 'rule' },
  ],
});
