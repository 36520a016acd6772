import { defineExercise } from '../../types.ts';

const lines = {
  open: '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"sampling":{}},"clientInfo":{"name":"desk","version":"3.1.0"}}}',
  opened:
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"logging":{}},"serverInfo":{"name":"letters","version":"1.3.0"}}}',
  ready: '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
  call: '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"progressToken":"{token}"}}}',
  read: '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"{token}","progress":1,"message":"letter read"}}',
  ask: '<-- {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"{wish}"}}],"maxTokens":200}}',
  said: '--> {"jsonrpc":"2.0","id":1,"result":{"role":"assistant","content":{"type":"text","text":"Dear Ms Lind"},"model":"small-3"}}',
  written:
    '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"{token}","progress":2,"message":"answer written"}}',
  done: '<-- {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Saved: Dear Ms Lind"}]}}',
} as const;

type Name = keyof typeof lines;

const inOrder = (...names: readonly Name[]): string => names.map((name) => lines[name]).join('\n');

export default defineExercise({
  id: 'final/the-model-is-asked',
  kind: 'order',
  title: 'A tool that needs a model',
  revision: '2025-11-25',
  vary: {
    tool: ['answer_letter', 'write_reply', 'draft_answer'],
    token: ['t1', 'bar', 'q-8'],
    wish: ['Write a polite answer.', 'Write it in two lines.', 'Answer it kindly.'],
  },
  prompt:
    'A whole session in nine lines, out of order. A client calls the tool `{tool}`; the server reads a letter, has the client’s model write an answer, saves it, and is done. It tells of its progress when the letter is read, and when the answer is written. Put the lines in order.',
  session: 'whole',
  starter: inOrder('done', 'said', 'ready', 'written', 'open', 'ask', 'call', 'opened', 'read'),
  hints: [
    'Three lines have the id `1` and one more asks under it. Who asks whom?',
    'The client’s `1` is the call, the server’s `1` is the question to the model. Each is answered by the other side, and the question lies inside the call.',
    'Opening, call, first progress, question, its answer, second progress, answer to the call.',
  ],
  criteria: {},
  solution: inOrder('open', 'opened', 'ready', 'call', 'read', 'ask', 'said', 'written', 'done'),
  achieved:
    'One call, and inside it a question the other way, both under the same number. Sides and ids were enough to tell them apart.',
  mistakes: [
    {
      label: 'the model answers before it is asked',
      answer: inOrder('open', 'opened', 'ready', 'call', 'read', 'said', 'ask', 'written', 'done'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the call is done before it is made',
      answer: inOrder('open', 'opened', 'ready', 'done', 'call', 'read', 'ask', 'said', 'written'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the second progress comes first',
      answer: inOrder('open', 'opened', 'ready', 'call', 'written', 'ask', 'said', 'read', 'done'),
      finds: 'progress/progress-not-increasing',
    },
    {
      label: 'progress comes after the end',
      answer: inOrder('open', 'opened', 'ready', 'call', 'read', 'ask', 'said', 'done', 'written'),
      finds: 'progress/progress-after-completion',
    },
    {
      label: 'the call comes before the client is ready',
      answer: inOrder('open', 'opened', 'call', 'ready', 'read', 'ask', 'said', 'written', 'done'),
      finds: 'lifecycle/initialized-missing',
    },
    {
      label: 'the remark comes before the answer to the opening',
      answer: inOrder('open', 'ready', 'opened', 'call', 'read', 'ask', 'said', 'written', 'done'),
      finds: 'lifecycle/initialized-early',
    },
    {
      label: 'the answer to the model’s question is left out',
      answer: inOrder('open', 'opened', 'ready', 'call', 'read', 'ask', 'written', 'done'),
      finds: 'lines',
    },
  ],
});
