import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Priorities lie between 0 and 1, an audience is a list of roles',
  headline: 'A good result, refused for its label',
  why: 'Annotations are checked like all the rest. One outside its range makes readers refuse the whole message, though the content is sound.',
  messages: {
    range: {
      what: '`{path}` is `{value}`, outside 0 to 1.',
      fix: 'Write it as a share of one: 1 is most important, 0 least.',
    },
    number: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Write a number from 0 to 1.',
    },
    audience: {
      what: '`{path}` is `{value}`.',
      fix: 'An audience is made of `user` and `assistant`: name one of them, or both.',
    },
    list: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'An audience is an array, also when it names one role only.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'blocks/annotations-range',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { kind, data } = fault;
    if (kind === 'range') flag('range', fault, data);
    else if (data.expected === 'a number') flag('number', fault, data);
    else flag(data.expected === 'an array' ? 'list' : 'audience', fault, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/resources', section: 'annotations', revisions: '2025-06-18 on' },
    { of: 'MCP', page: 'schema' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x","annotations":{"priority":0.8,"audience":["user","assistant"]}}]}}',
      answers: 'tools/call',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x","annotations":{"priority":1,"audience":[]}}]}}',
      answers: 'tools/call',
      note: 'Both ends belong to the range.',
    },
  ],
  bad: {
    range: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x","annotations":{"priority":«5»}}]}}',
      answers: 'tools/call',
    },
    number: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x","annotations":{"priority":«"high"»}}]}}',
      answers: 'tools/call',
    },
    audience: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x","annotations":{"audience":[«"everyone"»]}}]}}',
      answers: 'tools/call',
    },
    list: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x","annotations":{"audience":«"user"»}}]}}',
      answers: 'tools/call',
    },
  },
  realLife: 'A schema error on an otherwise good list; the user sees no list at all.',
  thought: 'Priorities elsewhere go from 1 to 10.',
};
