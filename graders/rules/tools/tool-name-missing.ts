import { defineRule, defineWords, type Fault, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each tool has a name, a string',
  headline: 'No tool of this list would show up',
  why: 'The name is what a call repeats. A client that checks the list refuses it whole because of one tool without it.',
  messages: {
    missing: {
      what: '`{path}` has no `name`.',
      fix: 'Give the tool a `name`, a short word that a call can repeat.',
    },
    instead: {
      what: '`{path}` has `{found}` and no `name`.',
      fix: 'A `title` is for people to read; calls repeat the `name`. Add one.',
    },
    renamed: {
      what: '`{path}` has `{found}` and no `name`.',
      fix: 'Clients look for `name`, letter by letter. Rename the member, and the others that are spelled in this way.',
    },
    wrapped: {
      what: '`{path}` has no `name` of its own: it stands inside `{found}`.',
      fix: 'Lift what is in `{found}` into the tool itself; the schema of the arguments goes by `inputSchema`.',
    },
    type: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Write the name as a string.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/tool-name-missing',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag(fault.kind === 'missing' ? kindOf(fault) : 'type', fault, fault.data);
  },
});

const kindOf = ({ instead }: Fault): 'missing' | 'instead' | 'renamed' | 'wrapped' => {
  if (!instead) return 'missing';
  if (instead.value.type === 'object') return 'wrapped';
  return instead.name === 'title' || instead.name === 'id' ? 'instead' : 'renamed';
};

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"echo","inputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
    },
  ],
  bad: {
    missing: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[«{»"inputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
    },
    instead: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[«{»"title":"Echo","inputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
    },
    renamed: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[«{»"Name":"echo","InputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
    },
    wrapped: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[«{»"type":"function","function":{"name":"echo","parameters":{"type":"object"}}}]}}',
      answers: 'tools/list',
    },
    type: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":«7»,"inputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
    },
  },
  realLife: 'The client says that the list breaks its schema. Users see a server without tools.',
  thought: 'The title is the name.',
};
