import { asksForPages, cursorOf, inventedCursors } from '../../protocol/cursors.ts';
import { nameOf, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A cursor that leads nowhere is refused with -32602',
  headline: 'The client would not know to start over',
  why: 'With the code for parameters that do not fit, a client knows that its cursor is of no use any more and asks for the first page again.',
  messages: {
    code: {
      what: 'The cursor `{cursor}` leads nowhere, and the error for it has the code `{value}`.',
      fix: 'A cursor is a parameter: use the code for parameters that do not fit.',
    },
    said: {
      what: 'The error speaks of the cursor and has the code `{value}`.',
      fix: 'A cursor is a parameter: use the code for parameters that do not fit.',
    },
    empty: {
      what: 'The cursor `{cursor}` leads nowhere, and an empty list comes back.',
      headline: 'The client would lose items and not notice',
      why: 'An empty last page looks like the end of the list. The client goes on with what it has.',
      fix: 'Refuse the request with an error response, under the code for parameters that do not fit.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'paging/cursor-invalid-code',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'exchange',
  mentions: ['ursor'],
  check(exchange, flag) {
    for (const { request, cursor } of inventedCursors(exchange) ?? []) {
      const answer = request.answeredBy[0];
      if (!answer?.sound) continue;
      const code = answer.error?.type === 'object' ? answer.error.get('code') : undefined;
      const data = { cursor: cursor.raw, value: code?.raw ?? '' };
      const asked = [related(request, 'request')];
      if (code && !isOtherwise(code)) flag('code', code, data, asked, answer);
      else if (isEmptyPage(answer)) flag('empty', nameOf(answer.json, 'result'), data, asked, answer);
    }
    if (!asksForPages(exchange)) return;
    const known = new Set((inventedCursors(exchange) ?? []).map(({ request }) => request));
    for (const answer of exchange.messages) {
      const code = codeOnCursor(answer, known);
      if (code) flag('said', code, { value: code.raw }, undefined, answer);
    }
  },
});

/** The right code, or one that speaks of something else than the cursor. */
const isOtherwise = (code: JsonNode): boolean => ['-32602', '-32601', '-32020', '-32021', '-32022'].includes(code.raw);

/** The code of an error whose sentence is about a cursor, though its cursor looks given out. */
const codeOnCursor = (answer: Message, known: ReadonlySet<Message>): JsonNode | undefined => {
  const { to } = answer.answers ?? {};
  if (!answer.sound || answer.error?.type !== 'object' || !to || !('shape' in to) || known.has(to)) return undefined;
  const code = answer.error.get('code');
  const said = answer.error.get('message')?.value;
  if (!code || code.raw === '-32602' || typeof said !== 'string' || !cursorOf(to)) return undefined;
  return /\bcursor\b/i.test(said) &&
    /\b(?:invalid|unknown|expired|bad|malformed|not (?:valid|found|known))\b/i.test(said)
    ? code
    : undefined;
};

const isEmptyPage = ({ result }: Message): boolean =>
  result?.type === 'object' &&
  result.get('nextCursor') === undefined &&
  result.members.some(({ value }) => value.type === 'array' && value.elements.length === 0);

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/pagination', section: 'error-handling' }],
  good: [
    `--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"p9"}}
<-- {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid cursor"}}`,
    {
      text: `--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"p2"}}
<-- {"jsonrpc":"2.0","id":2,"error":{"code":-32603,"message":"The database is busy"}}`,
      note: 'The cursor is not what went wrong.',
    },
    {
      text: `--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"p2"}}
<-- {"jsonrpc":"2.0","id":2,"result":{"prompts":[]}}`,
      note: 'The last page may be empty.',
    },
  ],
  bad: {
    code: {
      text: `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"prompts":{}},"serverInfo":{"name":"notes","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"zzz"}}
<-- {"jsonrpc":"2.0","id":2,"error":{"code":«-32603»,"message":"boom"}}`,
      alsoBreaks: ['paging/cursor-invented'],
    },
    said: `--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"p9"}}
<-- {"jsonrpc":"2.0","id":2,"error":{"code":«-32600»,"message":"Unknown cursor: p9"}}`,
    empty: {
      text: `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"prompts":{}},"serverInfo":{"name":"notes","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"zzz"}}
<-- {"jsonrpc":"2.0","id":2,«"result"»:{"prompts":[]}}`,
      alsoBreaks: ['paging/cursor-invented'],
    },
  },
  realLife:
    'With an empty list in place of the error, tools vanish from a menu now and then, and nobody finds out why.',
  thought: 'Nothing there, so an empty page.',
};
