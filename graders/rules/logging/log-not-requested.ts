import { logSteps } from '../../protocol/logging.ts';
import { metaField, metaOf, misnamed } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { related, untimely } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server sends log messages only for a request that asks for them',
  headline: 'Nobody asked for logs',
  why: 'Since revision 2026-07-28 logging is off until a request turns it on, for itself alone. A client that has not asked drops the message, or reports it.',
  messages: {
    unasked: {
      what: 'A log message comes while `{method}` is open under `{value}`. That request has no `io.modelcontextprotocol/logLevel`, and no other open one has.',
      fix: 'Send none, or write to the error stream. Log messages are for requests that carry `io.modelcontextprotocol/logLevel` in their `_meta`.',
    },
    misnamed: {
      what: 'A log message comes while `{method}` is open under `{value}`. That request has `{found}`; what turns logging on is `io.modelcontextprotocol/logLevel`.',
      fix: 'Send none for it: under that name it asks for nothing. Whoever writes the request spells the key in full.',
    },
    idle: {
      what: 'A log message comes, and no request is open that asks for any.',
      fix: 'Send none, or write to the error stream. Log messages are for requests that carry `io.modelcontextprotocol/logLevel` in their `_meta`.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'logging/log-not-requested',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['notifications/message'],
  check(exchange, flag) {
    // A request that asks may stand before the part in view.
    if (exchange.session !== 'whole') return;
    for (const { message, state, request } of logSteps(exchange)) {
      // One that is tagged with a subscription is told so, and that is enough.
      if (state !== 'unasked' || !message.sound || metaField(message, 'subscriptionId')) continue;
      if (!request) {
        flag('idle', untimely(message), {}, [], message);
        continue;
      }
      const meta = metaOf(request);
      const found = meta && misnamed(meta, metaKeys.logLevel);
      const data = { method: request.name ?? '', value: request.id!.raw };
      const places = [related(request, 'request')];
      if (found) flag('misnamed', untimely(message), { ...data, found }, places, message);
      else flag('unasked', untimely(message), data, places, message);
    }
  },
});

const call = (id: number, extra = ''): string =>
  `--> {"jsonrpc": "2.0", "id": ${id}, "method": "tools/call", "params": {"name": "dig", "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}${extra}}}}`;

const log = (method = '"notifications/message"'): string =>
  `<-- {"jsonrpc": "2.0", "method": ${method}, "params": {"level": "info", "data": "still digging"}}`;

const answer = (id: number): string =>
  `<-- {"jsonrpc": "2.0", "id": ${id}, "result": {"resultType": "complete", "content": [{"type": "text", "text": "dug"}]}}`;

const marked = '«"notifications/message"»';
const wanted = ', "io.modelcontextprotocol/logLevel": "info"';

/** Asking for log messages is deprecated in this revision, and said so. */
const advice = ['extensions/deprecated-feature'];

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/logging', section: 'per-request-log-level' }],
  good: [
    {
      text: `${call(1, wanted)}
${log()}
${answer(1)}`,
      session: 'whole',
      alsoBreaks: advice,
    },
    {
      text: `${call(1, wanted)}
${call(2)}
${answer(2)}
${log()}
${answer(1)}`,
      session: 'whole',
      alsoBreaks: advice,
      note: 'One open request that asks is enough: a log message does not say whose it is.',
    },
    {
      text: `${call(1)}
${log()}`,
      note: 'The request that asks may stand before the part in view.',
    },
  ],
  bad: {
    unasked: {
      text: `${call(1)}
${log(marked)}
${answer(1)}`,
      session: 'whole',
    },
    misnamed: {
      text: `${call(1, ', "logLevel": "info"')}
${log(marked)}
${answer(1)}`,
      session: 'whole',
    },
    idle: {
      text: `${call(1)}
${answer(1)}
${log(marked)}`,
      session: 'whole',
    },
  },
  realLife: 'Most clients drop the line without a word; strict ones report it as a message they did not expect.',
  thought: 'Up to 2025-11-25 logging was on from the start.',
};
