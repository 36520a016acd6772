import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A completion refers to a prompt by its name, or to a resource template by its `uri`',
  headline: 'The server would not know what is being filled in',
  why: 'Suggestions depend on what is being filled in, and `ref` says so. A server that cannot read it refuses with error -32602.',
  messages: {
    type: {
      what: '`ref` is `{value}`, which is no object.',
      fix: 'Make it an object: its `type` says what it refers to, another member says which one.',
    },
    'no-kind': {
      what: '`ref` has no `type`.',
      fix: 'Say in `type` whether it refers to a prompt or to a resource.',
    },
    kind: {
      what: 'The `type` of `ref` is `{value}`.',
      fix: 'Choose between `"ref/prompt"` and `"ref/resource"`.',
    },
    tool: {
      what: 'The `type` of `ref` is `{value}`. Completions are for prompts and for resource templates only.',
      why: 'Arguments of tools are written by models, not typed by people: a server has no suggestions for them and refuses with error -32602.',
      fix: 'Refer to a prompt, by `"ref/prompt"`, or to a resource template, by `"ref/resource"`.',
    },
    prompt: {
      what: 'A `ref` to a prompt has no `name`.',
      fix: 'Name the prompt in `name`.',
    },
    resource: {
      what: 'A `ref` to a resource has no `uri`.',
      fix: 'Put the address, or the pattern of addresses, in `uri`.',
    },
    'not-string': {
      what: '`{name}` in `ref` is `{value}`, which is no string.',
      fix: 'Write `{name}` as a string.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'completion/completion-ref',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { kind, data, node } = fault;
    if (kind === 'unknown') flag(/tool/i.test(String(node.value)) ? 'tool' : 'kind', fault, data);
    else if (kind !== 'missing') flag(data.name === 'ref' ? 'type' : 'not-string', fault, data);
    else flag(data.name === 'name' ? 'prompt' : data.name === 'uri' ? 'resource' : 'no-kind', fault, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/completion', section: 'reference-types' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"review"},"argument":{"name":"language","value":"py"}}}',
    '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/resource","uri":"file:///{path}"},"argument":{"name":"path","value":""}}}',
  ],
  bad: {
    type: '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":«"review"»,"argument":{"name":"language","value":"py"}}}',
    'no-kind':
      '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":«{»"name":"review"},"argument":{"name":"language","value":"py"}}}',
    kind: '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":«"prompt"»,"name":"review"},"argument":{"name":"language","value":"py"}}}',
    tool: '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":«"ref/tool"»,"name":"echo"},"argument":{"name":"text","value":""}}}',
    prompt:
      '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":«{»"type":"ref/prompt"},"argument":{"name":"language","value":"py"}}}',
    resource:
      '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":«{»"type":"ref/resource","name":"files"},"argument":{"name":"path","value":""}}}',
    'not-string':
      '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":«7»},"argument":{"name":"language","value":"py"}}}',
  },
  realLife:
    'Servers refuse with -32602. A host that asks for suggestions at every key shows none and stays silent about why.',
  thought: 'Tools have arguments, so they can be completed.',
};
