/** Words of the trade, each as short as it can be said. Lessons link a word where it first stands. */

export interface Term {
  /** The part of its address behind `#`. */
  readonly id: string;
  readonly term: string;
  /** Other forms that stand for it in prose. */
  readonly forms?: readonly string[];
  /** In the small Markdown. */
  readonly says: string;
}

export const terms: readonly Term[] = [
  {
    id: 'arrow-lines',
    term: 'arrow line',
    forms: ['arrow lines'],
    says: 'A message with `-->` (to the server) or `<--` (to the client) before it. The arrows are for readers; nobody sends them.',
  },
  {
    id: 'batch',
    term: 'batch',
    forms: ['batches'],
    says: 'A JSON array of messages, sent as one text. JSON-RPC has it; of the revisions of MCP, 2025-03-26 was the last.',
  },
  {
    id: 'capability',
    term: 'capability',
    forms: ['capabilities'],
    says: 'What one side declares that it can do, such as `tools` or `sampling`. The other side asks for nothing else.',
  },
  {
    id: 'client',
    term: 'client',
    says: 'The side that opens the connection, on behalf of a host: it asks, and a server answers.',
  },
  {
    id: 'content-block',
    term: 'content block',
    forms: ['content blocks'],
    says: 'One piece of what a tool, a prompt or a model gives back: text, an image, a resource. Its `type` says which.',
  },
  {
    id: 'cursor',
    term: 'cursor',
    forms: ['cursors'],
    says: 'A text that the server hands out with a page of a list, and takes back to go on from there. Only the server knows what it means.',
  },
  {
    id: 'dispatcher',
    term: 'dispatcher',
    forms: ['dispatchers'],
    says: 'The part of a program that looks at each message that arrives and decides who handles it, and what goes back.',
  },
  {
    id: 'envelope',
    term: 'envelope',
    forms: ['envelopes'],
    says: 'The members of JSON-RPC around what is said: `jsonrpc`, `id`, `method`, `params`, `result`, `error`.',
  },
  {
    id: 'era',
    term: 'era',
    forms: ['eras'],
    says: 'MCP with a handshake, up to 2025-11-25, is one era; the stateless protocol from 2026-07-28 on is the other.',
  },
  {
    id: 'error-object',
    term: 'error object',
    forms: ['error objects'],
    says: 'The value of `error` in a response: a `code` for programs, a `message` for people, and `data` where there is more to say.',
  },
  {
    id: 'framing',
    term: 'framing',
    says: 'How a reader tells where one message ends and the next begins. On stdio it is the line feed.',
  },
  {
    id: 'handshake',
    term: 'handshake',
    says: 'The first three messages of a session up to 2025-11-25: `initialize`, its result, `notifications/initialized`.',
  },
  {
    id: 'host',
    term: 'host',
    forms: ['hosts'],
    says: 'The program a person uses, such as an editor or a chat. It runs a client for each server.',
  },
  {
    id: 'id',
    term: 'request id',
    forms: ['request ids'],
    says: 'The string or whole number that a request carries and its response repeats.',
  },
  {
    id: 'in-flight',
    term: 'in flight',
    says: 'Sent, and not answered yet. Any number of requests may be in flight at once.',
  },
  {
    id: 'input-required',
    term: 'input required',
    says: 'From 2026-07-28 on: a result that asks back instead of answering. The client sends its request again, with the answers.',
  },
  {
    id: 'json-pointer',
    term: 'JSON Pointer',
    says: 'A way to name a place in JSON, such as `/params/name`.',
  },
  {
    id: 'json-schema',
    term: 'JSON Schema',
    says: 'JSON that describes which other JSON is wanted: types, required members, allowed values.',
  },
  {
    id: 'method',
    term: 'method',
    forms: ['methods'],
    says: 'The name of what a request asks for or a notification tells, such as `tools/call`.',
  },
  {
    id: 'notification',
    term: 'notification',
    forms: ['notifications'],
    says: 'A message with a `method` and no `id`. Nobody answers it, not even with an error.',
  },
  {
    id: 'params',
    term: 'params',
    says: 'What a request or notification is about, as an object of named values.',
  },
  {
    id: 'peer',
    term: 'peer',
    forms: ['peers'],
    says: 'The other side of a connection, whichever that is.',
  },
  {
    id: 'progress-token',
    term: 'progress token',
    forms: ['progress tokens'],
    says: 'A value that a request hands over, under which the other side reports how far it has come.',
  },
  {
    id: 'prompt',
    term: 'prompt',
    forms: ['prompts'],
    says: 'A message template that a server offers for a person to pick.',
  },
  {
    id: 'request',
    term: 'request',
    forms: ['requests'],
    says: 'A message with a `method` and an `id`. Whoever sent it waits for one response.',
  },
  {
    id: 'resource',
    term: 'resource',
    forms: ['resources'],
    says: 'Something a server lets others read, under an address of its own.',
  },
  {
    id: 'response',
    term: 'response',
    forms: ['responses'],
    says: 'A message that answers a request: the same `id`, and either a `result` or an `error`.',
  },
  {
    id: 'revision',
    term: 'revision',
    forms: ['revisions'],
    says: 'An edition of MCP, named by its date. Both sides have to speak the same one.',
  },
  {
    id: 'sampling',
    term: 'sampling',
    says: 'A server’s way to have the host’s model write something.',
  },
  {
    id: 'server',
    term: 'server',
    forms: ['servers'],
    says: 'The side that offers tools, resources and prompts, and answers for them.',
  },
  {
    id: 'session',
    term: 'session',
    forms: ['sessions'],
    says: 'All that two sides say to each other from the first message to the last.',
  },
  {
    id: 'stateless',
    term: 'stateless',
    says: 'Of a protocol in which each request says all that the receiver has to know, so that nothing is remembered in between.',
  },
  {
    id: 'stdio',
    term: 'stdio',
    says: 'The standard input and output of a process: the host writes into one, and the server into the other.',
  },
  {
    id: 'structured-content',
    term: 'structured content',
    says: 'A tool’s result as JSON for programs, next to the text for models.',
  },
  {
    id: 'subscription',
    term: 'subscription',
    forms: ['subscriptions'],
    says: 'A standing request to be told of changes.',
  },
  {
    id: 'tool',
    term: 'tool',
    forms: ['tools'],
    says: 'Something a server can do when a model asks for it: a name, a description and a schema of what it takes.',
  },
  {
    id: 'transport',
    term: 'transport',
    forms: ['transports'],
    says: 'What carries the messages: the pipes of a process, or HTTP.',
  },
];
