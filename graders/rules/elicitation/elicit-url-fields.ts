import { asksOf } from '../../protocol/asks.ts';
import { modeOf, urlFaults } from '../../protocol/elicitation.ts';
import { isUri } from '../../protocol/formats.ts';
import { lacks } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A question by address has `mode`, `message` and `url`; in 2025-11-25 an `elicitationId`, too',
  headline: 'The client could not open the page',
  why: 'The client shows the message, asks for leave and opens the address. What is missing here it cannot make up.',
  messages: {
    missing: {
      what: 'The question sends the user to a page and lacks `{names}`.',
      fix: 'Complete the question by what this mode needs.',
    },
    mode: {
      what: 'The question has a `url` and no `mode`, which makes it a form.',
      why: 'Without a word about the mode the client expects a form, and looks for its schema.',
      fix: 'Say by `mode` that the user is sent to a page.',
    },
    id: {
      what: 'The question has no `elicitationId`, which revision 2025-11-25 asks for.',
      why: 'By this id the server tells later that the user has finished. The client refuses the question without it.',
      fix: 'Add an `elicitationId` that the server chooses and uses once.',
    },
    type: {
      what: '`{value}` stands where a string has to be.',
      fix: 'Write it as a string.',
    },
    url: {
      what: 'The `url` is `{value}`, which is no complete address.',
      fix: 'Write the address with its scheme, as it would stand in a browser.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'elicitation/elicit-url-fields',
  level: 'MUST',
  addedIn: '2025-11-25',
  on: 'message',
  odd: true,
  mentions: ['elicitation'],
  check(message, flag) {
    for (const ask of asksOf(message)) {
      const { method, params } = ask;
      if (method !== 'elicitation/create' || params?.type !== 'object' || modeOf(ask) !== 'url') continue;
      const { missing, wrong } = urlFaults(params, message.revision);
      const first = missing[0];
      if (first !== undefined) {
        const single =
          missing.length > 1 ? undefined : first === 'mode' ? 'mode' : first === 'elicitationId' ? 'id' : undefined;
        flag(single ?? 'missing', lacks(params, first), { names: missing.join(', ') });
      }
      // The types of message and mode are those of every question.
      for (const node of wrong)
        if (/\/(?:url|elicitationId)$/.test(node.pointer)) flag('type', node, { value: node.raw });
      const url = params.get('url');
      if (url?.type === 'string' && !isUri(url.value as string)) flag('url', url, { value: url.raw });
    }
  },
});

const request = (params: string) => `{"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": ${params}}`;
const asked = (params: string) =>
  `{"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"login": {"method": "elicitation/create", "params": ${params}}}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/elicitation', section: 'url-mode-elicitation-requests' }],
  good: [
    request('{"mode": "url", "message": "Log in", "url": "https://example.com/login", "elicitationId": "e1"}'),
    {
      text: asked('{"mode": "url", "message": "Log in", "url": "https://example.com/login"}'),
      revision: '2026-07-28',
      note: 'From here on there is no id of its own.',
    },
  ],
  bad: {
    missing: [
      request('«{»"mode": "url", "message": "Log in", "elicitationId": "e1"}'),
      { text: asked('«{»"mode": "url", "message": "Log in"}'), revision: '2026-07-28' },
    ],
    mode: request('«{»"message": "Log in", "url": "https://example.com/login", "elicitationId": "e1"}'),
    id: request('«{»"mode": "url", "message": "Log in", "url": "https://example.com/login"}'),
    type: request('{"mode": "url", "message": "Log in", "url": "https://example.com/login", "elicitationId": «7»}'),
    url: request('{"mode": "url", "message": "Log in", "url": «"/login"», "elicitationId": "e1"}'),
  },
  realLife:
    'Clients answer with -32602; those that only check the mode open nothing and wait for a page that never was.',
  thought: 'The page of the newer revision has no id, so none was needed here.',
};
