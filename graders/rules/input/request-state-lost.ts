import { lacks, related } from '../../protocol/places.ts';
import { retriesIn } from '../../protocol/rounds.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A retry brings back the state exactly as it came',
  headline: 'The server would not know where it was',
  why: 'A server of this revision keeps nothing between two requests: all it knows of the first round is in `requestState`. Without it the work starts anew; a state that was touched fails the test of its signature.',
  messages: {
    missing: {
      what: 'The question came with a `requestState`, `{expected}`. The retry has none.',
      fix: 'Copy `requestState` from the result into the `params` of the retry, next to the answers.',
    },
    changed: {
      what: 'The retry carries the `requestState` `{value}`. The question came with `{expected}`.',
      fix: 'Copy the string as it is. What it contains is the business of the server alone.',
    },
    stale: {
      what: 'The retry carries `{value}`, the `requestState` of an earlier question. The one it answers came with `{expected}`.',
      fix: 'Each round has a state of its own. Copy that of the last result.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'input/request-state-lost',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['requestState'],
  check(exchange, flag) {
    for (const { message, question, staleFrom } of retriesIn(exchange)) {
      if (!message.sound || question?.state === undefined) continue;
      const { result, state } = question;
      const params = message.params!;
      const own = params.get('requestState');
      const expected = result.result!.get('requestState')!.raw;
      if (!own) {
        flag('missing', lacks(params, 'requestState'), { expected }, [related(result, 'response')], message);
      } else if (own.type === 'string' && own.value !== state) {
        const places = [related(result, 'response'), ...(staleFrom ? [related(staleFrom.result, 'previous')] : [])];
        flag(staleFrom ? 'stale' : 'changed', own, { value: own.raw, expected }, places, message);
      }
    }
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const call = (id: number, params = ''): string =>
  `--> {"jsonrpc": "2.0", "id": ${id}, "method": "tools/call", "params": {"name": "greet", ${params}${meta}}}`;

const asks = (id: number, state: string): string =>
  `<-- {"jsonrpc": "2.0", "id": ${id}, "result": {"resultType": "input_required", "inputRequests": {"who": {"method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}, "requestState": ${state}}}`;

const answers = '"inputResponses": {"who": {"action": "accept", "content": {"name": "Ada"}}}, ';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/patterns/mrtr', section: 'client-requirements-basic-workflow' }],
  good: [
    `${call(1)}
${asks(1, '"eyJzdGVwIjoxfQ=="')}
${call(2, `${answers}"requestState": "eyJzdGVwIjoxfQ==", `)}`,
    {
      text: `${call(1)}
${asks(1, '"s1"')}
${call(2)}`,
      note: 'Without answers and without a state this is no retry but a new start, which is always allowed.',
    },
  ],
  bad: {
    missing: `${call(1)}
${asks(1, '"s1"')}
${call(2, answers).replace('"params": {', '"params": «{»')}`,
    changed: [
      `${call(1)}
${asks(1, '"eyJzdGVwIjoxfQ=="')}
${call(2, `${answers}"requestState": «"{\\"step\\":1}"», `)}`,
      `${call(1)}
${asks(1, '"abc"')}
${call(2, `${answers}"requestState": «"ABC"», `)}`,
    ],
    stale: `${call(1)}
${asks(1, '"s1"')}
${call(2, `${answers}"requestState": "s1", `)}
${asks(2, '"s2"')}
${call(3, `${answers}"requestState": «"s1"», `)}`,
  },
  realLife: 'The server refuses the retry with -32602, or puts its first question once more.',
  thought: 'It looks like base64, so one may as well decode it, read it and write it anew.',
};
