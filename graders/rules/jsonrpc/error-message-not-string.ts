import { outcome } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The `message` of an error is a string',
  headline: 'The caller would drop this error',
  why: 'The receiver shows or logs the `message` as text. Where it is no string the whole response is refused, and the request stays open.',
  messages: {
    nothing: {
      what: 'The `message` is null.',
      fix: 'Say in a short sentence what went wrong.',
    },
    structure: {
      what: 'The `message` is `{value}`, {type}.',
      fix: 'Sum it up in a short sentence, and move the structured part to `data`.',
    },
    scalar: {
      what: 'The `message` is `{value}`, {type}.',
      fix: 'Say in a string what went wrong; a value like this one can go into `data`.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/error-message-not-string',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { error } = message;
    if (error?.type !== 'object') return;
    const text = error.get('message');
    if (!text || text.type === 'string' || outcome(message) !== 'error') return;
    const value = text.raw;
    if (text.type === 'null') flag('nothing', text);
    else if (text.type === 'object') flag('structure', text, { value, type: 'an object' });
    else if (text.type === 'array') flag('structure', text, { value, type: 'an array' });
    else flag('scalar', text, { value, type: `a ${text.type}` });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5.1', section: 'Error object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Disk full","data":{"free":0,"needed":4096}}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"null"}}',
  ],
  bad: {
    nothing: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«null»}}',
    structure: [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«{"text":"Disk full"}»}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«["Disk full"]»}}',
    ],
    scalar: [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«500»}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«false»}}',
    ],
  },
  realLife: 'Both official SDKs reject the response; the caller waits until its timeout.',
  thought: 'The details are structured, so the message became a structure as well.',
};
