import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A resource comes as `text` or as `blob`, not as both',
  headline: 'Each client would take its own pick',
  why: 'Nothing says which of the two counts. One client shows the text, another one decodes the bytes, and if they differ nobody notices.',
  messages: {
    both: {
      what: 'This entry has `text` and `blob`.',
      fix: 'Keep `text` where the content is text, `blob` where it is anything else.',
    },
    null: {
      what: '`{name}` is `null` beside the member that has the content.',
      why: 'A client that looks for `{name}` first finds nothing there, and may stop looking.',
      fix: 'Leave out the member that has no value.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'resources/resource-contents-both',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'result',
  mentions: ['blob'],
  check({ result }, flag) {
    if (result?.type !== 'object' || !mayHaveBlobs(result.raw)) return;
    for (const one of contentsIn(result)) {
      const [text, blob] = [one.get('text'), one.get('blob')];
      if (!text || !blob) continue;
      if (text.type === 'string' && blob.type === 'string') flag('both', nameOf(one, 'blob'));
      else if (text.type === 'null' && blob.type === 'string') flag('null', text, { name: 'text' });
      else if (blob.type === 'null' && text.type === 'string') flag('null', blob, { name: 'blob' });
    }
  },
});

/** Most results have none; a name may hide behind an escape. */
const mayHaveBlobs = (raw: string): boolean => raw.includes('blob') || raw.includes('\\');

/** What was read, and what is embedded in the blocks of a tool's result or of a prompt. */
const contentsIn = (result: JsonNode): readonly JsonNode[] => {
  const [contents, content, messages] = [result.get('contents'), result.get('content'), result.get('messages')];
  if (!contents && !content && !messages) return [];
  return [
    ...(contents?.elements ?? []),
    ...embedded(content?.elements ?? []),
    ...embedded(present((messages?.elements ?? []).map((one) => one.get('content')))),
  ];
};

const embedded = (blocks: readonly JsonNode[]): readonly JsonNode[] =>
  present(blocks.map((block) => (block.get('type')?.value === 'resource' ? block.get('resource') : undefined)));

const present = (nodes: readonly (JsonNode | undefined)[]): readonly JsonNode[] =>
  nodes.filter((one) => one !== undefined);

export const page: PageOf<typeof words> = {
  cites: [{ of: 'practice', page: 'MCP clients, and the published schema' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"file:///a","text":"a"},{"uri":"file:///b","blob":"YQ=="}]}}',
      answers: 'resources/read',
      note: 'Two entries, each of its own kind.',
    },
  ],
  bad: {
    both: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"file:///a","text":"a",«"blob"»:"YQ=="}]}}',
        answers: 'resources/read',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"resource","resource":{"uri":"file:///a","text":"a",«"blob"»:"YQ=="}}]}}',
        answers: 'tools/call',
      },
    ],
    null: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"file:///a","text":«null»,"blob":"YQ=="}]}}',
      answers: 'resources/read',
    },
  },
  realLife:
    'It goes through everywhere: the published schema accepts both, and each client takes the one it looks for first.',
  thought: 'With both on offer the client may choose.',
};
