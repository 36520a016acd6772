import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'tools/fits-the-schema',
  kind: 'choice',
  title: 'Which of these may be sent',
  revision: '2025-11-25',
  prompt:
    'The list below is all that is known of the tool. Which of these `arguments` does its `inputSchema` accept? Pick each that it does.',
  given: [
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"get_tide","inputSchema":{"type":"object","properties":{"harbour":{"type":"string"},"days":{"type":"integer","minimum":1}},"required":["harbour"]}}]}}',
  ].join('\n'),
  several: true,
  starter: '',
  vary: {
    harbour: ['Brest', 'Bergen', 'Cork', 'Gdynia', 'Oban'],
    days: { from: 2, to: 7 },
  },
  options: {
    a: {
      label: '`{"harbour": "{harbour}", "days": {days}}`',
      right: true,
      why: 'Both values have the types that the schema names, and {days} is not below the minimum.',
    },
    b: {
      label: '`{"harbour": "{harbour}"}`',
      right: true,
      why: 'Only `harbour` stands in `required`. What is not listed there may be left out.',
    },
    c: {
      label: '`{"days": {days}}`',
      why: '`harbour` stands in `required`, so it has to be there.',
    },
    d: {
      label: '`{"harbour": "{harbour}", "days": "{days}"}`',
      why: '`days` is an `integer` in the schema. In quotes it is a string, whatever the string says.',
    },
    e: {
      label: '`{"harbour": "{harbour}", "unit": "m"}`',
      right: true,
      why: 'A schema that does not say `"additionalProperties": false` lets members in that it does not name. The tool may pass over them.',
    },
    f: {
      label: '`{"harbour": "{harbour}", "days": 0}`',
      why: '`minimum` is 1, and 0 lies below it.',
    },
  },
  hints: [
    'Take each member of an option: is it in `properties`, and does its value fit what stands there?',
    'There are two more questions: what has to be there, and what may be there although it is not named?',
    'Three fit. One of them leaves something out, and one brings something along that nobody asked for.',
  ],
  criteria: {},
  solution: 'a b e',
  achieved: 'You read a schema as the server will: types, minimum, what has to be there, and what nobody forbids.',
  mistakes: [
    { label: 'what is not named is taken to be forbidden', answer: 'a b', finds: 'e' },
    { label: 'all that is described is taken to be required', answer: 'a e', finds: 'b' },
    { label: 'a number in quotes is taken for a number', answer: 'a b d e', finds: 'd' },
    { label: 'the minimum is passed over', answer: 'a b e f', finds: 'f' },
    { label: 'only the types are looked at', answer: 'a b c e', finds: 'c' },
  ],
});
