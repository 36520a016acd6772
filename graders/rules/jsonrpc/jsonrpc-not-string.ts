import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The value of `jsonrpc` is a string',
  headline: 'The message would be dropped unread',
  why: 'Readers compare the version as text. As a number `2.0` is only two: its point is lost, and the comparison fails.',
  messages: {
    number: { what: '`jsonrpc` is `{value}`, a number.', fix: 'Put the version in quotes.' },
    null: {
      what: '`jsonrpc` is `null`.',
      why: 'With no version the reader cannot tell JSON-RPC 2.0 from anything else, and goes no further.',
      fix: 'Write the version of JSON-RPC as a string.',
    },
    other: {
      what: '`jsonrpc` is `{value}`, not a string.',
      why: 'Readers compare the version as text. Any other kind of value fails the comparison.',
      fix: 'Write the version of JSON-RPC as a string.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/jsonrpc-not-string',
  level: 'MUST',
  on: 'envelope',
  check({ jsonrpc }, flag) {
    if (jsonrpc === undefined || jsonrpc.type === 'string') return;
    const message = jsonrpc.type === 'number' || jsonrpc.type === 'null' ? jsonrpc.type : 'other';
    flag(message, jsonrpc, { value: jsonrpc.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCRequest' },
  ],
  good: ['{"jsonrpc":"2.0","id":1,"method":"ping"}'],
  bad: {
    number: ['{"jsonrpc":«2.0»,"id":1,"method":"ping"}', '{"jsonrpc":«2»,"id":1,"result":{}}'],
    null: '{"jsonrpc":«null»,"id":1,"method":"ping"}',
    other: [
      '{"jsonrpc":«true»,"id":1,"method":"ping"}',
      '{"jsonrpc":«["2.0"]»,"id":1,"method":"ping"}',
      {
        text: '<-- {"jsonrpc":«["2.0"]»,"id":[1],"result":{}}',
        note: 'A serialiser that boxes every value has one slip, however often it shows.',
      },
    ],
  },
  realLife: 'Both official SDKs refuse the line and answer nothing.',
  thought: 'It looks like a number.',
};
