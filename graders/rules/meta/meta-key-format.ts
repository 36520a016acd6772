import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Names in `_meta` are a word, or a domain turned round and a word',
  headline: 'A name that may mean something else tomorrow',
  why: 'The form of the names keeps what different authors add apart. Whatever lies outside it has no owner, and strict readers drop it.',
  messages: {
    prefix: {
      what: 'The name is `{key}`. Before the slash stands `{prefix}`, which is no row of labels.',
      fix: 'Write labels with dots between them; each begins with a letter and ends with a letter or a digit.',
    },
    name: {
      what: 'The name is `{key}`, and `{name}` is no name of the right form.',
      fix: 'Begin and end with a letter or a digit; between them hyphens, underscores and dots are fine as well.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'meta/meta-key-format',
  level: { '2025-06-18': 'MUST' },
  addedIn: '2025-06-18',
  on: 'fault',
  check(fault, flag) {
    const key = String(fault.data.name);
    const slash = key.indexOf('/');
    const prefix = key.slice(0, Math.max(slash, 0));
    const name = key.slice(slash + 1);
    const own = slash < 0 || /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)?$/i.test(name) ? 'prefix' : 'name';
    flag(slash < 0 ? 'name' : own, fault, { key, prefix, name });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: '_meta' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"com.example/traceId":"x","progressToken":1}}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"com.example/":1}}}',
      note: 'After the slash the name may even be empty.',
    },
    { text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"-x":1}}}', revision: '2025-03-26' },
  ],
  bad: {
    prefix: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{«"1abc.com/x"»:1}}}',
    name: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{«"-x"»:1}}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{«"com.example/_x"»:1}}}',
      { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[],"_meta":{«"a b"»:1}}}', answers: 'tools/list' },
    ],
  },
  realLife:
    'Nothing happens at first: no schema checks it. The clash comes with a later revision, or with another library.',
  thought: 'Any string is a name in JSON.',
};
