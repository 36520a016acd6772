import { readCancellation } from '../../protocol/cancellation.ts';
import { answerBefore, seesBeginning } from '../../protocol/history.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each side cancels only what it asked itself',
  headline: 'The request would stay open for ever',
  why: 'The receiver takes the id for a request of this sender, finds none, and ignores the cancellation. Its own request goes on waiting for a response.',
  messages: {
    server: {
      what: 'The server cancels the `requestId` `{value}`, a `{method}` that the client sent.',
      fix: 'Whoever gives up on a request it received answers it with an error. A tool that failed says so in its result, with `isError`.',
    },
    client: {
      what: 'The client cancels the `requestId` `{value}`, a `{method}` that the server sent.',
      fix: 'Whoever gives up on a request it received answers it with an error.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'cancellation/cancel-wrong-direction',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'notification',
  methods: ['notifications/cancelled'],
  check(message, flag) {
    const cancelled = readCancellation(message);
    if (!cancelled || cancelled.own || !cancelled.foreign) return;
    const { id, foreign } = cancelled;
    // An answered one proves nothing in a part of a session: an own request under that id may stand before it.
    if (answerBefore(foreign, message) && !seesBeginning(message.exchange)) return;
    flag(message.sender, id, { value: id.raw, method: foreign.name ?? '' }, [related(foreign, 'request')]);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/cancellation', revisions: '2024-11-05…2025-11-25' }],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "dig"}}
<-- {"jsonrpc": "2.0", "id": 3, "method": "roots/list"}
<-- {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 3}}`,
      note: 'Both sides use the id 3; the server means its own request.',
    },
  ],
  bad: {
    server: `--> {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "dig"}}
<-- {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «3», "reason": "busy"}}`,
    client: `<-- {"jsonrpc": "2.0", "id": "s1", "method": "roots/list"}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «"s1"»}}`,
  },
  realLife: 'It refers to a request that does not exist, so it is ignored, and the call runs into its timeout.',
  thought: 'Giving up on a request looked like cancelling it.',
};
