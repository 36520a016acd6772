import { related } from '../../protocol/places.ts';
import { retriesIn } from '../../protocol/rounds.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A retry has a state only where the question had one',
  headline: 'The server would not trust this',
  why: 'A server takes every state that comes back for something an attacker may have written. One it never gave out it cannot make sense of, and may refuse.',
  messages: {
    invented: {
      what: 'The retry carries the `requestState` `{value}`. The question came without one.',
      fix: 'Leave `requestState` out. The answers alone make the retry.',
    },
    stale: {
      what: 'The retry carries `{value}`, the `requestState` of an earlier question. The one it answers came without.',
      fix: 'Leave `requestState` out: each round has its own, or none.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'input/request-state-invented',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['requestState'],
  check(exchange, flag) {
    for (const { message, question, staleFrom } of retriesIn(exchange)) {
      const own = message.params?.get('requestState');
      if (!message.sound || !question || own?.type !== 'string' || question.result.result?.get('requestState'))
        continue;
      const places = [related(question.result, 'response')];
      flag(staleFrom ? 'stale' : 'invented', own, { value: own.raw }, places, message);
    }
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const call = (id: number, params = ''): string =>
  `--> {"jsonrpc": "2.0", "id": ${id}, "method": "tools/call", "params": {"name": "greet", ${params}${meta}}}`;

const asks = (id: number, key: string, state = ''): string =>
  `<-- {"jsonrpc": "2.0", "id": ${id}, "result": {"resultType": "input_required", "inputRequests": {"${key}": {"method": "elicitation/create", "params": {"message": "Tell me", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}${state}}}`;

const answers = (key: string): string =>
  `"inputResponses": {"${key}": {"action": "accept", "content": {"name": "Ada"}}}, `;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/patterns/mrtr', section: 'client-requirements-basic-workflow' }],
  good: [
    `${call(1)}
${asks(1, 'who')}
${call(2, answers('who'))}`,
    {
      text: `${call(1)}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "pack", ${answers('size')}"requestState": "s7", ${meta}}}`,
      note: 'The question may have come over another connection; this revision has no sessions.',
    },
  ],
  bad: {
    invented: `${call(1)}
${asks(1, 'who')}
${call(2, `${answers('who')}"requestState": «"1"», `)}`,
    stale: `${call(1)}
${asks(1, 'who', ', "requestState": "s1"')}
${call(2, `${answers('who')}"requestState": "s1", `)}
${asks(2, 'pet')}
${call(3, `${answers('pet')}"requestState": «"s1"», `)}`,
  },
  realLife: 'A server has to take it for hostile input. One that signs its states refuses the request.',
  thought: 'Every example has the member, so it seemed to be required.',
};
