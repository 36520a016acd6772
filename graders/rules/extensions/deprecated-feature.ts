import { isAfterFallback, metaField, metaOf, resultType } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf, type Place } from '../../types.ts';

export const words = defineWords({
  title: 'Roots, sampling and logging are on their way out',
  headline: 'A later revision may not know this',
  why: 'It works in this revision. From the summer of 2027 on a new revision may leave it out, and what is built on it then has to be built again.',
  messages: {
    logging: {
      what: 'The request asks for log messages by `{name}`, which is deprecated.',
      fix: 'In something new write logs to the error output, or send them by OpenTelemetry.',
    },
    sampling: {
      what: 'The result asks the client’s model by `{name}`, which is deprecated.',
      fix: 'In something new call a model from the server itself.',
    },
    roots: {
      what: 'The result asks for the client’s folders by `{name}`, which is deprecated.',
      fix: 'In something new take the folder as an argument of the tool.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'extensions/deprecated-feature',
  level: 'ADVICE',
  addedIn: '2026-07-28',
  on: 'exchange',
  check(exchange, flag) {
    // Said once in a session. A part of one may be looked at many times, and nothing on the wire tells what is new.
    if (exchange.session !== 'whole') return;
    for (const message of exchange.messages) {
      const use = message.sound && !isAfterFallback(message) ? deprecatedIn(message) : undefined;
      if (!use) continue;
      flag(use.feature, use.at, { name: use.name }, undefined, message);
      return;
    }
  },
});

interface Use {
  readonly feature: 'logging' | 'sampling' | 'roots';
  readonly name: string;
  readonly at: Place;
}

const features: ReadonlyMap<unknown, Use['feature']> = new Map([
  ['sampling/createMessage', 'sampling'],
  ['roots/list', 'roots'],
]);

const deprecatedIn = (message: Message): Use | undefined => {
  if (message.shape === 'request') {
    if (message.sender !== 'client' || !metaField(message, 'logLevel')) return undefined;
    return { feature: 'logging', name: metaKeys.logLevel, at: nameOf(metaOf(message)!, metaKeys.logLevel) };
  }
  if (message.shape !== 'result' || resultType(message) !== 'input_required') return undefined;
  for (const { value } of message.result?.get('inputRequests')?.members ?? []) {
    const method = value.get('method');
    const feature = features.get(method?.value);
    if (method && feature) return { feature, name: String(method.value), at: method };
  }
  return undefined;
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'changelog', section: 'deprecated' },
    { of: 'MCP', page: 'deprecated' },
  ],
  good: [
    {
      text: '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"book","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/logLevel":"info","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
      revision: '2026-07-28',
      note: 'It is allowed. In a part of a session nothing is said about it.',
    },
  ],
  bad: {
    logging: {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"book","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},«"io.modelcontextprotocol/logLevel"»:"info","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"booked"}]}}`,
      session: 'whole',
    },
    sampling: {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"sum_up","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"sampling":{}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"a":{"method":«"sampling/createMessage"»,"params":{"messages":[{"role":"user","content":{"type":"text","text":"Sum up"}}],"maxTokens":100}}},"requestState":"s1"}}`,
      session: 'whole',
    },
    roots: {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tidy","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"roots":{}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"a":{"method":«"roots/list"»}},"requestState":"s1"}}`,
      session: 'whole',
    },
  },
  realLife: 'All of it works today, in clients and servers alike. Whoever has it need not hurry.',
  thought: 'There is a page for it, so it is current.',
};
