import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each required member of a result is there',
  headline: 'The call would fail after all',
  why: 'The requester checks the result before it hands it on. Where one of these is missing it refuses the whole result, and the work was for nothing.',
  messages: {
    missing: {
      what: '`{path}` has no `{names}`.',
      fix: 'Add `{names}`; `{name}` is {expected}. A list with nothing in it is `[]`.',
    },
    answer: {
      what: 'The answer to `{method}` has no `{names}`.',
      fix: 'Add `{names}` to the `result`; `{name}` is {expected}. A list with nothing in it is `[]`.',
    },
    instead: {
      what: '`{path}` has `{found}`; the requester looks for `{name}`.',
      fix: 'Compare the name with the one in the method table.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/result-member-missing',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const isAnswer = fault.data.path === 'result' && fault.data.method !== '';
    flag(fault.instead ? 'instead' : isAnswer ? 'answer' : 'missing', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}', answers: 'tools/list' },
    { text: '{"jsonrpc":"2.0","id":1,"result":{}}', answers: 'ping' },
  ],
  bad: {
    answer: { text: '{"jsonrpc":"2.0","id":1,"result":«{»}}', answers: 'tools/list' },
    missing: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"prompts":[«{»"description":"Review it"}]}}',
      answers: 'prompts/list',
    },
    instead: { text: '{"jsonrpc":"2.0","id":1,"result":«{»"Tools":[]}}', answers: 'tools/list' },
  },
  realLife: 'Clients with a schema report an error of their own; those without one show an empty list.',
  thought: 'Nothing to list, so nothing to write.',
};
