import { outcome } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An `error` is an object',
  headline: 'The caller would never see the error',
  why: 'The receiver looks for a `code` and a `message` inside `error`. Finding no object, it drops the response, and the request stays open.',
  messages: {
    string: {
      what: '`error` is `{value}`, a string.',
      fix: 'Make it an object with a `code` and a `message`; this text can be the message.',
    },
    nothing: {
      what: '`error` is null, so the response says neither what it returns nor what went wrong.',
      fix: 'If the request failed, write an object with a `code` and a `message`; if not, write a `result` instead.',
    },
    other: {
      what: '`error` is `{value}`, {type}.',
      fix: 'Make it an object with a `code` and a `message`. Further values fit into its `data`.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/error-not-object',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { error } = message;
    if (error === undefined || error.type === 'object' || outcome(message) !== 'error') return;
    if (error.type === 'string') flag('string', error, { value: error.raw });
    else if (error.type === 'null') flag('nothing', error);
    else flag('other', error, { value: error.raw, type: error.type === 'array' ? 'an array' : `a ${error.type}` });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5.1', section: 'Error object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"boom"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params","data":"cursor"}}',
      note: '`data` may be any value, a bare string too.',
    },
  ],
  bad: {
    string: '{"jsonrpc":"2.0","id":1,"error":«"boom"»}',
    nothing: '{"jsonrpc":"2.0","id":1,"error":«null»}',
    other: [
      '{"jsonrpc":"2.0","id":1,"error":«true»}',
      '{"jsonrpc":"2.0","id":1,"error":«-32603»}',
      '{"jsonrpc":"2.0","id":1,"error":«[-32603,"boom"]»}',
    ],
  },
  realLife: 'Both official SDKs reject the response. The caller runs into its timeout instead of reading the text.',
  thought: 'A string says it all.',
};
