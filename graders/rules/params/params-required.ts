import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A method with required parameters is sent with `params`',
  headline: 'Asked for, but not for what',
  why: 'The other side knows which method to run and nothing to run it with. It answers with error -32602, or with -32603 where nobody looked before use.',
  messages: {
    missing: {
      what: 'The message has no `params`, and `{method}` needs some: `{names}`.',
      fix: 'Add `params`, an object that holds what is required.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/params-required',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag('missing', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      note: 'Nothing is required here, so `params` may stay away.',
    },
  ],
  bad: {
    missing: [
      '«{»"jsonrpc":"2.0","id":1,"method":"tools/call"}',
      '«{»"jsonrpc":"2.0","id":1,"method":"resources/read"}',
      '<-- «{»"jsonrpc":"2.0","method":"notifications/resources/updated"}',
    ],
  },
  realLife: 'Servers that read `params.name` without a look fail with a type error of their language, sent as -32603.',
  thought: 'Without a wish the defaults will do.',
};
