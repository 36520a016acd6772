import { answerBefore, before } from '../../protocol/history.ts';
import { related } from '../../protocol/places.ts';
import { askingForProgress } from '../../protocol/progress.ts';
import { defineRule, defineWords, type Message, type PageOf, type Role } from '../../types.ts';

export const words = defineWords({
  title: 'No two open requests of a sender share a progress token',
  headline: 'One bar would move for two calls',
  why: 'The token is all that a progress notification says about where it belongs. With two requests under one token, nobody can tell whose progress it is.',
  messages: {
    open: {
      what: 'The `progressToken` `{value}` already stands for `{method}` under the id `{id}`, which is still open.',
      fix: 'Choose another token for this request. Once the first has its response, its token is free again.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'progress/progress-token-reused',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'exchange',
  mentions: ['progressToken'],
  check(exchange, flag) {
    const holders: Readonly<Record<Role, Map<string, Message>>> = { client: new Map(), server: new Map() };
    for (const { request: message, token, key } of askingForProgress(exchange)) {
      if (!message.sound) continue;
      const first = holders[message.sender].get(key);
      holders[message.sender].set(key, message);
      if (!first?.id || !isActive(first, message)) continue;
      const data = { value: token.raw, method: first.name ?? '', id: first.id.raw };
      flag('open', token, data, [related(first, 'first')], message);
    }
  },
});

const isActive = (request: Message, moment: Message): boolean =>
  !answerBefore(request, moment) && !(request.cancelledBy && before(request.cancelledBy, moment));

const meta =
  '"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/progress', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/progress', revisions: '2026-07-28' },
  ],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "copied"}]}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}`,
      note: 'The first request has its response, so its token is free.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": 1}}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "1"}}}`,
      note: '`1` and `"1"` are two tokens.',
    },
  ],
  bad: {
    open: [
      `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "move", "_meta": {"progressToken": «"p"»}}}`,
      {
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {${meta}, "progressToken": "p"}}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "move", "_meta": {${meta}, "progressToken": «"p"»}}}`,
        revision: '2026-07-28',
      },
    ],
  },
  realLife: 'Two calls run at once, and the bar of one jumps about with the numbers of the other.',
  thought: 'One token for each tool seemed tidy.',
};
