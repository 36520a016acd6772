import { nearest } from '../../protocol/nearest.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Where the words are listed, one of them is used',
  headline: 'The other side knows no such word',
  why: 'The set is closed. A reader has a case for each word of it and none for this one, so it refuses the message.',
  messages: {
    unknown: {
      what: '`{path}` is `{value}`.',
      fix: 'Choose one of these: `{options}`.',
    },
    near: {
      what: '`{path}` is `{value}`. The list has a word much like it.',
      fix: 'Compare it with these, letter by letter: `{options}`.',
    },
    alias: {
      what: '`{path}` is `{value}`, a word of other systems.',
      fix: 'Find the word with that meaning among these: `{options}`.',
    },
    role: {
      what: '`{path}` is `{value}`.',
      why: 'MCP knows two roles. Readers have no place for a third and refuse the message.',
      fix: 'Messages come from `user` or from `assistant`. Instructions to the model go elsewhere, or into a `user` message.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/enum-value',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { node, shape, data } = fault;
    const options = shape?.enum ?? Object.keys(shape?.by?.shapes ?? {});
    const value = String(node.value);
    const all = { ...data, options: options.join(', ') };
    if (options.includes('assistant')) flag('role', fault, all);
    else if (otherWords.has(value.toLowerCase())) flag('alias', fault, all);
    else flag(nearest(value, options) === undefined ? 'unknown' : 'near', fault, all);
  },
});

/** What logs and job queues elsewhere say. */
const otherWords: ReadonlySet<string> = new Set(
  'warn trace fatal err crit emerg verbose done running pending queued in_progress success succeeded error canceled'.split(
    ' ',
  ),
);

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"warning"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"slow","inputSchema":{"type":"object"},"execution":{"taskSupport":"optional"}}]}}',
      answers: 'tools/list',
    },
  ],
  bad: {
    unknown: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"slow","inputSchema":{"type":"object"},"execution":{"taskSupport":«"yes"»}}]}}',
      answers: 'tools/list',
    },
    near: '{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":«"Debug"»}}',
    alias: '{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":«"warn"»}}',
    role: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"messages":[{"role":«"system"»,"content":{"type":"text","text":"Be brief."}}]}}',
      answers: 'prompts/get',
    },
  },
  realLife: 'Clients report a schema error, servers answer -32602. Letter case counts everywhere.',
  thought: 'The word is right in another API.',
};
