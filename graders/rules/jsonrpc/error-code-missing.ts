import { outcome } from '../../protocol/envelope.ts';
import { lacks, lacksSome, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An error has a `code`',
  headline: 'The caller would drop this error',
  why: 'Programs tell errors apart by their code, and an error without one has the form of no response.',
  messages: {
    missing: {
      what: 'This `error` has no `code`.',
      fix: 'Add a `code`, an integer: a defined one where one fits, or a number of your own outside `-32768` to `-32000`.',
    },
    both: {
      what: 'This `error` has neither a `code` nor a `message`.',
      fix: 'Add both: a `code`, which is an integer, and a `message`, a short sentence. Anything else about the failure goes into `data`.',
    },
    case: {
      what: 'This `error` has `{name}`, but no `code`: names are compared letter by letter, capitals included.',
      fix: 'Write the name in small letters.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/error-code-missing',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { error } = message;
    if (error?.type !== 'object' || error.get('code') || outcome(message) !== 'error') return;
    const miscased = error.members.find(({ name }) => name.toLowerCase() === 'code');
    if (!miscased && !error.get('message')) flag('both', lacksSome(error));
    else if (!miscased) flag('missing', lacks(error, 'code'));
    else flag('case', standingFor(error, miscased.name, 'code'), { name: miscased.name });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5.1', section: 'Error object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":0,"message":"Refused by policy"}}',
      note: 'Zero is a code like any other.',
    },
  ],
  bad: {
    missing: [
      '{"jsonrpc":"2.0","id":1,"error":«{»"message":"boom"}}',
      '{"jsonrpc":"2.0","id":1,"error":«{»"message":"boom","data":{"code":-32603}}}',
    ],
    both: [
      '{"jsonrpc":"2.0","id":1,"error":«{»}}',
      '{"jsonrpc":"2.0","id":1,"error":«{»"type":"ValueError","args":["no such bed"]}}',
    ],
    case: [
      '{"jsonrpc":"2.0","id":1,"error":{«"Code"»:-32603,"message":"boom"}}',
      '{"jsonrpc":"2.0","id":1,"error":{«"Code"»:-32603,"Message":"boom"}}',
    ],
  },
  realLife: 'Both official SDKs reject the response; the caller waits until its timeout.',
  thought: 'The text is enough for whoever reads it.',
};
