import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The arguments of a tool call are an object',
  headline: 'The tool would never run',
  why: 'The server hands the members of `arguments` to the tool by their names. Nothing but an object has names, and so it answers with an error.',
  messages: {
    text: {
      what: '`arguments` is a string with JSON in it: `{value}`.',
      fix: 'Take the outer quotes and the backslashes away: the object itself stands here.',
    },
    null: {
      what: '`arguments` is `null`.',
      fix: 'Write an object. A tool that takes nothing gets `{}`, or `arguments` is left out.',
    },
    other: {
      what: '`arguments` is {type}: `{value}`.',
      fix: 'Write an object with a member for each argument, by its name.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/arguments-not-object',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { type, value } = fault.node;
    const encoded = type === 'string' && /^\s*[{[]/.test(String(value));
    flag(encoded ? 'text' : type === 'null' ? 'null' : 'other', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'calling-tools' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"}}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"now"}}',
      note: 'A tool without arguments needs none.',
    },
  ],
  bad: {
    text: String.raw`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":«"{\"text\":\"hi\"}"»}}`,
    null: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"now","arguments":«null»}}',
    other: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":«["hi"]»}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":«"hi"»}}',
    ],
  },
  realLife: 'The Python SDK answers -32602, the TypeScript SDK 1.x -32603.',
  thought: 'Model APIs hand the arguments over as a string of JSON, and it was passed on as it came.',
};
