import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each parameter has its declared JSON type',
  headline: 'The other side would refuse the parameters',
  why: 'The other side checks the type before it reads the value. It answers with error -32602 and runs nothing.',
  messages: {
    type: {
      what: '`{path}` is {type}: `{value}`. `{method}` takes {expected} there.',
      fix: 'Write `{name}` as {expected}.',
    },
    number: {
      what: '`{path}` is a number: `{value}`. `{method}` takes {expected} there.',
      fix: 'A string stands in double quotes, also one made of digits.',
    },
    quoted: {
      what: '`{path}` is a string: `{value}`. `{method}` takes {expected} there.',
      fix: 'Numbers, `true` and `false` stand without quotes; objects and arrays are written out, not put into a string.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/param-type',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { node, data } = fault;
    const digits = node.type === 'number' && data.expected === 'a string';
    flag(digits ? 'number' : node.type === 'string' ? 'quoted' : 'type', fault, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"5"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":"1","b":[2]}}}',
      note: 'Inside `arguments` the schema of the tool decides.',
    },
  ],
  bad: {
    type: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":«["echo"]»}}',
    number: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":«5»}}',
    quoted: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"slow","task":{"ttl":«"60000"»}}}',
  },
  realLife:
    'The Python SDK answers -32602. Servers on the TypeScript SDK 1.x say -32603 and print the whole schema error.',
  thought: 'Numbers and strings look alike on the screen.',
};
