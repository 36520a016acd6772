import { echoesId } from '../../protocol/echoes.ts';
import { isNotificationWithId } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An id is a string or an integer',
  headline: 'Question and answer would never meet',
  why: 'Both sides keep open requests in a table by id, and only strings and integers can be looked up there. Any other value finds no request.',
  messages: {
    boolean: {
      what: 'The `id` is `{value}`, a boolean.',
      fix: 'Use a string or an integer; its value means nothing, it only has to differ.',
    },
    array: {
      what: 'The `id` is `{value}`, an array.',
      fix: 'Use a single string or integer; several parts fit into one string.',
    },
    object: {
      what: 'The `id` is `{value}`, an object.',
      fix: 'Use a single string or integer; what the object tells belongs elsewhere.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/id-type',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { id } = message;
    if (id === undefined || message.idKey !== undefined) return;
    const { type } = id;
    if (type !== 'boolean' && type !== 'array' && type !== 'object') return;
    // One serialiser puts brackets around every value, and jsonrpc-not-string says so.
    if (type === 'array' && message.jsonrpc?.type === 'array') return;
    if (!isNotificationWithId(message) && !echoesId(message)) flag(type, id, { value: id.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26 on' },
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":"a-1","method":"ping"}',
    { text: '{"jsonrpc":"2.0","id":"true","method":"ping"}', note: 'In quotes it is a string.' },
    {
      text: '{"jsonrpc":"2.0","id":9007199254740991,"method":"ping"}',
      note: 'The largest number every reader keeps exactly.',
    },
  ],
  bad: {
    boolean: ['{"jsonrpc":"2.0","id":«true»,"method":"ping"}', '{"jsonrpc":"2.0","id":«false»,"result":{}}'],
    array: [
      '{"jsonrpc":"2.0","id":«[1]»,"method":"ping"}',
      { text: '{"jsonrpc":"2.0","id":«[]»,"method":"sum"}', revision: '2.0' },
    ],
    object: '{"jsonrpc":"2.0","id":«{"n":1}»,"method":"ping"}',
  },
  realLife: 'The Python SDK takes such a request for a notification, the TypeScript SDK drops it. Both stay silent.',
  thought: 'Any value that differs from the others should do.',
};
