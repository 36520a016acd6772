import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`_meta` is an object',
  headline: 'The other side would refuse the message',
  why: 'Readers look names up in `_meta`, such as the token for progress. Nothing but an object has names, and readers that check types refuse the message.',
  messages: {
    type: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Write an object with a name for what you want to tell, or leave `_meta` out.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'meta/meta-not-object',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag('type', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic', section: '_meta', revisions: '2025-06-18 on' },
    { of: 'MCP', page: 'schema' },
  ],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{}}}', revision: '2024-11-05' },
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"_meta":"x"}}}',
  ],
  bad: {
    type: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":«"x"»}}',
      { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[],"_meta":«[]»}}', answers: 'tools/list' },
    ],
  },
  realLife: 'A schema error, on both sides.',
  thought: 'What is free in form may be anything.',
};
