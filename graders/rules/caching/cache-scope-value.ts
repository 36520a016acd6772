import { cacheableMethod } from '../../protocol/meta.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`cacheScope` is `public` or `private`',
  headline: 'The client would not know who may see this',
  why: 'A proxy reads from this word whether it may hand the same answer to somebody else. A word it does not know makes the whole result unreadable.',
  messages: {
    word: {
      what: '`cacheScope` is `{value}`.',
      fix: 'Write `public` where everybody gets the same answer, and `private` where it is meant for this client. How long it may be kept is said by `ttlMs`.',
    },
    case: {
      what: '`cacheScope` is `{value}`. Words are compared letter by letter.',
      fix: 'Write it in small letters, without spaces.',
    },
    type: {
      what: '`cacheScope` is `{value}`, not a string.',
      fix: 'Write one of the two words in double quotes.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'caching/cache-scope-value',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  mentions: ['ttlMs', 'cacheScope', 'input_required'],
  check(response, flag) {
    const scope = response.result?.get('cacheScope');
    if (!scope || scopes.has(scope.value) || cacheableMethod(response) === undefined) return;
    const data = { value: scope.raw };
    if (scope.type !== 'string') flag('type', scope, data);
    else flag(scopes.has((scope.value as string).trim().toLowerCase()) ? 'case' : 'word', scope, data);
  },
});

const scopes: ReadonlySet<unknown> = new Set(['public', 'private']);

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/caching' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":60000,"cacheScope":"public"}}',
      answers: 'tools/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","contents":[{"uri":"file:///a","text":"x"}],"ttlMs":0,"cacheScope":"private"}}',
      answers: 'resources/read',
    },
  ],
  bad: {
    word: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":«"no-store"»}}',
      answers: 'tools/list',
    },
    case: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":«"Public"»}}',
      answers: 'tools/list',
    },
    type: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":«true»}}',
      answers: 'tools/list',
    },
  },
  realLife: 'The list fails the check against the schema.',
  thought: 'HTTP has more such words: `no-store`, `max-age`, `immutable`.',
};
