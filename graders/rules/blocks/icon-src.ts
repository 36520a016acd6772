import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An icon has a `src` that can be fetched from anywhere',
  headline: 'There would be no icon to see',
  why: 'The other side has no page of yours to resolve a relative path against, and for safety it opens no other schemes. It drops the icon, or what carries it.',
  messages: {
    missing: {
      what: '`{path}` has no `src`.',
      fix: 'Add `src`, an `https:` address or a `data:` URI.',
    },
    instead: {
      what: '`{path}` has `{found}`; readers look for `src`.',
      fix: 'Call the member `src`.',
    },
    type: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Write an `https:` address or a `data:` URI as a string.',
    },
    relative: {
      what: '`{path}` is `{value}`, without a scheme.',
      fix: 'Write the whole address from `https:` on, or put the picture itself into a `data:` URI.',
    },
    scheme: {
      what: '`{path}` is `{value}`, of the scheme `{scheme}`.',
      fix: 'Serve the picture under `https:`, or put it into a `data:` URI.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'blocks/icon-src',
  level: 'MUST',
  addedIn: '2025-11-25',
  on: 'fault',
  check(fault, flag) {
    const { kind, node, instead, data } = fault;
    if (kind === 'missing') flag(instead ? 'instead' : 'missing', fault, data);
    else if (kind !== 'format') flag('type', fault, data);
    else {
      const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(String(node.value)) ?? [];
      if (scheme === undefined || /^(?:https?|data):/i.test(scheme)) flag('relative', fault, data);
      else flag('scheme', fault, { ...data, scheme });
    }
  },
});

const tool = (icon: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"echo","inputSchema":{"type":"object"},"icons":[${icon}]}]}}`,
  answers: 'tools/list',
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'icons' }],
  good: [
    tool('{"src":"https://example.com/i.png","sizes":["48x48"],"theme":"dark"}'),
    tool('{"src":"data:image/png;base64,iVBORw0KGgo="}'),
    { ...tool('{"src":"http://example.com/i.png"}'), note: 'The text allows plain HTTP; fewer clients do.' },
  ],
  bad: {
    missing: tool('«{»"mimeType":"image/png"}'),
    instead: tool('«{»"url":"https://example.com/i.png"}'),
    type: tool('{"src":«["https://example.com/i.png"]»}'),
    relative: tool('{"src":«"icon.png"»}'),
    scheme: tool('{"src":«"file:///i.png"»}'),
  },
  realLife: 'Careful clients leave the icon out; strict ones refuse the whole list.',
  thought: 'In HTML a relative path will do.',
};
