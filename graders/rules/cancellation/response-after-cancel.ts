import { answerBefore, before, named } from '../../protocol/history.ts';
import { idKey } from '../../protocol/ids.ts';
import { opening, related, untimely } from '../../protocol/places.ts';
import { progressSteps } from '../../protocol/progress.ts';
import { defineRule, defineWords, type Flag, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'After a cancellation nothing more is sent for that request',
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
});

export default defineRule<typeof words, 'exchange'>({
  id: 'cancellation/response-after-cancel',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'exchange',
  mentions: ['cancelled'],
  check(exchange, flag) {
    if (named(exchange, 'notifications/cancelled').length === 0) return;
    const asked: Asked = { open: [], cancelled: undefined, byKey: new Map() };
    for (const message of exchange.messages) {
      if (message.shape === 'request') ask(message, asked);
      else if (!message.sound) continue;
      else if (message.shape === 'notification') told(message, asked, flag);
      else if (message.shape !== 'malformed') answered(message, message.shape, flag);
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

/** Requests of 2026-07-28 that notifications belong to: those that asked for logs, and all by their ids. */
interface Asked {
  open: Message[];
  /** The last one that asked for logs and was cancelled. */
  cancelled: Message | undefined;
  readonly byKey: Map<string, Message>;
}

const ask = (request: Message, asked: Asked): void => {
  if (request.revision.era !== 'modern' || request.idKey === undefined) return;
  asked.byKey.set(request.idKey, request);
  if (metaOf(request, 'logLevel')) asked.open.push(request);
};

const metaOf = (message: Message, name: string): JsonNode | undefined =>
  message.params?.get('_meta')?.get(`io.modelcontextprotocol/${name}`);

const isCancelled = (request: Message, moment: Message): boolean =>
  request.cancelledBy !== undefined && before(request.cancelledBy, moment);

/** A change belongs to its subscription, a log message to any open request that asked for logs. */
const told = (notification: Message, asked: Asked, flag: Flags): void => {
  const { revision, sender, name } = notification;
  if (revision.era !== 'modern' || sender !== 'server') return;
  const isLog = name === 'notifications/message';
  if (isLog) forget(asked, notification);
  const key = isLog ? undefined : idKey(metaOf(notification, 'subscriptionId'));
  const request = isLog ? asked.cancelled : asked.byKey.get(key ?? '');
  if (!request?.cancelledBy || !isCancelled(request, notification) || (isLog && asked.open.length > 0)) return;
  const places = [related(request.cancelledBy, 'cancellation')];
  flag(isLog ? 'log' : 'change', untimely(notification), { value: request.id!.raw }, places, notification);
};

/** Takes those off the list that no longer wait for logs. */
const forget = (asked: Asked, moment: Message): void => {
  const unanswered = asked.open.filter((one) => !answerBefore(one, moment));
  asked.cancelled = unanswered.findLast((one) => isCancelled(one, moment)) ?? asked.cancelled;
  asked.open = unanswered.filter((one) => !isCancelled(one, moment));
  if (asked.cancelled && answerBefore(asked.cancelled, moment)) asked.cancelled = undefined;
};

const meta =
  '"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}';

export const page: PageOf<typeof words> = {
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
