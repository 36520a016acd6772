import { always, defineNotes, meta } from './define.ts';

/** What a server asks a model through the client. */
export default defineNotes({
  methods: {
    'sampling/createMessage': {
      title: 'Ask the client’s model',
      purpose: 'The server lets the client’s model write something, without having a model of its own.',
      happens:
        'The server sends a conversation and says how long the answer may be. The client shows it to its user, who may change or refuse it, asks a model and sends back what it wrote.',
      confused:
        'It goes from server to client; `tools/call` goes the other way. `maxTokens` has to be there, a system prompt stands beside the messages and not among them, and the server can only wish for a model.',
      needs: [
        { of: 'client', capability: 'sampling' },
        { of: 'client', capability: 'sampling.tools', for: '`tools` and `toolChoice`', from: '2025-11-25' },
        { of: 'client', capability: 'sampling.context', for: '`thisServer` and `allServers`', from: '2025-11-25' },
        {
          of: 'client',
          capability: 'tasks.requests.sampling.createMessage',
          for: '`task`',
          from: '2025-11-25',
          until: '2026-07-28',
        },
      ],
      instead: ['created'],
      inside: {
        from: '2026-07-28',
        words:
          'From 2026-07-28 on a server cannot send it. It stands in `inputRequests` of a result that asks back, and what the model wrote comes in `inputResponses` of the second attempt. It is also on its way out: a server that needs a model calls one itself.',
      },
      legacy: `<-- {"jsonrpc":"2.0","id":"s3","method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Name three clouds."}}],"maxTokens":60}}
--> {"jsonrpc":"2.0","id":"s3","result":{"role":"assistant","content":{"type":"text","text":"Cirrus, cumulus, stratus."},"model":"small-2","stopReason":"endTurn"}}`,
      modern: `--> {"jsonrpc":"2.0","id":71,"method":"tools/call","params":{"name":"name_clouds",${meta('{"sampling":{}}')}}}
<-- {"jsonrpc":"2.0","id":71,"result":{"resultType":"input_required","inputRequests":{"clouds":{"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Name three clouds."}}],"maxTokens":60}}}}}
--> {"jsonrpc":"2.0","id":72,"method":"tools/call","params":{"name":"name_clouds","inputResponses":{"clouds":{"role":"assistant","content":{"type":"text","text":"Cirrus, cumulus, stratus."},"model":"small-2"}},${meta('{"sampling":{}}')}}}
<-- {"jsonrpc":"2.0","id":72,"result":{"resultType":"complete","content":[{"type":"text","text":"Look out for cirrus, cumulus and stratus."}]}}`,
      rules: [
        'sampling/sampling-rejected-code',
        'sampling/sampling-tool-balance',
        'sampling/sampling-tool-result-mixed',
        'sampling/include-context-deprecated',
        'extensions/deprecated-feature',
      ],
    },
  },
  params: {
    'sampling/createMessage': {
      messages: 'The conversation so far, in order.',
      maxTokens: 'How long the answer may get at the most. The client may stop earlier.',
      systemPrompt: 'What the model is told before all else. The client may change it or leave it out.',
      modelPreferences: 'What kind of model is wanted. The client decides.',
      'modelPreferences.hints': 'Names to look for, best first.',
      'modelPreferences.hints[].name': 'A part of a model’s name: `small` fits `small-2`.',
      'modelPreferences.costPriority': 'How much it matters that it is cheap.',
      'modelPreferences.speedPriority': 'How much it matters that it is fast.',
      'modelPreferences.intelligencePriority': 'How much it matters that it is clever.',
      temperature: 'How freely the model may choose its words. The scale is the model’s own.',
      stopSequences: 'Texts at which the model stops.',
      includeContext:
        'Whether the client mixes in what servers have told it. From 2025-11-25 on only `none` is left in good standing.',
      metadata: 'Anything for the maker of the model, passed on unread.',
      tools: 'Tools that the model may ask for. The server runs them and comes back with what they gave.',
      toolChoice: 'How the model uses those tools.',
      'toolChoice.mode': 'Whether it may, must or must not use one. Left out, it may.',
      task: 'The wish to have it run as a task.',
    },
  },
  results: {
    'sampling/createMessage': {
      role: 'Who speaks: the model, so `assistant`.',
      content: 'What the model wrote. From 2025-11-25 on several blocks may stand in a list.',
      model: 'Which model it was in the end.',
      stopReason: 'Why it stopped: `endTurn`, `stopSequence`, `maxTokens`, `toolUse`, or a word of the model’s maker.',
    },
  },
  things: {
    Message: {
      title: 'A message to a model',
      words: 'One turn of the conversation.',
      members: {
        role: 'Who says it. There is no `system` here.',
        content: 'What is said: one block, from 2025-11-25 on also a list of them.',
        _meta: 'More about it.',
      },
    },
    Block: {
      title: 'A block for a model',
      words: 'What a model can read and write. Whole resources and links to them are not among it.',
      members: { type: 'Which kind of block this is.' },
    },
    ToolUse: {
      title: 'The model wants a tool',
      words: 'A block in which a model asks for a tool to be run. The next message has to bring what came out.',
      members: {
        type: always('tool_use'),
        id: 'A name for this wish, so that the answer can refer to it. It is no id of JSON-RPC.',
        name: 'Which tool.',
        input: 'What it is to be given. Here it is called `input`; in `tools/call` the same is `arguments`.',
        _meta: 'More about it, to be kept when the block is sent again.',
      },
    },
    ToolResult: {
      title: 'What the tool gave',
      words: 'The answer to such a wish. A message that brings answers brings nothing else.',
      members: {
        type: always('tool_result'),
        toolUseId: 'Which wish it answers, by the `id` of that block.',
        content: 'What came out, as a result of `tools/call` has it.',
        structuredContent: 'The same as data.',
        isError: 'The tool has failed. Left out, it has not.',
        _meta: 'More about it, to be kept when the block is sent again.',
      },
    },
  },
});
