import { cacheableMethod } from '../../protocol/meta.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`ttlMs` is an integer of milliseconds, 0 or more',
  headline: 'The client would not keep this',
  why: 'The client adds this number to its clock. What it cannot add, it takes for 0 or for a broken result.',
  messages: {
    negative: {
      what: '`ttlMs` is `{value}`. No result is too old before it arrives.',
      fix: 'For a result that holds for ever write a large number; for one that must not be kept write 0.',
    },
    fraction: {
      what: '`ttlMs` is `{value}`, not an integer.',
      fix: 'Round it to whole milliseconds.',
    },
    type: {
      what: '`ttlMs` is `{value}`, not a number.',
      fix: 'Write it as a number of milliseconds, without quotes and without a unit.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'caching/cache-ttl',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  mentions: ['ttlMs', 'cacheScope', 'input_required'],
  check(response, flag) {
    const ttl = response.result?.get('ttlMs');
    if (!ttl || cacheableMethod(response) === undefined) return;
    const data = { value: ttl.raw };
    const value = ttl.value as number;
    if (ttl.type !== 'number') flag('type', ttl, data);
    else if (value < 0) flag('negative', ttl, data);
    else if (!Number.isInteger(value) && Number.isFinite(value)) flag('fraction', ttl, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/caching' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":60000,"cacheScope":"public"}}',
      answers: 'tools/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"public"}}',
      answers: 'tools/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","taskId":"t1","status":"working","createdAt":"2026-08-01T10:00:00Z","lastUpdatedAt":"2026-08-01T10:00:00Z","ttlMs":null}}',
      answers: 'tasks/get',
      note: 'The member of the same name in a task is another one: there null means no end.',
    },
  ],
  bad: {
    negative: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":«-1»,"cacheScope":"public"}}',
      answers: 'tools/list',
    },
    fraction: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":«1.5»,"cacheScope":"public"}}',
      answers: 'tools/list',
    },
    type: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":«"60000"»,"cacheScope":"public"}}',
        answers: 'tools/list',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","resources":[],"ttlMs":«null»,"cacheScope":"public"}}',
        answers: 'resources/list',
      },
    ],
  },
  realLife:
    'Clients treat a negative time as 0. A string fails the check against the schema, and the whole list with it.',
  thought: 'In some libraries -1 means for ever.',
};
