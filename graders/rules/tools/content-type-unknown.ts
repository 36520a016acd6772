import { nearest } from '../../protocol/nearest.ts';
import { within } from '../../protocol/revision.ts';
import { defineRule, defineWords, type Fault, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each block of content says which known type it is',
  headline: 'The reader could not tell what this is',
  why: 'By its `type` a reader decides which members to look for. A block it cannot place makes it refuse the whole message.',
  messages: {
    missing: {
      what: '`{path}` has no `type`.',
      fix: 'Say what the block is: add a `type`, such as `text`.',
    },
    renamed: {
      what: '`{path}` has `{found}` and no `type`.',
      fix: 'Readers look for `type`, letter by letter. Rename the member, and the others that are spelled in this way.',
    },
    'no-block': {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'A block is an object with a `type`; text goes into its `text`.',
    },
    'no-name': {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Write the type as a string.',
    },
    unknown: {
      what: '`{path}` is `{value}`, which is no type of content block.',
      fix: 'The types are `{options}`. What fits none of them goes into a text block, data as serialised JSON.',
    },
    near: {
      what: '`{path}` is `{value}`. There is a type of content block with a name much like it.',
      fix: 'Compare it with these, letter by letter: `{options}`.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/content-type-unknown',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { kind, node, instead, data } = fault;
    if (kind === 'missing') flag(instead ? 'renamed' : 'missing', fault, data);
    else if (kind === 'unknown') {
      const options = optionsOf(fault);
      const near = nearest(String(node.value), options) !== undefined;
      flag(near ? 'near' : 'unknown', fault, { ...data, options: options.join(', ') });
    } else flag(data.expected === 'a string' ? 'no-name' : 'no-block', fault, data);
  },
});

const optionsOf = ({ shape, message }: Fault): readonly string[] =>
  Object.entries(shape?.by?.shapes ?? {})
    .filter(([, { from, until }]) => within(message.revision.id, from, until))
    .map(([name]) => name);

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool-result' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x"}]}}', answers: 'tools/call' },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"type\\":\\"json\\"}"}]}}',
      answers: 'tools/call',
    },
  ],
  bad: {
    renamed: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[«{»"Type":"text","Text":"x"}]}}',
      answers: 'tools/call',
    },
    missing: { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[«{»"text":"hi"}]}}', answers: 'tools/call' },
    'no-block': { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[«"hi"»]}}', answers: 'tools/call' },
    'no-name': {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":«1»,"text":"hi"}]}}',
      answers: 'tools/call',
    },
    unknown: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":«"json"»,"json":{"a":1}}]}}',
      answers: 'tools/call',
    },
    near: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":«"Text"»,"text":"hi"}]}}',
      answers: 'tools/call',
    },
  },
  realLife: 'One strange block, and the client refuses the whole result.',
  thought: 'A type was made up, or left out because it seemed plain.',
};
