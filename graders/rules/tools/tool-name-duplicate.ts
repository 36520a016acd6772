import { listedTools } from '../../protocol/tools.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No two tools of a server have the same name',
  headline: 'One of the two tools could never be called',
  why: 'A call names its tool and nothing else. Which of the two runs is chance, and model APIs refuse such a list.',
  messages: {
    again: {
      what: 'The name `{value}` stands in this list before.',
      fix: 'Give each tool a name that tells it from the other, or make one tool of the two.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'tools/tool-name-duplicate',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'result',
  mentions: ['tools"'],
  check(message, flag) {
    const tools = listedTools(message);
    if (tools.length < 2) return;
    const first = new Map<string, { readonly start: number; readonly end: number }>();
    for (const tool of tools) {
      const name = tool.get('name');
      if (name?.type !== 'string') continue;
      const earlier = first.get(name.value as string);
      if (!earlier) first.set(name.value as string, { start: name.start, end: name.end });
      else flag('again', name, { value: name.raw }, [{ ...earlier, index: message.index, label: 'first' }]);
    }
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"search_docs","inputSchema":{"type":"object"}},{"name":"search_web","inputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"search","inputSchema":{"type":"object"}},{"name":"Search","inputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
      note: 'Unwise, but two names: letter case counts.',
    },
  ],
  bad: {
    again: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"search","inputSchema":{"type":"object"}},{"name":«"search"»,"inputSchema":{"type":"object"}}]}}',
      answers: 'tools/list',
    },
  },
  realLife: 'Most servers run the one registered last; hosts show both.',
  thought: 'Functions may be overloaded, so tools may.',
};
