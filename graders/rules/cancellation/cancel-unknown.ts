import { readCancellation } from '../../protocol/cancellation.ts';
import { seesBeginning, waitingAt } from '../../protocol/history.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A cancellation names a request that its sender sent, with the type of its id',
  headline: 'The work would go on',
  why: 'The receiver looks the id up among the requests it is working on, by value and type. It finds none and ignores the cancellation, without a word.',
  messages: {
    'became-string': {
      what: '`requestId` is `{value}`, a string. The request carries `{expected}`, a number.',
      fix: 'Write the id as the request has it.',
    },
    'became-number': {
      what: '`requestId` is `{value}`, a number. The request carries `{expected}`, a string.',
      fix: 'Write the id as the request has it.',
    },
    other: {
      what: '`requestId` is `{value}`, and its sender sent no request under that id. Its `{method}` waits under `{expected}`.',
      fix: 'Copy the id of the request that should stop.',
    },
    unknown: {
      what: '`requestId` is `{value}`, and its sender sent no request under that id.',
      headline: 'There is nothing to stop',
      fix: 'Name the id of a request that this side sent and that still runs.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'cancellation/cancel-unknown',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'notification',
  methods: ['notifications/cancelled'],
  check(message, flag) {
    const cancelled = readCancellation(message);
    // Under an id of the other side it is the direction that is wrong.
    if (!cancelled || cancelled.own || cancelled.foreign) return;
    const { id, alike } = cancelled;
    const value = id.raw;
    if (alike) {
      const kind = id.type === 'string' ? 'became-string' : 'became-number';
      return flag(kind, id, { value, expected: alike.id!.raw }, [related(alike, 'request')]);
    }
    if (!seesBeginning(message.exchange)) return;
    const waiting = waitingAt(message, message.sender)[0];
    if (!waiting) return flag('unknown', id, { value });
    flag('other', id, { value, expected: waiting.id!.raw, method: waiting.name ?? '' }, [related(waiting, 'request')]);
  },
});

const opened = `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/cancellation', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/cancellation', revisions: '2026-07-28' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 7, "reason": "the user pressed stop"}}`,
    {
      text: '--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 99}}',
      note: 'The request may stand before the part in view.',
    },
  ],
  bad: {
    'became-string': `--> {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «"7"»}}`,
    'became-number': `--> {"jsonrpc": "2.0", "id": "7", "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «7»}}`,
    other: `${opened}
--> {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «101»}}`,
    unknown: `${opened}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": «101»}}`,
  },
  realLife: 'Nothing is reported anywhere: the user presses stop, the screen says stopped, and the server works on.',
  thought: 'The id had become a string by the time the cancellation was written.',
};
