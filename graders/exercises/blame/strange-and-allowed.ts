import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'blame/strange-and-allowed',
  kind: 'choice',
  title: 'Strange, and allowed',
  revision: '2025-11-25',
  several: true,
  vary: {
    name: ['garden.plots', 'seed.box', 'hedge.rows'],
    uri: ['file:///plots.csv', 'file:///hedges.csv', 'file:///seeds.csv'],
  },
  prompt:
    'Each of these lines has been reported as a bug of the program that sent it, by revision 2025-11-25. Some of the reports are right. Pick the lines that do break a rule.',
  starter: '',
  options: {
    a: {
      label: '`--> {"jsonrpc":"2.0","id":"1","method":"ping"}`, because an id in quotes is no number',
      why: 'An id is a string or a whole number. A string of digits is a string, and has to come back as one.',
    },
    b: {
      label: '`--> {"jsonrpc":"2.0","id":2147483648,"method":"ping"}`, because the id does not fit into 32 bits',
      why: 'It is a whole number. A receiver that cannot hold it has the bug.',
    },
    c: {
      label: '`<-- {"jsonrpc":"2.0","id":4,"result":{"prompts":[],"nextCursor":null}}`, because of the null',
      right: true,
      why: 'Where there is no next page there is no cursor, and not an empty place for one. Clients of the TypeScript SDK fail at this list.',
    },
    d: {
      label:
        '`--> {"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"{uri}"}}`, because the name is missing',
      why: 'A resource is read by its address, and by nothing else.',
    },
    e: {
      label:
        '`<-- {"jsonrpc":"2.0","id":6,"result":{"content":[{"type":"text","text":"The quota is used up"}],"isError":true}}`, because a failure is no result',
      why: 'A tool that ran and failed says so in its result, where the model can read it.',
    },
    f: {
      label: '`--> {"jsonrpc":"2.0","id":7,"method":"tools/list","params":[]}`, because of the brackets',
      right: true,
      why: '`params` is an object or is left out. Programs that know one kind of empty list for both write this.',
    },
    g: {
      label: '`--> {"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"{name}"}}`, because of the dot',
      why: 'The revision lists letters, digits, underscore, hyphen and dot. A narrower pattern is some model’s, not the protocol’s.',
    },
  },
  hints: [
    'Which of the reasons is a rule of the protocol, and which is a rule of one program?',
    'Two of the lines carry an empty something where nothing should stand.',
    'Whole numbers of any size, strings of any kind, an address alone and a failure in a result are all allowed.',
  ],
  criteria: {},
  solution: 'c f',
  achieved: 'Two reports go to those who sent the line, five back to those who read it.',
  mistakes: [
    { label: 'the string of digits is blamed', answer: 'a c f', finds: 'a' },
    { label: 'the large number is blamed', answer: 'b c f', finds: 'b' },
    { label: 'the failure in a result is blamed', answer: 'c e f', finds: 'e' },
    { label: 'the null is let through', answer: 'f', finds: 'c' },
    { label: 'the empty list is let through', answer: 'c', finds: 'f' },
  ],
});
