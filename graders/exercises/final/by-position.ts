import { defineExercise } from '../../types.ts';

const line = (params: string, more = '"jsonrpc":"2.0","id":"{id}","method":"convert"'): string =>
  `{${more},"params":${params}}`;
const right = '[{amount},"{from}","{to}"]';

export default defineExercise({
  id: 'final/by-position',
  kind: 'message',
  title: 'Before MCP',
  revision: '2.0',
  vary: {
    id: ['x-1', 'rate-7', 'c3'],
    amount: { from: 20, to: 900 },
    from: ['EUR', 'GBP', 'CHF'],
    to: ['JPY', 'NOK', 'CAD'],
  },
  prompt:
    'A bank’s server speaks plain JSON-RPC 2.0 and no MCP. Its method `convert` takes three parameters by position: an amount, the currency it is in, the currency it is wanted in. Ask it, under the id `{id}`, what {amount} `{from}` are in `{to}`.',
  starter: line('{"amount":{amount}}', '"id":"{id}","method":"convert"'),
  hints: [
    'What may `params` be in JSON-RPC that it may not be in MCP?',
    'By position means in an array: the first value is the first parameter. The amount is a number, the currencies are texts.',
    'The version of JSON-RPC stands in each message, as a string. After that come the id, the method, and an array of three.',
  ],
  criteria: {
    id: { label: 'carries the id `{id}`', at: '/id', expects: { const: '{id}' } },
    method: { label: 'asks for `convert`', at: '/method', expects: { const: 'convert' } },
    amount: {
      label: 'gives the amount first',
      at: '/params/0',
      expects: { const: '{amount}' },
      why: 'By position the server takes the first value for the amount, whatever it is.',
      fix: 'Put the amount at the first place of the array, as a number.',
    },
    from: { label: 'gives `{from}` second', at: '/params/1', expects: { const: '{from}' } },
    to: { label: 'gives `{to}` third', at: '/params/2', expects: { const: '{to}' } },
  },
  solution: line(right),
  achieved:
    'The bank’s server finds each value at its place. An MCP server would refuse the brackets, and be right to.',
  mistakes: [
    {
      label: 'the version is left out',
      answer: line(right, '"id":"{id}","method":"convert"'),
      finds: 'jsonrpc/jsonrpc-missing',
    },
    {
      label: 'the version is a number',
      answer: line(right, '"jsonrpc":2.0,"id":"{id}","method":"convert"'),
      finds: 'jsonrpc/jsonrpc-not-string',
    },
    {
      label: 'the version is that of JSON-RPC before',
      answer: line(right, '"jsonrpc":"1.0","id":"{id}","method":"convert"'),
      finds: 'jsonrpc/jsonrpc-wrong-value',
    },
    { label: 'the parameters are one text', answer: line('"{amount} {from} {to}"'), finds: 'jsonrpc/params-scalar' },
    {
      label: 'the id is an array',
      answer: line(right, '"jsonrpc":"2.0","id":["{id}"],"method":"convert"'),
      finds: 'jsonrpc/id-type',
    },
    {
      label: 'the method has a prefix that is taken',
      answer: line(right, '"jsonrpc":"2.0","id":"{id}","method":"rpc.convert"'),
      finds: 'jsonrpc/method-rpc-prefix',
    },
    {
      label: 'the method is called in capitals',
      answer: line(right, '"jsonrpc":"2.0","id":"{id}","Method":"convert"'),
      finds: 'jsonrpc/member-name-case',
    },
    {
      label: 'the amount is left without its last bracket',
      answer: line(right).slice(0, -2),
      finds: 'json/json-truncated',
    },
    {
      label: 'the parameters go by name',
      answer: line('{"amount":{amount},"from":"{from}","to":"{to}"}'),
      finds: 'amount',
    },
    { label: 'the currencies change places', answer: line('[{amount},"{to}","{from}"]'), finds: 'from' },
    {
      label: 'nobody waits for the answer',
      answer: line(right, '"jsonrpc":"2.0","method":"convert"'),
      finds: 'id',
    },
  ],
});
