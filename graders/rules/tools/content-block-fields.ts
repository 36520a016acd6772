import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each block of content has the members of its type',
  headline: 'The reader would find the block empty',
  why: 'The `type` promises certain members, and readers go straight to them. Where one is missing, or not as it should be, they refuse the whole message.',
  messages: {
    missing: {
      what: '`{path}` has no `{names}`, which its type needs.',
      fix: 'Add `{names}`; `{name}` is {expected}.',
    },
    instead: {
      what: '`{path}` has `{found}`; a block of this type keeps that in `{name}`.',
      fix: 'Call the member `{name}`, and write it as {expected}.',
    },
    several: {
      what: '`{path}` has `{found}`, and none of `{names}`, which its type needs.',
      fix: 'Give the block these members directly: `{names}`.',
    },
    link: {
      what: '`{path}` has `{found}` and no `{name}`: the block would have to be fetched from elsewhere.',
      fix: 'Put the bytes themselves into `data`, as base64, or send a block that links to them.',
    },
    flat: {
      what: '`{path}` has `{found}` beside its `type`, and no `resource`.',
      fix: 'Put what belongs to the resource into an object of its own, under `resource`.',
    },
    either: {
      what: '`{path}` has neither `text` nor `blob`.',
      fix: 'Add the contents: text as `text`, bytes as base64 in `blob`.',
    },
    type: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Write it as {expected}.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/content-block-fields',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { kind, node, instead, shape, data } = fault;
    if (kind !== 'missing') flag('type', fault, data);
    else if (data.name === 'text' && shape?.either) flag('either', fault, data);
    else if (data.name === 'resource') {
      const flat = ['uri', 'text', 'blob'].find((name) => node.get(name));
      if (flat === undefined) flag(instead ? 'instead' : 'missing', fault, data);
      else flag('flat', fault, { ...data, found: flat });
    } else if (instead && data.names !== data.name) flag('several', fault, data);
    else if (!instead) flag('missing', fault, data);
    else flag(/^ur[il]$/.test(instead.name) && data.name === 'data' ? 'link' : 'instead', fault, data);
  },
});

const call = (block: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"content":[${block}]}}`,
  answers: 'tools/call',
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool-result' }],
  good: [
    call('{"type":"image","data":"aGk=","mimeType":"image/png"}'),
    {
      ...call('{"type":"resource","resource":{"uri":"file:///a","text":"x"}}'),
      note: 'The type of an embedded resource may stay away.',
    },
    call('{"type":"resource_link","uri":"file:///a","name":"a"}'),
  ],
  bad: {
    several: call('«{»"type":"image","source":{"type":"base64","media_type":"image/png","data":"aGk="}}'),
    missing: [call('«{»"type":"image","data":"aGk="}'), call('«{»"type":"resource_link","uri":"file:///a"}')],
    instead: [call('«{»"type":"text","content":"hi"}'), call('«{»"type":"text","data":["Inbox","Archive"]}')],
    link: call('«{»"type":"image","url":"https://example.com/i.png","mimeType":"image/png"}'),
    flat: call('«{»"type":"resource","uri":"file:///a","text":"x"}'),
    either: call('{"type":"resource","resource":«{»"uri":"file:///a"}}'),
    type: call('{"type":"text","text":«42»}'),
  },
  realLife: 'The client refuses the whole result, also the blocks that are sound.',
  thought: 'The names were guessed, or come from a chat API.',
};
