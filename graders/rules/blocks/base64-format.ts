import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Bytes travel as standard base64',
  headline: 'The bytes would arrive broken',
  why: 'JSON has no bytes, so readers decode this text as base64. Anything else gives garbage or an error.',
  messages: {
    'data-url': {
      what: '`{path}` is a data URL: `{value}`.',
      fix: 'Keep only what stands after the comma, as base64; the type has a member of its own, `mimeType`.',
    },
    address: {
      what: '`{path}` is an address: `{value}`. Readers expect base64.',
      fix: 'Fetch the bytes and encode them as base64, or send a block that links to the address.',
    },
    alphabet: {
      what: '`{path}` is written in the URL variant of base64, with `-` or `_`: `{value}`.',
      fix: 'Encode with the standard alphabet, which has `+` and `/` for them. Keep the base64 padded with `=`.',
    },
    padding: {
      what: '`{path}` is base64 that stops short: `{value}` has no length divisible by four.',
      fix: 'Fill up with `=` until the length divides by four.',
    },
    raw: {
      what: '`{path}` is not base64: `{value}`.',
      fix: 'Encode the bytes as base64, on one line. What is text goes into a member for text.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'blocks/base64-format',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    flag(likeness(String(fault.node.value)), fault, fault.data);
  },
});

const likeness = (value: string) => {
  if (/^data:/i.test(value)) return 'data-url';
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(value)) return 'address';
  if (/^[a-z0-9+/]+=*$/i.test(value)) return 'padding';
  return value.length > 7 && /^[a-z0-9_-]+={0,2}$/i.test(value) && /[A-Z0-9]/.test(value) ? 'alphabet' : 'raw';
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/tools', section: 'image-content' },
    { of: 'MCP', page: 'server/resources', section: 'binary-content' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"}]}}',
      answers: 'tools/call',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"image","data":"","mimeType":"image/png"}]}}',
      answers: 'tools/call',
      note: 'No bytes at all are base64, too.',
    },
  ],
  bad: {
    'data-url': {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"image","data":«"data:image/png;base64,aGk="»,"mimeType":"image/png"}]}}',
      answers: 'tools/call',
    },
    address: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"image","data":«"https://example.com/gate.png"»,"mimeType":"image/png"}]}}',
      answers: 'tools/call',
    },
    alphabet: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"image","data":«"_9j_4AAQSkZJRg=="»,"mimeType":"image/jpeg"}]}}',
      answers: 'tools/call',
    },
    padding: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"audio","data":«"aGk"»,"mimeType":"audio/wav"}]}}',
      answers: 'tools/call',
    },
    raw: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"image","data":«"<svg/>"»,"mimeType":"image/svg+xml"}]}}',
      answers: 'tools/call',
    },
  },
  realLife: 'Hosts show a broken picture, and model APIs refuse the whole conversation because of it.',
  thought: 'In a page the data URL is the picture.',
};
