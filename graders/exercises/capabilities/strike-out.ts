import { defineExercise } from '../../types.ts';

const writes =
  '<-- {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Shorten the report on {topic}."}}],"maxTokens":80}}';
const withTools =
  '<-- {"jsonrpc":"2.0","id":2,"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Find the source."}}],"maxTokens":80,"tools":[{"name":"find","inputSchema":{"type":"object"}}]}}';
const form =
  '<-- {"jsonrpc":"2.0","id":3,"method":"elicitation/create","params":{"message":"For which year?","requestedSchema":{"type":"object","properties":{"year":{"type":"integer"}}}}}';
const page =
  '<-- {"jsonrpc":"2.0","id":4,"method":"elicitation/create","params":{"mode":"url","message":"Sign in to the archive","url":"https://example.com/sign-in","elicitationId":"e-1"}}';
const roots = '<-- {"jsonrpc":"2.0","id":5,"method":"roots/list"}';
const changed = '<-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
const log =
  '<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"{topic}: 14 pages"}}';

export default defineExercise({
  id: 'capabilities/strike-out',
  kind: 'repair',
  title: 'Strike out what nobody declared',
  revision: '2025-11-25',
  prompt:
    'After the handshake on the wire the server wants to send these seven lines. Some of them need a capability that nobody declared. Strike those out, and leave the others as they are. The client has answered nothing yet, and need not.',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"sampling":{},"elicitation":{}},"clientInfo":{"name":"desk","version":"1.0.0"}}}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"{server}","version":"1.2.0"}}}',
    '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
  ].join('\n'),
  starter: [writes, withTools, form, page, roots, changed, log].join('\n'),
  vary: {
    server: ['archive', 'library', 'registry'],
    topic: ['tides', 'beds', 'harbour dues', 'street lamps'],
  },
  hints: [
    'Take the lines one by one: what would the receiver, or the sender, have had to say in the handshake?',
    'The client declares two capabilities, and both are empty. An empty one covers the plainest use and no more.',
    'Two lines stay: a plain question to the model, and a plain form for a person.',
  ],
  criteria: {
    model: {
      label: 'still lets the model write',
      of: { kind: 'request', id: '1' },
      at: '/method',
      expects: { const: 'sampling/createMessage' },
      why: 'The client declares `sampling`, and this is what it stands for.',
      fix: 'Put the line back.',
    },
    form: {
      label: 'still shows the form',
      of: { kind: 'request', id: '3' },
      at: '/method',
      expects: { const: 'elicitation/create' },
      why: 'The client declares `elicitation`. Empty, it stands for forms.',
      fix: 'Put the line back.',
    },
  },
  solution: [writes, form].join('\n'),
  achieved:
    'Both questions reach somebody who can answer them. Nothing is sent that the other side would drop or refuse.',
  mistakes: [
    {
      label: 'the model is given tools',
      answer: [writes, withTools, form].join('\n'),
      finds: 'capabilities/sampling-tools-undeclared',
    },
    {
      label: 'a person is sent to a web page',
      answer: [writes, form, page].join('\n'),
      finds: 'capabilities/elicitation-mode-undeclared',
    },
    {
      label: 'the client is asked for its roots',
      answer: [writes, form, roots].join('\n'),
      finds: 'capabilities/client-capability-missing',
    },
    {
      label: 'the change of the list is told',
      answer: [writes, form, changed].join('\n'),
      finds: 'capabilities/list-changed-undeclared',
    },
    {
      label: 'the log message stays',
      answer: [writes, form, log].join('\n'),
      finds: 'capabilities/logging-undeclared',
    },
    {
      label: 'the form is struck out with the web page',
      answer: writes,
      finds: 'form',
    },
    {
      label: 'the model is struck out with its tools',
      answer: form,
      finds: 'model',
    },
  ],
});
