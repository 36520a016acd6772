import { idKey } from '../../protocol/ids.ts';
import { requestToken } from '../../protocol/meta.ts';
import { progressToken } from '../../protocol/progress.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A progress token is a string or an integer',
  headline: 'Progress could never be matched',
  why: 'The token comes back with every progress notification and is compared exactly. Only strings and integers survive the journey unchanged.',
  messages: {
    fraction: {
      what: 'The `progressToken` is `{value}`, a number with a fraction.',
      why: 'Fractions are rounded differently by different readers, so the token that comes back may not be the one that was sent.',
      fix: 'Take an integer or a string. The value means nothing but itself.',
    },
    null: {
      what: 'The `progressToken` is `null`.',
      fix: 'Where no progress is wanted, leave the member out. Otherwise choose a string or an integer.',
    },
    type: {
      what: 'The `progressToken` is `{value}`.',
      fix: 'Choose a string or an integer. A token is no switch: being there is what asks for progress.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'progress/progress-token-type',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'message',
  shapes: ['request', 'notification'],
  mentions: ['progressToken'],
  check(message, flag) {
    const token = tokenOf(message);
    if (!token || token.type === 'string' || idKey(token) !== undefined) return;
    const kind = token.type === 'number' ? 'fraction' : token.type === 'null' ? 'null' : 'type';
    flag(kind, token, { value: token.raw });
  },
});

const tokenOf = (message: Message): JsonNode | undefined => {
  if (message.shape === 'request') return requestToken(message);
  return message.name === 'notifications/progress' ? progressToken(message) : undefined;
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/progress', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/progress', revisions: '2026-07-28' },
  ],
  good: [
    '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "echo", "_meta": {"progressToken": "p1"}}}',
    '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "echo", "_meta": {"progressToken": 0}}}',
    {
      text: '<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p1", "progress": 12, "total": 10}}',
      note: 'More than the total is odd, but nothing forbids it.',
    },
  ],
  bad: {
    fraction:
      '<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «1.5», "progress": 1}}',
    null: '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "echo", "_meta": {"progressToken": «null»}}}',
    type: [
      '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "echo", "_meta": {"progressToken": «true»}}}',
      '<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «{"n": 1}», "progress": 1}}',
    ],
  },
  realLife: 'SDKs check the type: the request is refused, or the progress notification is dropped.',
  thought: 'It looks like an option to switch on, so `true` seemed right.',
};
