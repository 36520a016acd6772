import { isNotificationWithId } from '../../protocol/envelope.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A notification carries no id',
  headline: 'An error would come back',
  why: 'An id makes a request of it. The other side has no request of that name, so it answers with error -32601 and never hears what the notification had to tell.',
  messages: {
    id: {
      what: '`{method}` carries the `id` `{value}`.',
      fix: 'Leave `id` out: a notification wants no answer.',
    },
    null: {
      what: '`{method}` carries an `id`, with the value `{value}`.',
      why: 'A member with `null` is still there. One reader ignores it, the next sees a request with an id it cannot use.',
      fix: 'Leave the member out, name and value.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/notification-with-id',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'envelope',
  check(message, flag) {
    const { id } = message;
    if (id === undefined || !isNotificationWithId(message)) return;
    flag(id.type === 'null' ? 'null' : 'id', nameOf(message.json, 'id'), { method: message.name!, value: id.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'notifications', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'notifications', revisions: '2025-03-26 on' },
    { of: 'JSON-RPC 2.0', page: '4.1', section: 'Notification' },
  ],
  good: [
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    {
      text: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}',
      note: 'The id of another message is a parameter.',
    },
  ],
  bad: {
    id: [
      '{"jsonrpc":"2.0",«"id"»:2,"method":"notifications/initialized"}',
      '{"jsonrpc":"2.0",«"id"»:1.5,"method":"notifications/initialized"}',
      {
        text: '{"jsonrpc":"2.0",«"id"»:9,"method":"notifications/progress","params":{"progressToken":1,"progress":1}}',
        sender: 'server',
      },
    ],
    null: '{"jsonrpc":"2.0","method":"notifications/initialized",«"id"»:null}',
  },
  realLife:
    'Servers built with either official SDK answer `notifications/initialized` with an id by error -32601. The handshake then counts as unfinished.',
  thought: 'Every message so far had an id.',
};
