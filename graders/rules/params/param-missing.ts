import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each required parameter is there',
  headline: 'The other side cannot act on this',
  why: 'The method cannot be run without `{name}`. The other side answers with error -32602, or does the wrong thing.',
  messages: {
    missing: {
      what: '`{where}` has no `{name}`, which `{method}` needs.',
      fix: 'Add `{name}` as {expected}.',
    },
    instead: {
      what: '`{where}` has `{found}`; `{method}` looks for `{name}`.',
      fix: 'Compare the two names letter by letter.',
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
  cites: [{ of: 'MCP', page: 'basic', section: 'requests' }],
  good: ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}}'],
  bad: {
    missing: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":«{»"arguments":{}}}',
    instead: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":«{»"Name":"echo"}}',
  },
};
