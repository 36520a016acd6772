import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"sky","version":"2.0.0"}}';
const question =
  '"method":"elicitation/create","params":{"message":"For which city?","requestedSchema":{"type":"object","properties":{"city":{"type":"string"}}}}';

const asks = `<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"input_required","inputRequests":{"place":{${question}}},${server}}}`;
const again = (id: string, responses: string): string =>
  `--> {"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"get_weather","inputResponses":${responses},${meta}}}`;
const answer = '{"place":{"action":"accept","content":{"city":"{city}"}}}';

export default defineExercise({
  id: 'dispatcher/ask-in-the-result',
  kind: 'exchange',
  title: 'A question inside an answer',
  revision: '2026-07-28',
  vary: { id: { from: 7, to: 40 }, city: ['Lyon', 'Oslo', 'Porto', 'Ghent', 'Turin'] },
  prompt:
    'The call names no city, so the server has to ask, and it does so as servers did up to 2025-11-25. Write both lines as 2026-07-28 has them. The server answers the call with a `resultType` of `input_required`; in its `inputRequests` the same question stands under the name `place`, as an object with `method` and `params`. The client then makes the call again under a new id, with the same `_meta` and an `inputResponses` that holds, under `place`, what was its result: the `action` and the `content` with the city {city}.',
  given: `--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"get_weather",${meta}}}`,
  starter: [
    `<-- {"jsonrpc":"2.0","id":"s1",${question}}`,
    '--> {"jsonrpc":"2.0","id":"s1","result":{"action":"accept","content":{"city":"{city}"}}}',
  ].join('\n'),
  hints: [
    'Which side may send requests in this revision, and which side responses?',
    'The first line becomes a response to the call, with the question inside. The second becomes a request, with the answer inside.',
    'Copy the `_meta` of the call into the new request: it has to stand in each. The question loses its envelope, the id and the version.',
  ],
  criteria: {
    waits: {
      label: 'answers the call with `input_required`',
      of: { kind: 'response', method: 'tools/call' },
      at: '/result/resultType',
      expects: { const: 'input_required' },
    },
    question: {
      label: 'asks under the name `place`',
      of: { kind: 'response', method: 'tools/call' },
      at: '/result/inputRequests/place/method',
      expects: { const: 'elicitation/create' },
    },
    tool: {
      label: 'calls `get_weather` again',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/name',
      expects: { const: 'get_weather' },
    },
    city: {
      label: 'brings the city {city} along',
      of: { kind: 'request', method: 'tools/call' },
      at: '/params/inputResponses/place/content/city',
      expects: { const: '{city}' },
    },
  },
  solution: [asks, again('"again"', answer)].join('\n'),
  achieved:
    'The client only asks, the server only answers, and neither has to remember a question of the other side. A dispatcher on either side gets simpler by half a table.',
  mistakes: [
    {
      label: 'the server asks by a request of its own',
      answer: [`<-- {"jsonrpc":"2.0","id":"s1",${question}}`, again('"again"', answer)].join('\n'),
      finds: 'exchange/server-request-forbidden',
    },
    {
      label: 'the client answers by a response',
      answer: [asks, '--> {"jsonrpc":"2.0","id":{id},"result":{"action":"accept","content":{"city":"{city}"}}}'].join(
        '\n',
      ),
      finds: 'exchange/client-response-forbidden',
    },
    {
      label: 'the call is repeated under the same id',
      answer: [asks, again('{id}', answer)].join('\n'),
      finds: 'input/retry-same-id',
    },
    {
      label: 'the answer stands under another name',
      answer: [asks, again('"again"', '{"city":{"action":"accept","content":{"city":"{city}"}}}')].join('\n'),
      finds: 'input/input-response-keys',
    },
    {
      label: 'the answer keeps its envelope',
      answer: [
        asks,
        again(
          '"again"',
          '{"place":{"jsonrpc":"2.0","id":"place","result":{"action":"accept","content":{"city":"{city}"}}}}',
        ),
      ].join('\n'),
      finds: 'input/input-response-envelope',
    },
    {
      label: 'the result does not say what kind it is',
      answer: [
        `<-- {"jsonrpc":"2.0","id":{id},"result":{"inputRequests":{"place":{${question}}},${server}}}`,
        again('"again"', answer),
      ].join('\n'),
      finds: 'stateless/result-type-missing',
    },
    {
      label: 'the second call brings no metadata',
      answer: [
        asks,
        `--> {"jsonrpc":"2.0","id":"again","method":"tools/call","params":{"name":"get_weather","inputResponses":${answer}}}`,
      ].join('\n'),
      finds: 'stateless/meta-missing',
    },
  ],
});
