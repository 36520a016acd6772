import { spanOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A completion brings 100 values at most',
  headline: 'A strict client would refuse the suggestions',
  why: 'The limit keeps an answer small that is asked for at every key. Clients of 2026-07-28 check it and refuse a longer list as a whole.',
  messages: {
    many: {
      what: 'There are {count} `values`; this is the first one too many.',
      fix: 'Send the best 100 and say with `hasMore`, and if you know it with `total`, that there are others.',
    },
  },
});

const most = 100;

export default defineRule<typeof words, 'result'>({
  id: 'completion/completion-limit',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'result',
  mentions: ['completion'],
  check({ result, answeredMethod = 'completion/complete' }, flag) {
    if (answeredMethod !== 'completion/complete' || result?.type !== 'object') return;
    const values = result.at('/completion/values');
    if (values?.type !== 'array') return;
    const { elements } = values;
    if (elements.length > most)
      flag('many', { ...spanOf(elements[most]!), pointer: values.pointer }, { count: elements.length });
  },
});

const values = Array.from({ length: most }, (_, at) => `"v${at}"`).join();

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/completion', section: 'completion-results' }],
  good: [
    {
      text: `{"jsonrpc":"2.0","id":1,"result":{"completion":{"values":[${values}],"total":250,"hasMore":true}}}`,
      answers: 'completion/complete',
    },
    { text: '{"jsonrpc":"2.0","id":1,"result":{"completion":{"values":[]}}}', answers: 'completion/complete' },
  ],
  bad: {
    many: {
      text: `{"jsonrpc":"2.0","id":1,"result":{"completion":{"values":[${values},«"v100"»]}}}`,
      answers: 'completion/complete',
    },
  },
  realLife:
    'Before 2026-07-28 the limit stood in the text alone, so it slips through until a newer client comes along.',
  thought: 'The more suggestions, the better.',
};
