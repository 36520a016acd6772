import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each required parameter is there',
  headline: 'The other side cannot act on this',
  why: 'The method cannot be run without it. The other side answers with error -32602, or does the wrong thing.',
  messages: {
    missing: {
      what: '`{path}` has no `{names}`, which `{method}` needs.',
      fix: 'Add `{names}`; `{name}` is {expected}.',
    },
    instead: {
      what: '`{path}` has `{found}`; `{method}` looks for `{name}`.',
      fix: 'Give the value under the name that the method looks for, letter by letter.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/param-missing',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag(fault.instead ? 'instead' : 'missing', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'schema' },
    { of: 'MCP', page: 'server/tools', section: 'calling-tools' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}}',
    { text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}', note: 'Here nothing is required.' },
  ],
  bad: {
    missing: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":«{»"arguments":{}}}',
    instead: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":«{»"Name":"echo"}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":«{»"tool":"echo","arguments":{}}}',
    ],
  },
  realLife: 'Error -32602 comes back; careless servers say -32603, or run with `undefined`.',
  thought: 'The name of the parameter was guessed, or comes from another API.',
};
