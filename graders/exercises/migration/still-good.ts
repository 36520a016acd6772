import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'migration/still-good',
  kind: 'choice',
  title: 'What may stay',
  revision: '2026-07-28',
  several: true,
  vary: {
    tool: ['count', 'search', 'rename'],
    address: ['note:7', 'db://row/4', 'file:///a.txt'],
  },
  prompt:
    'A server of 2025-11-25 has code that writes each of these lines. It moves to 2026-07-28, where it is asked by requests that bring all that they have to. Which lines may go on as they are? Pick each.',
  starter: '',
  options: {
    a: {
      label: '`{"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"Unknown tool: {tool}"}}`',
      right: true,
      why: 'Errors have the form they had, and this code is the one for an unknown tool in every revision.',
    },
    b: {
      label: '`{"jsonrpc":"2.0","id":7,"result":{"content":[{"type":"text","text":"{tool}: done"}]}}`',
      why: 'Each result says of what kind it is, in `resultType`. This one does not.',
    },
    c: {
      label: '`{"jsonrpc":"2.0","id":7,"error":{"code":-32002,"message":"Not found: {address}"}}`',
      why: 'The number is retired. A resource that is not there is refused with -32602.',
    },
    d: {
      label: '`{"jsonrpc":"2.0","id":7,"error":{"code":-32603,"message":"Internal error"}}`',
      right: true,
      why: 'A fault of the server’s own has the code it always had.',
    },
    e: {
      label: '`{"jsonrpc":"2.0","id":"s1","method":"roots/list"}`',
      why: 'A server sends no requests any more. It asks in a result of the type `input_required`.',
    },
    f: {
      label:
        '`{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p7","progress":3,"total":9}}`, for a request that brought `p7`',
      right: true,
      why: 'Progress is told as before, while its request is open, to whoever asked with a token.',
    },
    g: {
      label: '`{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}`',
      why: 'Word of changes goes to a subscription, and says to which.',
    },
  },
  hints: [
    'Which of the lines are results, which errors, and which does the server send unasked?',
    'Results all change. Errors keep their form; of their codes two are retired.',
    'Of the lines that come unasked one belongs to a request, and stays. Of the errors two stay.',
  ],
  criteria: {},
  solution: 'a d f',
  achieved:
    'Three of seven stay. For the others you know what to look for in the code: results, questions, news, and one number.',
  mistakes: [
    { label: 'a result is thought to stay', answer: 'a b d f', finds: 'b' },
    { label: 'the old code is thought to stay', answer: 'a c d f', finds: 'c' },
    { label: 'the server’s question is thought to stay', answer: 'a d e f', finds: 'e' },
    { label: 'news of changes is thought to stay', answer: 'a d f g', finds: 'g' },
    { label: 'progress is thought to be gone', answer: 'a d', finds: 'f' },
    { label: 'all errors are thought to have changed', answer: 'f', finds: 'a' },
  ],
});
