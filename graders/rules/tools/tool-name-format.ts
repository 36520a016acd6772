import { listedTools } from '../../protocol/tools.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A tool name has 1 to 128 letters, digits, `_`, `-` or `.`',
  headline: 'Some model would never be told of this tool',
  why: 'Hosts hand the name on to model APIs, which take these characters only. There the tool is left out, or the whole request fails.',
  messages: {
    empty: {
      what: 'The `name` of the tool is empty.',
      fix: 'Give it at least one character.',
    },
    long: {
      what: 'The `name` of the tool has {length} characters.',
      fix: 'Shorten it to 128 at most. What a person should read goes into `title` or `description`.',
    },
    characters: {
      what: 'The `name` of the tool is `{value}`. It contains `{strange}`.',
      fix: 'Use letters from A to Z, small or capital, digits, underscores, hyphens and dots. What a person should read goes into `title`.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'tools/tool-name-format',
  level: { '2025-11-25': 'SHOULD' },
  addedIn: '2025-11-25',
  on: 'result',
  mentions: ['tools"'],
  check(message, flag) {
    for (const tool of listedTools(message)) {
      const node = tool.get('name');
      if (node?.type !== 'string') continue;
      const name = node.value as string;
      if (name !== '' && name.length <= 128 && /^[\w.-]*$/.test(name)) continue;
      const strange = /[^A-Za-z0-9_.-]/u.exec(name)?.[0];
      const { length } = [...name];
      if (length === 0) flag('empty', node);
      else if (strange !== undefined) flag('characters', node, { value: node.raw, strange });
      else if (length > 128) flag('long', node, { length });
    }
  },
});

const named = (name: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":${name},"inputSchema":{"type":"object"}}]}}`,
  answers: 'tools/list',
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool-names' }],
  good: [
    named('"admin.tools-list_v2"'),
    named(`"${'a'.repeat(128)}"`),
    { ...named('"get weather!"'), revision: '2025-06-18', note: 'Before 2025-11-25 nothing was said about names.' },
  ],
  bad: {
    empty: named('«""»'),
    long: named(`«"${'a'.repeat(129)}"»`),
    characters: [named('«"get weather"»'), named('«"météo"»'), named('«"files/read"»')],
  },
  realLife: 'Model APIs refuse a request with such a tool, and hosts then drop it or rename it in silence.',
  thought: 'A name is free text.',
};
