import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'structured/a-broken-promise',
  kind: 'blame',
  title: 'A dashboard stays blank',
  revision: '2025-11-25',
  prompt:
    'The two calls went through, the texts arrived, and a dashboard that draws the structured content stays blank for one of the two cities. Name the message at fault, and the rule that it breaks.',
  given: [
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"get_weather","inputSchema":{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]},"outputSchema":{"type":"object","properties":{"celsius":{"type":"number"}},"required":["celsius"]}}]}}',
    '--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"{first}"}}}',
    '--> {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"{second}"}}}',
    '<-- {"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"{celsius} degrees in {second}, and a light wind"}],"structuredContent":{"celsius":{celsius},"wind":"light"}}}',
    '<-- {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"9.5 degrees in {first}"}],"structuredContent":{"celsius":"9.5"}}}',
  ].join('\n'),
  starter: '',
  vary: {
    first: ['Oslo', 'Bergen', 'Tartu'],
    second: ['Lyon', 'Porto', 'Siena'],
    celsius: [19, 21.5, 16.5],
  },
  options: {
    'tools/structured-content-missing': {
      label: 'A tool with an `outputSchema` returns structured content that fits it',
      right: true,
      why: 'The schema says `number`, and one of the two results brings a string.',
    },
    'tools/structured-content-type': {
      label: 'Structured content is an object',
      why: 'Both results have an object there. What matters is what stands inside.',
    },
    'tools/tool-output-schema-type': {
      label: 'The root of an `outputSchema` is of type `object`',
      why: 'It says so. The schema in the list is sound.',
    },
    'exchange/response-id-unknown': {
      label: 'A response answers an open request',
      why: 'The answers come in another order than the calls. That is allowed, since each carries its id.',
    },
  },
  hints: [
    'What was promised in the list of tools, and which of the two results keeps to it?',
    'The order of the answers does not matter, and neither does a member that the schema does not name.',
    'Compare the two values of `celsius`, character by character, with what the schema says of them.',
  ],
  criteria: {},
  solution: '6 tools/structured-content-missing',
  achieved: 'You found it where a client finds it: by holding each result against the schema of its tool.',
  mistakes: [
    {
      label: 'the member that the schema does not name is blamed',
      answer: '5 tools/structured-content-missing',
      finds: 'message',
    },
    { label: 'the order of the answers is blamed', answer: '5 exchange/response-id-unknown', finds: 'message' },
    { label: 'the right message, and not an object', answer: '6 tools/structured-content-type', finds: 'rule' },
    { label: 'the list is blamed', answer: '2 tools/tool-output-schema-type', finds: 'message' },
  ],
});
