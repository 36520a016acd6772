import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'migration/which-may-go-out',
  kind: 'choice',
  title: 'What this server may say next',
  revision: '2026-07-28',
  prompt:
    'One call is open, and nothing else was ever asked. By 2026-07-28, which of these may be the server’s next line? Pick each.',
  given:
    '--> {"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"progressToken":"{token}","io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"2.0.0"}}}}',
  several: true,
  starter: '',
  vary: {
    tool: ['send', 'print', 'move_in'],
    token: ['p8', 'bar', 'tok-1'],
  },
  options: {
    a: {
      label:
        '`{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"To whom?","requestedSchema":{"type":"object","properties":{}}}}`',
      why: 'It is a request of the server, and nobody is there to answer it.',
    },
    b: {
      label:
        '`{"jsonrpc":"2.0","id":8,"result":{"resultType":"input_required","inputRequests":{"who":{"method":"elicitation/create","params":{"message":"To whom?","requestedSchema":{"type":"object","properties":{}}}}}}}`',
      right: true,
      why: 'The question is the result of the call, and the client declared that it can ask a person.',
    },
    c: {
      label:
        '`{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"{token}","progress":1,"total":3}}`',
      right: true,
      why: 'The open call brought this token, so news of it belongs to that call.',
    },
    d: {
      label: '`{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"Opened"}}`',
      why: 'The call did not ask for logs: there is no `io.modelcontextprotocol/logLevel` in its `_meta`.',
    },
    e: {
      label: '`{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}`',
      why: 'There is no subscription. Word of a change goes out on one that asked for it, and on no other line.',
    },
  },
  hints: [
    'To what does each of these lines belong?',
    'One request is open. Look at its `_meta`: what has it asked for, and what not?',
    'Two may go out: an end of the call, and a piece of news on the way.',
  ],
  criteria: {},
  solution: 'b c',
  achieved: 'Each of the two belongs to the open call. The other three belong to nothing.',
  mistakes: [
    { label: 'the server asks as it used to', answer: 'a b c', finds: 'a' },
    { label: 'logs are thought to be wanted', answer: 'b c d', finds: 'd' },
    { label: 'everybody is told of changes', answer: 'b c e', finds: 'e' },
    { label: 'progress is thought to need more', answer: 'b', finds: 'c' },
  ],
});
