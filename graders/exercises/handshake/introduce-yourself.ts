import { defineExercise } from '../../types.ts';

const info = '"clientInfo": { "name": "{client}", "version": "{version}" }';
const open = '{ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {';

export default defineExercise({
  id: 'handshake/introduce-yourself',
  kind: 'message',
  title: 'The first line of a session',
  revision: '2025-11-25',
  prompt:
    'You are the client `{client}`, version `{version}`. Open a session with the request `initialize`: it wants revision 2025-11-25, offers no capabilities, which is an empty object, and says who it is. The id is yours to choose.',
  starter: '{ "jsonrpc": "2.0", "id": 1, "method": "initialize" }',
  vary: {
    client: ['desk', 'harbour-client', 'notebook', 'reading-room', 'workbench'],
    version: ['1.0.0', '0.4.2', '2.11.0', '3.0.0-beta.1', '2026.3'],
  },
  hints: [
    'What does a server have to know before it can answer anything else?',
    'Three members go into `params`: one text and two objects, of which one stays empty.',
    'They are called `protocolVersion`, `capabilities` and `clientInfo`. The last holds two texts, `name` and `version`.',
  ],
  criteria: {
    method: { label: 'opens a session', at: '/method', expects: { const: 'initialize' } },
    id: { label: 'has an id, so that an answer can come back', at: '/id', expects: { type: ['string', 'integer'] } },
    revision: {
      label: 'asks for revision 2025-11-25',
      at: '/params/protocolVersion',
      expects: { const: '2025-11-25' },
      why: 'A server compares this text with the revisions it speaks. A revision is named by its date and by nothing else.',
    },
    capabilities: {
      label: 'says what the client can do',
      at: '/params/capabilities',
      expects: { type: 'object' },
    },
    name: {
      label: 'gives the name of the client',
      at: '/params/clientInfo/name',
      expects: { const: '{client}' },
      why: 'It is the name that the logs of the server will show.',
    },
    version: {
      label: 'gives the version of the client',
      at: '/params/clientInfo/version',
      expects: { const: '{version}' },
      why: 'This is the version of the program. That of the protocol stands elsewhere.',
    },
  },
  solution: `${open} "protocolVersion": "2025-11-25", "capabilities": {}, ${info} } }`,
  achieved: 'The server knows who asks, in which revision, and that it may ask this client for nothing special.',
  mistakes: [
    {
      label: 'there are no params, as for a list',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "initialize" }',
      finds: 'lifecycle/init-params',
    },
    {
      label: 'no capabilities, so nothing is said of them',
      answer: `${open} "protocolVersion": "2025-11-25", ${info} } }`,
      finds: 'lifecycle/init-params',
    },
    {
      label: 'a member is spelled with an underscore',
      answer: `${open} "protocol_version": "2025-11-25", "capabilities": {}, ${info} } }`,
      finds: 'lifecycle/init-params',
    },
    {
      label: 'the members stand beside the method',
      answer: `{ "jsonrpc": "2.0", "id": 1, "method": "initialize", "protocolVersion": "2025-11-25", "capabilities": {}, ${info} }`,
      finds: 'lifecycle/init-params',
    },
    {
      label: 'the client has no version',
      answer: `${open} "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "{client}" } } }`,
      finds: 'lifecycle/implementation-fields',
    },
    {
      label: 'the version of the client is a number',
      answer: `${open} "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "{client}", "version": 1 } } }`,
      finds: 'lifecycle/implementation-fields',
    },
    {
      label: 'the capabilities are an empty list',
      answer: `${open} "protocolVersion": "2025-11-25", "capabilities": [], ${info} } }`,
      finds: 'capabilities/capability-value-type',
    },
    {
      label: 'the revision is that of JSON-RPC',
      answer: `${open} "protocolVersion": "2.0", "capabilities": {}, ${info} } }`,
      finds: 'revision',
    },
    {
      label: 'the request has no id',
      answer: `{ "jsonrpc": "2.0", "method": "initialize", "params": { "protocolVersion": "2025-11-25", "capabilities": {}, ${info} } }`,
      finds: 'jsonrpc/request-without-id',
    },
  ],
});
