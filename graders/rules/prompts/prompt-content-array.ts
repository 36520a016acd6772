import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A message of a prompt has one block as its `content`',
  headline: 'The client would refuse the prompt',
  why: 'A client takes `content` for one block and looks for its `type`. It finds none and refuses the whole prompt.',
  messages: {
    array: {
      what: 'The `content` of this message is an array.',
      fix: 'Put the block itself there, without the brackets. For several blocks write several messages.',
    },
    string: {
      what: 'The `content` of this message is a string: `{value}`.',
      fix: 'Make it a block: an object that has the type `text` and carries the string.',
    },
    other: {
      what: 'The `content` of this message is `{value}`.',
      fix: 'Put one block there: an object with its `type` and what belongs to that type.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'prompts/prompt-content-array',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { type } = fault.node;
    flag(type === 'array' || type === 'string' ? type : 'other', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/prompts', section: 'promptmessage' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"messages":[{"role":"user","content":{"type":"text","text":"hi"}},{"role":"user","content":{"type":"image","data":"aGk=","mimeType":"image/png"}}]}}',
      answers: 'prompts/get',
    },
    { text: '{"jsonrpc":"2.0","id":1,"result":{"messages":[]}}', answers: 'prompts/get' },
  ],
  bad: {
    array: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"messages":[{"role":"user","content":«[{"type":"text","text":"hi"}]»}]}}',
      answers: 'prompts/get',
    },
    string: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"messages":[{"role":"user","content":«"hi"»}]}}',
      answers: 'prompts/get',
    },
    other: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"messages":[{"role":"user","content":«null»}]}}',
      answers: 'prompts/get',
    },
  },
  realLife: 'The official SDKs refuse the result, and the user who picked the prompt sees an error.',
  thought: 'Results of tools carry an array, and so do the messages of most chat interfaces.',
};
