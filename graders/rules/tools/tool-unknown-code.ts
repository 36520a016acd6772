import { calledTool, errorCode, errorText, isUnlisted, requestOf, saysUnknownTool } from '../../protocol/tools.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An unknown tool is error -32602: the method exists',
  headline: 'The client would think that there are no tools',
  why: 'By the code a client decides what to do. Code -32601 says that the method is not known here, so it may stop calling tools at all.',
  messages: {
    method: {
      what: 'The code is `{code}`, but `tools/call` is known here; it is the tool that is not.',
      fix: 'Use the code for parameters that do not fit: the name of the tool is one of them.',
    },
    other: {
      what: 'The code is `{code}`, and the message says that there is no such tool.',
      why: 'By the code a client decides what to do. It knows an unknown tool by -32602 and cannot place this one.',
      fix: 'Use the code for parameters that do not fit: the name of the tool is one of them.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'tools/tool-unknown-code',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'error',
  methods: ['tools/call'],
  check(message, flag) {
    const code = errorCode(message);
    if (code === undefined || code === -32602 || (code > -32700 && code < -32603)) return;
    if (message.answers?.how !== 'exact' && message.answers?.how !== 'lone') return;
    const call = requestOf(message);
    if (call && calledTool(call)) return;
    const said = saysUnknownTool(errorText(message));
    if (!said && !(code === -32601 && call && isUnlisted(call))) return;
    flag(code === -32601 ? 'method' : 'other', message.error!.get('code')!, { code });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'error-handling' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool: zzz"}}', answers: 'tools/call' },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
      answers: 'tools/call',
      note: 'A server without tools says so.',
    },
  ],
  bad: {
    method: [
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32601»,"message":"Unknown tool: zzz"}}',
        answers: 'tools/call',
      },
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}\n<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"echo","inputSchema":{"type":"object"}}]}}\n--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"zzz"}}\n<-- {"jsonrpc":"2.0","id":2,"error":{"code":«-32601»,"message":"Not found"}}',
    ],
    other: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«404»,"message":"Tool zzz not found"}}',
      answers: 'tools/call',
    },
  },
  realLife: 'Some clients mark the server as one without tools after a single -32601.',
  thought: 'Something was not found, and that code says so.',
};
