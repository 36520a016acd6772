import { inventedCursors } from '../../protocol/cursors.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A cursor is one that the other side gave out, unchanged',
  headline: 'The wrong page, or none, would come back',
  why: 'A cursor means something to its maker only. One that was made up or changed is refused with error -32602, or leads to a page that nobody meant.',
  messages: {
    made: {
      what: 'The cursor is `{value}`. No result in view has given it out.',
      fix: 'Ask for the first page without a cursor. Each result says with `nextCursor` how to ask for the page after it.',
    },
    changed: {
      what: 'The cursor is `{value}`. The last result of this list gave out `{given}`.',
      fix: 'Send the cursor back letter by letter, whatever it looks like.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'paging/cursor-invented',
  level: { '2024-11-05': 'MUST', '2026-07-28': 'ADVICE' },
  addedIn: '2024-11-05',
  on: 'exchange',
  mentions: ['ursor'],
  check(exchange, flag) {
    for (const { request, cursor, given } of inventedCursors(exchange) ?? []) {
      const next = given?.result?.get('nextCursor');
      if (given && next)
        flag('changed', cursor, { value: cursor.raw, given: next.raw }, [related(given, 'response')], request);
      else flag('made', cursor, { value: cursor.raw }, undefined, request);
    }
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/pagination' }],
  good: [
    `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"prompts":{}},"serverInfo":{"name":"notes","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
--> {"jsonrpc":"2.0","id":1,"method":"prompts/list"}
<-- {"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"review"}],"nextCursor":"p2"}}
--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"p2"}}
<-- {"jsonrpc":"2.0","id":2,"result":{"prompts":[]}}`,
    {
      text: `--> {"jsonrpc":"2.0","id":7,"method":"prompts/list","params":{"cursor":"p2"}}
<-- {"jsonrpc":"2.0","id":7,"result":{"prompts":[]}}`,
      note: 'In a part of a log the cursor may come from before.',
    },
    {
      text: `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
--> {"jsonrpc":"2.0","id":1,"method":"prompts/list"}
--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":"p2"}}`,
      note: 'Where one side alone was recorded, the answers that give out cursors are not in view.',
    },
  ],
  bad: {
    made: `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"prompts":{}},"serverInfo":{"name":"notes","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
--> {"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{"cursor":«"page=2"»}}`,
    changed: `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"prompts":{}},"serverInfo":{"name":"notes","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
--> {"jsonrpc":"2.0","id":1,"method":"prompts/list"}
<-- {"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"review"}],"nextCursor":"cGFnZT0y"}}
--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{"cursor":«"cGFnZT0z"»}}`,
  },
  realLife: 'It may work for years with one server that counts pages, and break on the day it changes its numbers.',
  thought: 'A cursor is the number of a page.',
};
