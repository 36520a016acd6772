import { requestToken } from '../../protocol/meta.ts';
import { nameOf } from '../../protocol/places.ts';
import { progressToken } from '../../protocol/progress.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A request offers the token in `params._meta`; progress names it in `params`',
  headline: 'No progress would ever arrive',
  why: 'Each side looks in one place only: for the offer in `params._meta`, for the report in `params` itself.',
  messages: {
    'in-params': {
      what: '`progressToken` stands in `params`, among the parameters of `{method}`.',
      why: 'The receiver looks in `params._meta` and finds no wish for progress, so it reports none.',
      fix: 'Move the token one object deeper, into `_meta`.',
    },
    'in-meta': {
      what: '`progressToken` stands in `_meta` of the progress notification.',
      why: 'The requester looks in `params` and finds no token, so it cannot tell whose progress this is.',
      fix: 'Move the token out of `_meta`, beside `progress`.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'progress/progress-token-placement',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'message',
  shapes: ['request', 'notification'],
  mentions: ['progressToken'],
  check(message, flag) {
    const { params, shape, name, defined } = message;
    if (params?.type !== 'object' || !defined) return;
    if (shape === 'request') {
      if (!params.get('progressToken') || requestToken(message)) return;
      flag('in-params', nameOf(params, 'progressToken'), { method: name! });
    } else if (name === 'notifications/progress' && !progressToken(message)) {
      const meta = params.get('_meta');
      if (meta?.get('progressToken')) flag('in-meta', nameOf(meta, 'progressToken'));
    }
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/progress', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/progress', revisions: '2026-07-28' },
  ],
  good: [
    '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "echo", "_meta": {"progressToken": "p1"}}}',
    {
      text: '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "echo", "arguments": {"progressToken": "p1"}}}',
      note: 'An argument of the tool that happens to have this name.',
    },
    '<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "p1", "progress": 1}}',
  ],
  bad: {
    'in-params':
      '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "echo", «"progressToken"»: "p1"}}',
    'in-meta': {
      text: '<-- {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"_meta": {«"progressToken"»: "p1"}, "progress": 1}}',
      alsoBreaks: ['params/param-missing'],
    },
  },
  realLife: 'Nothing fails: the call works, and not one progress notification is ever seen.',
  thought: 'Two places for one token are soon swapped.',
};
