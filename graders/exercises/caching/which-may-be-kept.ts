import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'caching/which-may-be-kept',
  kind: 'choice',
  title: 'Which of these say how long they hold',
  revision: '2026-07-28',
  prompt:
    'A server of 2026-07-28 is about to send six results. Which of them have to carry `ttlMs` and `cacheScope`? Pick each that does.',
  several: true,
  starter: '',
  vary: {
    things: ['tools', 'prompts', 'resources'],
    uri: ['file:///notes/may.md', 'note:///plan', 'file:///log.txt'],
    tool: ['high_water', 'opening_hours', 'read_gauge'],
  },
  options: {
    a: {
      label: 'the second page of `{things}/list`',
      right: true,
      why: 'Each page of a list says it for itself, and all of them with the same scope.',
    },
    b: {
      label: 'the contents of `{uri}`, by `resources/read`',
      right: true,
      why: 'What was read is kept like a list. It is the one that servers forget most.',
    },
    c: {
      label: 'what the tool `{tool}` returned, by `tools/call`',
      why: 'A call does something, and its result belongs to this one call. Nobody may hand it out again.',
    },
    d: {
      label: 'a question, as the answer to `resources/read`',
      why: 'A result that is `input_required` never carries hints, whatever it answers. A kept question would go to somebody else.',
    },
    e: {
      label: 'the answer to `server/discover`',
      right: true,
      why: 'What a server can do changes seldom, so clients keep it, and want to know for how long.',
    },
    f: {
      label: 'the end of a `subscriptions/listen`',
      why: 'It only says that nothing more comes. There is nothing in it to keep.',
    },
  },
  hints: [
    'Which of these would be the same if the client asked again a second later?',
    'It is all that lists, reads or introduces. Doing something is not among them.',
    'Three are right. One of the others answers the right method, but does not give what was asked for.',
  ],
  criteria: {},
  solution: 'a b e',
  achieved: 'You can tell what a cache may hand out again from what belongs to one request alone.',
  mistakes: [
    { label: 'whatever answers resources/read is kept', answer: 'a b d e', finds: 'd' },
    { label: 'only lists are kept', answer: 'a', finds: 'b' },
    { label: 'every result is kept', answer: 'a b c d e f', finds: 'c' },
    { label: 'the introduction is not kept', answer: 'a b', finds: 'e' },
  ],
});
