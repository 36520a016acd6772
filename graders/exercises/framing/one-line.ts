import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'framing/one-line',
  kind: 'message',
  title: 'Seven lines that should be one',
  revision: '2025-11-25',
  prompt:
    'The server reads its input line by line and finds no message in any of these. Send the same request as one line: id `5`, the tool `save_note`, and a `text` of two lines, *milk* and *bread*, with a line feed between them as before.',
  transport: 'stdio',
  starter: [
    '{',
    '  "jsonrpc": "2.0",',
    '  "id": 5,',
    '  "method": "tools/call",',
    '  "params": { "name": "save_note", "arguments": { "text": "milk',
    'bread" } }',
    '}',
  ].join('\n'),
  hints: [
    'What does a reader do that stops at each line feed, wherever it stands?',
    'Between the members the line feeds are only for your eyes. Inside the text one is meant, and has to be written in another way.',
    'A string can name a line feed by two characters, a backslash and a letter. The reader then sees no line end there.',
  ],
  criteria: {
    id: { label: 'keeps the id `5`', at: '/id', expects: { const: 5 } },
    method: { label: 'calls a tool', at: '/method', expects: { const: 'tools/call' } },
    tool: { label: 'names `save_note`', at: '/params/name', expects: { const: 'save_note' } },
    text: {
      label: 'keeps both lines of the text',
      at: '/params/arguments/text',
      expects: { const: 'milk\nbread' },
      why: 'The tool is to save two lines and gets another text now.',
      fix: 'Write the line feed inside the string as an escape: one backslash and one letter.',
    },
  },
  solution:
    '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"save_note","arguments":{"text":"milk\\nbread"}}}',
  achieved:
    'The reader stops once, at the end, and has a whole message. The escape becomes a line feed again when the text is read.',
  mistakes: [
    {
      label: 'the members stand on lines of their own',
      answer:
        '{\n  "jsonrpc": "2.0",\n  "id": 5,\n  "method": "tools/call",\n  "params": { "name": "save_note", "arguments": { "text": "milk\\nbread" } }\n}',
      finds: 'stdio/stdio-embedded-newline',
    },
    {
      label: 'the line feed in the text is left as it was',
      answer:
        '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"save_note","arguments":{"text":"milk\nbread"}}}',
      finds: 'stdio/stdio-embedded-newline',
    },
    {
      label: 'the two lines of the text become one',
      answer:
        '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"save_note","arguments":{"text":"milk bread"}}}',
      finds: 'text',
    },
    {
      label: 'the backslash is escaped too',
      answer:
        '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"save_note","arguments":{"text":"milk\\\\nbread"}}}',
      finds: 'text',
    },
    {
      label: 'a header announces the length',
      answer:
        'Content-Length: 112\n\n{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"save_note","arguments":{"text":"milk\\nbread"}}}',
      finds: 'stdio/stdio-content-length',
    },
    {
      label: 'the closing brace is lost',
      answer:
        '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"save_note","arguments":{"text":"milk\\nbread"}}',
      finds: 'json/json-truncated',
    },
  ],
});
