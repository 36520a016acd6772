import { cached, defineNotes, meta, paged, retried } from './define.ts';

/** Listing and getting prompts. */
export default defineNotes({
  methods: {
    'prompts/list': {
      title: 'List the prompts',
      purpose: 'The client learns which ready-made conversations a server offers to the user.',
      happens:
        'The client sends it, mostly to fill a menu. The server answers with one page of names and with what each prompt wants to be told.',
      confused:
        'Prompts are chosen by people, tools by models. And their arguments are a plain list of names, no JSON Schema as a tool has it.',
      needs: [{ of: 'server', capability: 'prompts' }],
      rules: [
        'paging/cursor-invented',
        'paging/cursor-invalid-code',
        'paging/cursor-empty-end',
        'caching/cache-hints-missing',
        'caching/cache-ttl',
        'caching/cache-scope-value',
        'caching/cache-scope-pages',
      ],
      legacy: `--> {"jsonrpc":"2.0","id":21,"method":"prompts/list"}
<-- {"jsonrpc":"2.0","id":21,"result":{"prompts":[{"name":"handover","description":"Sums up a watch for the next one","arguments":[{"name":"watch","required":true}]}]}}`,
      modern: `--> {"jsonrpc":"2.0","id":21,"method":"prompts/list","params":{${meta()}}}
<-- {"jsonrpc":"2.0","id":21,"result":{"resultType":"complete","prompts":[{"name":"handover","description":"Sums up a watch for the next one","arguments":[{"name":"watch","required":true}]}],"ttlMs":60000,"cacheScope":"public"}}`,
    },
    'prompts/get': {
      title: 'Get a prompt',
      purpose: 'The client has a prompt filled in and gets the messages that a model is to be given.',
      happens:
        'The client names the prompt and what the user typed. The server answers with messages, ready to be put before a model; it does not ask the model itself.',
      confused:
        'Every argument is a text: `"3"`, not `3`. And the content of a message is one block and never a list, unlike in a tool’s result.',
      needs: [{ of: 'server', capability: 'prompts' }],
      instead: ['input_required'],
      rules: ['input/input-required-empty'],
      legacy: `--> {"jsonrpc":"2.0","id":22,"method":"prompts/get","params":{"name":"handover","arguments":{"watch":"dog watch"}}}
<-- {"jsonrpc":"2.0","id":22,"result":{"messages":[{"role":"user","content":{"type":"text","text":"Sum up the dog watch in five lines."}}]}}`,
      modern: `--> {"jsonrpc":"2.0","id":22,"method":"prompts/get","params":{"name":"handover","arguments":{"watch":"dog watch"},${meta()}}}
<-- {"jsonrpc":"2.0","id":22,"result":{"resultType":"complete","messages":[{"role":"user","content":{"type":"text","text":"Sum up the dog watch in five lines."}}]}}`,
    },
    'notifications/prompts/list_changed': {
      title: 'Say that the prompts have changed',
      purpose: 'The server tells that its list of prompts is no longer what the client read.',
      happens:
        'The server sends it, and nobody answers. The client asks `prompts/list` again when it needs to. From 2026-07-28 on it comes only on a subscription that asked for it.',
      confused: 'It carries no prompts, and it needs the switch `listChanged`, not only the capability `prompts`.',
      needs: [{ of: 'server', capability: 'prompts.listChanged' }],
      legacy: `<-- {"jsonrpc":"2.0","method":"notifications/prompts/list_changed"}
--> {"jsonrpc":"2.0","id":23,"method":"prompts/list"}
<-- {"jsonrpc":"2.0","id":23,"result":{"prompts":[]}}`,
      modern: `--> {"jsonrpc":"2.0","id":24,"method":"subscriptions/listen","params":{"notifications":{"promptsListChanged":true},${meta()}}}
<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"promptsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":24}}}
<-- {"jsonrpc":"2.0","method":"notifications/prompts/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":24}}}`,
    },
  },
  params: {
    'prompts/list': { cursor: paged.cursor },
    'prompts/get': {
      name: 'Which prompt, by the name that `prompts/list` gave it.',
      arguments: 'What fills its gaps: names of arguments, each with a text.',
      ...retried,
    },
    'notifications/prompts/list_changed': {},
  },
  results: {
    'prompts/list': { prompts: 'The prompts of this page.', nextCursor: paged.nextCursor, ...cached },
    'prompts/get': {
      messages: 'What the model is to be given, in this order.',
      description: 'What the prompt is for, in a sentence.',
    },
  },
  things: {
    Prompt: {
      title: 'A prompt',
      words: 'One ready-made conversation, as a menu shows it.',
      members: {
        name: 'By this name it is fetched.',
        title: 'The name that people see.',
        description: 'What it is good for.',
        arguments: 'What it wants to be told: a list of names, no schema. Left out, it wants nothing.',
        icons: 'Pictures for it.',
        _meta: 'More about it.',
      },
    },
    PromptArgument: {
      title: 'What a prompt wants to be told',
      words: 'One gap in a prompt. Its value is always a text, so only its name has to be declared.',
      members: {
        name: 'Under this name `prompts/get` hands the value over.',
        title: 'The label that people see.',
        description: 'What to type there.',
        required: 'Whether the prompt makes sense without it. Left out, it does.',
      },
    },
    PromptMessage: {
      title: 'A message of a prompt',
      words: 'One turn of the conversation.',
      members: {
        role: 'In whose mouth it is put. There is no `system` here.',
        content: 'One block. Two pictures are two messages.',
      },
    },
  },
});
