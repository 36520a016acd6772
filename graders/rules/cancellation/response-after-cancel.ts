import { before } from '../../protocol/history.ts';
import { idKey } from '../../protocol/ids.ts';
import { opening, related } from '../../protocol/places.ts';
import { progressSteps } from '../../protocol/progress.ts';
import { defineRule, type Flag, type Message, type PageOf } from '../../types.ts';

const rule = defineRule({
  id: 'cancellation/response-after-cancel',
  title: 'After a cancellation nothing more is sent for that request',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'exchange',
  headline: 'The other side has stopped listening',
  why: 'Whoever cancels has given the request up and ignores what still comes for it. The work was for nothing.',
  messages: {
    result: {
      what: 'This result answers `{value}`, a request that was cancelled before.',
      fix: 'On a cancellation stop the work and stay silent. If the result was on its way already, all is well.',
    },
    error: {
      what: 'This error answers `{value}`, a request that was cancelled before.',
      why: 'A cancelled request gets no answer in MCP, not even one that says so; that is a habit of LSP.',
      fix: 'On a cancellation stop the work and stay silent. If the error was on its way already, all is well.',
    },
    progress: {
      what: 'This progress is for `{value}`, a request that was cancelled before.',
      fix: 'Let the cancellation stop the reports as well.',
    },
    log: {
      what: 'This log message comes after the only request that asked for logs, `{value}`, was cancelled.',
      fix: 'Let the cancellation stop the log messages of that request as well.',
    },
    change: {
      what: 'This notification belongs to the subscription `{value}`, which was cancelled before.',
      fix: 'Let the cancellation end the subscription, and send nothing more on it.',
    },
  },
  check(exchange, flag) {
    if (!exchange.messages.some((one) => one.cancelledBy)) return;
    for (const message of exchange.messages) {
      if (!message.sound) continue;
      if (message.shape === 'result' || message.shape === 'error') answered(message, message.shape, flag);
      else if (message.shape === 'notification') told(message, flag);
    }
    for (const { message, token, state, request, endedBy } of progressSteps(exchange)) {
      if (state !== 'cancelled' || !message.sound) continue;
      flag('progress', token, { value: request!.id!.raw }, [related(endedBy!, 'cancellation')], message);
    }
  },
});

type Flags = Flag<'result' | 'error' | 'log' | 'change'>;

const answered = (response: Message, shape: 'result' | 'error', flag: Flags): void => {
  const { to, how } = response.answers ?? {};
  if (!to || !('shape' in to) || how === 'again' || to.name === 'initialize') return;
  const cancellation = to.cancelledBy;
  if (!cancellation || !to.id || !before(cancellation, response)) return;
  const places = [related(cancellation, 'cancellation'), related(to, 'request')];
  flag(shape, response.id ?? opening(response), { value: to.id.raw }, places, response);
};

/** In 2026-07-28 a notification belongs to a request: a change to its subscription, a log message to one that asked. */
const told = (notification: Message, flag: Flags): void => {
  const { exchange, revision, sender, name, method } = notification;
  if (revision.era !== 'modern' || sender !== 'server') return;
  const key = idKey(notification.params?.get('_meta')?.get('io.modelcontextprotocol/subscriptionId'));
  const isLog = name === 'notifications/message';
  if (!isLog && key === undefined) return;
  const asked = exchange.messages.filter(
    (one) => before(one, notification) && (isLog ? wantsLogs(one) : one.idKey === key),
  );
  const request = asked.findLast((one) => one.shape === 'request' && one.sender === 'client');
  const isOver = (one: Message) => one.cancelledBy !== undefined && before(one.cancelledBy, notification);
  if (!request?.cancelledBy || !(isLog ? asked.every(isOver) : isOver(request))) return;
  const places = [related(request.cancelledBy, 'cancellation')];
  flag(isLog ? 'log' : 'change', method!, { value: request.id!.raw }, places, notification);
};

const wantsLogs = (one: Message): boolean =>
  one.shape === 'request' &&
  one.answeredBy.length === 0 &&
  one.params?.get('_meta')?.get('io.modelcontextprotocol/logLevel') !== undefined;

export default rule;

const meta =
  '"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}';

export const page: PageOf<typeof rule> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/cancellation', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/cancellation', revisions: '2026-07-28' },
    { of: 'MCP', page: 'basic/transports/stdio', section: 'cancellation', revisions: '2026-07-28' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
--> {"jsonrpc": "2.0", "id": 2, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 2, "result": {}}`,
  ],
  bad: {
    result: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
<-- {"jsonrpc": "2.0", "id": «1», "result": {"content": [{"type": "text", "text": "dug"}]}}`,
    error: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig"}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
<-- {"jsonrpc": "2.0", "id": «1», "error": {"code": 1, "message": "Request cancelled"}}`,
    progress: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", "_meta": {"progressToken": "p"}}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": «"p"», "progress": 1}}`,
    log: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "dig", "_meta": {${meta}, "io.modelcontextprotocol/logLevel": "info"}}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
<-- {"jsonrpc": "2.0", "method": «"notifications/message"», "params": {"level": "info", "data": "still digging"}}`,
      revision: '2026-07-28',
    },
    change: {
      text: `--> {"jsonrpc": "2.0", "id": 5, "method": "subscriptions/listen", "params": {"notifications": {"toolsListChanged": true}, "_meta": {${meta}}}}
<-- {"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}, "notifications": {"toolsListChanged": true}}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}}
<-- {"jsonrpc": "2.0", "method": «"notifications/tools/list_changed"», "params": {"_meta": {"io.modelcontextprotocol/subscriptionId": 5}}}`,
      revision: '2026-07-28',
    },
  },
  realLife:
    'Clients ignore it; some log a response to an unknown id. Many servers answer a cancelled call with an error.',
  thought: 'Every request needs an answer, so this one does too.',
  permits: [
    {
      id: 'late-response-tolerated',
      text: 'A response may cross the cancellation on the wire. That is legal, the canceller ignores it, and nobody closes the connection over it.',
    },
  ],
};
