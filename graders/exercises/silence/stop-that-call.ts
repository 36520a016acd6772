import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'silence/stop-that-call',
  kind: 'message',
  title: 'Stop that call',
  revision: '2025-11-25',
  transport: 'stdio',
  vary: {
    id: { from: 12, to: 90 },
    tool: ['render_video', 'scan_folder', 'build_index', 'train_model'],
    reason: ['The user pressed stop', 'No longer needed', 'It takes too long'],
  },
  prompt:
    'The call is running, and the user no longer wants it. Take it back with the notification `notifications/cancelled`, whose `params` name the call in `requestId`. A `reason` in words may stand beside it.',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"{tool}","arguments":{}}}',
  starter: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"reason":"{reason}"}}',
  hints: [
    'Several calls may be running. How does the server find out which one is meant?',
    'There are two places for an id here, the envelope and the `params`. One of them would make a question out of the message.',
    'Inside `params` goes a member with a capital letter in the middle of its name. Its value is the id of the call, of the same type.',
  ],
  criteria: {
    method: { label: 'is `notifications/cancelled`', at: '/method', expects: { const: 'notifications/cancelled' } },
    call: {
      label: 'names the call in `requestId`',
      at: '/params/requestId',
      expects: { const: '{id}' },
      why: 'The server compares this value with the ids of the calls it is working on.',
    },
    silent: {
      label: 'has no `id` of its own',
      at: '/id',
      expects: { absent: true },
      why: 'Nobody answers a cancellation. With an id it is a request for a method that does not exist.',
    },
  },
  solution: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{id},"reason":"{reason}"}}',
  achieved:
    'The server drops the work and says nothing, neither to the cancellation nor to the call. If its result was on the way already, you ignore it.',
  mistakes: [
    {
      label: 'only the reason is told',
      answer: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"reason":"{reason}"}}',
      finds: 'cancellation/cancel-request-id-missing',
    },
    {
      label: 'the member is called id',
      answer: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"id":{id}}}',
      finds: 'cancellation/cancel-request-id-missing',
    },
    {
      label: 'there are no params',
      answer: '{"jsonrpc":"2.0","method":"notifications/cancelled"}',
      finds: 'cancellation/cancel-request-id-missing',
    },
    {
      label: 'the id stands in the envelope',
      answer: '{"jsonrpc":"2.0","id":{id},"method":"notifications/cancelled","params":{"requestId":{id}}}',
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'the id is put in quotes',
      answer: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"{id}"}}',
      finds: 'cancellation/cancel-unknown',
    },
    {
      label: 'the method is that of the Language Server Protocol',
      answer: '{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"requestId":{id}}}',
      finds: 'method',
    },
    { label: 'the word is typed into the pipe', answer: 'stop {id}', finds: 'stdio/stdio-stdin-noise' },
    {
      label: 'an object without an envelope is sent',
      answer: '{"cancel":{id},"reason":"{reason}"}',
      finds: 'stdio/stdio-stdin-noise',
    },
    {
      label: 'it is laid out over several lines',
      answer: '{\n  "jsonrpc": "2.0",\n  "method": "notifications/cancelled",\n  "params": { "requestId": {id} }\n}',
      finds: 'stdio/stdio-embedded-newline',
    },
    {
      label: 'the client answers its own call',
      answer: '{"jsonrpc":"2.0","id":{id},"error":{"code":-32800,"message":"Request cancelled"}}',
      finds: 'method',
    },
  ],
});
