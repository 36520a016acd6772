import { modeOf } from '../../protocol/elicitation.ts';
import { nameOf } from '../../protocol/places.ts';
import { repliesOf } from '../../protocol/replies.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`content` comes with an accepted form, and with nothing else',
  headline: 'The server would pass over the data',
  why: 'Who declines or closes a form has given no data, and a page keeps to itself what was entered there. A server that reads on would use what nobody agreed to.',
  messages: {
    refused: {
      what: 'The action is `{action}`, and yet there is `content`.',
      fix: 'Leave `content` out of a no.',
    },
    url: {
      what: 'The question sent the user to a page, and the answer brings `content`.',
      fix: 'Say only that the user agreed to open the page.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'elicitation/elicit-content-unexpected',
  level: 'ADVICE',
  addedIn: '2025-06-18',
  on: 'message',
  odd: true,
  mentions: ['action'],
  check(message, flag) {
    for (const { method, node, ask } of repliesOf(message)) {
      if (method !== 'elicitation/create' || node.get('content')?.type !== 'object') continue;
      const action = node.get('action')?.value;
      if (action === 'decline' || action === 'cancel') flag('refused', nameOf(node, 'content'), { action });
      else if (action === 'accept' && ask && modeOf(ask) === 'url') flag('url', nameOf(node, 'content'));
    }
  },
});

const answers = 'elicitation/create';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/elicitation', section: 'response-actions' }],
  good: [{ text: '{"jsonrpc": "2.0", "id": 1, "result": {"action": "decline"}}', answers }],
  bad: {
    refused: { text: '{"jsonrpc": "2.0", "id": 1, "result": {"action": "decline", «"content"»: {}}}', answers },
    url: `<-- {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"mode": "url", "message": "Log in", "url": "https://example.com/login", "elicitationId": "e1"}}
--> {"jsonrpc": "2.0", "id": 1, "result": {"action": "accept", «"content"»: {"user": "ada"}}}`,
  },
  realLife: 'Mostly harmless: servers look at the action first.',
  thought: 'The member belongs to the answer, so it is always sent.',
};
