import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'capabilities/what-may-be-asked',
  kind: 'choice',
  title: 'What this client can be asked',
  revision: '2025-11-25',
  prompt:
    'The handshake is done, and a call of the tool `{tool}` is open. Which of these may the server ask the client meanwhile? Pick each.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{},"elicitation":{}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"{server}","version":"1.2.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"{tool}","arguments":{}}}',
  ].join('\n'),
  several: true,
  starter: '',
  vary: {
    server: ['archive', 'library', 'registry'],
    tool: ['summarise', 'rename', 'sort_notes'],
  },
  options: {
    a: {
      label: '`roots/list`',
      right: true,
      why: 'The client declared `roots`. It says in which folders it works.',
    },
    b: {
      label: '`sampling/createMessage`, to have its model write a summary',
      why: 'There is no `sampling` among what the client declared. It has no model to lend, and the call waits behind the question.',
    },
    c: {
      label: '`elicitation/create`, with a form for a year',
      right: true,
      why: 'An empty `elicitation` stands for forms.',
    },
    d: {
      label: '`elicitation/create`, with the address of a page to log in at',
      why: 'For pages a `url` would have to stand inside `elicitation`. It is empty.',
    },
    e: {
      label: '`ping`',
      right: true,
      why: 'Whether somebody is there may always be asked, and by either side.',
    },
  },
  hints: [
    'Where does a client say what it can be asked?',
    'Two names stand in its `capabilities`, and both are empty. An empty one covers the plainest use.',
    'Three may be asked. One of them needs no capability at all.',
  ],
  criteria: {},
  solution: 'a c e',
  achieved: 'You read a declaration to the end: which names are there, and what is inside them.',
  mistakes: [
    { label: 'every host is thought to have a model', answer: 'a b c e', finds: 'b' },
    { label: 'a page is thought to be a kind of form', answer: 'a c d e', finds: 'd' },
    { label: 'an empty object is taken for a no', answer: 'e', finds: 'a' },
    { label: 'the sign of life is thought to need a capability', answer: 'a c', finds: 'e' },
  ],
});
