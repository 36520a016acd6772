import { defineExercise } from '../../types.ts';

const list = (properties: string, root = ''): string =>
  `{"jsonrpc":"2.0","id":4,"result":{"resultType":"complete","tools":[{"name":"{tool}","inputSchema":{"type":"object",${root}"properties":${properties},"required":["{argument}"]}}],"ttlMs":60000,"cacheScope":"public","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"archive","version":"3.0.0"}}}}`;

const right =
  '{"{argument}":{"type":"string","x-mcp-header":"Data-Region"},"share":{"type":"number"},"limit":{"type":"integer","x-mcp-header":"Limit"}}';

export default defineExercise({
  id: 'tools/a-header-of-its-own',
  kind: 'repair',
  title: 'Two labels that no header can carry',
  revision: '2026-07-28',
  prompt:
    'Over HTTP, clients copy the arguments that bear an `x-mcp-header` into headers. They drop this tool, because of two such labels. Call the one on `{argument}` `Data-Region`, and take the one on `share` away. `limit` keeps its own, and everything else stays as it is.',
  sender: 'server',
  starter: list(
    '{"{argument}":{"type":"string","x-mcp-header":"Data Region"},"share":{"type":"number","x-mcp-header":"Share"},"limit":{"type":"integer","x-mcp-header":"Limit"}}',
  ),
  vary: {
    tool: ['run_query', 'count_rows', 'export_table', 'read_ledger'],
    argument: ['region', 'site', 'tenant', 'country'],
  },
  hints: [
    'Which characters may stand in the name of an HTTP header?',
    'A space may not. And a number with a fraction has no one spelling that a proxy could compare.',
    'Put a hyphen where the space is. From `share` take the whole member away, name and value, and leave its `type`.',
  ],
  criteria: {
    header: {
      label: 'labels `{argument}` as `Data-Region`',
      at: '/result/tools/0/inputSchema/properties/{argument}/x-mcp-header',
      expects: { const: 'Data-Region' },
      why: 'A proxy looks for a header of exactly this name to find the right machine.',
    },
    share: {
      label: 'leaves `share` without a header',
      at: '/result/tools/0/inputSchema/properties/share/x-mcp-header',
      expects: { absent: true },
    },
    number: {
      label: 'still describes `share` as a number',
      at: '/result/tools/0/inputSchema/properties/share/type',
      expects: { const: 'number' },
      why: 'The tool has not changed. What was wrong is the label alone.',
      fix: 'Give `share` back its `type`.',
    },
    limit: {
      label: 'leaves `limit` its header',
      at: '/result/tools/0/inputSchema/properties/limit/x-mcp-header',
      expects: { const: 'Limit' },
    },
  },
  solution: list(right),
  achieved: 'Clients on HTTP keep the tool, and a proxy can send each call to the right machine without reading it.',
  mistakes: [
    {
      label: 'the space stays',
      answer: list(right.replace('Data-Region', 'Data Region')),
      finds: 'tools/x-mcp-header-value',
    },
    {
      label: 'the number keeps its label',
      answer: list(right.replace('"number"', '"number","x-mcp-header":"Share"')),
      finds: 'tools/x-mcp-header-value',
    },
    {
      label: 'two arguments share one header',
      answer: list(right.replace('"Limit"', '"data-region"')),
      finds: 'tools/x-mcp-header-value',
    },
    {
      label: 'the label moves to the root of the schema',
      answer: list(right.replace(',"x-mcp-header":"Data-Region"', ''), '"x-mcp-header":"Data-Region",'),
      finds: 'tools/x-mcp-header-value',
    },
    {
      label: 'the number becomes an integer to keep its label',
      answer: list(right.replace('"number"', '"integer","x-mcp-header":"Share"')),
      finds: 'share',
    },
    {
      label: 'the name is written with an underscore',
      answer: list(right.replace('Data-Region', 'Data_Region')),
      finds: 'header',
    },
    {
      label: 'the result does not say what it is',
      answer: list(right).replace('"resultType":"complete",', ''),
      finds: 'stateless/result-type-missing',
    },
    {
      label: 'the list says nothing of how long it holds',
      answer: list(right).replace('"ttlMs":60000,"cacheScope":"public",', ''),
      finds: 'caching/cache-hints-missing',
    },
  ],
});
