import { echoesId } from '../../protocol/echoes.ts';
import { isNotificationWithId } from '../../protocol/envelope.ts';
import { integerDigits } from '../../protocol/ids.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A number used as an id is an integer',
  headline: 'Question and answer might never meet',
  why: 'The id must come back unchanged, and fractions do not survive every reader: one rounds them, the next refuses them or takes the request for a notification.',
  messages: {
    fraction: {
      what: 'The `id` is `{value}`, a fraction.',
      fix: 'Use an integer, or put the text in quotes: a string may hold anything.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/id-fractional',
  level: { '2.0': 'SHOULD', '2024-11-05': 'MUST' },
  on: 'envelope',
  check(message, flag) {
    const { id } = message;
    if (id?.type !== 'number' || integerDigits(id.raw) !== undefined || echoesId(message)) return;
    if (!isNotificationWithId(message)) flag('fraction', id, { value: id.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26 on' },
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":15,"method":"ping"}',
    { text: '{"jsonrpc":"2.0","id":"1.5","method":"ping"}', note: 'As a string it is fine.' },
    { text: '{"jsonrpc":"2.0","id":-7,"method":"ping"}', note: 'A whole number may be negative.' },
  ],
  bad: {
    fraction: [
      '{"jsonrpc":"2.0","id":«1.5»,"method":"ping"}',
      '{"jsonrpc":"2.0","id":«1e-1»,"method":"ping"}',
      '{"jsonrpc":"2.0","id":«1.5»,"result":{}}',
      { text: '{"jsonrpc":"2.0","id":«0.1»,"method":"sum"}', revision: '2.0' },
    ],
  },
  realLife:
    'The Python SDK takes a request with a fraction for a notification, the TypeScript SDK drops it. Both stay silent.',
  thought: 'Sub-steps were numbered 1.1 and 1.2, or a clock gave the id.',
};
