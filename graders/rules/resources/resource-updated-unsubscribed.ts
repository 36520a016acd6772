import { named, seesBeginning } from '../../protocol/history.ts';
import { related } from '../../protocol/places.ts';
import { missedSomething } from '../../protocol/unreadable.ts';
import { defineRule, defineWords, type Exchange, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Only resources that were subscribed to are reported as changed',
  headline: 'The client would not know why it is told',
  why: 'A client subscribes to what it shows. A change of anything else means nothing to it: it drops the message, or reads the resource for nothing.',
  messages: {
    never: {
      what: 'The change of `{uri}` is reported; nobody has subscribed to it, or to a folder that holds it.',
      fix: 'Keep a list of the subscriptions, and report to nobody else. That a list has changed is a notification of its own.',
    },
    ended: {
      what: 'The change of `{uri}` is reported after the subscription to it has ended.',
      fix: 'Take the address off the list of subscriptions when you answer `resources/unsubscribe`.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'resources/resource-updated-unsubscribed',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['notifications/resources/updated'],
  check(exchange, flag) {
    for (const { message, uri, endedBy } of strayUpdates(exchange)) {
      const data = { uri: String(uri.value) };
      if (endedBy) flag('ended', uri, data, [related(endedBy, 'request')], message);
      else flag('never', uri, data, undefined, message);
    }
  },
});

interface Stray {
  readonly message: Message;
  readonly uri: JsonNode;
  /** The request that ended the subscription. */
  readonly endedBy: Message | undefined;
}

const strayUpdates = (exchange: Exchange): readonly Stray[] => {
  const stray: Stray[] = [];
  if (named(exchange, 'notifications/resources/updated').length === 0) return stray;
  const open = new Set<string>();
  const ended = new Map<string, Message>();
  const all = seesBeginning(exchange);
  for (const message of exchange.messages) {
    const { name, params, answers } = message;
    const uri = params?.type === 'object' ? params.get('uri') : undefined;
    if (name === 'resources/subscribe' && uri?.type === 'string') {
      open.add(uri.value as string);
      ended.delete(uri.value as string);
    } else if (name === 'notifications/resources/updated' && uri?.type === 'string') {
      const value = uri.value as string;
      if (!message.sound || within(value, open)) continue;
      const endedBy = ended.get(value);
      if (endedBy || (all && !missedSomething(exchange, 'client', message.index)))
        stray.push({ message, uri, endedBy });
    } else if (answers?.how === 'exact' && answers.to && 'shape' in answers.to)
      settle(answers.to, message, open, ended);
  }
  return stray;
};

/** What the answer to a request changes: a refused subscription is none, and one given up ends when that is answered. */
const settle = (request: Message, answer: Message, open: Set<string>, ended: Map<string, Message>): void => {
  const uri = request.params?.type === 'object' ? request.params.get('uri') : undefined;
  if (uri?.type !== 'string') return;
  const value = uri.value as string;
  if (request.name === 'resources/subscribe' && answer.error) open.delete(value);
  if (request.name !== 'resources/unsubscribe' || answer.error) return;
  open.delete(value);
  ended.set(value, request);
};

/** True where the address or one above it is subscribed to. */
const within = (uri: string, open: ReadonlySet<string>): boolean => {
  if (open.has(uri)) return true;
  for (let at = uri.length - 1; at > 0 && open.size > 0; at--) {
    if (!'/?#'.includes(uri[at]!)) continue;
    if (open.has(uri.slice(0, at)) || open.has(uri.slice(0, at + 1))) return true;
  }
  return false;
};

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/resources', section: 'subscriptions' }],
  good: [
    `--> {"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"file:///a"}}
<-- {"jsonrpc":"2.0","id":1,"result":{}}
<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"file:///a"}}`,
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"file:///dir"}}
<-- {"jsonrpc":"2.0","id":1,"result":{}}
<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"file:///dir/a"}}`,
      note: 'A subscription holds for what lies below, too.',
    },
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"file:///a"}}
<-- {"jsonrpc":"2.0","id":1,"result":{}}
--> {"jsonrpc":"2.0","id":2,"method":"resources/unsubscribe","params":{"uri":"file:///a"}}
<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"file:///a"}}
<-- {"jsonrpc":"2.0","id":2,"result":{}}`,
      note: 'The two crossed on their way.',
    },
  ],
  bad: {
    never: `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"resources":{"subscribe":true}},"serverInfo":{"name":"notes","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":«"file:///a"»}}`,
    ended: `--> {"jsonrpc":"2.0","id":2,"method":"resources/unsubscribe","params":{"uri":"file:///a"}}
<-- {"jsonrpc":"2.0","id":2,"result":{}}
<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":«"file:///a"»}}`,
  },
  realLife: 'Clients pass over it. With many files that change often it costs both sides more than all else they say.',
  thought: 'Telling everybody is simpler than keeping a list.',
};
