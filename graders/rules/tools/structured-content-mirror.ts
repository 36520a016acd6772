import { toolResult } from '../../protocol/tools.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Structured content is repeated as text',
  headline: 'Older clients would show nothing',
  why: 'Clients that know only `content` see a result without a word, and so does the model behind them.',
  messages: {
    unmirrored: {
      what: 'The result has `structuredContent`, and no text block in `content`.',
      fix: 'Add a text block with the same as serialised JSON.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'tools/structured-content-mirror',
  level: { '2025-06-18': 'SHOULD' },
  addedIn: '2025-06-18',
  on: 'result',
  methods: ['tools/call'],
  mentions: ['structuredContent'],
  check(message, flag) {
    const result = toolResult(message);
    const structured = result?.get('structuredContent');
    const content = result?.get('content');
    if (!structured || content?.type !== 'array') return;
    if (message.revision.era !== 'modern' && structured.type !== 'object') return;
    // Whether a text says the same cannot be told for sure: there may be a sentence instead.
    const silent = content.elements.every((block) => block.type === 'object' && mayBeOther(block.get('type')?.value));
    if (silent) flag('unmirrored', content);
  },
});

const mayBeOther = (type: unknown): boolean => typeof type === 'string' && type !== 'text';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'structured-content' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"n\\":1}"}],"structuredContent":{"n":1}}}',
      answers: 'tools/call',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"There is one."}],"structuredContent":{"n":1}}}',
      answers: 'tools/call',
      note: 'A sentence that sums it up will do.',
    },
  ],
  bad: {
    unmirrored: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":«[]»,"structuredContent":{"n":1}}}',
      answers: 'tools/call',
    },
  },
  realLife: 'Many hosts hand only the text on to the model, which then believes that nothing came back.',
  thought: 'Once is enough.',
};
