import { cached, defineNotes, meta } from './define.ts';

/** How two sides meet, and how they go on asking whether the other is there. */
export default defineNotes({
  methods: {
    initialize: {
      title: 'Open the connection',
      purpose:
        'The client says which revision it speaks, what it can do and who it is; the server says the same of itself.',
      happens:
        'It is the first thing a client sends. The server answers with the revision that both will speak from now on: the one it was asked for, or another that it knows. A client that cannot live with that one hangs up. Otherwise it says `notifications/initialized`, and only then does the work begin.',
      confused:
        'It is no login and carries no secret. Nor is it the whole handshake: two lines travel as request and response, and the third, a notification, is the one that is forgotten.',
      heir: 'From 2026-07-28 on there is no handshake. Each request says in its `_meta` what this one said once, and `server/discover` tells what a server can do.',
      legacy: `--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{"listChanged":true}},"clientInfo":{"name":"quay","version":"1.2.0"}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"tides","version":"3.0.1"},"instructions":"Ask for one harbour at a time."}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}`,
    },
    'notifications/initialized': {
      title: 'Say that the work can begin',
      purpose: 'The client tells the server that it has read the answer to `initialize` and agrees to it.',
      happens:
        'It follows the answer, never comes before it, and nobody answers it. From then on both sides may ask for whatever the other declared. A strict server holds back until it has arrived.',
      confused:
        'The name alone, `initialized`, is what the Language Server Protocol says; MCP puts `notifications/` before it. With an `id` it would be a request for a method that does not exist.',
      heir: 'It went with the handshake: from 2026-07-28 on a client may begin with any request.',
      legacy: `--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"quay","version":"1.2.0"}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"prompts":{}},"serverInfo":{"name":"logbook","version":"0.9.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
--> {"jsonrpc":"2.0","id":2,"method":"prompts/list"}
<-- {"jsonrpc":"2.0","id":2,"result":{"prompts":[]}}`,
      rules: ['lifecycle/initialized-missing', 'lifecycle/server-request-early'],
    },
    'server/discover': {
      title: 'Ask what a server can do',
      purpose: 'The client learns which revisions a server speaks and what it offers, without opening anything.',
      happens:
        'A client may send it at any time, or never; every server has to answer it. The answer can be kept for as long as its hints say. A client that speaks both kinds of MCP sends it first: an answer shows a server without handshake, silence or an unknown method an older one.',
      confused:
        'It is no new `initialize`: nothing is agreed by it, and the next request still says everything about itself. Nor does the answer name one `protocolVersion`; it lists all of them.',
      modern: `--> {"jsonrpc":"2.0","id":"d1","method":"server/discover","params":{${meta()}}}
<-- {"jsonrpc":"2.0","id":"d1","result":{"resultType":"complete","supportedVersions":["2025-11-25","2026-07-28"],"capabilities":{"tools":{}},"instructions":"Ask for one harbour at a time.","ttlMs":3600000,"cacheScope":"public","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"tides","version":"4.0.0"}}}}`,
    },
  },
  params: {
    initialize: {
      protocolVersion: {
        words: 'The newest revision the client speaks, as its date. The server answers with this one or with another.',
        form: { type: 'string', required: true },
      },
      capabilities: {
        words: 'What the server may ask of this client. A client that can do nothing special says `{}`.',
        form: { ref: 'lifecycle#ClientCapabilities', required: true },
      },
      clientInfo: {
        words: 'Which program this is, for logs and for people.',
        form: { ref: 'lifecycle#Implementation', required: true },
      },
    },
    'server/discover': {},
  },
  results: {
    initialize: {
      protocolVersion: {
        words: 'The revision that holds from now on. It need not be the one that was asked for; the client checks.',
        form: { type: 'string', required: true },
      },
      capabilities: {
        words: 'What the client may ask of this server. What is not named here is not served.',
        form: { ref: 'lifecycle#ServerCapabilities', required: true },
      },
      serverInfo: {
        words: 'Which program the server is.',
        form: { ref: 'lifecycle#Implementation', required: true },
      },
      instructions: 'Advice on how to use the server, written for a model. Hosts often put it into the prompt.',
    },
    'server/discover': {
      supportedVersions: {
        words: 'Every revision the server answers by. The client picks one and names it in each request.',
        form: { type: 'array', items: { type: 'string' }, required: true },
      },
      capabilities: {
        words: 'What the server offers. Asking for something else is no crime, but the answer will be an error.',
        form: { ref: 'lifecycle#ServerCapabilities', required: true },
      },
      instructions: 'Advice on how to use the server, written for a model.',
      ...cached,
    },
  },
  instead: {
    input_required: {
      title: 'A question back',
      from: '2026-07-28',
      words:
        'Instead of its result the server asks for something first: an answer from the user, a model or a list of folders. The client finds it out and sends the same request again, under a new id, with `inputResponses` and the `requestState` it was given.',
      members: {
        resultType: {
          words: 'Says that this is a question and not yet the result: `input_required`.',
          form: { type: 'string', enum: ['input_required'], required: true, from: '2026-07-28' },
        },
        inputRequests: {
          words:
            'The questions, each under a name that the server made up. A question is an object with `method` and `params` of `elicitation/create`, `sampling/createMessage` or `roots/list`, without `jsonrpc` and without `id`.',
          form: { type: 'object', from: '2026-07-28' },
          when: 'this or `requestState`',
        },
        requestState: {
          words:
            'What the server wants to be told again in the second attempt. The client neither reads nor changes it.',
          form: { type: 'string', from: '2026-07-28' },
          when: 'this or `inputRequests`',
        },
      },
    },
  },
  things: {
    Implementation: {
      shared: true,
      title: 'Who is speaking',
      words:
        'A program, described by itself: `clientInfo` and `serverInfo` look like this. It is meant for logs and windows; nothing should be decided by it, since anybody can write anything here.',
      members: {
        name: { words: 'The name of the program, for other programs.', form: { type: 'string', required: true } },
        version: {
          words: 'Its version, always in quotes: `"2"` is one, `2` is not.',
          form: { type: 'string', required: true },
        },
        title: 'The name for people.',
        description: 'What the program is for, in a sentence.',
        websiteUrl: 'Where people can read more about it.',
        icons: 'Pictures for it, in several sizes.',
      },
    },
    ClientCapabilities: {
      shared: true,
      title: 'What a client can do',
      words:
        'Each member that is present is an ability; its value is an object, often an empty one. Only the small switches inside are `true` or `false`. Unknown names are allowed and mean nothing to whoever does not know them.',
      members: {
        roots: { words: 'The client can list the folders it opens to the server.', form: { type: 'object' } },
        'roots.listChanged': {
          words: 'It says so when that list changes.',
          form: { type: 'boolean', until: '2026-07-28' },
        },
        sampling: { words: 'The client has a model and lets servers ask it.', form: { type: 'object' } },
        'sampling.context': {
          words: 'It can mix what other servers know into such a question, which is on its way out.',
          form: { type: 'object', from: '2025-11-25' },
        },
        'sampling.tools': {
          words: 'Its model may be offered tools.',
          form: { type: 'object', from: '2025-11-25' },
        },
        elicitation: {
          words: 'The client can ask its user. An empty object means forms, and nothing else.',
          form: { type: 'object', from: '2025-06-18' },
        },
        'elicitation.form': {
          words: 'It can show a form.',
          form: { type: 'object', from: '2025-11-25' },
        },
        'elicitation.url': {
          words: 'It can send the user to an address.',
          form: { type: 'object', from: '2025-11-25' },
        },
        tasks: {
          words: 'What the client runs as a task when a server wishes it.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
        },
        'tasks.list': {
          words: 'Its tasks can be listed.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
        },
        'tasks.cancel': {
          words: 'Its tasks can be cancelled.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
        },
        'tasks.requests': {
          words: 'Which requests can become tasks: `sampling.createMessage`, `elicitation.create`.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
        },
        extensions: {
          words:
            'Extensions of the protocol that it speaks, by their full names; the value is their settings, or `{}`.',
          form: { type: 'object', values: { type: 'object' }, from: '2026-07-28' },
        },
        experimental: {
          words: 'What is only tried out, under names of one’s own.',
          form: { type: 'object', values: { type: 'object' } },
        },
      },
    },
    ServerCapabilities: {
      shared: true,
      title: 'What a server can do',
      words:
        'The same for the other side. A member that is missing says: do not ask. A member that is present is a promise, and its list has to be served even if it is empty.',
      members: {
        tools: { words: 'The server has tools.', form: { type: 'object' } },
        'tools.listChanged': { words: 'It says so when their list changes.', form: { type: 'boolean' } },
        resources: { words: 'The server has resources to read.', form: { type: 'object' } },
        'resources.subscribe': { words: 'Single resources can be watched.', form: { type: 'boolean' } },
        'resources.listChanged': { words: 'It says so when their list changes.', form: { type: 'boolean' } },
        prompts: { words: 'The server has prompts.', form: { type: 'object' } },
        'prompts.listChanged': { words: 'It says so when their list changes.', form: { type: 'boolean' } },
        completions: {
          words: 'It completes values while they are being typed.',
          form: { type: 'object', from: '2025-03-26' },
        },
        logging: { words: 'It sends log messages.', form: { type: 'object' } },
        tasks: {
          words: 'What the server runs as a task when a client wishes it.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
        },
        'tasks.list': {
          words: 'Its tasks can be listed.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
        },
        'tasks.cancel': {
          words: 'Its tasks can be cancelled.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
        },
        'tasks.requests': {
          words: 'Which requests can become tasks: `tools.call`.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
        },
        extensions: {
          words: 'Extensions of the protocol that it speaks, by their full names.',
          form: { type: 'object', values: { type: 'object' }, from: '2026-07-28' },
        },
        experimental: {
          words: 'What is only tried out, under names of one’s own.',
          form: { type: 'object', values: { type: 'object' } },
        },
      },
    },
  },
});
