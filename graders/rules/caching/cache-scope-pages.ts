import { requestOf, textAt } from '../../protocol/meta.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Exchange, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'All pages of a list have the same scope',
  headline: 'Others would see half a list',
  why: 'A proxy keeps pages one by one. Where one is `public` and the next is not, it hands out a list whose parts belong to different people.',
  messages: {
    differs: {
      what: 'The `cacheScope` of this page is `{value}`. That of the first page of the list is `{first}`.',
      fix: 'Give all pages that a cursor links the same scope: `private` as soon as one of them is.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'caching/cache-scope-pages',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['ttlMs', 'cacheScope', 'input_required'],
  check(exchange, flag) {
    for (const { page, first } of linkedPages(exchange)) {
      const scope = page.result?.get('cacheScope');
      const expected = textAt(first.result, 'cacheScope');
      if (!scope || !page.sound || !isScope(scope.value) || !isScope(expected) || scope.value === expected) continue;
      flag('differs', scope, { value: scope.value, first: expected }, [related(first, 'first')], page);
    }
  },
});

const isScope = (value: unknown): value is string => value === 'public' || value === 'private';

/** Every page but the first of each listing, with that first one. A listing begins with a request without a cursor. */
const linkedPages = ({ messages }: Exchange): readonly { readonly page: Message; readonly first: Message }[] => {
  const pages: { page: Message; first: Message }[] = [];
  if (!messages.some(({ shape, params }) => shape === 'request' && params?.get('cursor'))) return pages;
  /** The first page of the listing that a cursor goes on with. */
  const byCursor = new Map<string, Message>();
  const byRequest = new Map<Message, Message>();
  for (const message of messages) {
    if (message.shape === 'request') {
      const cursor = textAt(message.params, 'cursor');
      const first = cursor === undefined ? undefined : byCursor.get(under(message.name, cursor));
      if (first) byRequest.set(message, first);
    } else if (message.shape === 'result') {
      const request = requestOf(message);
      if (!request) continue;
      const first = byRequest.get(request);
      if (first) pages.push({ page: message, first });
      const next = textAt(message.result, 'nextCursor');
      if (next !== undefined) byCursor.set(under(request.name, next), first ?? message);
    }
  }
  return pages;
};

const under = (method: string | undefined, cursor: string): string => `${method} ${cursor}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/caching', section: 'interaction-with-pagination' }],
  good: [
    `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":1000,"cacheScope":"private","nextCursor":"p2"}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"cursor":"p2","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","tools":[],"ttlMs":5000,"cacheScope":"private"}}
--> {"jsonrpc":"2.0","id":3,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":3,"result":{"resultType":"complete","tools":[],"ttlMs":1000,"cacheScope":"public"}}`,
  ],
  bad: {
    differs: `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":1000,"cacheScope":"public","nextCursor":"p2"}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"cursor":"p2","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","tools":[],"ttlMs":1000,"cacheScope":«"private"»}}`,
  },
  realLife: 'A shared cache serves the first page to everybody, and the cursor in it leads nowhere for them.',
  thought: 'Some of the entries are for this user only, so only their page is.',
};
