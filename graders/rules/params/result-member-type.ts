import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each member of a result has its declared JSON type',
  headline: 'The requester would refuse the result',
  why: 'The requester checks the result against its schema. One member of another type, and the whole result is refused.',
  messages: {
    type: {
      what: '`{path}` is {type}: `{value}`. It has to be {expected}.',
      fix: 'Write it as {expected}.',
    },
    list: {
      what: '`{path}` is {type}, and it has to be an array.',
      fix: 'Put what is listed between `[` and `]`, a single item as well.',
    },
    number: {
      what: '`{path}` is a number: `{value}`. It has to be {expected}.',
      fix: 'A string stands in double quotes, also one made of digits.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/result-member-type',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { node, data } = fault;
    const digits = node.type === 'number' && data.expected === 'a string';
    flag(digits ? 'number' : data.expected === 'an array' ? 'list' : 'type', fault, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[],"nextCursor":"2"}}', answers: 'tools/list' },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[],"total":0}}',
      answers: 'tools/list',
      note: 'A member nobody declared may have any type.',
    },
  ],
  bad: {
    type: [
      { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[«"echo"»]}}', answers: 'tools/list' },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"wipe","inputSchema":{"type":"object"},"annotations":{"destructiveHint":«"yes"»}}]}}',
        answers: 'tools/list',
      },
    ],
    list: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":«{"name":"echo","inputSchema":{"type":"object"}}»}}',
      answers: 'tools/list',
    },
    number: { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[],"nextCursor":«2»}}', answers: 'tools/list' },
  },
  realLife: 'Official clients fail with a schema error that names the member; the user sees a call that failed.',
  thought: 'One item needs no list. Page numbers are numbers.',
};
