import { opening, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A notification gets no response, not even an error',
  headline: 'Nobody waits for this answer',
  why: 'A notification has no id, so its sender keeps no place for a response. What comes back answers nothing, and a strict reader closes the connection over it.',
  messages: {
    result: {
      what: 'This result answers `{method}`, a notification.',
      fix: 'Take the notification in and send nothing. Whoever wants to hear back asks with a request.',
    },
    error: {
      what: 'This error answers `{method}`, a notification.',
      fix: 'Send nothing, also where the notification is unknown or its handling fails. Such failures belong in the log.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'exchange/notification-answered',
  level: 'MUST',
  on: 'message',
  odd: true,
  check(message, flag) {
    const { answers, revision, sender, shape } = message;
    if (answers?.how !== 'notification' || !answers.to || !('shape' in answers.to)) return;
    // There the response as such is the fault.
    if (revision.era === 'modern' && sender === 'client') return;
    // What was broken may be answered with an error that names no id.
    if (shape === 'error' && !answers.to.sound) return;
    const data = { method: answers.to.name ?? '' };
    flag(shape === 'result' ? 'result' : 'error', opening(message), data, [related(answers.to, 'notification')]);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4.1' },
    { of: 'MCP', page: 'basic/messages', section: 'notifications', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'notifications', revisions: '2025-03-26…' },
  ],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "method": 1}
<-- {"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "message": "Invalid Request"}}`,
      revision: '2.0',
      alsoBreaks: ['jsonrpc/method-not-string'],
      note: 'This was to be a message of some kind; the error says that it is none.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "method": "tick"}
--> []
<-- {"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "message": "Invalid Request"}}`,
      revision: '2.0',
      alsoBreaks: ['batch/batch-empty'],
      note: 'The error answers the empty array, not the notification before it.',
    },
    `--> {"jsonrpc": "2.0", "method": "notifications/roots/list_changed"}
<-- {"jsonrpc": "2.0", "id": 1, "method": "roots/list"}
--> {"jsonrpc": "2.0", "id": 1, "result": {"roots": []}}`,
  ],
  bad: {
    result: `--> {"jsonrpc": "2.0", "method": "notifications/initialized"}
<-- «{»"jsonrpc": "2.0", "result": {}}`,
    error: {
      text: `--> {"jsonrpc": "2.0", "method": "audit.write", "params": {"line": "door opened"}}
<-- «{»"jsonrpc": "2.0", "id": null, "error": {"code": -32603, "message": "Disk full"}}`,
      revision: '2.0',
    },
  },
  realLife:
    'Often it is an error handler that wraps every handler alike: an unknown notification comes back as -32601 with a null id, and the peer reports a response to nothing.',
  thought: 'Acknowledging everything seemed polite.',
};
