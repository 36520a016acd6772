import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Members are spelled in camelCase',
  headline: 'Nobody would read this member',
  why: 'Readers look for the name in camelCase and pass over names they do not know. What stands here has no effect, and no error tells so.',
  messages: {
    spelling: {
      what: 'The member is called `{found}`. MCP calls it `{name}`.',
      fix: 'Write names of several words in camelCase: small first letter, no underscores, a capital where a word begins.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/snake-case-member',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag('spelling', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":true}}', answers: 'tools/call' },
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find","arguments":{"is_error":true,"next_cursor":1}}}',
      note: 'The arguments of a tool are spelled as its schema has them.',
    },
  ],
  bad: {
    spelling: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"content":[],«"is_error"»:true}}',
        answers: 'tools/call',
        note: 'The worst case: the failure looks like a success.',
      },
      { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[],«"next_cursor"»:"p2"}}', answers: 'tools/list' },
    ],
  },
  realLife: 'A misspelt optional member is passed over in silence; a misspelt required one is reported as missing.',
  thought: 'Python names and other model APIs are written with underscores.',
};
