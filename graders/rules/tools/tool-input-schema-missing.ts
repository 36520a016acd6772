import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each tool has an `inputSchema`',
  headline: 'No tool of this list would show up',
  why: 'Clients check the whole list. One tool without `inputSchema`, and the list is refused: nobody sees any tool.',
  messages: {
    missing: {
      what: '`{path}` has no `inputSchema`.',
      fix: 'Add one, also where the tool takes nothing: an object schema without properties.',
    },
    instead: {
      what: '`{path}` has `{found}`; clients look for `inputSchema`.',
      fix: 'The schema itself may be right. Call the member as MCP does.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/tool-input-schema-missing',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag(fault.instead ? 'instead' : 'missing', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"now","inputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
      note: 'A tool that takes nothing.',
    },
  ],
  bad: {
    missing: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[«{»"name":"now"}]}}',
      answers: 'tools/list',
    },
    instead: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[«{»"name":"now","parameters":{"type":"object"}}]}}',
        answers: 'tools/list',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[«{»"name":"now","input_schema":{"type":"object"}}]}}',
        answers: 'tools/list',
        alsoBreaks: ['params/snake-case-member'],
      },
    ],
  },
  realLife: 'The host says that the server has no tools. The reason stands in a log, if anywhere.',
  thought: 'There are no parameters; or other model APIs call it `parameters` or `input_schema`.',
};
