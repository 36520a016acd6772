import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Before 2025-11-25 a sampling message has exactly one content block',
  headline: 'The receiver would look for one block',
  why: 'A receiver of this revision reads the `type` of `content` itself. An array has none, so the message is refused; lists of blocks came with 2025-11-25.',
  messages: {
    one: {
      what: '`content` is an array with one block in it.',
      fix: 'Let `content` be the block itself.',
    },
    several: {
      what: '`content` is an array of {count} blocks.',
      fix: 'Give each block a message of its own; several messages of one role may follow each other.',
    },
    none: {
      what: '`content` is an empty array.',
      fix: 'Let `content` be one block, or leave out the message.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'sampling/sampling-content-array',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2025-11-25',
  on: 'fault',
  check(fault, flag) {
    const count = fault.node.elements.length;
    flag(count === 0 ? 'none' : count === 1 ? 'one' : 'several', fault, { count });
  },
});

const request = (content: string) =>
  `{"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": {"messages": [{"role": "user", "content": ${content}}], "maxTokens": 50}}`;

const revision = '2025-06-18' as const;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/sampling', section: 'creating-messages' }],
  good: [
    { text: request('{"type": "text", "text": "Hi"}'), revision },
    {
      text: request('[{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]'),
      revision: '2025-11-25',
      note: 'From this revision on a message may have several blocks.',
    },
  ],
  bad: {
    one: [
      { text: request('«[{"type": "text", "text": "Hi"}]»'), revision },
      {
        text: '{"jsonrpc": "2.0", "id": 1, "result": {"role": "assistant", "content": «[{"type": "text", "text": "Hi"}]», "model": "m"}}',
        answers: 'sampling/createMessage',
        revision,
      },
    ],
    several: [
      { text: request('«[{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]»'), revision },
      {
        text: request(
          '«[{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]»}, {"role": "user", "content": [{"type": "text", "text": "c"}]',
        ),
        revision,
      },
    ],
    none: { text: request('«[]»'), revision },
  },
  realLife: 'Clients of these revisions answer -32602 and never show the request to their user.',
  thought: 'Chat interfaces of model providers take arrays.',
};
