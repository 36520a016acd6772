import { defineExercise } from '../../types.ts';

const schema = '{"type":"object","properties":{"{field}":{"type":"number"}},"required":["{field}"]}';
const lines = {
  list: '--> {"jsonrpc":"2.0","id":{list},"method":"tools/list"}',
  listed: `<-- {"jsonrpc":"2.0","id":{list},"result":{"tools":[{"name":"{tool}","inputSchema":{"type":"object"},"outputSchema":${schema}}]}}`,
  call: '--> {"jsonrpc":"2.0","id":"m","method":"tools/call","params":{"name":"{tool}","arguments":{}}}',
  done: '<-- {"jsonrpc":"2.0","id":"m","result":{"content":[{"type":"text","text":"{\\"{field}\\":{value}}"}],"structuredContent":{"{field}":{value}}}}',
} as const;

const broken = {
  listed:
    '<-- {"jsonrpc":"2.0","id":{list},"result":{"tools":[{"name":"{tool}","inputSchema":{"schema":{"type":"object"}},"outputSchema":{"type":"array","items":{"type":"number"}}}],"nextCursor":null}}',
  call: '--> {"jsonrpc":"2.0","id":"m","method":"tools/call","params":{"name":"{tool}","arguments":"{}"}}',
  done: '<-- {"jsonrpc":"2.0","id":"m","result":{"content":{"type":"text","text":"{value}"},"structuredContent":[{value}],"isError":"false"}}',
} as const;

const wholeWith = (changes: Partial<Record<keyof typeof lines, string>> = {}): string =>
  Object.values({ ...lines, ...changes }).join('\n');

export default defineExercise({
  id: 'final/what-the-schema-says',
  kind: 'repair',
  title: 'Three lines of a first server',
  revision: '2025-06-18',
  vary: {
    list: { from: 1, to: 90 },
    tool: ['weigh', 'measure', 'count_rain'],
    field: ['grams', 'metres', 'litres'],
    value: { from: 3, to: 400 },
  },
  prompt:
    'Somebody has written a server and a client by ear, for 2025-06-18. The first line is right; mend the other three. The tool `{tool}` needs no arguments. Its `outputSchema` describes an object with the number `{field}`, which is required. The result is {value} {field}: as `structuredContent`, and the same as a text in `content`. Nothing went wrong, and there is no next page.',
  starter: wholeWith(broken),
  hints: [
    'Which values have the wrong outside: an array for an object, an object for an array, a text for an object?',
    'Line 2 has three faults, line 3 has one, and line 4 has three. What has no value is left out and not set to null.',
    'Both schemas of the tool say at the top that they are for an object. In the result `content` is an array of blocks; what stands in `structuredContent` fits the schema, and stands once more as JSON in a text block.',
  ],
  criteria: {
    input: {
      label: 'says that the tool takes an object',
      of: { kind: 'response', id: '{list}' },
      at: '/result/tools/0/inputSchema/type',
      expects: { const: 'object' },
    },
    output: {
      label: 'promises the number `{field}`',
      of: { kind: 'response', id: '{list}' },
      at: '/result/tools/0/outputSchema/properties/{field}/type',
      expects: { const: 'number' },
    },
    required: {
      label: 'says that `{field}` is always there',
      of: { kind: 'response', id: '{list}' },
      at: '/result/tools/0/outputSchema/required/0',
      expects: { const: '{field}' },
    },
    tool: {
      label: 'calls `{tool}`',
      of: { kind: 'request', id: '"m"' },
      at: '/params/name',
      expects: { const: '{tool}' },
    },
    value: {
      label: 'keeps the promise: {value}',
      of: { kind: 'response', id: '"m"' },
      at: '/result/structuredContent/{field}',
      expects: { const: '{value}' },
    },
    text: {
      label: 'says the same in a text',
      of: { kind: 'response', id: '"m"' },
      at: '/result/content/0/text',
      expects: { pattern: '(^|\\D){value}(\\D|$)' },
    },
  },
  solution: wholeWith(),
  achieved:
    'What the list promises, the call takes and the result keeps: a program can go on with the number, and a model with the text.',
  mistakes: [
    {
      label: 'the schema stays one level too deep',
      answer: wholeWith({ listed: lines.listed.replace('{"type":"object"}', '{"schema":{"type":"object"}}') }),
      finds: 'tools/tool-input-schema-type',
    },
    {
      label: 'the promise stays a list',
      answer: wholeWith({ listed: lines.listed.replace(schema, '{"type":"array","items":{"type":"number"}}') }),
      finds: 'tools/tool-output-schema-type',
    },
    {
      label: 'the last page keeps its null',
      answer: wholeWith({ listed: lines.listed.replace('}]}}', '}],"nextCursor":null}}') }),
      finds: 'params/null-optional',
    },
    {
      label: 'the arguments stay a text',
      answer: wholeWith({ call: broken.call }),
      finds: 'tools/arguments-not-object',
    },
    {
      label: 'the block stays without its brackets',
      answer: wholeWith({ done: lines.done.replace('"content":[{', '"content":{').replace('}]', '}') }),
      finds: 'tools/content-not-array',
    },
    {
      label: 'the structured content stays a list',
      answer: wholeWith({
        done: lines.done.replace('"structuredContent":{"{field}":{value}}', '"structuredContent":[{value}]'),
      }),
      finds: 'tools/structured-content-type',
    },
    {
      label: 'what is promised is left out',
      answer: wholeWith({ done: lines.done.replace(',"structuredContent":{"{field}":{value}}', '') }),
      finds: 'tools/structured-content-missing',
    },
    {
      label: 'nothing went wrong, says a text',
      answer: wholeWith({ done: lines.done.replace('"content"', '"isError":"false","content"') }),
      finds: 'tools/is-error-type',
    },
    {
      label: 'the number becomes a text',
      answer: wholeWith({
        done: lines.done.replace(
          '"structuredContent":{"{field}":{value}}',
          '"structuredContent":{"{field}":"{value}"}',
        ),
      }),
      finds: 'tools/structured-content-missing',
    },
    {
      label: 'the text block carries `data`',
      answer: wholeWith({ done: lines.done.replace('"type":"text","text"', '"type":"text","data"') }),
      finds: 'tools/content-block-fields',
    },
    {
      label: 'the content hides in a wrapper',
      answer: wholeWith({
        done: '<-- {"jsonrpc":"2.0","id":"m","result":{"toolResult":{"content":[{"type":"text","text":"{value}"}]},"structuredContent":{"{field}":{value}}}}',
      }),
      finds: 'tools/content-missing',
    },
  ],
});
