import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'jsonrpc/one-by-one',
  kind: 'exchange',
  title: 'Take the array apart',
  revision: '2025-11-25',
  prompt:
    'A client puts two requests into one array, as plain JSON-RPC allows. By this revision of MCP nobody reads it. Send the same two requests, `8` for the tools and `9` for the resources, so that the server reads both.',
  starter: '--> [ {"jsonrpc":"2.0","id":8,"method":"tools/list"}, {"jsonrpc":"2.0","id":9,"method":"resources/list"} ]',
  hints: [
    'How many messages may stand on one line?',
    'The objects are sound as they are. It is what stands around and between them that is not read.',
    'Write each object after an arrow of its own, without brackets and without the comma.',
  ],
  criteria: {
    tools: {
      label: 'asks for the tools under the id `8`',
      of: { kind: 'request', id: '8' },
      at: '/method',
      expects: { const: 'tools/list' },
    },
    resources: {
      label: 'asks for the resources under the id `9`',
      of: { kind: 'request', id: '9' },
      at: '/method',
      expects: { const: 'resources/list' },
    },
  },
  solution: [
    '--> {"jsonrpc":"2.0","id":8,"method":"tools/list"}',
    '--> {"jsonrpc":"2.0","id":9,"method":"resources/list"}',
  ].join('\n'),
  achieved: 'The server reads two requests and answers each by itself, in whichever order it is ready.',
  mistakes: [
    {
      label: 'the array stays',
      answer: '--> [{"jsonrpc":"2.0","id":8,"method":"tools/list"},{"jsonrpc":"2.0","id":9,"method":"resources/list"}]',
      finds: 'batch/batch-not-supported',
    },
    {
      label: 'each request gets an array of its own',
      answer: [
        '--> [{"jsonrpc":"2.0","id":8,"method":"tools/list"}]',
        '--> [{"jsonrpc":"2.0","id":9,"method":"resources/list"}]',
      ].join('\n'),
      finds: 'batch/batch-not-supported',
    },
    {
      label: 'only the brackets are taken away',
      answer: '--> {"jsonrpc":"2.0","id":8,"method":"tools/list"}{"jsonrpc":"2.0","id":9,"method":"resources/list"}',
      finds: 'stdio/stdio-two-messages-one-line',
    },
    {
      label: 'the comma stays at the end of the first line',
      answer: [
        '--> {"jsonrpc":"2.0","id":8,"method":"tools/list"},',
        '--> {"jsonrpc":"2.0","id":9,"method":"resources/list"}',
      ].join('\n'),
      finds: 'json/json-trailing-text',
    },
    {
      label: 'one of the requests is lost',
      answer: '--> {"jsonrpc":"2.0","id":8,"method":"tools/list"}',
      finds: 'resources',
    },
  ],
});
