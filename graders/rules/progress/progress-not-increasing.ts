import { related } from '../../protocol/places.ts';
import { progressSteps } from '../../protocol/progress.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each progress value is larger than the one before',
  headline: 'The bar would not move on',
  why: 'The value has to increase with each notification: a requester takes a larger one as proof that the work goes on, and draws it. With no larger value it cannot tell work from standstill.',
  messages: {
    same: {
      what: '`progress` is `{value}` again, as in the notification before for this token.',
      fix: 'Send progress when there is some: count something that grows with every report, or say nothing until it has grown.',
    },
    smaller: {
      what: '`progress` goes back from `{previous}` to `{value}`.',
      headline: 'The bar would jump back',
      fix: 'Count through all phases of the work with one number that only grows.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'progress/progress-not-increasing',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'exchange',
  mentions: ['notifications/progress'],
  check(exchange, flag) {
    for (const { message, previous, state } of progressSteps(exchange)) {
      if (!previous || !message.sound || state === 'over' || state === 'cancelled') continue;
      const now = progressOf(message);
      const last = progressOf(previous);
      if (!now || !last || isLarger(now, last)) continue;
      const kind = now.value === last.value ? 'same' : 'smaller';
      flag(kind, now, { value: now.raw, previous: last.raw }, [related(previous, 'previous')], message);
    }
  },
});

/** Beyond 2^53 different numbers may read as the same one; what cannot be told apart is let be. */
const isLarger = (now: JsonNode, last: JsonNode): boolean => {
  const [a, b] = [now.value as number, last.value as number];
  return a > b || (a === b && now.raw !== last.raw && Math.abs(a) > Number.MAX_SAFE_INTEGER);
};

const progressOf = ({ params }: Message): JsonNode | undefined => {
  const progress = params?.get('progress');
  return progress?.type === 'number' ? progress : undefined;
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/progress', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/progress', revisions: '2026-07-28' },
  ],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "a"}}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "move", "_meta": {"progressToken": "b"}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "a", "progress": 5}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "b", "progress": 3}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "a", "progress": 5.5}}`,
      note: 'Each token counts for itself.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 1}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "copied"}]}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 0.2}}`,
      note: 'A token that a later request uses again starts afresh.',
    },
  ],
  bad: {
    same: `<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 3}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": «3.0»}}`,
    smaller: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "copy", "_meta": {"progressToken": "p"}}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": 5}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p", "progress": «3»}}`,
  },
  realLife:
    'Bars jump back. Clients that reset their timeout with each progress are kept waiting for ever by a heartbeat that never grows.',
  thought: 'A heartbeat with the same number, or a percentage that starts again with each phase.',
};
