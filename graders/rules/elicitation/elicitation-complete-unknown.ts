import { asksOf } from '../../protocol/asks.ts';
import { named, seesBeginning } from '../../protocol/history.ts';
import { objectAt, textAt } from '../../protocol/meta.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The end of an elicitation names an `elicitationId` that the server gave out before',
  headline: 'The client would wait on',
  why: 'The client keeps a list of the pages it opened, by `elicitationId`. For another one it must ignore the notification, and what waits for the page goes on waiting.',
  messages: {
    unknown: {
      what: 'No question and no error before this one gave out the id `{value}`.',
      fix: 'Repeat the `elicitationId` of the question that sent the user to the page.',
    },
    'request-id': {
      what: '`{value}` is the id of a request, not an `elicitationId`.',
      fix: 'Take the id from the params of the question, not from its envelope.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'elicitation/elicitation-complete-unknown',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['notifications/elicitation/complete'],
  check(exchange, flag) {
    if (named(exchange, 'notifications/elicitation/complete').length === 0 || !seesBeginning(exchange)) return;
    const given = new Set<unknown>();
    const asked = new Set<string>();
    for (const message of exchange.messages) {
      if (message.name === 'notifications/elicitation/complete' && message.shape === 'notification') {
        const id = message.params?.type === 'object' ? message.params.get('elicitationId') : undefined;
        if (id?.type !== 'string' || !message.sound || given.has(id.value)) continue;
        flag(asked.has(id.value as string) ? 'request-id' : 'unknown', id, { value: id.raw }, undefined, message);
      } else if (message.sender === 'server') {
        for (const question of questionsIn(message)) {
          given.add(textAt(question, 'elicitationId'));
          if (message.id) asked.add(String(message.id.value));
        }
      }
    }
  },
});

/** Params of questions that a request or an error brings. */
const questionsIn = (message: Message): readonly JsonNode[] => {
  if (message.shape === 'error') {
    const list = message.error?.type === 'object' ? objectAt(message.error, 'data')?.get('elicitations') : undefined;
    return list?.type === 'array' ? list.elements : [];
  }
  return asksOf(message).flatMap(({ method, params }) => (method === 'elicitation/create' && params ? [params] : []));
};

const opening = `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {"elicitation": {"url": {}}}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
<-- {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"mode": "url", "message": "Log in", "elicitationId": "e1", "url": "https://example.com/login"}}
--> {"jsonrpc": "2.0", "id": 1, "result": {"action": "accept"}}`;
const complete = (id: string) =>
  `<-- {"jsonrpc": "2.0", "method": "notifications/elicitation/complete", "params": {"elicitationId": ${id}}}`;

export const page: PageOf<typeof words> = {
  cites: [
    {
      of: 'MCP',
      page: 'client/elicitation',
      section: 'completion-notifications-for-url-mode-elicitation',
      revisions: '2025-11-25',
    },
  ],
  good: [
    `${opening}
${complete('"e1"')}`,
    { text: complete('"e7"'), note: 'The question may have come before what is in view.' },
  ],
  bad: {
    unknown: `${opening}
${complete('«"e2"»')}`,
    'request-id': `${opening}
${complete('«"1"»')}`,
  },
  realLife: 'The notification is dropped without a word, and the user is left with a button that reads *waiting*.',
  thought: 'The id of the request was at hand, or the key of a row in a database.',
};
