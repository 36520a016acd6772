import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'logging/which-lines-go-out',
  kind: 'choice',
  title: 'Which of these lines go out',
  revision: '2025-11-25',
  prompt:
    'The server has declared `logging`, and the client has said from which level on it wants lines. Which of these may the server send now? Pick each. The levels, from the lowest: `debug`, `info`, `notice`, `warning`, `error`, `critical`, `alert`, `emergency`.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"notice"}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{}}',
  ].join('\n'),
  several: true,
  starter: '',
  vary: {
    disk: ['disk', 'cache', 'index'],
    free: { from: 3, to: 90 },
  },
  options: {
    a: {
      label: '`{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"error","data":"{disk} is full"}}`',
      right: true,
      why: '`error` lies above `notice`, and `data` may be a plain text.',
    },
    b: {
      label: '`{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"{disk} opened"}}`',
      why: '`info` lies below `notice`. The client did not ask for it.',
    },
    c: {
      label:
        '`{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"notice","logger":"{disk}","data":{"freeMb":{free}}}}`',
      right: true,
      why: 'From `notice` on means `notice` as well, and `data` may be an object.',
    },
    d: {
      label:
        '`{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"error","message":"{disk} is full"}}`',
      why: 'What is said goes into `data`. Without it the line is dropped.',
    },
    e: {
      label: '`{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"warn","data":"{disk} is slow"}}`',
      why: 'There are eight words, and the one that is meant here is `warning`.',
    },
    f: {
      label:
        '`{"jsonrpc":"2.0","id":7,"method":"notifications/message","params":{"level":"alert","data":"{disk} is gone"}}`',
      why: 'With an id it is a request. The client has no such request and answers with an error.',
    },
  },
  hints: [
    'Three things decide: the level, the name of the member with the content, and whether it is a notification at all.',
    'The level that was asked for counts as well. The words are exactly those of the list.',
    'Two may go out: one has a text in `data`, one an object.',
  ],
  criteria: {},
  solution: 'a c',
  achieved: 'Both reach the client’s log. The others are dropped, refused, or not wanted.',
  mistakes: [
    { label: 'every level is sent', answer: 'a b c', finds: 'b' },
    { label: 'the level that was asked for is left out', answer: 'a', finds: 'c' },
    { label: 'the text goes where the method’s name points', answer: 'a c d', finds: 'd' },
    { label: 'a level has another library’s name', answer: 'a c e', finds: 'e' },
    { label: 'an important line has an id', answer: 'a c f', finds: 'f' },
  ],
});
