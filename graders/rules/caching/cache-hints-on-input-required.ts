import { isStateless, resultType } from '../../protocol/meta.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A question carries no caching hints',
  headline: 'A proxy might keep the question',
  why: 'A result that asks belongs to this one request and its state. Kept and handed out again, it makes others answer a question nobody waits for.',
  messages: {
    hints: {
      what: '`{name}` stands in a result whose type is `input_required`.',
      fix: 'Leave `ttlMs` and `cacheScope` out here. They come with the final result.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'caching/cache-hints-on-input-required',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  mentions: ['ttlMs', 'cacheScope', 'input_required'],
  check(response, flag) {
    const { result } = response;
    if (!result || resultType(response) !== 'input_required' || !isStateless(response)) return;
    const hint = result.members.find(({ name }) => name === 'ttlMs' || name === 'cacheScope');
    if (hint) flag('hints', nameOf(result, hint.name), { name: hint.name });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/caching' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","requestState":"s1"}}',
      answers: 'resources/read',
    },
  ],
  bad: {
    hints: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","requestState":"s1",«"ttlMs"»:0,"cacheScope":"private"}}',
        answers: 'resources/read',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{«"cacheScope"»:"private","resultType":"input_required","requestState":"s1"}}',
        answers: 'tools/call',
      },
    ],
  },
  realLife: 'The published JSON Schema lets the members pass; most clients ignore them.',
  thought: 'Every other result of the same method has them.',
};
