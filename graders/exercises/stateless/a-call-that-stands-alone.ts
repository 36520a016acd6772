import { defineExercise } from '../../types.ts';

const version = '"io.modelcontextprotocol/protocolVersion": "2026-07-28"';
const capabilities = '"io.modelcontextprotocol/clientCapabilities": {}';
const client = '"io.modelcontextprotocol/clientInfo": { "name": "{client}", "version": "1.0.0" }';
const meta = `"_meta": { ${version}, ${capabilities}, ${client} }`;
const call = (more: string, beside = '') =>
  `{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "get_weather", "arguments": { "city": "{city}" }${more} }${beside} }`;

export default defineExercise({
  id: 'stateless/a-call-that-stands-alone',
  kind: 'message',
  title: 'A call that stands alone',
  revision: '2026-07-28',
  prompt:
    'The starter is a call as it was up to 2025-11-25. Make it one of 2026-07-28: in `params._meta` it names its revision, says that the client has no special capabilities, and introduces the client `{client}`, version `1.0.0`. The call itself stays as it is.',
  starter: call(''),
  vary: {
    client: ['desk', 'notebook', 'workbench'],
    city: ['Lyon', 'Oslo', 'Reykjavík', 'Valparaíso', 'Kyoto'],
    id: { from: 1, to: 90 },
  },
  hints: [
    'Nobody shook hands. What did the handshake tell a server about its client?',
    'Three members of `_meta`, one a text and two objects. Their names have the same beginning, up to a slash.',
    'The beginning is `io.modelcontextprotocol/`. After it come `protocolVersion`, `clientCapabilities` and `clientInfo`.',
  ],
  criteria: {
    method: { label: 'calls a tool', at: '/method', expects: { const: 'tools/call' } },
    city: {
      label: 'still asks for `{city}`',
      at: '/params/arguments/city',
      expects: { const: '{city}' },
    },
    revision: {
      label: 'names the revision it speaks',
      at: '/params/_meta/io.modelcontextprotocol~1protocolVersion',
      expects: { const: '2026-07-28' },
      why: 'The server reads this one request by the revision named here, whatever came before it.',
    },
    capabilities: {
      label: 'says what the client can do',
      at: '/params/_meta/io.modelcontextprotocol~1clientCapabilities',
      expects: { type: 'object' },
    },
    client: {
      label: 'says which client it is',
      at: '/params/_meta/io.modelcontextprotocol~1clientInfo/name',
      expects: { const: '{client}' },
      why: 'A server may answer without it. In its log the request then belongs to nobody.',
    },
  },
  solution: call(`, ${meta}`),
  achieved: 'Any server that gets this line can answer it, without a word before. So can the one beside it.',
  mistakes: [
    { label: 'nothing is added', answer: call(''), finds: 'stateless/meta-missing' },
    {
      label: 'the metadata stands beside the params',
      answer: call('', `, ${meta}`),
      finds: 'stateless/meta-missing',
    },
    {
      label: 'the metadata stands among the arguments',
      answer: `{ "jsonrpc": "2.0", "id": {id}, "method": "tools/call", "params": { "name": "get_weather", "arguments": { "city": "{city}", ${meta} } } }`,
      finds: 'stateless/meta-missing',
    },
    {
      label: 'the names are shortened',
      answer: call(`, "_meta": { "protocolVersion": "2026-07-28", ${capabilities}, ${client} }`),
      finds: 'stateless/meta-protocol-version',
    },
    {
      label: 'the revision was named in the request before',
      answer: call(`, "_meta": { ${capabilities}, ${client} }`),
      finds: 'stateless/meta-protocol-version',
    },
    {
      label: 'no capabilities, so nothing is said of them',
      answer: call(`, "_meta": { ${version}, ${client} }`),
      finds: 'stateless/meta-client-capabilities',
    },
    {
      label: 'the capabilities are an empty list',
      answer: call(`, "_meta": { ${version}, "io.modelcontextprotocol/clientCapabilities": [], ${client} }`),
      finds: 'stateless/meta-client-capabilities',
    },
    {
      label: 'the metadata is a list',
      answer: call(`, "_meta": ["2026-07-28", {}, "{client}"]`),
      finds: 'meta/meta-not-object',
    },
    {
      label: 'the client has a name and no version',
      answer: call(
        `, "_meta": { ${version}, ${capabilities}, "io.modelcontextprotocol/clientInfo": { "name": "{client}" } }`,
      ),
      finds: 'lifecycle/implementation-fields',
    },
    {
      label: 'the client stays nameless',
      answer: call(`, "_meta": { ${version}, ${capabilities} }`),
      finds: 'client',
    },
    {
      label: 'a handshake comes first',
      answer: `{ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": { "protocolVersion": "2026-07-28", "capabilities": {}, "clientInfo": { "name": "{client}", "version": "1.0.0" }, ${meta} } }`,
      finds: 'stateless/handshake-removed',
    },
  ],
});
