import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'leaks/what-a-stranger-may-read',
  kind: 'choice',
  title: 'What a stranger may read',
  revision: '2025-11-25',
  several: true,
  vary: {
    tool: ['add', 'convert', 'translate', 'resize'],
    host: ['db-3', 'stock-db', 'vault-1', 'ledger'],
    user: ['mara', 'ines', 'tomas', 'yara'],
  },
  prompt:
    'A request fails, and the server writes an error. Pick every text that may stand in it although you do not know who will read it: the program that asked, its log, a model, a person in a chat.',
  starter: '',
  options: {
    a: {
      label: '`Unknown tool: {tool}s`',
      right: true,
      why: 'It repeats what the caller sent, and tells it what to mend. Nothing of the server shows.',
    },
    b: {
      label: '`connection to {host}.internal:5432 refused for user {user}`',
      why: 'A machine, a port and a name of the inside. The caller can do nothing with them; somebody else can.',
    },
    c: {
      label: '`File "/home/{user}/srv/{tool}.py", line 71, in call`',
      why: 'A line of a stack trace tells where the program lies, whose it is and what it is made of. It belongs in the log.',
    },
    d: {
      label: '`Internal error, reference e-4711`',
      right: true,
      why: 'The reference leads whoever may read the log to the whole story, and tells everybody else nothing.',
    },
    e: {
      label: '`The width must be a number from 1 to 4096`',
      right: true,
      why: 'What the caller may send is no secret, and this is all it needs for the next try.',
    },
    f: {
      label: '`401 from https://api.example.org/v1?key=sk-9f2c`',
      why: 'The address carries a key. Whoever reads the chat can use it from now on.',
    },
  },
  hints: [
    'What can the caller do with the text, and what else could be done with it?',
    'Some of these speak about the request. Some speak about the server: its machines, its files, its keys.',
    'Three may stay. Each of them is either about what the caller sent or says nothing at all about the inside.',
  ],
  criteria: {},
  solution: 'a d e',
  achieved: 'The caller learns what to mend, the operator finds the rest in the log, and a stranger learns nothing.',
  mistakes: [
    { label: 'the database and its user are told', answer: 'a b d e', finds: 'b' },
    { label: 'the line of the trace is told', answer: 'a c d e', finds: 'c' },
    { label: 'the address with the key is told', answer: 'a d e f', finds: 'f' },
    { label: 'the reference is held back too', answer: 'a e', finds: 'd' },
    { label: 'what may be sent is held back too', answer: 'a d', finds: 'e' },
  ],
});
