import { defineExercise } from '../../types.ts';

const required =
  '"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": { "name": "desk", "version": "1.0.0" }';
const trace = '00-{trace}-00f067aa0ba902b7-01';
const call = (ticket: string, parent: string) =>
  `{ "jsonrpc": "2.0", "id": {id}, "method": "tools/list", "params": { "_meta": { ${required}, "${ticket}": "{ticket}", "traceparent": "${parent}" } } }`;

export default defineExercise({
  id: 'stateless/own-words',
  kind: 'repair',
  title: 'A note of your own in the metadata',
  revision: '2026-07-28',
  prompt:
    'A gateway adds two notes to `_meta`: the number of its ticket, under a name that is not its own to use, and a `traceparent` that no tracer reads. Mend both. The ticket goes under the name `ticket` with the prefix `com.example`. A `traceparent` has four parts with hyphens between them: the version `00`, the trace `{trace}`, the span `00f067aa0ba902b7` and the flags `01`. All the rest stays.',
  starter: call('io.modelcontextprotocol/ticket', '{trace}'),
  vary: {
    id: { from: 1, to: 90 },
    ticket: ['T-118', 'T-204', 'T-377', 'T-941'],
    trace: ['0af7651916cd43dd8448eb211c80319c', '4bf92f3577b34da6a3ce929d0e0e4736', 'b7ad6b7169203331b7ad6b7169203331'],
  },
  hints: [
    'Whose names begin with `io.modelcontextprotocol/`?',
    'A prefix ends with a slash. The trace alone is only one of the four parts, and its letters are small.',
    'Put prefix, slash and name into one pair of quotes; and join the four parts, in the order of the task, into one text.',
  ],
  criteria: {
    method: { label: 'still asks for the list of tools', at: '/method', expects: { const: 'tools/list' } },
    ticket: {
      label: 'carries the ticket under a name of its own',
      at: '/params/_meta/com.example~1ticket',
      expects: { const: '{ticket}' },
      why: 'Whoever reads tickets looks under this name. Under another prefix it may mean something else one day.',
    },
    trace: {
      label: 'carries a `traceparent` that tracers read',
      at: '/params/_meta/traceparent',
      expects: { const: trace },
    },
    revision: {
      label: 'still names its revision',
      at: '/params/_meta/io.modelcontextprotocol~1protocolVersion',
      expects: { const: '2026-07-28' },
    },
    capabilities: {
      label: 'still says what the client can do',
      at: '/params/_meta/io.modelcontextprotocol~1clientCapabilities',
      expects: { const: {} },
    },
  },
  solution: call('com.example/ticket', trace),
  achieved: 'The gateway finds its ticket again, the tracer joins both halves of the call, and nobody’s name is taken.',
  mistakes: [
    {
      label: 'the ticket keeps its official name',
      answer: call('io.modelcontextprotocol/ticket', trace),
      finds: 'meta/meta-key-reserved',
    },
    {
      label: 'the prefix is made up of MCP',
      answer: call('com.mcp/ticket', trace),
      finds: 'meta/meta-key-reserved',
    },
    {
      label: 'the name has a space in it',
      answer: call('my ticket', trace),
      finds: 'meta/meta-key-format',
    },
    {
      label: 'the name begins with an underscore',
      answer: call('com.example/_ticket', trace),
      finds: 'meta/meta-key-format',
    },
    {
      label: 'the prefix begins with a digit',
      answer: call('1.example/ticket', trace),
      finds: 'meta/meta-key-format',
    },
    {
      label: 'the trace stays alone',
      answer: call('com.example/ticket', '{trace}'),
      finds: 'meta/trace-context-format',
    },
    {
      label: 'the parts are joined by colons',
      answer: call('com.example/ticket', trace.replaceAll('-', ':')),
      finds: 'meta/trace-context-format',
    },
    {
      label: 'the metadata becomes a text',
      answer:
        '{ "jsonrpc": "2.0", "id": {id}, "method": "tools/list", "params": { "_meta": "ticket {ticket}, trace {trace}" } }',
      finds: 'meta/meta-not-object',
    },
    {
      label: 'what is required goes with the rest',
      answer: `{ "jsonrpc": "2.0", "id": {id}, "method": "tools/list", "params": { "_meta": { "com.example/ticket": "{ticket}", "traceparent": "${trace}" } } }`,
      finds: 'stateless/meta-client-capabilities',
    },
  ],
});
