import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';
const asks = (cursor: string): string =>
  `--> {"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{${cursor}${meta}}}`;
const page = (more: string, hints: string): string =>
  `<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","prompts":[{"name":"{last}"}]${more}${hints}}}`;
const kept = ',"ttlMs":{ttl},"cacheScope":"public"';

const ask = asks('"cursor":"",');
const end = page('', kept);

export default defineExercise({
  id: 'pages/to-the-end',
  kind: 'exchange',
  title: 'A cursor with nothing in it',
  revision: '2026-07-28',
  session: 'whole',
  prompt:
    'Here is the first page of a list. Write the two lines that are still to come: the client asks for the next page, under the id `2`, and the server sends it. It is the last one. It holds the prompt `{last}`, may be kept for {ttl} ms, and everybody may see it, as the first one (`public`).',
  given: [
    `--> {"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{${meta}}}`,
    '<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","prompts":[{"name":"{first}"}],"nextCursor":"","ttlMs":{ttl},"cacheScope":"public","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"archive","version":"2.0.0"}}}}',
  ].join('\n'),
  starter: [asks(''), '<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete"}}'].join('\n'),
  vary: {
    first: ['triage', 'outline', 'letter'],
    last: ['summary', 'minutes', 'report'],
    ttl: [60000, 300000, 5000],
  },
  hints: [
    'Is there a `nextCursor` in the first page, or is there none?',
    'What is there goes back as it is, even where it looks like nothing. And what is not there ends the list.',
    'The request has a `cursor` that is an empty string. The last page has no `nextCursor`, but the same two hints for caches as the first.',
  ],
  criteria: {
    cursor: {
      label: 'asks with the cursor of the first page',
      of: { kind: 'request', id: '2' },
      at: '/params/cursor',
      expects: { const: '' },
    },
    last: {
      label: 'lists `{last}`',
      of: { kind: 'response', id: '2' },
      at: '/result/prompts/0/name',
      expects: { const: '{last}' },
    },
    end: {
      label: 'ends the list there',
      of: { kind: 'response', id: '2' },
      at: '/result/nextCursor',
      expects: { absent: true },
      why: 'A client that sees a cursor asks again, and there is nothing more to come.',
    },
    kept: {
      label: 'lets the page be kept for {ttl} ms',
      of: { kind: 'response', id: '2' },
      at: '/result/ttlMs',
      expects: { const: '{ttl}' },
    },
  },
  solution: [ask, end].join('\n'),
  achieved: 'The client has both pages and knows that there is no third. A cache may hand out either to anybody.',
  mistakes: [
    {
      label: 'an empty cursor is taken for the end',
      answer: [asks(''), end].join('\n'),
      finds: 'paging/cursor-empty-end',
    },
    {
      label: 'the client asks for page 2',
      answer: [asks('"cursor":"2",'), end].join('\n'),
      finds: 'paging/cursor-empty-end',
    },
    {
      label: 'only some may see the second page',
      answer: [ask, page('', ',"ttlMs":{ttl},"cacheScope":"private"')].join('\n'),
      finds: 'caching/cache-scope-pages',
    },
    {
      label: 'the first page has said how long it holds',
      answer: [ask, page('', '')].join('\n'),
      finds: 'caching/cache-hints-missing',
    },
    {
      label: 'the page holds for ever',
      answer: [ask, page('', ',"ttlMs":-1,"cacheScope":"public"')].join('\n'),
      finds: 'caching/cache-ttl',
    },
    {
      label: 'the page is shared by a word of its own',
      answer: [ask, page('', ',"ttlMs":{ttl},"cacheScope":"shared"')].join('\n'),
      finds: 'caching/cache-scope-value',
    },
    {
      label: 'the end is null',
      answer: [ask, page(',"nextCursor":null', kept)].join('\n'),
      finds: 'params/null-optional',
    },
    {
      label: 'the cursor is null',
      answer: [asks('"cursor":null,'), end].join('\n'),
      finds: 'paging/cursor-empty-end',
    },
    {
      label: 'the last page points further',
      answer: [ask, page(',"nextCursor":"end"', kept)].join('\n'),
      finds: 'end',
    },
  ],
});
