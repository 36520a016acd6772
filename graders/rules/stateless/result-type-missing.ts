import { isGiven, isStateless, misnamed } from '../../protocol/meta.ts';
import { lacks, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Every result says which type it is',
  headline: 'The client would have to guess',
  why: 'By `resultType` the client tells an answer from a question before it reads on. It takes a result without one for that of an older server: whole and final. Where that is so, it works by luck.',
  messages: {
    missing: {
      what: 'The result has no `resultType`.',
      fix: 'Add `resultType` and say in it that this result is complete.',
    },
    asks: {
      what: 'The result carries `{member}` and has no `resultType`.',
      why: 'A client takes a result without the type for the final one. It shows an empty answer and asks nobody.',
      headline: 'The question would never be asked',
      fix: 'Add `resultType` and say in it that input is required.',
    },
    misnamed: {
      what: 'The type of the result stands under `{name}`.',
      fix: 'Write `resultType`, letter by letter.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'stateless/result-type-missing',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  check(response, flag) {
    const { result } = response;
    if (!result || result.get('resultType') || !isStateless(response)) return;
    const other = misnamed(result, 'resultType');
    const asks = questions.find((name) => isGiven(result.get(name)));
    if (other !== undefined) flag('misnamed', standingFor(result, other, 'resultType'), { name: other });
    else if (asks !== undefined) flag('asks', lacks(result, 'resultType'), { member: asks });
    else flag('missing', lacks(result, 'resultType'));
  },
});

const questions: readonly string[] = ['inputRequests', 'requestState'];

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'responses' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"04:12"}]}}',
      answers: 'tools/call',
      revision: '2026-07-28',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}',
      revision: '2026-07-28',
      note: 'An error has no type: it is one.',
    },
  ],
  bad: {
    missing: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":«{»"content":[{"type":"text","text":"04:12"}]}}',
        answers: 'tools/call',
      },
      { text: '{"jsonrpc":"2.0","id":1,"result":«{»}}', answers: 'tasks/cancel' },
    ],
    asks: {
      text: '{"jsonrpc":"2.0","id":1,"result":«{»"inputRequests":{"who":{"method":"elicitation/create","params":{"message":"Name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}}},"requestState":"s1"}}',
      answers: 'tools/call',
    },
    misnamed: {
      text: '{"jsonrpc":"2.0","id":1,"result":{«"result_type"»:"complete","content":[{"type":"text","text":"04:12"}]}}',
      answers: 'tools/call',
    },
  },
  realLife:
    'Clients read a missing type as `complete`, as older servers know no such member. Strict ones throw the result away.',
  thought: 'The example it was copied from is of 2025-11-25.',
};
