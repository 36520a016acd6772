import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Types of content are those of the revision',
  headline: 'An older reader would know no such block',
  why: 'Readers of this revision have no case for the type and refuse the whole message.',
  messages: {
    later: {
      what: 'Blocks of type `{value}` came with revision {first}. These messages speak {revision}.',
      fix: 'Say it with the types of this revision, or agree on a later one first.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/content-block-revision',
  level: { '2024-11-05': 'MUST', '2025-11-25': 'none' },
  addedIn: '2024-11-05',
  removedIn: '2025-11-25',
  on: 'fault',
  check(fault, flag) {
    const { node, shape, message, data } = fault;
    const first = shape?.by?.shapes[String(node.value)]?.from ?? '';
    flag('later', fault, { ...data, first, revision: message.revision.id });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"audio","data":"aGk=","mimeType":"audio/wav"}]}}',
      answers: 'tools/call',
      revision: '2025-03-26',
    },
  ],
  bad: {
    later: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":«"audio"»,"data":"aGk=","mimeType":"audio/wav"}]}}',
        answers: 'tools/call',
        revision: '2024-11-05',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":«"resource_link"»,"uri":"file:///a","name":"a"}]}}',
        answers: 'tools/call',
        revision: '2025-03-26',
      },
    ],
  },
  realLife: 'The older client says that the result breaks its schema.',
  thought: 'The block was copied from the page of a newer revision.',
};
