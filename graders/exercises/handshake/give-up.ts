import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'handshake/give-up',
  kind: 'reply',
  title: 'A server that does not answer',
  revision: '2025-11-25',
  prompt:
    'The line on the wire was sent {seconds} seconds ago, and nothing came back. The client waits no longer: it is about to close the connection and start the server anew. You are the client. Write what it still sends on this connection, or leave the field empty where nothing is to be sent.',
  given:
    '--> {"jsonrpc":"2.0","id":{id},"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"{client}","version":"1.0.0"}}}',
  sender: 'client',
  starter: '{ "jsonrpc": "2.0", "method": "notifications/cancelled" }',
  vary: {
    seconds: [60, 30, 45, 90, 120],
    id: { from: 1, to: 9 },
    client: ['desk', 'notebook', 'workbench'],
  },
  hints: [
    'Is there a session yet in which anything could be called off?',
    'A request is cancelled so that the session can go on without it. This one is the session.',
    'Closing the connection says all there is to say, and it needs no message.',
  ],
  criteria: {
    silent: {
      label: 'sends nothing more',
      at: '',
      expects: { absent: true },
      why: 'No session has begun, so the server has no place for whatever comes. The end of the connection is the message.',
      fix: 'Leave the field empty.',
    },
  },
  solution: '',
  achieved: 'The connection closes, the server sees the end of its input and stops. Nothing is left half begun.',
  mistakes: [
    {
      label: 'the request is cancelled',
      answer:
        '{ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": { "requestId": {id}, "reason": "No answer after {seconds} s" } }',
      finds: 'cancellation/cancel-initialize',
    },
    {
      label: 'the request is sent once more',
      answer:
        '{ "jsonrpc": "2.0", "id": 10, "method": "initialize", "params": { "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "{client}", "version": "1.0.0" } } }',
      finds: 'silent',
    },
    {
      label: 'the client says that it is ready, whatever the server thinks',
      answer: '{ "jsonrpc": "2.0", "method": "notifications/initialized" }',
      finds: 'silent',
    },
    {
      label: 'the server is told to shut down, as in the Language Server Protocol',
      answer: '{ "jsonrpc": "2.0", "id": 11, "method": "shutdown" }',
      finds: 'silent',
    },
    {
      label: 'the client refuses its own request',
      answer: '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32000, "message": "Timed out" } }',
      finds: 'silent',
    },
  ],
});
