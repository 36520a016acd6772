import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'asking/what-may-come-back',
  kind: 'choice',
  title: 'Which of these may come back',
  revision: '2026-07-28',
  prompt:
    'A call comes in. Its client declares that it can ask a person, and nothing else. Which of these results may the server send back for it? Pick each.',
  given:
    '--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}}}',
  several: true,
  starter: '',
  vary: {
    tool: ['book_table', 'print_badge', 'send_parcel'],
    field: ['name', 'street', 'date'],
  },
  options: {
    a: {
      label:
        '`{"resultType":"input_required","inputRequests":{"{field}":{"method":"elicitation/create","params":{"message":"Which {field}?","requestedSchema":{"type":"object","properties":{"{field}":{"type":"string"}}}}}}}`',
      right: true,
      why: 'A person is asked, by a client that declared it, under a key that the server made up.',
    },
    b: {
      label: '`{"resultType":"input_required","inputRequests":{"dir":{"method":"roots/list"}}}`',
      why: 'The client declared no `roots` in this request. It has no folders to show and leaves the question unanswered.',
    },
    c: {
      label: '`{"resultType":"input_required"}`',
      why: 'It asks for something and does not say for what. The client has nothing to answer and nothing to bring back.',
    },
    d: {
      label: '`{"resultType":"complete","content":[{"type":"text","text":"Done"}]}`',
      right: true,
      why: 'Nobody has to ask. Where the server knows enough, it answers.',
    },
    e: {
      label:
        '`{"resultType":"input_required","inputRequests":{"now":{"method":"tools/call","params":{"name":"{tool}"}}}}`',
      why: 'A client runs no tools. It answers three methods, and this is none of them.',
    },
    f: {
      label: '`{"resultType":"input_required","requestState":"wait-1"}`',
      right: true,
      why: 'It asks nothing and hands out a state. The client brings that back in a new call, and the server goes on from there.',
    },
  },
  hints: [
    'What can the client do with each: answer it, bring it back, or nothing at all?',
    'The table has three methods. Of these the client can only do what it declared in this request.',
    'Three may come back: one question, one answer, and one that only asks to be called again.',
  ],
  criteria: {},
  solution: 'a d f',
  achieved:
    'You read a result as the client has to: is there a question in it, and is it one that I said I can answer?',
  mistakes: [
    { label: 'the folders are asked for all the same', answer: 'a b d f', finds: 'b' },
    { label: 'an empty wish is thought to be enough', answer: 'a c d f', finds: 'c' },
    { label: 'a tool is called at the client', answer: 'a d e f', finds: 'e' },
    { label: 'a state without a question is thought to be nothing', answer: 'a d', finds: 'f' },
    { label: 'a call is thought to be asked about in any case', answer: 'a f', finds: 'd' },
  ],
});
