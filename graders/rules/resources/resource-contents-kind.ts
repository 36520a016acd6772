import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each entry of `contents` has a `uri`, and its `text` or its `blob`',
  headline: 'The client would find nothing to read',
  why: 'The name of the member says how to read it: `text` as it stands, `blob` after decoding base64. Under any other name a client finds no content and refuses the result.',
  messages: {
    uri: {
      what: 'Entry {where} of `contents`, counted from 0, has no `uri`.',
      why: 'One read may bring several resources. Without its address a client cannot tell which of them this is.',
      fix: 'Repeat the address of the resource in its entry.',
    },
    missing: {
      what: 'Entry {where} of `contents`, counted from 0, has neither `text` nor `blob`.',
      fix: 'Put the content there: as `text` where it is text, else in base64 as `blob`. An empty text is a content too.',
    },
    both: {
      what: 'Entry {where} of `contents`, counted from 0, has no `uri`, and neither `text` nor `blob`.',
      fix: 'Add the address of the resource, and its content: as `text`, or in base64 as `blob`.',
    },
    instead: {
      what: 'Entry {where} of `contents`, counted from 0, has `{found}` where `{name}` belongs.',
      fix: 'Rename the member. The names of content blocks do not hold in here.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'resources/resource-contents-kind',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { data, node } = fault;
    if (data.names !== data.name) return flag('both', fault, data);
    if (fault.instead) return flag('instead', fault, data);
    if (data.name === 'uri') return flag('uri', fault, data);
    const found = node.members.find(({ name }) => Object.hasOwn(meant, name))?.name;
    if (found === undefined) flag('missing', fault, data);
    else flag('instead', fault, { ...data, found, name: meant[found]! });
  },
});

/** What people write for `text` and `blob`: the names in content blocks, among others. */
const meant: Readonly<Record<string, string>> = {
  data: 'blob',
  base64: 'blob',
  bytes: 'blob',
  binary: 'blob',
  content: 'text',
  contents: 'text',
  body: 'text',
  value: 'text',
};

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/resources', section: 'resource-contents' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"file:///a","text":""}]}}',
      answers: 'resources/read',
      note: 'An empty text is a text.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"file:///d/a","text":"a"},{"uri":"file:///d/b","blob":"YQ=="}]}}',
      answers: 'resources/read',
      note: 'A folder may come as several entries.',
    },
  ],
  bad: {
    uri: { text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[«{»"text":"hi"}]}}', answers: 'resources/read' },
    missing: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[«{»"uri":"file:///a"}]}}',
      answers: 'resources/read',
    },
    both: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[«{»"mimeType":"text/plain"}]}}',
      answers: 'resources/read',
    },
    instead: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"contents":[«{»"uri":"file:///a","data":"aGk="}]}}',
      answers: 'resources/read',
    },
  },
  realLife: 'The official SDKs refuse the whole result, so the read fails although the server did its work.',
  thought: 'Images carry their bytes as `data`, so a resource does too.',
};
