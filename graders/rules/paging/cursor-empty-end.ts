import { cursorOf, listMethods, nextCursor } from '../../protocol/cursors.ts';
import { answering } from '../../protocol/history.ts';
import { perExchange } from '../../protocol/per-exchange.ts';
import { missedSomething } from '../../protocol/unreadable.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An empty cursor is a cursor; only where there is none the list ends',
  headline: 'The client would lose the rest of the list',
  why: 'The server says that there is another page. A client that takes the empty string for *no cursor* stops here, and what is on the next pages does not exist for it.',
  messages: {
    stopped: {
      what: 'This page of `{method}` gives out the cursor `""`, and the client never asks for the page after it.',
      fix: 'Ask again with this very cursor. Test whether `nextCursor` is there, not whether it looks like something.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'paging/cursor-empty-end',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['ursor'],
  check(exchange, flag) {
    // In a part of a log the next page may be asked for later.
    if (exchange.session !== 'whole' || missedSomething(exchange, 'client')) return;
    for (const { message, next, method } of abandoned(exchange)) flag('stopped', next, { method }, undefined, message);
  },
});

interface Abandoned {
  readonly message: Message;
  readonly next: JsonNode;
  readonly method: string;
}

/** Pages that gave out an empty cursor with which nobody came back. */
const abandoned = perExchange((exchange): readonly Abandoned[] => {
  if (!listMethods.some((method) => answering(exchange, method).some((one) => nextCursor(one) === ''))) return [];
  const open = new Map<string, Abandoned>();
  for (const message of exchange.messages) {
    if (cursorOf(message)?.value === '') open.delete(message.name!);
    const method = message.answeredMethod;
    if (method === undefined || !listMethods.includes(method) || !message.sound || nextCursor(message) !== '') continue;
    open.set(method, { message, next: message.result!.get('nextCursor')!, method });
  }
  return [...open.values()];
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/pagination' }],
  good: [
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","prompts":[{"name":"review"}],"nextCursor":"","ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"notes","version":"1.0.0"}}}}
--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}
<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","prompts":[],"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"notes","version":"1.0.0"}}}}`,
      session: 'whole',
    },
  ],
  bad: {
    stopped: {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","prompts":[{"name":"review"}],"nextCursor":«""»,"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"notes","version":"1.0.0"}}}}`,
      session: 'whole',
    },
  },
  realLife:
    'In most languages an empty string counts as false, so the loop ends one page early, with this one server and with no other.',
  thought: 'Empty means nothing, and nothing means the end.',
};
