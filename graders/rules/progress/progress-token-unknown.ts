import { otherSide, seesBeginning, waitingAt } from '../../protocol/history.ts';
import { idKey, looseKey } from '../../protocol/ids.ts';
import { requestToken } from '../../protocol/meta.ts';
import { related } from '../../protocol/places.ts';
import { type ProgressStep, progressSteps } from '../../protocol/progress.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Progress names the token of an open request, with its type',
  headline: 'No bar would move',
  why: 'The requester looks the token up among those it gave out, by value and type. It finds none, drops the notification, and may run into its timeout while the work goes on.',
  messages: {
    'became-string': {
      what: 'The `progressToken` is `{value}`, a string. The request gave out `{expected}`, a number.',
      fix: 'Write the token as the request has it.',
    },
    'became-number': {
      what: 'The `progressToken` is `{value}`, a number. The request gave out `{expected}`, a string.',
      fix: 'Write the token as the request has it.',
    },
    'request-id': {
      what: 'The `progressToken` is `{value}`, which is the id of `{method}`. That request gave out no such token.',
      fix: 'Look for `progressToken` in the `_meta` of the request. Where it has none, no progress is wanted.',
    },
    other: {
      what: 'The `progressToken` is `{value}`. The token that the open `{method}` gave out is `{expected}`.',
      fix: 'Copy the token from the request. The side that reports progress makes up none of its own.',
    },
    unasked: {
      what: 'The `progressToken` is `{value}`, and no request of the other side gave out that token.',
      headline: 'Nobody asked for progress',
      fix: 'Report progress only for a request that carries a `progressToken`, and under that token.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'progress/progress-token-unknown',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'exchange',
  mentions: ['notifications/progress'],
  check(exchange, flag) {
    for (const step of progressSteps(exchange)) {
      const { message, token } = step;
      // From a side that reports no progress at all it is wrong as a whole.
      const { from } = message.defined!;
      if (step.state !== 'unknown' || !message.sound || (from !== 'both' && from !== message.sender)) continue;
      const waiting = waitingAt(message, otherSide(message.sender));
      const value = token.raw;
      const alike = waiting.find((one) => isAlike(one, step));
      const named = waiting.find((one) => looseKey(one.idKey!) === looseKey(step.key));
      if (alike) {
        const kind = token.type === 'string' ? 'became-string' : 'became-number';
        flag(kind, token, { value, expected: requestToken(alike)!.raw }, [related(alike, 'request')], message);
      } else if (named && !isUsed(named)) {
        flag('request-id', token, { value, method: named.name ?? '' }, [related(named, 'request')], message);
      } else if (seesBeginning(exchange)) {
        const asker = waiting.find(isUsed);
        if (!asker) flag('unasked', token, { value }, [], message);
        else {
          const data = { value, method: asker.name ?? '', expected: requestToken(asker)!.raw };
          flag('other', token, data, [related(asker, 'request')], message);
        }
      }
    }
  },
});

const isUsed = (request: Message): boolean => idKey(requestToken(request)) !== undefined;

/** The same characters under another type. */
const isAlike = (request: Message, { key }: ProgressStep): boolean => {
  const own = idKey(requestToken(request));
  return own !== undefined && looseKey(own) === looseKey(key);
};

const opened = `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/progress', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/progress', revisions: '2026-07-28' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": 1}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": 1, "progress": 0.5}}`,
    {
      text: `<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "c7", "progress": 0.5}}`,
      note: 'The request may stand before the part in view.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "id": 4, "result": {"content": [{"type": "text", "text": "copied"}]}}`,
      note: 'A token asks for progress; nobody has to report any.',
    },
  ],
  bad: {
    'became-string': `--> {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": 1}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «"1"», "progress": 0.5}}`,
    'became-number': `--> {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "9"}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «9», "progress": 0.5}}`,
    'request-id': `--> {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "copy"}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «4», "progress": 0.5}}`,
    other: `${opened}
--> {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": 9}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «"copy-1"», "progress": 0.5}}`,
    unasked: `${opened}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «"p"», "progress": 0.5}}`,
  },
  realLife:
    'The notification is ignored. A client that prolongs its timeout with each progress gives up in the middle of the work.',
  thought: 'The request already has an id, so why not use that.',
};
