import { levelOf, logLevels, logSteps } from '../../protocol/logging.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Log messages are as severe as was asked, or more',
  headline: 'The client would get noise',
  why: 'The client asked to be spared lesser messages. It has to throw this one away itself, and what matters may go under.',
  messages: {
    session: {
      what: 'This message has the level `{value}`. The client set the level to `{level}`.',
      fix: 'Compare before sending. From the least to the most severe: debug, info, notice, warning, error, critical, alert, emergency.',
    },
    request: {
      what: 'This message has the level `{value}`. The lowest level that an open request asks for is `{level}`.',
      fix: 'Compare before sending. From the least to the most severe: debug, info, notice, warning, error, critical, alert, emergency.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'logging/log-below-level',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'exchange',
  mentions: ['notifications/message'],
  check(exchange, flag) {
    const isModern = exchange.revision.era === 'modern';
    // Where each request asks for itself, one with a lower level may stand before the part in view.
    if (isModern && exchange.session !== 'whole') return;
    for (const { message, wanted } of logSteps(exchange)) {
      const node = message.params?.type === 'object' ? message.params.get('level') : undefined;
      if (!message.sound || !wanted || !node || node.type !== 'string') continue;
      const level = levelOf(node);
      if (level === -1 || level >= logLevels.indexOf(wanted.level)) continue;
      const data = { value: node.value as string, level: wanted.level };
      flag(isModern ? 'request' : 'session', node, data, [related(wanted.by, 'request')], message);
    }
  },
});

const set = (level: string, id: number): string =>
  `--> {"jsonrpc": "2.0", "id": ${id}, "method": "logging/setLevel", "params": {"level": "${level}"}}`;

const log = (level: string): string =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/message", "params": {"level": ${level}, "data": "still digging"}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/logging' }],
  good: [
    `${set('warning', 1)}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}
${log('"error"')}`,
    {
      text: `${set('error', 1)}
${log('"debug"')}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}`,
      note: 'Until the response the server may not have got there yet.',
    },
    { text: log('"debug"'), note: 'Where no level was set, up to 2025-11-25 the server chooses.' },
  ],
  bad: {
    session: `${set('error', 1)}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}
${log('«"debug"»')}`,
    request: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}, "io.modelcontextprotocol/logLevel": "error"}}}
${log('«"info"»')}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "complete", "content": [{"type": "text", "text": "dug"}]}}`,
      revision: '2026-07-28',
      session: 'whole',
      alsoBreaks: ['extensions/deprecated-feature'],
    },
  },
  realLife: 'Noise, which the client has to sort out itself.',
  thought: 'Whoever reads the log can filter it.',
};
