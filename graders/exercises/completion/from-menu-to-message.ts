import { defineExercise } from '../../types.ts';

const lines = {
  open: '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
  opened:
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"prompts":{},"completions":{}},"serverInfo":{"name":"letters","version":"2.0.0"}}}',
  ready: '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
  list: '--> {"jsonrpc":"2.0","id":2,"method":"prompts/list"}',
  listed:
    '<-- {"jsonrpc":"2.0","id":2,"result":{"prompts":[{"name":"{prompt}","arguments":[{"name":"language","required":true}]}]}}',
  typed:
    '--> {"jsonrpc":"2.0","id":3,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"{prompt}"},"argument":{"name":"language","value":"{typed}"}}}',
  suggested: '<-- {"jsonrpc":"2.0","id":3,"result":{"completion":{"values":["{language}"]}}}',
  get: '--> {"jsonrpc":"2.0","id":4,"method":"prompts/get","params":{"name":"{prompt}","arguments":{"language":"{language}"}}}',
  got: '<-- {"jsonrpc":"2.0","id":4,"result":{"messages":[{"role":"user","content":{"type":"text","text":"Write it in {language}."}}]}}',
} as const;

type Name = keyof typeof lines;

const inOrder = (...names: readonly Name[]): string => names.map((name) => lines[name]).join('\n');

export default defineExercise({
  id: 'completion/from-menu-to-message',
  kind: 'order',
  title: 'From the menu to the message',
  revision: '2025-11-25',
  prompt:
    'A whole session in nine lines, from its opening on: somebody picks the prompt `{prompt}` from a menu, types `{typed}` into a field, takes the suggestion, and gets a message. Put the lines in order.',
  session: 'whole',
  starter: inOrder('got', 'typed', 'opened', 'ready', 'list', 'suggested', 'open', 'get', 'listed'),
  vary: {
    prompt: ['translate', 'polite_letter', 'summary'],
    language: ['Portuguese', 'Polish', 'Pashto'],
    typed: ['P', 'p'],
  },
  hints: [
    'What has to be said before anything else may be asked, and by whom?',
    'The opening takes three lines: a question, its answer, and a remark. After that, find the answer to each question by its id.',
    'Menu, field, message: the list of prompts, then the completion, then the prompt itself, each answer right behind its question.',
  ],
  criteria: {},
  solution: inOrder('open', 'opened', 'ready', 'list', 'listed', 'typed', 'suggested', 'get', 'got'),
  achieved: 'The session opens, the menu fills, the field completes itself, and the message is there.',
  mistakes: [
    {
      label: 'the work begins before the opening',
      answer: inOrder('list', 'listed', 'open', 'opened', 'ready', 'typed', 'suggested', 'get', 'got'),
      finds: 'lifecycle/init-first',
    },
    {
      label: 'the client says that it is ready before it has the answer',
      answer: inOrder('open', 'ready', 'opened', 'list', 'listed', 'typed', 'suggested', 'get', 'got'),
      finds: 'lifecycle/initialized-early',
    },
    {
      label: 'the client is ready only at the end',
      answer: inOrder('open', 'opened', 'list', 'listed', 'typed', 'suggested', 'get', 'got', 'ready'),
      finds: 'lifecycle/initialized-missing',
    },
    {
      label: 'a suggestion comes before the letter is typed',
      answer: inOrder('open', 'opened', 'ready', 'list', 'listed', 'suggested', 'typed', 'get', 'got'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the remark is left out',
      answer: inOrder('open', 'opened', 'list', 'listed', 'typed', 'suggested', 'get', 'got'),
      finds: 'lines',
    },
  ],
});
