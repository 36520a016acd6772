import { logSteps } from '../../protocol/logging.ts';
import { metaField } from '../../protocol/meta.ts';
import { related, untimely } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The log messages of a request come before its response',
  headline: 'This line would belong to nothing',
  why: 'A log message does not say whose it is: the client counts it to a request that is open and asked. With the response that request is gone.',
  messages: {
    late: {
      what: 'This log message comes after the response to `{value}`, the only request that asked for logs.',
      fix: 'Write out what is left in the log before the response goes.',
    },
    'late-of-several': {
      what: 'This log message comes when every request that asked for logs has its response, `{value}` the last.',
      fix: 'Write out what is left in the log before the response goes.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'logging/log-after-response',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['notifications/message'],
  check(exchange, flag) {
    // In a part another request that asks may be open, from before it.
    if (exchange.session !== 'whole') return;
    const late = logSteps(exchange).filter(({ state }) => state === 'over');
    if (late.length === 0) return;
    const asking = exchange.messages.filter((one) => one.shape === 'request' && metaField(one, 'logLevel'));
    const kind = asking.length > 1 ? 'late-of-several' : 'late';
    for (const { message, request, response } of late) {
      if (!request || !response || !message.sound || metaField(message, 'subscriptionId')) continue;
      const places = [related(response, 'response'), related(request, 'request')];
      flag(kind, untimely(message), { value: request.id!.raw }, places, message);
    }
  },
});

const call = (id: number): string =>
  `--> {"jsonrpc": "2.0", "id": ${id}, "method": "tools/call", "params": {"name": "dig", "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}, "io.modelcontextprotocol/logLevel": "info"}}}`;

const log = (method = '"notifications/message"'): string =>
  `<-- {"jsonrpc": "2.0", "method": ${method}, "params": {"level": "info", "data": "still digging"}}`;

const answer = (id: number): string =>
  `<-- {"jsonrpc": "2.0", "id": ${id}, "result": {"resultType": "complete", "content": [{"type": "text", "text": "dug"}]}}`;

const marked = '«"notifications/message"»';

/** Asking for log messages is deprecated in this revision, and said so. */
const advice = ['extensions/deprecated-feature'];

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/utilities/logging' },
    { of: 'MCP', page: 'basic/transports/stdio', section: 'receiving-messages' },
  ],
  good: [
    {
      text: `${call(1)}
${log()}
${answer(1)}`,
      session: 'whole',
      alsoBreaks: advice,
    },
    {
      text: `${call(1)}
${call(2)}
${answer(2)}
${log()}
${answer(1)}`,
      session: 'whole',
      alsoBreaks: advice,
      note: 'The other request is still open and asked for logs.',
    },
  ],
  bad: {
    late: {
      text: `${call(1)}
${answer(1)}
${log(marked)}`,
      session: 'whole',
      alsoBreaks: advice,
    },
    'late-of-several': {
      text: `${call(1)}
${call(2)}
${answer(2)}
${answer(1)}
${log(marked)}`,
      session: 'whole',
      alsoBreaks: advice,
    },
  },
  realLife: 'The client cannot say which call the line comes from.',
  thought: 'The logger writes in the background, whenever it gets round to it.',
};
