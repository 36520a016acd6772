import { defineExercise } from '../../types.ts';

const metaWith = (capabilities: string): string =>
  `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":${capabilities},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"2.0.0"}}`;
const meta = metaWith('{"elicitation":{}}');
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"vault","version":"3.0.0"}}';

const form =
  '"message":"{question}","requestedSchema":{"type":"object","properties":{"year":{"type":"string"}},"required":["year"]}';
const ask = `{"method":"elicitation/create","params":{${form}}}`;
const asksWith = (more: string): string =>
  `<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"input_required",${more}${server}}}`;
const again = (more: string, uri = 'vault://{file}', id = '"again"'): string =>
  `--> {"jsonrpc":"2.0","id":${id},"method":"resources/read","params":{"uri":"${uri}",${more}${meta}}}`;
const answer = '"inputResponses":{"year":{"action":"accept","content":{"year":"{year}"}}},';
const state = '"requestState":"{state}",';
const given = `<-- {"jsonrpc":"2.0","id":"again","result":{"resultType":"complete","contents":[{"uri":"vault://{file}","text":"{text}"}],"ttlMs":0,"cacheScope":"private",${server}}}`;

const asks = asksWith(`"inputRequests":{"year":${ask}},${state}`);
const comes = again(answer + state);
const whole = (first = asks, second = comes, third = given): string => [first, second, third].join('\n');

export default defineExercise({
  id: 'migration/may-i',
  kind: 'exchange',
  title: 'The question moves into the answer',
  revision: '2026-07-28',
  vary: {
    id: { from: 3, to: 60 },
    file: ['will', 'recipe', 'diary'],
    question: ['Which year of it?', 'Of which year?'],
    year: ['2019', '2021', '1998', '2004'],
    state: ['s-4f', 'r:1', 'Z2F0ZQ'],
    text: ['To my sister the boat.', 'Two eggs, one lemon.', 'It rained.'],
  },
  prompt:
    'A server of 2025-11-25 keeps a file for each year, and has a person say which is meant: the two lines that you see. Move it to 2026-07-28 and write three lines. The server answers the read with `input_required`; under `year` in its `inputRequests` stands the same question, and its `requestState` is `{state}`. The client reads the same file again, under the id `again`, with the answer (`accept`, the year as the text `{year}`) in its `inputResponses`, and with the state. The server sends the file: the text `{text}`, for this user, and not to be kept.',
  given: `--> {"jsonrpc":"2.0","id":{id},"method":"resources/read","params":{"uri":"vault://{file}",${meta}}}`,
  starter: [
    `<-- {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{${form}}}`,
    '--> {"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"year":"{year}"}}}',
  ].join('\n'),
  hints: [
    'Which of the two lines may a server of 2026-07-28 not send, and which may a client not send?',
    'Line 1 answers the read. Line 2 is the read once more, with everything that it brought before, `_meta` included, and two members more. Line 3 answers line 2.',
    'Only the last line says how long it may be kept. The state goes out and comes back in the same letters, beside the questions and beside the answers.',
  ],
  criteria: {
    asks: {
      label: 'asks under `year` what the old server asked',
      of: { kind: 'response', id: '{id}' },
      at: '/result/inputRequests/year/params/message',
      expects: { const: '{question}' },
    },
    state: {
      label: 'hands out the state',
      of: { kind: 'response', id: '{id}' },
      at: '/result/requestState',
      expects: { const: '{state}' },
    },
    reads: {
      label: 'reads the same file again',
      of: { kind: 'request', id: '"again"' },
      at: '/params/uri',
      expects: { const: 'vault://{file}' },
    },
    year: {
      label: 'brings the year along',
      of: { kind: 'request', id: '"again"' },
      at: '/params/inputResponses/year/content/year',
      expects: { const: '{year}' },
    },
    text: {
      label: 'ends with the text of the file',
      of: { kind: 'response', id: '"again"' },
      at: '/result/contents/0/text',
      expects: { const: '{text}' },
    },
    kept: {
      label: 'lets nobody keep it',
      of: { kind: 'response', id: '"again"' },
      at: '/result/ttlMs',
      expects: { const: 0 },
    },
  },
  solution: whole(),
  achieved:
    'Any copy of the server can take the second read. What the first one knew travels in the state, and the year in the answer.',
  mistakes: [
    {
      label: 'the server asks as before',
      answer: whole(`<-- {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{${form}}}`),
      finds: 'exchange/server-request-forbidden',
    },
    {
      label: 'the client answers as before',
      answer: whole(asks, '--> {"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"year":"{year}"}}}', ''),
      finds: 'exchange/client-response-forbidden',
    },
    { label: 'it asks for input and says not which', answer: whole(asksWith('')), finds: 'input/input-required-empty' },
    {
      label: 'the question is no method of a client',
      answer: whole(asks.replace('elicitation/create', 'user/ask')),
      finds: 'input/input-request-kind',
    },
    {
      label: 'the question goes to the model of a client that has declared none',
      answer: whole(
        asksWith(
          `"inputRequests":{"year":{"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Guess the year."}}],"maxTokens":10}}},${state}`,
        ),
      ),
      finds: 'input/input-request-undeclared',
    },
    {
      label: 'the question may be kept',
      answer: whole(asks.replace('"resultType"', '"ttlMs":0,"cacheScope":"private","resultType"')),
      finds: 'caching/cache-hints-on-input-required',
    },
    { label: 'the state stays behind', answer: whole(asks, again(answer)), finds: 'input/request-state-lost' },
    {
      label: 'a state comes back that never went out',
      answer: whole(asksWith(`"inputRequests":{"year":${ask}},`)),
      finds: 'input/request-state-invented',
    },
    {
      label: 'the answer goes along with the read of another file',
      answer: whole(asks, again(answer + state, 'vault://keys'), given.replace('vault://{file}', 'vault://keys')),
      finds: 'input/retry-leak',
    },
    {
      label: 'the question has no schema',
      answer: whole(asks.replace(/,"requestedSchema":.*?"required":\["year"\]\}/, '')),
      finds: 'elicitation/elicit-fields',
    },
    {
      label: 'the field is of a type that no form has',
      answer: whole(asks.replace('{"type":"string"}', '{"type":"year"}')),
      finds: 'elicitation/elicit-schema-flat',
    },
    {
      label: 'the user says OK',
      answer: whole(asks, comes.replace('"accept"', '"ok"')),
      finds: 'elicitation/elicit-action',
    },
    {
      label: 'the field comes back as an object',
      answer: whole(asks, comes.replace('"year":"{year}"', '"year":{"value":"{year}"}')),
      finds: 'elicitation/elicit-content-type',
    },
    {
      label: 'the file does not say how long it holds',
      answer: whole(asks, comes, given.replace('"ttlMs":0,"cacheScope":"private",', '')),
      finds: 'caching/cache-hints-missing',
    },
    {
      label: 'the client only reads again',
      answer: whole(asks, again(state)),
      finds: 'input/input-response-keys',
    },
  ],
});
