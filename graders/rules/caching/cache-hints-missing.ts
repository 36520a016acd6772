import { cacheableMethod } from '../../protocol/meta.ts';
import { lacks, lacksSome } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Lists, resources and discovery say how long they may be kept',
  headline: 'The client would not know what to keep',
  why: 'The client reads from these two members how long the answer holds and whether it may be shared. Strict clients throw a result away that leaves them out; others ask again each time.',
  messages: {
    both: {
      what: 'The result has neither `ttlMs` nor `cacheScope`.',
      fix: 'Add both. A result that must not be kept has a time of 0 milliseconds.',
    },
    ttl: {
      what: 'The result has no `ttlMs`.',
      fix: 'Add the time in milliseconds for which it holds, or 0.',
    },
    scope: {
      what: 'The result has no `cacheScope`.',
      fix: 'Add it, and say in it whether others may see this result too.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'caching/cache-hints-missing',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  check(response, flag) {
    const { result } = response;
    if (!result || cacheableMethod(response) === undefined) return;
    const ttl = result.get('ttlMs');
    const scope = result.get('cacheScope');
    if (!ttl && !scope) flag('both', lacksSome(result));
    else if (!ttl) flag('ttl', lacks(result, 'ttlMs'));
    else if (!scope) flag('scope', lacks(result, 'cacheScope'));
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/caching' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private"}}',
      answers: 'tools/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"04:12"}]}}',
      answers: 'tools/call',
      note: 'What a tool returns is not kept.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","requestState":"s1"}}',
      answers: 'resources/read',
      note: 'Nor is a question.',
    },
  ],
  bad: {
    both: [
      { text: '{"jsonrpc":"2.0","id":1,"result":«{»"resultType":"complete","tools":[]}}', answers: 'tools/list' },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":«{»"resultType":"complete","contents":[{"uri":"file:///a","text":"x"}]}}',
        answers: 'resources/read',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":«{»"resultType":"complete","prompts":[]}}',
        note: 'The member shows which list this is.',
      },
    ],
    ttl: {
      text: '{"jsonrpc":"2.0","id":1,"result":«{»"resultType":"complete","resources":[],"cacheScope":"public"}}',
      answers: 'resources/list',
    },
    scope: {
      text: '{"jsonrpc":"2.0","id":1,"result":«{»"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{},"ttlMs":60000}}',
      answers: 'server/discover',
    },
  },
  realLife:
    'For `resources/read` the published JSON Schema of the whole response does not notice, and an official example of such a response leaves the hints out.',
  thought: 'A hint is something one may leave out. Or the example is of an older revision.',
};
