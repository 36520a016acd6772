import { defineExercise } from '../../types.ts';

const asks = (params: string, beside = ''): string =>
  `{ "jsonrpc": "2.0", "id": 4, "method": "{list}/list"${params === '' ? '' : `, "params": { ${params} }`}${beside} }`;

export default defineExercise({
  id: 'pages/the-next-page',
  kind: 'message',
  title: 'The rest of the list',
  revision: '2025-11-25',
  prompt: 'The list goes on beyond what came. Write the request for the next page, under the id `4`.',
  given: [
    '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"{list}":{}},"serverInfo":{"name":"archive","version":"1.2.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
    '--> {"jsonrpc":"2.0","id":3,"method":"{list}/list"}',
    '<-- {"jsonrpc":"2.0","id":3,"result":{"{list}":[],"nextCursor":"{cursor}"}}',
  ].join('\n'),
  starter: asks(''),
  vary: {
    list: ['tools', 'prompts', 'resources'],
    cursor: ['eyJhdCI6NTB9', 'p:2/50', 'after=roots', 'MTAw'],
  },
  hints: [
    'How does the server tell the second page from the first?',
    'It gave out a piece of text for this purpose. You need not understand it.',
    'The text goes into `params`, under the name `cursor`, exactly as it came in `nextCursor`.',
  ],
  criteria: {
    method: { label: 'asks for the list', at: '/method', expects: { const: '{list}/list' } },
    id: { label: 'has the id `4`', at: '/id', expects: { const: 4 } },
    cursor: {
      label: 'brings the cursor of the first page',
      at: '/params/cursor',
      expects: { const: '{cursor}' },
      why: 'Without it a server gives the first page again.',
    },
  },
  solution: asks('"cursor": "{cursor}"'),
  achieved:
    'The server finds its place in the list by its own words. You go on so until a page comes without a `nextCursor`.',
  mistakes: [
    { label: 'the cursor is a page number', answer: asks('"cursor": "2"'), finds: 'paging/cursor-invented' },
    {
      label: 'a space slips in behind the cursor',
      answer: asks('"cursor": "{cursor} "'),
      finds: 'paging/cursor-invented',
    },
    { label: 'the cursor is a number', answer: asks('"cursor": 2'), finds: 'params/param-type' },
    { label: 'the cursor is null', answer: asks('"cursor": null'), finds: 'params/null-optional' },
    { label: 'the cursor keeps the name it came under', answer: asks('"nextCursor": "{cursor}"'), finds: 'cursor' },
    { label: 'the cursor stands beside the params', answer: asks('', ', "cursor": "{cursor}"'), finds: 'cursor' },
    {
      label: 'the same id is used again',
      answer: asks('"cursor": "{cursor}"').replace('4', '3'),
      finds: 'exchange/id-reused-in-session',
    },
    { label: 'the first page is asked for again', answer: asks(''), finds: 'cursor' },
  ],
});
