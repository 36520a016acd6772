import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'framing/the-last-byte',
  kind: 'bytes',
  title: 'The byte nobody sees',
  revision: '2025-11-25',
  prompt:
    'The client has sent a `ping` with the id `{id}`, and your server answers it on standard output. On the screen the answer looks right, and still the client waits. Write the answer with every byte that has to leave the program, also one that no screen shows: a byte stands here as its two hexadecimal digits in angle brackets, a line feed as `<0A>`.',
  transport: 'stdio',
  sender: 'server',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"ping"}',
  starter: '{"jsonrpc":"2.0","id":{id},"result":{}}',
  vary: { id: { from: 7, to: 205 } },
  hints: [
    'How does a reader that collects bytes know that the message is complete?',
    'The closing brace is not what it waits for. On stdio one byte ends each message.',
    'One line feed comes after the last brace: not two, and none before it.',
  ],
  criteria: {
    id: { label: 'repeats the id', at: '/id', expects: { const: '{id}' } },
    result: { label: 'has an empty result', at: '/result', expects: { type: 'object' } },
  },
  solution: '{"jsonrpc":"2.0","id":{id},"result":{}}<0A>',
  achieved: 'The line feed arrives, the reader takes the line, and the client strikes its `ping` off.',
  mistakes: [
    {
      label: 'the message ends with its brace',
      answer: '{"jsonrpc":"2.0","id":{id},"result":{}}',
      finds: 'stdio/stdio-missing-newline',
    },
    {
      label: 'a NUL ends it, as in C',
      answer: '{"jsonrpc":"2.0","id":{id},"result":{}}<00>',
      finds: 'json/json-trailing-text',
    },
    {
      label: 'a backslash and an n are written instead of the byte',
      answer: '{"jsonrpc":"2.0","id":{id},"result":{}}\\n',
      finds: 'json/json-trailing-text',
    },
    {
      label: 'the line feed stands in the middle',
      answer: '{"jsonrpc":"2.0","id":{id},<0A>"result":{}}<0A>',
      finds: 'stdio/stdio-embedded-newline',
    },
    {
      label: 'the length goes before it',
      answer: 'Content-Length: 36<0D><0A><0D><0A>{"jsonrpc":"2.0","id":{id},"result":{}}<0A>',
      finds: 'stdio/stdio-content-length',
    },
    {
      label: 'the id is written as text',
      answer: '{"jsonrpc":"2.0","id":"{id}","result":{}}<0A>',
      finds: 'exchange/response-id-type-changed',
    },
  ],
});
