import { cached, defineNotes, meta, paged, retried } from './define.ts';

/** Up to 2025-11-25 each is an object; then whatever JSON Schema allows, and a rule on schemas judges it. */
const schemas = {
  type: [
    { until: '2026-07-28', type: 'object' },
    { from: '2026-07-28', type: 'free object' },
  ],
} as const;

/** Listing and calling tools. */
export default defineNotes({
  methods: {
    'tools/list': {
      title: 'List the tools',
      purpose: 'The client learns which tools a server has and what each of them wants to be given.',
      happens:
        'The client sends it before it offers anything to its model, and again when it hears `notifications/tools/list_changed`. The server answers with one page of tools; while the answer has a `nextCursor`, there is another.',
      confused:
        'A tool describes what it takes under `inputSchema`. The names that model vendors use for the same thing, `parameters` or `input_schema`, are unknown here, and a list in which one tool lacks its schema is thrown away whole.',
      needs: [{ of: 'server', capability: 'tools' }],
      rules: [
        'paging/cursor-invented',
        'paging/cursor-invalid-code',
        'paging/cursor-empty-end',
        'caching/cache-hints-missing',
        'caching/cache-ttl',
        'caching/cache-scope-value',
        'caching/cache-scope-pages',
        'tools/tool-name-duplicate',
        'tools/tool-name-format',
        'tools/x-mcp-header-value',
        'tools/tool-schema-invalid',
      ],
      legacy: `--> {"jsonrpc":"2.0","id":3,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":3,"result":{"tools":[{"name":"next_tide","description":"When the water is highest next","inputSchema":{"type":"object","properties":{"harbour":{"type":"string"}},"required":["harbour"]}}]}}`,
      modern: `--> {"jsonrpc":"2.0","id":3,"method":"tools/list","params":{${meta()}}}
<-- {"jsonrpc":"2.0","id":3,"result":{"resultType":"complete","tools":[{"name":"next_tide","description":"When the water is highest next","inputSchema":{"type":"object","properties":{"harbour":{"type":"string"}},"required":["harbour"]}}],"ttlMs":60000,"cacheScope":"public"}}`,
    },
    'tools/call': {
      title: 'Run a tool',
      purpose: 'The client has one tool do its work, mostly because a model has decided so.',
      happens:
        'The client names the tool and hands over its arguments. The server runs it and answers with what came out. If the tool fails, that is still a result, with `isError`, so that the model can read what went wrong; an error response is for calls that reach no tool at all.',
      confused:
        'The method is always `tools/call`; the tool’s own name goes into `params.name`. Its arguments are an object and not a text with JSON in it, as some model interfaces have it.',
      needs: [
        { of: 'server', capability: 'tools' },
        {
          of: 'server',
          capability: 'tasks.requests.tools.call',
          for: '`task`',
          from: '2025-11-25',
          until: '2026-07-28',
        },
      ],
      instead: ['input_required', 'created', 'task'],
      rules: ['input/input-required-empty', 'input/retry-same-id', 'input/request-state-lost', 'input/retry-leak'],
      legacy: `--> {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"next_tide","arguments":{"harbour":"Brest"}}}
<-- {"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"High water at 16:40."}]}}
--> {"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"next_tide","arguments":{"harbour":"Bern"}}}
<-- {"jsonrpc":"2.0","id":5,"result":{"content":[{"type":"text","text":"Bern has no sea."}],"isError":true}}`,
      modern: `--> {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"next_tide","arguments":{"harbour":"Brest"},${meta()}}}
<-- {"jsonrpc":"2.0","id":4,"result":{"resultType":"complete","content":[{"type":"text","text":"High water at 16:40."}]}}`,
    },
    'notifications/tools/list_changed': {
      title: 'Say that the tools have changed',
      purpose: 'The server tells that its list of tools is no longer what the client read.',
      happens:
        'The server sends it, and nobody answers. It does not say what changed: whoever wants to know asks `tools/list` again. From 2026-07-28 on it comes only on a subscription that asked for it, and names that subscription.',
      confused:
        'It carries no tools. And declaring `tools` alone does not allow it: the switch `listChanged` has to be on.',
      needs: [{ of: 'server', capability: 'tools.listChanged' }],
      legacy: `<-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}
--> {"jsonrpc":"2.0","id":8,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":8,"result":{"tools":[]}}`,
      modern: `--> {"jsonrpc":"2.0","id":6,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${meta()}}}
<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":6}}}
<-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":6}}}`,
    },
  },
  params: {
    'tools/list': { cursor: paged.cursor },
    'tools/call': {
      name: 'Which tool, by the name that `tools/list` gave it, letter by letter.',
      arguments:
        'What the tool is given, as its `inputSchema` asks for it. A tool that wants nothing may be called without.',
      task: 'The wish to have it run as a task: the answer is then a receipt, and the result is fetched later.',
      ...retried,
    },
    'notifications/tools/list_changed': {},
  },
  results: {
    'tools/list': {
      tools: 'The tools of this page. A server without any says `[]`.',
      nextCursor: paged.nextCursor,
      ...cached,
    },
    'tools/call': {
      content:
        'What came out, as a list of blocks for people and models to read. It is there even when it is empty, and even beside `structuredContent`.',
      structuredContent:
        'The same as data for programs, as the tool’s `outputSchema` promises. A copy as text belongs into `content`, for clients that do not know this member.',
      isError: 'The tool has failed, and `content` says how. Left out, it has not.',
    },
  },
  things: {
    Tool: {
      title: 'A tool',
      words: 'One tool, as a server presents it to a model.',
      members: {
        name: 'By this name it is called. It is unique on the server.',
        title: 'The name that people see.',
        description: 'What it does and when to use it. This is what a model decides by.',
        inputSchema: 'What it takes.',
        outputSchema: 'What its `structuredContent` looks like. Whoever declares it has to keep to it.',
        annotations: 'Hints on what a call may do to the world.',
        execution: 'How it can be run.',
        icons: 'Pictures for it.',
        _meta: 'More about it.',
      },
    },
    InputSchema: {
      title: 'What a tool takes',
      words:
        'A JSON Schema of the arguments. Arguments are always an object, so its root says `"type":"object"`, even for a tool that takes none.',
      members: {
        type: 'Always `object`.',
        properties: { words: 'The arguments, each with a schema of its own.', form: { ...schemas, until: undefined } },
        required: {
          words:
            'The names of those arguments that must be there: a list beside `properties`, no switch inside of one.',
          form: { type: 'array', until: undefined },
        },
        $schema: 'Which dialect of JSON Schema it is. Left out, it is 2020-12.',
      },
    },
    OutputSchema: {
      title: 'What a tool gives back',
      words: 'A JSON Schema of `structuredContent`. Up to 2025-11-25 it describes an object; later anything.',
      members: {
        type: {
          words: 'Up to 2025-11-25 always `object`, later what the result is.',
          form: { type: 'string', enum: [], until: undefined, required: { until: '2026-07-28' } },
        },
        properties: {
          words: 'The members of the result, each with a schema of its own.',
          form: { ...schemas, until: undefined },
        },
        required: {
          words: 'The names of those that are always there.',
          form: { type: 'array', until: undefined },
        },
        $schema: 'Which dialect of JSON Schema it is.',
      },
    },
    ToolAnnotations: {
      title: 'Hints on a tool',
      words: 'What a call may do, in the server’s own words. A client believes them only if it trusts the server.',
      members: {
        title: 'A name for people; the `title` of the tool itself goes before it.',
        readOnlyHint: 'It changes nothing. Left out, it may.',
        destructiveHint: 'It may delete or overwrite, and not only add. Left out, it may.',
        idempotentHint: 'A second call with the same arguments changes nothing more. Left out, it does.',
        openWorldHint: 'It reaches out to a world beyond the server, such as the web. Left out, it does.',
      },
    },
    ToolExecution: {
      title: 'How a tool is run',
      words: 'Whether calls may ask for a task.',
      members: {
        taskSupport: 'Whether a call may, must or must not be a task. Left out, it must not.',
      },
    },
  },
});
