import { defineExercise } from '../../types.ts';

const entries = {
  version: '"io.modelcontextprotocol/protocolVersion": "2026-07-28"',
  capabilities: '"io.modelcontextprotocol/clientCapabilities": {}',
  client: '"io.modelcontextprotocol/clientInfo": { "name": "desk", "version": "1.0.0" }',
} as const;
const meta = `, "_meta": { ${Object.values(entries).join(', ')} }`;
const call = (params: string): string =>
  `{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { ${params} } }`;
const asked = '"name": "{tool}", "arguments": { "{argument}": "{value}" }';

export default defineExercise({
  id: 'http/the-body-to-the-headers',
  kind: 'message',
  title: 'The body under these headers',
  revision: '2026-07-28',
  prompt:
    'These are headers of a POST: `MCP-Protocol-Version: 2026-07-28`, `Mcp-Method: tools/call`, `Mcp-Name: {tool}`, `Mcp-Param-{header}: {value}`. The last one is the argument `{argument}`, which the tool wants to see in a header, too. Write the body that goes with them. Its id is `{id}`; the client is `desk`, version `1.0.0`, and has no capabilities.',
  given: [
    '<-- {"jsonrpc":"2.0","id":"list","result":{"resultType":"complete","tools":[{"name":"{tool}","inputSchema":{"type":"object","properties":{"{argument}":{"type":"string","x-mcp-header":"{header}"}},"required":["{argument}"]}}],"ttlMs":60000,"cacheScope":"public","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"archive","version":"2.0.0"}}}}',
  ].join('\n'),
  starter: '{ "jsonrpc": "2.0", "id": {id} }',
  vary: {
    id: { from: 2, to: 70 },
    tool: ['run_query', 'count_rows', 'export_table'],
    argument: ['region', 'place', 'site'],
    header: ['Region', 'Data-Region', 'Site'],
    value: ['eu-west', 'north', 'us-2'],
  },
  hints: [
    'Headers are for whoever stands between the two programs. What does the server itself read?',
    'All that the headers say stands in the body as well, and more. Nothing moves out of it.',
    'The method, in `params` the `name` and the `arguments`, and the three entries of `_meta` that every request brings.',
  ],
  criteria: {
    method: {
      label: 'has the method of the header',
      at: '/method',
      expects: { const: 'tools/call' },
    },
    name: {
      label: 'calls the tool of the header',
      at: '/params/name',
      expects: { const: '{tool}' },
      why: 'A server that finds another name in the header refuses the request with `-32020`.',
    },
    argument: {
      label: 'has the argument of the header',
      at: '/params/arguments/{argument}',
      expects: { const: '{value}' },
      why: 'The header is a copy. The tool gets its arguments from the body.',
    },
    version: {
      label: 'names the revision of the header',
      at: '/params/_meta/io.modelcontextprotocol~1protocolVersion',
      expects: { const: '2026-07-28' },
    },
    client: {
      label: 'says which client it is',
      at: '/params/_meta/io.modelcontextprotocol~1clientInfo/name',
      expects: { const: 'desk' },
    },
  },
  solution: call(`${asked}${meta}`),
  achieved: 'The proxy goes by the headers and the server by the body, and both come to the same conclusion.',
  mistakes: [
    { label: 'the header has named the revision', answer: call(asked), finds: 'stateless/meta-missing' },
    {
      label: 'the revision is left to the header, the rest is said',
      answer: call(`${asked}, "_meta": { ${entries.capabilities}, ${entries.client} }`),
      finds: 'stateless/meta-protocol-version',
    },
    {
      label: 'the tool stands in the header alone',
      answer: call(`"arguments": { "{argument}": "{value}" }${meta}`),
      finds: 'params/param-missing',
    },
    {
      label: 'the method stands in the header alone',
      answer: `{ "jsonrpc": "2.0", "id": {id}, "params": { ${asked}${meta} } }`,
      finds: 'jsonrpc/method-missing',
    },
    {
      label: 'the argument stands in the header alone',
      answer: call(`"name": "{tool}", "arguments": {}${meta}`),
      finds: 'argument',
    },
    {
      label: 'the argument has the name of its header',
      answer: call(`"name": "{tool}", "arguments": { "Mcp-Param-{header}": "{value}" }${meta}`),
      finds: 'argument',
    },
    {
      label: 'the body is a list of one',
      answer: `[${call(`${asked}${meta}`)}]`,
      finds: 'batch/batch-not-supported',
    },
    { label: 'another tool is called', answer: call(`${asked.replace('{tool}', 'drop_table')}${meta}`), finds: 'name' },
  ],
});
