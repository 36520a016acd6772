import {
  calledName,
  calledTool,
  isUnlisted,
  requestOf,
  saysUnknownTool,
  textsOf,
  toolResult,
} from '../../protocol/tools.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A call to a tool that does not exist is answered with an error',
  headline: 'It would look like a tool that failed',
  why: 'A result says that the tool ran. Here none did, and the client cannot tell that its list of tools is out of date.',
  messages: {
    said: {
      what: 'The result says that there is no such tool: `{value}`.',
      fix: 'Answer with a JSON-RPC error, code -32602, that names the tool.',
    },
    unlisted: {
      what: 'The call names `{name}`, which is not in the list of tools, and a result with `isError` comes back.',
      fix: 'Answer a call to a tool that does not exist with a JSON-RPC error, code -32602.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'tools/tool-unknown-as-result',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'result',
  methods: ['tools/call'],
  check(message, flag) {
    const result = toolResult(message);
    const failed = result?.get('isError');
    if (!result || failed?.value !== true) return;
    const call = requestOf(message);
    if (call && calledTool(call)) return;
    const said = textsOf(result).find((text) => text.length < 300 && saysUnknownTool(text));
    if (said !== undefined) flag('said', failed, { value: said });
    else if (call && isUnlisted(call)) flag('unlisted', failed, { name: calledName(call) ?? '' });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'error-handling' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool: zzz"}}', answers: 'tools/call' },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Unknown city: zzz"}],"isError":true}}',
      answers: 'tools/call',
    },
    {
      text: '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}\n<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"hire","inputSchema":{"type":"object"}}]}}\n--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"hire"}}\n<-- {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"Unknown tool: no such drill in this shop"}],"isError":true}}',
      note: 'This tool exists; what it does not find is another one.',
    },
  ],
  bad: {
    said: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Unknown tool: zzz"}],"isError":«true»}}',
      answers: 'tools/call',
    },
    unlisted:
      '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}\n<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"echo","inputSchema":{"type":"object"}}]}}\n--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"zzz"}}\n<-- {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"What do you mean?"}],"isError":«true»}}',
  },
  realLife: 'Servers built on both official SDKs answer with such a result, so clients have to cope with either.',
  thought: 'It is a call that failed.',
};
