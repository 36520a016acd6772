import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'parsing/pasted-from-a-page',
  kind: 'repair',
  title: 'Pasted from a page',
  revision: '2025-11-25',
  vary: {
    id: { from: 21, to: 70 },
    tool: ['save_note', 'add_row', 'write_line', 'store_entry'],
    item: ['eggs', 'apples', 'lemons', 'rolls', 'pears'],
    count: { from: 6, to: 48 },
  },
  prompt:
    'Somebody pasted this request from a page of documentation, and no parser gets through it. Mend it, so that it means what it meant: the id {id}, the tool `{tool}`, and a `text` of two words, `{item}` and `{count}`, with a tab between them.',
  starter: [
    '{',
    '  "jsonrpc": "2.0", // always',
    '  "id": {id},',
    '  "method": "tools/call"',
    '  "params": { "name": "{tool}", "arguments": { "text": "{item}\t{count}" } }',
    '}',
  ].join('\n'),
  hints: [
    'A parser reads from left to right and stops at the first thing it does not know. What is the first?',
    'Three things are in its way: a remark, the gap between two members, and a character between quotes that you cannot see.',
    'A tab inside a string is written as two characters, the first of them a backslash. The other two repairs are one deletion and one comma.',
  ],
  criteria: {
    id: { label: 'keeps the id {id}', at: '/id', expects: { const: '{id}' } },
    method: { label: 'calls a tool', at: '/method', expects: { const: 'tools/call' } },
    tool: { label: 'names `{tool}`', at: '/params/name', expects: { const: '{tool}' } },
    text: {
      label: 'keeps the text, with a tab between its words',
      at: '/params/arguments/text',
      expects: { const: '{item}\t{count}' },
      why: 'The tool is to store two words with a tab between them, and gets another text now.',
      fix: 'Write the tab inside the string as an escape: one backslash and one letter.',
    },
  },
  solution:
    '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", "arguments": { "text": "{item}\\t{count}" } } }',
  achieved:
    'The parser comes to the last brace and hands over a request with an id. Now the server can answer, whatever it thinks of the rest.',
  mistakes: [
    {
      label: 'the comment stays',
      answer:
        '{\n  "jsonrpc": "2.0", // always\n  "id": {id},\n  "method": "tools/call",\n  "params": { "name": "{tool}", "arguments": { "text": "{item}\\t{count}" } }\n}',
      finds: 'json/json-comment',
    },
    {
      label: 'the comment becomes one of another language',
      answer:
        '{\n  "jsonrpc": "2.0", # always\n  "id": {id},\n  "method": "tools/call",\n  "params": { "name": "{tool}", "arguments": { "text": "{item}\\t{count}" } }\n}',
      finds: 'json/json-comment',
    },
    {
      label: 'the comma is still missing',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call" "params": { "name": "{tool}", "arguments": { "text": "{item}\\t{count}" } } }',
      finds: 'json/json-punctuation',
    },
    {
      label: 'a semicolon ends the member',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call"; "params": { "name": "{tool}", "arguments": { "text": "{item}\\t{count}" } } }',
      finds: 'json/json-punctuation',
    },
    {
      label: 'a no-break space came along',
      answer:
        '{ "jsonrpc":\u00a0"2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", "arguments": { "text": "{item}\\t{count}" } } }',
      finds: 'json/json-punctuation',
    },
    {
      label: 'the arguments are left to dots',
      answer: '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", ... } }',
      finds: 'json/json-punctuation',
    },
    {
      label: 'the tab stays as it is',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", "arguments": { "text": "{item}\t{count}" } } }',
      finds: 'json/json-control-char',
    },
    {
      label: 'a blank stands for the tab',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", "arguments": { "text": "{item} {count}" } } }',
      finds: 'text',
    },
    {
      label: 'the backslash is escaped too',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", "arguments": { "text": "{item}\\\\t{count}" } } }',
      finds: 'text',
    },
    {
      label: 'the tab is an escape of another language',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", "arguments": { "text": "{item}\\x09{count}" } } }',
      finds: 'json/json-bad-escape',
    },
    {
      label: 'the file was saved with a byte-order mark',
      answer:
        '\ufeff{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", "arguments": { "text": "{item}\\t{count}" } } }',
      finds: 'text/text-bom',
    },
    { label: 'everything is deleted', answer: ' ', finds: 'json/json-empty' },
    {
      label: 'the last brace is lost',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "{tool}", "arguments": { "text": "{item}\\t{count}" } }',
      finds: 'json/json-truncated',
    },
  ],
});
