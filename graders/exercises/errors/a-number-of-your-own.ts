import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'errors/a-number-of-your-own',
  kind: 'choice',
  several: true,
  title: 'A number of your own',
  revision: '2025-11-25',
  prompt:
    'A server refuses a request because {reason}, and none of the five codes says that. It wants a `code` that belongs to nobody else, neither to JSON-RPC nor to MCP. Pick every value that will do.',
  starter: '',
  options: {
    a: {
      label: '`{own}`',
      right: true,
      why: 'It is a whole number, far from the range that JSON-RPC keeps. Whoever writes a client for this server can look it up in its documentation.',
    },
    b: {
      label: '`{kept}`',
      why: 'It means nothing yet, and still it is taken: the number lies in the range that JSON-RPC keeps for itself, and a client may file it under faults of the protocol.',
    },
    c: {
      label: '`-32603`',
      why: 'It has a meaning: the server itself failed. A client that believes it tries again, or reports a broken server.',
    },
    d: {
      label: '`"{name}"`',
      why: 'A `code` is a whole number. With a text in its place the whole error is rejected, and the caller gets a timeout.',
    },
    e: {
      label: '`{below}`',
      right: true,
      why: 'The minus sign reserves nothing. This number lies below `-32768`, where the range ends.',
    },
  },
  vary: {
    reason: [
      'too many calls came at once',
      'the account is closed',
      'the shop is shut',
      'the quota of the day is used up',
    ],
    own: ['1001', '429', '7300', '52'],
    kept: ['-32500', '-32150', '-32604', '-32300'],
    name: ['E_LIMIT', 'REFUSED', 'NOT_NOW'],
    below: ['-40001', '-33000', '-50000', '-32900'],
  },
  hints: [
    'Which numbers does JSON-RPC keep, from where to where?',
    'Two of these lie outside that range, and two inside. One is no number.',
    'Compare each with `-32768` and with `-32000`. What lies between the two is not yours.',
  ],
  criteria: {},
  solution: 'a e',
  achieved: 'The clients that know this server read the number, and no other program reads a meaning into it.',
  mistakes: [
    { label: 'every code is taken to be negative', answer: 'b e', finds: 'a' },
    { label: 'negative numbers are all taken to be reserved', answer: 'a', finds: 'e' },
    { label: 'a number without a meaning is taken to be free', answer: 'a b e', finds: 'b' },
    { label: 'anything the server refuses is called an internal error', answer: 'a c e', finds: 'c' },
    { label: 'the code is a name', answer: 'a d e', finds: 'd' },
  ],
});
