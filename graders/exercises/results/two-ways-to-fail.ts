import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'results/two-ways-to-fail',
  kind: 'choice',
  title: 'Who should hear of it',
  revision: '2025-11-25',
  prompt:
    'A server has the tool `{tool}` unless an option says otherwise. Which of these go back as an `error` of JSON-RPC, not as a result with `isError`? Pick each that does.',
  several: true,
  starter: '',
  vary: {
    tool: ['book_table', 'reserve_seat', 'hire_bike'],
    other: ['cancel_booking', 'find_bike', 'rate_restaurant'],
  },
  options: {
    a: {
      label: 'The call names `{other}`, and this server has no tool of that name.',
      right: true,
      why: 'Nothing ran. The name is a parameter that does not fit, and the client has to hear that: `-32602`.',
    },
    b: {
      label: 'The tool runs, and the service behind it answers that it is overloaded.',
      why: 'The tool ran and failed. The model can wait or try something else, but only if it reads so in a result.',
    },
    c: {
      label: '`arguments` is a string with JSON in it.',
      right: true,
      why: 'The request itself is not well formed, so no tool is ever called: `-32602`.',
    },
    d: {
      label: 'The date in the arguments is a sound date, and it lies in the past.',
      why: 'The call is well formed and the tool turns a value down. From 2025-11-25 on the model is to read that, and to choose another date.',
    },
    e: {
      label: 'The server offers no tools at all and does not know `tools/call`.',
      right: true,
      why: 'The method is unknown here, which has a code of its own: `-32601`.',
    },
    f: {
      label: 'The tool looks, and every table is taken.',
      why: 'That is an answer like any other. Whether it counts as a failure is for the tool to say, and either way it is a result.',
    },
  },
  hints: [
    'For each of them: did a tool begin to run?',
    'Where none did, something is wrong between the two programs. Where one did, the model has something to learn.',
    'Three never reach a tool: one by its name, one by its form, one because there are no tools.',
  ],
  criteria: {},
  solution: 'a c e',
  achieved: 'Errors stay between the programs, results reach the model: you know who hears of what.',
  mistakes: [
    { label: 'every failure is an error', answer: 'a b c d e', finds: 'b' },
    { label: 'an unknown tool is a tool that failed', answer: 'c e', finds: 'a' },
    { label: 'a value that is turned down is a bad parameter', answer: 'a c d e', finds: 'd' },
    { label: 'an empty outcome is an error', answer: 'a c e f', finds: 'f' },
  ],
});
