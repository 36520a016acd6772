import { defineExercise } from '../../types.ts';

const result = (members: string): string => `{"jsonrpc":"2.0","id":{id},"result":{${members}}}`;

const text = '"content":[{"type":"text","text":"{\\"celsius\\":{celsius},\\"sky\\":\\"{sky}\\"}"}]';
const structured = '"structuredContent":{"celsius":{celsius},"sky":"{sky}"}';

export default defineExercise({
  id: 'structured/both-ways',
  kind: 'message',
  title: 'Once for programs, once for readers',
  revision: '2025-11-25',
  prompt:
    'You are the server. Answer the call: it is {celsius} degrees, and the sky is `{sky}`. The tool has promised structured content, so send it in the form that its schema asks for, and repeat it in one block of text for clients that know nothing else. How the text is worded is yours.',
  given: [
    '--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"get_weather","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"celsius":{"type":"number"},"sky":{"type":"string","enum":["clear","cloudy","rain"]}},"required":["celsius","sky"],"additionalProperties":false}}]}}',
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"get_weather"}}',
  ].join('\n'),
  sender: 'server',
  starter:
    '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": [{ "type": "text", "text": "{celsius} degrees, {sky}" }] } }',
  vary: {
    id: { from: 3, to: 70 },
    celsius: [21.5, 17, 4.5, 30, 12.5],
    sky: ['clear', 'cloudy', 'rain'],
  },
  hints: [
    'A program wants to draw the temperature in a chart. Where in the starter would it find a number?',
    'Beside `content` goes a second member, with the values under the names that the `outputSchema` gives them.',
    'It is called `structuredContent` and is an object. The degrees are a number in it, without quotes, and `content` stays as it is.',
  ],
  criteria: {
    id: { label: 'answers the call', at: '/id', expects: { const: '{id}' } },
    celsius: {
      label: 'gives the degrees as a number',
      at: '/result/structuredContent/celsius',
      expects: { const: '{celsius}' },
    },
    sky: {
      label: 'gives the sky as `{sky}`',
      at: '/result/structuredContent/sky',
      expects: { const: '{sky}' },
    },
    type: {
      label: 'has a block of text as well',
      at: '/result/content/0/type',
      expects: { const: 'text' },
      why: 'A client that knows only `content` shows what stands there, and here it would show nothing.',
      fix: 'Put a block of text into `content` that says the same.',
    },
    text: {
      label: 'says something in it',
      at: '/result/content/0/text',
      expects: { type: 'string', pattern: '\\S' },
    },
  },
  solution: result(`${text},${structured}`),
  achieved: 'A program reads the number without parsing a sentence, and an older client still shows the weather.',
  mistakes: [
    {
      label: 'the text says it all',
      answer: result(text),
      finds: 'tools/structured-content-missing',
    },
    {
      label: 'structured content takes the place of the text',
      answer: result(structured),
      finds: 'tools/content-missing',
    },
    {
      label: 'the content is left empty',
      answer: result(`"content":[],${structured}`),
      finds: 'type',
    },
    {
      label: 'the degrees are a text',
      answer: result(`${text},"structuredContent":{"celsius":"{celsius}","sky":"{sky}"}`),
      finds: 'tools/structured-content-missing',
    },
    {
      label: 'the sky is left out',
      answer: result(`${text},"structuredContent":{"celsius":{celsius}}`),
      finds: 'tools/structured-content-missing',
    },
    {
      label: 'the city is added, though the schema has no room for it',
      answer: result(`${text},"structuredContent":{"city":"Lyon","celsius":{celsius},"sky":"{sky}"}`),
      finds: 'tools/structured-content-missing',
    },
    {
      label: 'the sky is a word that is not on the list',
      answer: result(`${text},"structuredContent":{"celsius":{celsius},"sky":"nice"}`),
      finds: 'tools/structured-content-missing',
    },
    {
      label: 'the structured content is a string with JSON in it',
      answer: result(`${text},"structuredContent":"{\\"celsius\\":{celsius},\\"sky\\":\\"{sky}\\"}"`),
      finds: 'tools/structured-content-type',
    },
    {
      label: 'the structured content is a list of values',
      answer: result(`${text},"structuredContent":[{celsius},"{sky}"]`),
      finds: 'tools/structured-content-type',
    },
    {
      label: 'the values stand in the result itself',
      answer: result(`${text},"celsius":{celsius},"sky":"{sky}"`),
      finds: 'tools/structured-content-missing',
    },
    {
      label: 'the block of text is of a type json',
      answer: result(`"content":[{"type":"json","json":{"celsius":{celsius}}}],${structured}`),
      finds: 'tools/content-type-unknown',
    },
  ],
});
