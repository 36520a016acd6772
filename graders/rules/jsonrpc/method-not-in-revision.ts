import { isForbiddenRequest, isMixed } from '../../protocol/envelope.ts';
import { perExchange } from '../../protocol/per-exchange.ts';
import { methodHistory } from '../../protocol/revisions/index.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A method belongs to the revision that both sides speak',
  headline: 'The other side would know no such method',
  why: 'Whoever speaks this revision has nothing behind that name. A request comes back with error -32601; a notification is passed over without a word.',
  messages: {
    later: {
      what: '`{method}` came with revision {first}. These messages speak {revision}.',
      fix: 'Do it with the methods of this revision, or agree on a later one first.',
    },
    discover: {
      what: '`server/discover` came with revision {first}. These messages speak {revision}.',
      fix: 'Open the session with the handshake of this revision. As a probe for newer servers the request names the newer revision in `_meta`.',
    },
    ping: {
      what: '`ping` ended with revision {last}. These messages speak {revision}.',
      fix: 'Send a request whose answer is of use: any answer shows that the other side is alive.',
    },
    'set-level': {
      what: '`logging/setLevel` ended with revision {last}. These messages speak {revision}.',
      fix: 'Ask for log messages by `io.modelcontextprotocol/logLevel` in the `_meta` of each request that should send some.',
    },
    subscribe: {
      what: '`{method}` ended with revision {last}. These messages speak {revision}.',
      fix: 'Name the resource in the `resourceSubscriptions` of a `subscriptions/listen`. To stop, cancel that request.',
    },
    question: {
      what: '`{method}` is no message of its own in {revision}; it was one until {last}.',
      fix: 'The question travels inside the result of a request that the server is working on, one of type `input_required`.',
    },
    'roots-changed': {
      what: '`{method}` ended with revision {last}. These messages speak {revision}.',
      fix: 'Tell nothing. A server that needs the roots asks anew, by `roots/list` among its `inputRequests`.',
    },
    'elicitation-complete': {
      what: '`{method}` ended with revision {last}. These messages speak {revision}.',
      fix: 'Tell nothing. The client repeats its request with `inputResponses` once the user is done.',
    },
    'task-status': {
      what: '`{method}` ended with revision {last}. In {revision} tasks are an extension.',
      fix: 'With the extension, `notifications/tasks` goes to a `subscriptions/listen` that names the task in `taskIds`.',
    },
    tasks: {
      what: '`{method}` ended with revision {last}. In {revision} tasks are an extension without it.',
      fix: 'Keep the ids of tasks, and ask for each by `tasks/get`, which also brings the outcome.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'jsonrpc/method-not-in-revision',
  level: { '2024-11-05': 'SHOULD', '2025-06-18': 'MUST' },
  addedIn: '2024-11-05',
  // A message with such a method can be read and answered, so it is sound.
  on: 'message',
  odd: true,
  check(message, flag) {
    const { name } = message;
    if (name === undefined || message.defined !== undefined) return;
    if (isMixed(message) || isForbiddenRequest(message) || isHandshake(message)) return;
    const history = methodHistory(name);
    if (history.length === 0 || isProbe(message)) return;
    const first = history[0]!.revision;
    const data = { method: name, revision: message.revision.id, first, last: history.at(-1)!.revision };
    const kind = first > message.revision.id ? came(name) : gone.get(name);
    if (kind) flag(kind, message.method!, data);
  },
});

const came = (name: string) => (name === 'server/discover' ? 'discover' : 'later');

/** Methods that came to an end, by what took their place. */
const gone: ReadonlyMap<string, Exclude<keyof typeof words.messages, 'later' | 'discover'>> = new Map([
  ['notifications/roots/list_changed', 'roots-changed'],
  ['notifications/elicitation/complete', 'elicitation-complete'],
  ['notifications/tasks/status', 'task-status'],
  ['ping', 'ping'],
  ['logging/setLevel', 'set-level'],
  ['resources/subscribe', 'subscribe'],
  ['resources/unsubscribe', 'subscribe'],
  ['sampling/createMessage', 'question'],
  ['roots/list', 'question'],
  ['elicitation/create', 'question'],
  ['tasks/list', 'tasks'],
  ['tasks/result', 'tasks'],
]);

/** The opening that 2026-07-28 did away with is explained by handshake-removed. */
const isHandshake = ({ name, revision }: Message): boolean =>
  revision.era === 'modern' && (name === 'initialize' || name === 'notifications/initialized');

/** A client of both eras asks for the newer one first; until something is agreed, that is no breach. */
const isProbe = (message: Message): boolean => {
  if (message.name !== 'server/discover' || message.revision.era !== 'legacy') return false;
  const declared = message.params?.at('/_meta/io.modelcontextprotocol~1protocolVersion')?.value;
  if (typeof declared !== 'string' || declared < '2026-07-28') return false;
  return message.index < (opening(message.exchange) ?? Number.POSITIVE_INFINITY);
};

const opening = perExchange(({ messages }) => messages.find(({ name }) => name === 'initialize')?.index);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/lifecycle', section: 'operation', revisions: '2024-11-05 to 2025-11-25' },
    { of: 'MCP', page: 'changelog', revisions: '2026-07-28' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}',
      revision: '2026-07-28',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}',
      revision: '2025-11-25',
      note: 'The probe of a client that speaks both eras: nothing is agreed yet.',
    },
  ],
  bad: {
    later: [
      {
        text: '{"jsonrpc":"2.0","id":1,"method":«"elicitation/create"»,"params":{"message":"Which size?","requestedSchema":{"type":"object","properties":{}}}}',
        sender: 'server',
        revision: '2025-03-26',
      },
      { text: '{"jsonrpc":"2.0","id":1,"method":«"tasks/list"»}', revision: '2025-06-18' },
    ],
    discover: '{"jsonrpc":"2.0","id":1,"method":«"server/discover"»}',
    'roots-changed': {
      text: '{"jsonrpc":"2.0","method":«"notifications/roots/list_changed"»}',
      sender: 'client',
      revision: '2026-07-28',
    },
    'elicitation-complete': {
      text: '{"jsonrpc":"2.0","method":«"notifications/elicitation/complete"»,"params":{"elicitationId":"e1"}}',
      sender: 'server',
      revision: '2026-07-28',
    },
    'task-status': {
      text: '{"jsonrpc":"2.0","method":«"notifications/tasks/status"»,"params":{"taskId":"t1","status":"working"}}',
      sender: 'server',
      revision: '2026-07-28',
    },
    ping: [
      {
        text: '{"jsonrpc":"2.0","id":1,"method":«"ping"»,"params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}',
        sender: 'client',
        revision: '2026-07-28',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"method":«"ping"»}',
        sender: 'client',
        revision: '2026-07-28',
        note: 'What a message of an older revision lacks besides is of no account.',
      },
    ],
    'set-level': {
      text: '{"jsonrpc":"2.0","id":1,"method":«"logging/setLevel"»,"params":{"level":"info","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}',
      revision: '2026-07-28',
    },
    subscribe: {
      text: '{"jsonrpc":"2.0","id":1,"method":«"resources/subscribe"»,"params":{"uri":"file:///a.txt","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}',
      revision: '2026-07-28',
    },
    question: { text: '{"jsonrpc":"2.0","method":«"roots/list"»}', sender: 'server', revision: '2026-07-28' },
    tasks: {
      text: '{"jsonrpc":"2.0","id":1,"method":«"tasks/list"»,"params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}',
      revision: '2026-07-28',
    },
  },
  realLife: 'Error -32601 comes back for a request. For a notification nothing happens at all.',
  thought: 'Examples of two revisions were put together.',
};
