import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'blame/the-bar-that-stands-still',
  kind: 'blame',
  title: 'The bar that stands still',
  revision: '2025-06-18',
  vary: {
    token: { from: 70, to: 99 },
    tool: ['pack_photos', 'copy_disk', 'sort_mail'],
    quick: ['free_space', 'list_disks', 'who_am_i'],
  },
  prompt:
    'A user reports that the bar for `{tool}` never moves, although the tool works and in the end its result is there. The author of the server says that news of progress is sent. This is what went over the wire. Name the message at fault by its number, counted from 1, and the rule that it breaks.',
  session: 'whole',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"desk","version":"3.1.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"packer","version":"1.2.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":"1","method":"ping"}',
    '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"{tool}","arguments":{},"_meta":{"progressToken":{token}}}}',
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"{quick}","arguments":{}}}',
    '<-- {"jsonrpc":"2.0","id":"1","result":{}}',
    '<-- {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"Error: no such disk"}],"isError":true}}',
    '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":0.5}}',
    '--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"{tool}_now","arguments":{}}}',
    '<-- {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Unknown tool: {tool}_now"}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"done"}]}}',
  ].join('\n'),
  starter: '',
  options: {
    'progress/progress-token-unknown': {
      label: 'progress names a token that nobody handed out',
      right: true,
      why: 'The call handed out `{token}`. The news carries `1`, the id of the call; under that token the client has no bar.',
    },
    'progress/progress-not-increasing': {
      label: 'progress does not grow',
      why: 'There is one piece of news, so there is nothing that it could fail to exceed.',
    },
    'exchange/response-id-type-changed': {
      label: 'a response has the id in another type',
      why: '`"1"` was asked with quotes and answered with quotes; `1` without, and without. They are two ids.',
    },
    'exchange/response-id-unknown': {
      label: 'a response names an id that nobody asked under',
      why: 'Each id of a response stands in a request above it, in another order, and that is allowed.',
    },
    'tools/tool-failure-as-protocol-error': {
      label: 'a tool that failed is told as an error of the protocol',
      why: 'The tool that failed says so in its result. The error is for a tool that does not exist.',
    },
    'progress/progress-token-type': {
      label: 'a token is neither a string nor a whole number',
      why: 'Both tokens are whole numbers.',
    },
  },
  hints: [
    'By what does the client know which bar to move?',
    'Not by the id. Look at what the call hands out besides its arguments.',
    'Find the one line that carries news, and compare what it names with what was handed out in line 5.',
  ],
  criteria: {},
  solution: '9 progress/progress-token-unknown',
  achieved:
    'The server is at fault: it sends the id of the call in place of the token. One line of code, and the bar moves.',
  mistakes: [
    { label: 'the answer that overtakes is blamed', answer: '8 exchange/response-id-unknown', finds: 'message' },
    {
      label: 'the quotes around the first id are blamed',
      answer: '7 exchange/response-id-type-changed',
      finds: 'message',
    },
    { label: 'the refusal is blamed', answer: '11 tools/tool-failure-as-protocol-error', finds: 'message' },
    { label: 'the client is blamed for its token', answer: '5 progress/progress-token-type', finds: 'message' },
    { label: 'the right line, for another reason', answer: '9 progress/progress-not-increasing', finds: 'rule' },
  ],
});
