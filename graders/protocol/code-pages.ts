/** What the page of the error codes says of each. No rule reads it. */
import type { InForce, RevisionId } from '../types.ts';
import type { CodeId } from './codes.ts';

/** One occasion to send a code. */
export interface Occasion extends InForce {
  /** `either`: whoever got the request. */
  readonly by: 'client' | 'server' | 'either';
  readonly when: string;
}

/** A request and the error for it, as arrow lines. */
export interface CodeExample {
  readonly text: string;
  readonly revision: RevisionId;
  /** What it shows. */
  readonly caption: string;
  /** Rules that the request breaks: some errors are there because of that. */
  readonly breaks?: readonly string[];
}

/** Words are in the small Markdown. */
export interface CodePage {
  /** In one sentence. */
  readonly means: string;
  readonly occasions: readonly Occasion[];
  /** What `data` holds. */
  readonly data: string;
  /** What whoever gets the error can do. */
  readonly next: string;
  /** What it is taken for, or mistaken with. */
  readonly confused: readonly string[];
  readonly examples: readonly CodeExample[];
  /** Rules about it whose words do not name the number. */
  readonly rules?: readonly string[];
}

const lab = '"io.modelcontextprotocol/clientInfo": {"name": "lab", "version": "1.0.0"}';

/** Metadata of a request of 2026-07-28. */
const meta = (version = '2026-07-28', capabilities = '{}'): string =>
  `"_meta": {"io.modelcontextprotocol/protocolVersion": "${version}", "io.modelcontextprotocol/clientCapabilities": ${capabilities}, ${lab}}`;

const free = 'Nothing is laid down. Whatever helps to find the cause may stand there.';

export const codePages: Readonly<Record<CodeId, CodePage>> = {
  'code-32700': {
    means: 'The text could not be read as JSON.',
    occasions: [
      {
        by: 'either',
        when: 'A comma, a quote or a brace is wrong, the text stops too soon, or its bytes are no UTF-8.',
      },
    ],
    data: free,
    next: 'Look at the exact text that was sent, not at the object it was made from. The error names no request, so the one that was sent last stays without an answer.',
    confused: [
      '`-32600` is for text that *is* JSON, and no request.',
      'Its `id` is null in plain JSON-RPC; in MCP from 2025-11-25 on the member is left out, as there is no id to repeat.',
      'Do not wait for it: on stdio both official SDKs drop a text that they cannot read, and answer nothing.',
    ],
    examples: [
      {
        caption: 'A comma stands before the closing brace, so nothing of the request is known, not even its id.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/list",}
<-- {"jsonrpc": "2.0", "error": {"code": -32700, "message": "Parse error"}}`,
        breaks: ['json/json-trailing-comma'],
      },
    ],
    rules: ['jsonrpc/error-id-null', 'jsonrpc/error-id-absent'],
  },
  'code-32600': {
    means: 'The text is JSON, and not the form of a request.',
    occasions: [
      {
        by: 'either',
        when: '`jsonrpc` or `method` is missing or of the wrong type, or the `id` is neither a string nor a whole number.',
      },
      { by: 'either', when: 'An array came in with no message in it.', until: '2025-06-18' },
      { by: 'either', when: 'An array of messages came in, and the revision has no batches.', from: '2025-06-18' },
      {
        by: 'either',
        when: 'The receiver runs this kind of request as a task only, and it came without `task`.',
        from: '2025-11-25',
        until: '2026-07-28',
      },
    ],
    data: free,
    next: 'Look at the members around `params`: their names, their capitals, their types. The same request again gets the same answer.',
    confused: [
      '`-32700` is for text that is no JSON.',
      '`-32602` is for a sound request with something wrong inside `params`.',
      'Here, too, both official SDKs often stay silent: a request whose `id` is null is no request to them, and gets no error.',
    ],
    examples: [
      {
        caption: 'The method is missing. The id could be read, so the error carries it.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 4, "params": {"name": "get_weather"}}
<-- {"jsonrpc": "2.0", "id": 4, "error": {"code": -32600, "message": "Invalid Request: no method"}}`,
        breaks: ['jsonrpc/method-missing'],
      },
    ],
    rules: ['jsonrpc/error-id-absent'],
  },
  'code-32601': {
    means: 'The receiver does not offer the method that is asked for.',
    occasions: [
      {
        by: 'either',
        when: 'It knows no method of that name: misspelt, of another revision, or one that the other side serves.',
      },
      { by: 'server', when: 'The method belongs to a capability that it did not declare, such as `prompts`.' },
      { by: 'client', when: 'It is asked for its roots and has none.', until: '2026-07-28' },
      {
        by: 'server',
        when: 'A tool that runs as a task only is called without `task`, or one that never does is called with it.',
        from: '2025-11-25',
        until: '2026-07-28',
      },
    ],
    data: free,
    next: 'Look at the spelling, capitals included, then at the revision and the capabilities. Where the method was tried to see whether it is there, go on without it. On HTTP the status is 404 from 2026-07-28 on.',
    confused: [
      'A *tool*, a *prompt* or a *resource* that is not there is not a method that is not there: `tools/call` exists. That is `-32602`.',
      'From 2026-07-28 on `-32021` says that the *client* lacks something. This code says it of the receiver.',
    ],
    examples: [
      {
        caption: 'A server without prompts.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 2, "method": "prompts/list"}
<-- {"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "Method not found: prompts/list"}}`,
      },
    ],
  },
  'code-32602': {
    means: 'The method is there, and its `params` do not fit.',
    occasions: [
      { by: 'either', when: 'A member that has to be there is missing, or its value is of the wrong type.' },
      {
        by: 'server',
        when: 'The tool or the prompt that is named does not exist, or an argument that a prompt needs is missing.',
      },
      { by: 'server', when: 'The cursor is none that it gave out.' },
      { by: 'server', when: 'The level for log messages is none of the eight.', until: '2026-07-28' },
      {
        by: 'server',
        when: 'It speaks no such version, and says so instead of offering another.',
        until: '2026-07-28',
      },
      {
        by: 'either',
        when: 'The task does not exist, no longer exists, or is to be cancelled after its end.',
        from: '2025-11-25',
        until: '2026-07-28',
      },
      {
        by: 'client',
        when: 'A question for the user has a mode that it did not declare, or the blocks of a sampling request do not go together.',
        from: '2025-11-25',
        until: '2026-07-28',
      },
      { by: 'server', when: 'No resource has this address.', from: '2026-07-28' },
      { by: 'server', when: '`_meta` is missing, or one of the fields that it must have.', from: '2026-07-28' },
    ],
    data: 'Nothing is laid down. For a resource that is not there it often repeats the `uri`; where it refuses a version in `initialize` it lists `supported` and repeats `requested`.',
    next: 'Read the `message`: it is often the only place that says which parameter is meant. Mend it and ask again; the same request again gets the same answer.',
    confused: [
      'A tool that ran and failed is no error at all: its *result* says `"isError": true`, so that the model can read why. From 2025-11-25 on that holds for arguments that the tool itself refuses, too.',
      '`-32601` is for the method, this code for what the method is given.',
      '`-32002` was the code for a resource that is not there up to 2025-11-25.',
    ],
    examples: [
      {
        caption: 'The method exists, the tool does not.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "fly_kite", "arguments": {}}}
<-- {"jsonrpc": "2.0", "id": 3, "error": {"code": -32602, "message": "Unknown tool: fly_kite"}}`,
      },
      {
        caption: 'In 2026-07-28 an address that leads nowhere counts as a parameter that does not fit.',
        revision: '2026-07-28',
        text: `--> {"jsonrpc": "2.0", "id": 3, "method": "resources/read", "params": {"uri": "notes://may", ${meta()}}}
<-- {"jsonrpc": "2.0", "id": 3, "error": {"code": -32602, "message": "Resource not found", "data": {"uri": "notes://may"}}}`,
      },
    ],
  },
  'code-32603': {
    means: 'The request is in order, and something broke inside the receiver.',
    occasions: [
      { by: 'either', when: 'A file, a database or a piece of its own program fails while it works on the request.' },
    ],
    data: 'Nothing is laid down. What helps whoever runs the server may stand there; what nobody outside should see may not.',
    next: 'Nothing in the request needs to change. A second try may work; a tenth at once will not help.',
    confused: [
      'A tool that fails reports it in its result with `"isError": true`. This code says that the *server* could not do its part.',
      'It is no code for everything: whatever has a code of its own should use it, or the caller looks for the fault on the wrong side. The TypeScript SDK answers `arguments` written as a string with it, where `-32602` would say more.',
    ],
    examples: [
      {
        caption: 'The request is as it should be. The place where the notes are kept does not answer.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 5, "method": "resources/list"}
<-- {"jsonrpc": "2.0", "id": 5, "error": {"code": -32603, "message": "Internal error: the store does not answer"}}`,
      },
    ],
    rules: ['tools/tool-failure-as-protocol-error', 'jsonrpc/error-message-verbose'],
  },
  'code-32020': {
    means: 'On HTTP, the headers do not say what the body says.',
    occasions: [
      {
        by: 'server',
        when: '`MCP-Protocol-Version`, `Mcp-Method`, `Mcp-Name` or an `Mcp-Param-…` header is missing, not as it should be, or differs from the body. The status is 400.',
        from: '2026-07-28',
      },
    ],
    data: free,
    next: 'Make the headers from the body, right before it is sent, and send both again.',
    confused: [
      '`-32600` blames the body, and here the body may be in order: what is between the two sides reads only the headers, and must not be led astray.',
      'It has no place on stdio, where there are no headers.',
      'In drafts it was `-32001`.',
    ],
    examples: [
      {
        caption: 'The POST said `Mcp-Name: get_time`.',
        revision: '2026-07-28',
        text: `--> {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "get_weather", "arguments": {"city": "Lyon"}, ${meta()}}}
<-- {"jsonrpc": "2.0", "id": 7, "error": {"code": -32020, "message": "Mcp-Name is get_time, the body names get_weather"}}`,
      },
    ],
  },
  'code-32021': {
    means: 'The request would be served if the client declared more.',
    occasions: [
      {
        by: 'server',
        when: 'To go on it needs a capability or an extension that *this* request does not declare. What earlier requests declared does not count. On HTTP the status is 400.',
        from: '2026-07-28',
      },
    ],
    data: '`requiredCapabilities`, an object in the shape of `clientCapabilities`: `{"elicitation": {}}`.',
    next: 'If the client can do what is named, put it into `_meta` and ask again. If not, this request cannot be served.',
    confused: [
      '`-32601` says that the *server* does not offer something.',
      '`-32602` says that the request brings no `clientCapabilities` at all.',
      'In drafts it was `-32003`.',
    ],
    examples: [
      {
        caption: 'The tool has to ask the user, and the client did not say that it can.',
        revision: '2026-07-28',
        text: `--> {"jsonrpc": "2.0", "id": 8, "method": "tools/call", "params": {"name": "book_table", "arguments": {}, ${meta()}}}
<-- {"jsonrpc": "2.0", "id": 8, "error": {"code": -32021, "message": "This tool asks the user", "data": {"requiredCapabilities": {"elicitation": {}}}}}`,
      },
    ],
  },
  'code-32022': {
    means: 'The server does not speak the revision that the request names.',
    occasions: [
      {
        by: 'server',
        when: 'The `protocolVersion` in `_meta` is none of its versions. On HTTP the status is 400.',
        from: '2026-07-28',
      },
    ],
    data: '`supported`, an array with every version of the server, and `requested`, the one that was refused.',
    next: 'Take a version from `supported` that the client has, too, and send the request again with it. There is no reason to go back to `initialize`: only a server of the new kind knows this code.',
    confused: [
      'Up to 2025-11-25 a server refuses nothing: in its answer to `initialize` it offers another version.',
      '`-32602` says that no version is named at all.',
      'In drafts it was `-32004`.',
    ],
    examples: [
      {
        caption: 'A client from the future finds out what it can use.',
        revision: '2026-07-28',
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {${meta('2027-01-01')}}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32022, "message": "Unsupported protocol version", "data": {"supported": ["2026-07-28", "2025-11-25"], "requested": "2027-01-01"}}}`,
      },
    ],
  },
  'code-32002': {
    means: 'No resource has the address that is asked for.',
    occasions: [{ by: 'server', when: '`resources/read` names a `uri` that leads nowhere.', until: '2026-07-28' }],
    data: 'Nothing is laid down; by custom the `uri` that was asked for.',
    next: 'The address does not get better by asking again. List the resources anew: it may have moved.',
    confused: [
      'From 2026-07-28 on this is `-32602`, and `-32002` must not be sent. Clients may still understand it.',
      'In the Language Server Protocol the same number says that the server is not initialised.',
      'A *task* that is not there has `-32602`, in 2025-11-25 as well.',
      'A resource that is there and empty is a result, not an error.',
    ],
    examples: [
      {
        caption: 'Up to 2025-11-25.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 3, "method": "resources/read", "params": {"uri": "notes://may"}}
<-- {"jsonrpc": "2.0", "id": 3, "error": {"code": -32002, "message": "Resource not found", "data": {"uri": "notes://may"}}}`,
      },
    ],
  },
  'code-32042': {
    means: 'Before the request can be served, the user has to visit a page.',
    occasions: [
      {
        by: 'server',
        when: 'Somebody has to log in, agree or pay in a browser first.',
        from: '2025-11-25',
        until: '2026-07-28',
      },
    ],
    data: '`elicitations`, an array of the pages to open, each with `mode` `"url"`, an `elicitationId`, a `url` and a `message` for the user.',
    next: 'Ask the user, open the page, and send the request again when it is done. A `notifications/elicitation/complete` with the same `elicitationId` may say when.',
    confused: [
      'From 2026-07-28 on this is no error: the question travels in a *result* of type `input_required`, and the code must not be sent.',
      'It is for nothing else. A login that has failed is a failure of the tool.',
    ],
    examples: [
      {
        caption: 'The tool works on behalf of somebody who is not logged in yet.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 6, "method": "tools/call", "params": {"name": "read_calendar", "arguments": {}}}
<-- {"jsonrpc": "2.0", "id": 6, "error": {"code": -32042, "message": "Log in first", "data": {"elicitations": [{"mode": "url", "elicitationId": "e1", "url": "https://example.com/login", "message": "Connect your calendar"}]}}}`,
      },
    ],
  },
  'code-1': {
    means: 'The user said no to letting a model answer.',
    occasions: [
      { by: 'client', when: 'Somebody was shown a sampling request and turned it down.', until: '2026-07-28' },
    ],
    data: free,
    next: 'Go on without the model, or end the tool call with words for the user. Nothing is broken, and asking again at once only annoys.',
    confused: [
      '`-32603` would say that something has failed.',
      'A user who turns a *question* down is no error: the result of `elicitation/create` says `"action": "decline"`.',
      'In 2026-07-28 the client does not send the request again, and so says nothing.',
    ],
    examples: [
      {
        caption: 'This time the server asks, and the client answers.',
        revision: '2025-11-25',
        text: `<-- {"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": {"messages": [{"role": "user", "content": {"type": "text", "text": "Name a river."}}], "maxTokens": 20}}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -1, "message": "User rejected sampling request"}}`,
      },
    ],
  },
  'reserved-by-json-rpc': {
    means:
      'JSON-RPC keeps these numbers for errors of the protocol itself; only the first five on this page have a meaning.',
    occasions: [],
    data: 'That of the five codes.',
    next: 'A number of this range that is none of the five says nothing that a program could act on. Show its `message`.',
    confused: [
      'That the known codes begin with `-32` does not make `-32` the beginning of every code. Errors of your own take numbers outside `-32768` to `-32000`: `1001`, or `-40`.',
    ],
    examples: [
      {
        caption: 'An error that only this server knows, under a number of its own.',
        revision: '2026-07-28',
        text: `--> {"jsonrpc": "2.0", "id": 9, "method": "tools/list", "params": {${meta()}}}
<-- {"jsonrpc": "2.0", "id": 9, "error": {"code": 1001, "message": "The quota of this key is used up"}}`,
      },
    ],
    rules: ['jsonrpc/error-code-reserved'],
  },
  'kept-by-mcp': {
    means:
      'Up to 2025-11-25 a server may use these numbers as it likes, but for `-32042`; since 2026-07-28 MCP gives them out.',
    occasions: [{ by: 'server', when: 'For an error of its own.', until: '2026-07-28' }],
    data: 'Up to the server; since 2026-07-28 what the defined code asks for.',
    next: 'Since 2026-07-28 clients act on these numbers: they ask again with other headers, capabilities or another version. One that is not defined tells them nothing.',
    confused: ['Three numbers are defined: `-32020`, `-32021` and `-32022`. `-32042` had a meaning and is retired.'],
    examples: [
      {
        caption: 'Right up to 2025-11-25; by 2026-07-28 the same error breaks a rule.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 9, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 9, "error": {"code": -32050, "message": "The quota of this key is used up"}}`,
      },
    ],
    rules: ['jsonrpc/error-code-mcp-range'],
  },
  'left-alone': {
    means:
      'Up to 2025-11-25 a server may use these numbers as it likes, but for `-32002`; since 2026-07-28 nobody gives them a meaning.',
    occasions: [{ by: 'server', when: 'For an error of its own.', until: '2026-07-28' }],
    data: 'Up to the server.',
    next: 'Read the `message`. What the number means depends on who sent it.',
    confused: [
      'Inside the official SDKs `-32000` says that the connection is closed and `-32001` that nobody answered in time. They raise these errors themselves: nothing of the kind comes over the wire.',
      'In drafts of 2026-07-28 `-32001`, `-32003` and `-32004` stood for what became `-32020`, `-32021` and `-32022`.',
    ],
    examples: [
      {
        caption: 'A server error, as JSON-RPC has them.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 9, "method": "tools/list"}
<-- {"jsonrpc": "2.0", "id": 9, "error": {"code": -32000, "message": "The server is about to stop"}}`,
      },
    ],
    rules: ['jsonrpc/error-code-legacy-range'],
  },
  'code-32800': {
    means: 'A code of the Language Server Protocol, not of MCP.',
    occasions: [],
    data: 'None.',
    next: 'If a server sends it for a request that you cancelled, drop it like any late answer.',
    confused: ['In MCP a request that was cancelled gets no answer at all, neither a result nor an error.'],
    examples: [
      {
        caption: 'What MCP has in its place: a cancellation, and silence.',
        revision: '2025-11-25',
        text: `--> {"jsonrpc": "2.0", "id": 10, "method": "tools/call", "params": {"name": "count_sheep", "arguments": {}}}
--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 10, "reason": "The user stopped it"}}`,
      },
    ],
    rules: ['cancellation/response-after-cancel'],
  },
};
