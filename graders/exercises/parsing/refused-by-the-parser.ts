import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'parsing/refused-by-the-parser',
  kind: 'choice',
  title: 'What the parser refuses',
  revision: '2025-11-25',
  several: true,
  vary: { id: { from: 3, to: 90 }, method: ['ping', 'tools/list', 'prompts/list', 'resources/list'] },
  prompt:
    'Six lines arrive, one after the other. Pick every line that a JSON parser refuses. Whether a line that it accepts is also a sound message is another question, and not asked here.',
  starter: '',
  options: {
    a: {
      label: '`{"jsonrpc":"2.0","id":{id},"method":"{method}",}`',
      right: true,
      why: 'After a comma another member has to follow. The parser finds a brace and stops, and the id it has read before counts for nothing.',
    },
    b: {
      label: '`[]`',
      why: 'An empty array is JSON. It is no message, and the reader finds that out only after the parser is done.',
    },
    c: {
      label: '`{"jsonrpc":"2.0","id":None,"method":"{method}"}`',
      right: true,
      why: '`None` is a word of Python. JSON has three words, `true`, `false` and `null`, all in small letters.',
    },
    d: {
      label: '`{"jsonrpc":"2.0","id":{id}.5,"method":"{method}"}`',
      why: 'A fraction is a JSON number like any other. That MCP allows none as an id is a rule of messages, not of JSON.',
    },
    e: {
      label: '`{"jsonrpc":"2.0","id":{id},"method":"{method}"} // again`',
      right: true,
      why: 'JSON has no comments. The parser is done with the object and meets a slash where the text should have ended.',
    },
    f: {
      label: '`"{method}"`',
      why: 'A string alone is a whole JSON text. The reader gets a value, and then sees that it is no object.',
    },
  },
  hints: [
    'Does a parser know what an id or a method is?',
    'Read each line for commas, words and what stands behind the last bracket, and forget what the line is for.',
    'Three of the six are refused. Each of them would pass in the source code of some programming language.',
  ],
  criteria: {},
  solution: 'a c e',
  achieved:
    'Three lines are lost before anybody can look for an id. The other three are read, and can be refused under a code of their own.',
  mistakes: [
    { label: 'the empty array is taken for no JSON', answer: 'a b c e', finds: 'b' },
    { label: 'the fraction is taken for no JSON', answer: 'a c d e', finds: 'd' },
    { label: 'the bare string is taken for no JSON', answer: 'a c e f', finds: 'f' },
    { label: 'the comment behind the object is overlooked', answer: 'a c', finds: 'e' },
    { label: 'the comma is overlooked', answer: 'c e', finds: 'a' },
  ],
});
