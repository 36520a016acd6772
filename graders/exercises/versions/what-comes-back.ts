import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'versions/what-comes-back',
  kind: 'choice',
  title: 'Which revision comes back',
  revision: '2025-11-25',
  prompt:
    'A server speaks the revisions 2025-03-26, 2025-06-18 and 2025-11-25. It gets the request on the wire. What does it answer?',
  given:
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"{asked}","capabilities":{},"clientInfo":{"name":"{client}","version":"1.0.0"}}}',
  starter: '',
  vary: {
    asked: ['2025-06-18', '2025-03-26'],
    client: ['desk', 'notebook', 'workbench'],
  },
  options: {
    a: {
      label: 'a result with `"protocolVersion": "2025-11-25"`, the newest it speaks',
      why: 'The client may speak {asked} and nothing newer. It would have to hang up, although both sides had a revision in common.',
    },
    b: {
      label: 'a result with `"protocolVersion": "{asked}"`',
      right: true,
      why: 'The server speaks what the client asks for, so that is what both will speak.',
    },
    c: {
      label: 'an error with the code `-32602`, and in `data` the revisions it speaks',
      why: 'There is nothing to refuse: the server speaks {asked}. Even where it does not, a revision of its own as the answer would serve the client better.',
    },
    d: {
      label: 'a result with all three revisions in a list',
      why: 'The answer settles one revision. `protocolVersion` is a text, and a client cannot read a list there.',
    },
  },
  hints: [
    'Who knows both lists of revisions once the request has arrived?',
    'The client has made its wish. Can this server fulfil it?',
    'A server names another revision only where it does not speak the one that is wanted.',
  ],
  criteria: {},
  solution: 'b',
  achieved: 'Both sides speak {asked} from here on, and each can look up what that means.',
  mistakes: [
    { label: 'the newest is the best', answer: 'a', finds: 'choice' },
    { label: 'an older revision is an error', answer: 'c', finds: 'choice' },
    { label: 'the client picks from a list', answer: 'd', finds: 'choice' },
  ],
});
