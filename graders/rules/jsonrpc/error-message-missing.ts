import { outcome } from '../../protocol/envelope.ts';
import { lacks, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An error has a `message`',
  headline: 'The caller would drop this error',
  why: 'The `message` is what a person gets to read in a log or a dialogue. An error without one has the form of no response, so its code is lost too.',
  messages: {
    missing: {
      what: 'This `error` has no `message`.',
      fix: 'Add a `message`, a short sentence that says what went wrong.',
    },
    renamed: {
      what: 'This `error` has `{name}`, but no `message`.',
      fix: 'Give the text the name `message`, in small letters.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/error-message-missing',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { error } = message;
    if (error?.type !== 'object' || error.get('message') || outcome(message) !== 'error') return;
    // Without a code as well, error-code-missing speaks of the whole.
    if (!error.get('code')) return;
    const meant = error.members.find(
      ({ name, value }) => value.type === 'string' && otherNames.has(name.toLowerCase()),
    );
    if (!meant) flag('missing', lacks(error, 'message'));
    else flag('renamed', standingFor(error, meant.name, 'message'), { name: meant.name });
  },
});

/** What people call the text of an error elsewhere. */
const otherNames: ReadonlySet<string> = new Set([
  'message',
  'messages',
  'msg',
  'text',
  'error',
  'reason',
  'title',
  'description',
]);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5.1', section: 'Error object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":""}}',
      note: 'An empty text is of little use, but it is there.',
    },
  ],
  bad: {
    missing: [
      '{"jsonrpc":"2.0","id":1,"error":«{»"code":-32601}}',
      '{"jsonrpc":"2.0","id":1,"error":«{»"code":-32603,"data":{"message":"boom"}}}',
    ],
    renamed: [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,«"msg"»:"boom"}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,«"Message"»:"boom"}}',
    ],
  },
  realLife: 'Both official SDKs reject the response; the caller waits until its timeout.',
  thought: 'The code says it all.',
};
