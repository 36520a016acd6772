import { hasOwnParams } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Parameters come in a structure, never as a single value',
  headline: 'The parameters would find no place',
  why: 'A reader looks for each parameter inside `params`. A single value has no inside, and does not say which parameter it is.',
  messages: {
    string: {
      what: '`params` is `{value}`, a string.',
      fix: 'Write an object, and give this text the name that the method knows it by.',
    },
    encoded: {
      what: '`params` is a string that holds JSON: `{value}`.',
      why: 'To a reader this is one long text. It does not parse a text inside the message once more.',
      fix: 'Write the object itself: without the quotes around it and the backslashes in it.',
    },
    number: {
      what: '`params` is `{value}`, a number.',
      fix: 'Write an object, and give this number the name that the method knows it by.',
    },
    boolean: {
      what: '`params` is `{value}`, a boolean.',
      fix: 'Write an object, or leave `params` out where nothing is to be passed.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/params-scalar',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { params } = message;
    if (params === undefined || params.type === 'object' || params.type === 'array' || params.type === 'null') return;
    if (!hasOwnParams(message)) return;
    const encoded = params.type === 'string' && /^\s*[{[]/.test(params.value as string);
    flag(encoded ? 'encoded' : params.type, params, { value: params.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4.2', section: 'Parameter structures' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCRequest' },
  ],
  good: ['{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///a.txt"}}'],
  bad: {
    string: [
      '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":«"file:///a.txt"»}',
      { text: '{"jsonrpc":"2.0","id":1,"method":"length","params":«"hello"»}', revision: '2.0' },
    ],
    encoded: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":«"{\\"name\\":\\"echo\\"}"»}',
    number: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":«7»}',
    boolean: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":«false»}',
  },
  realLife: 'Both official SDKs refuse the line and answer nothing.',
  thought: 'There is only one parameter, so it needs no name.',
};
