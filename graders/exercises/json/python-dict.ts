import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'json/python-dict',
  kind: 'message',
  title: 'A dict is not JSON',
  revision: '2025-11-25',
  prompt:
    'A Python program printed a dict and called it a message. Write it as JSON with the same values: id `9`, a call of the tool `find_table`, and the arguments `outside` (true), `note` (null) and `name` (`O’Hara`, with the curly apostrophe it has).',
  starter:
    "{'jsonrpc': '2.0', 'id': 9, 'method': 'tools/call', 'params': {'name': 'find_table', 'arguments': {'outside': True, 'note': None, 'name': 'O’Hara'}}}",
  hints: [
    'Which characters of this line would a JSON parser stumble over first?',
    'JSON has one kind of quote. It also spells two of the values here with small letters, and one of them by another name.',
    'Names and texts stand between straight double quotes. Python’s words for yes and for nothing become the two that JSON knows.',
  ],
  criteria: {
    id: { label: 'keeps the id `9`', at: '/id', expects: { const: 9 } },
    method: { label: 'calls a tool', at: '/method', expects: { const: 'tools/call' } },
    tool: { label: 'names `find_table`', at: '/params/name', expects: { const: 'find_table' } },
    outside: {
      label: 'says that `outside` is true',
      at: '/params/arguments/outside',
      expects: { const: true },
      why: 'A word in quotes is a text. The tool asked for a yes or no.',
      fix: 'Use the literal that JSON has for it: small letters, no quotes.',
    },
    note: {
      label: 'says that `note` is null',
      at: '/params/arguments/note',
      expects: { const: null },
      why: 'An empty text or a word is a value. Here there is to be none.',
      fix: 'Use the literal that JSON has for it: small letters, no quotes.',
    },
    name: {
      label: 'keeps the name `O’Hara`',
      at: '/params/arguments/name',
      expects: { const: 'O’Hara' },
      why: 'The table would be booked under another name.',
      fix: 'Inside a string the curly apostrophe is an ordinary character. Copy it as it stands in the task.',
    },
  },
  solution:
    '{ "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": { "name": "find_table", "arguments": { "outside": true, "note": null, "name": "O’Hara" } } }',
  achieved: 'Every JSON parser reads this line, and the server gets the values the program meant.',
  mistakes: [
    {
      label: 'only the outer quotes are changed',
      answer:
        "{ \"jsonrpc\": \"2.0\", \"id\": 9, \"method\": \"tools/call\", \"params\": { 'name': 'find_table', 'arguments': { 'outside': true, 'note': null, 'name': 'O’Hara' } } }",
      finds: 'json/json-single-quotes',
    },
    {
      label: 'a word processor made the quotes curly',
      answer:
        '{ “jsonrpc”: “2.0”, “id”: 9, “method”: “tools/call”, “params”: { “name”: “find_table”, “arguments”: { “outside”: true, “note”: null, “name”: “O’Hara” } } }',
      finds: 'json/json-single-quotes',
    },
    {
      label: 'True keeps its capital',
      answer:
        '{ "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": { "name": "find_table", "arguments": { "outside": True, "note": null, "name": "O’Hara" } } }',
      finds: 'json/json-foreign-literal',
    },
    {
      label: 'None stays',
      answer:
        '{ "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": { "name": "find_table", "arguments": { "outside": true, "note": None, "name": "O’Hara" } } }',
      finds: 'json/json-foreign-literal',
    },
    {
      label: 'True is put in quotes',
      answer:
        '{ "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": { "name": "find_table", "arguments": { "outside": "True", "note": null, "name": "O’Hara" } } }',
      finds: 'outside',
    },
    {
      label: 'null becomes an empty text',
      answer:
        '{ "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": { "name": "find_table", "arguments": { "outside": true, "note": "", "name": "O’Hara" } } }',
      finds: 'note',
    },
    {
      label: 'the apostrophe is escaped as in Python',
      answer:
        '{ "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": { "name": "find_table", "arguments": { "outside": true, "note": null, "name": "O\\\'Hara" } } }',
      finds: 'json/json-bad-escape',
    },
    {
      label: 'the member names lose their quotes',
      answer:
        '{ jsonrpc: "2.0", id: 9, method: "tools/call", params: { name: "find_table", arguments: { outside: true, note: null, name: "O’Hara" } } }',
      finds: 'json/json-unquoted-key',
    },
  ],
});
