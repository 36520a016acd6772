import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'elicitation/what-can-be-drawn',
  kind: 'choice',
  title: 'What a client can draw',
  revision: '2026-07-28',
  prompt:
    'A server wants to ask a person several things, and each becomes a property of `requestedSchema`. For which of these has a client an input to draw? Pick each.',
  several: true,
  starter: '',
  vary: {
    text: ['street', 'nickname', 'city'],
    number: ['people', 'nights', 'rooms'],
  },
  options: {
    a: {
      label: '`"{text}": { "type": "string" }`',
      right: true,
      why: 'A text is a line to write on.',
    },
    b: {
      label: '`"{number}": { "type": "integer", "minimum": 1 }`',
      right: true,
      why: 'A number is a field for digits, and the client can hold it against the minimum before it sends it.',
    },
    c: {
      label: '`"guest": { "type": "object", "properties": { "{text}": { "type": "string" } } }`',
      why: 'A form has one level. `{text}` has to be a property of the form itself.',
    },
    d: {
      label: '`"gift": { "type": "boolean" }`',
      right: true,
      why: 'True or false is a tick.',
    },
    e: {
      label: '`"size": { "type": "string", "enum": ["S", "M", "L"] }`',
      right: true,
      why: 'A text from a list is a choice.',
    },
    f: {
      label: '`"stops": { "type": "array", "items": { "type": "object" } }`',
      why: 'Of lists a client can draw one kind: several of a number of given texts. Here each entry would be a form of its own.',
    },
  },
  hints: [
    'Picture the form. How many fields does each of these become?',
    'One property, one input. What has properties of its own needs more than one.',
    'Four can be drawn: a line, a field for digits, a tick and a choice.',
  ],
  criteria: {},
  solution: 'a b d e',
  achieved: 'You know what a form can hold. Whatever is deeper, a server asks for field by field.',
  mistakes: [
    { label: 'an object is thought to become a group of fields', answer: 'a b c d e', finds: 'c' },
    { label: 'a list of objects is thought to become a table', answer: 'a b d e f', finds: 'f' },
    { label: 'only texts are thought to be drawn', answer: 'a e', finds: 'b' },
    { label: 'a choice is thought to need more than a text', answer: 'a b d', finds: 'e' },
  ],
});
