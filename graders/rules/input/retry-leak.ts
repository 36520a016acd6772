import { related } from '../../protocol/places.ts';
import { retriesIn } from '../../protocol/rounds.ts';
import { defineRule, defineWords, type Message, type PageOf, type Place } from '../../types.ts';

export const words = defineWords({
  title: 'Answers and state go only with the request that was asked back',
  headline: 'The answers would go to somebody else',
  why: 'Answers of a user and the state of one request are meant for the code that asked. Other code has no use for them, must not trust them, and may refuse the request.',
  messages: {
    method: {
      what: 'This `{method}` carries `{member}` from a question that came back on `{asked}`.',
      fix: 'Send them with a repeated `{asked}`. This request goes without.',
    },
    target: {
      what: 'This `{method}` for `{subject}` carries `{member}` from a question about `{other}`.',
      fix: 'Send them when the request for `{other}` is repeated. This one goes without.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'input/retry-leak',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['inputResponses', 'requestState'],
  check(exchange, flag) {
    for (const { message, leakedFrom } of retriesIn(exchange)) {
      if (!message.sound || !leakedFrom) continue;
      const { request, result, subject: other } = leakedFrom;
      const { member, at } = leaked(message);
      const places = [related(result, 'response'), related(request, 'request')];
      const method = message.name ?? '';
      if (method !== request.name) flag('method', at, { method, member, asked: request.name ?? '' }, places, message);
      else flag('target', at, { method, member, subject: subjectOf(message), other }, places, message);
    }
  },
});

const leaked = ({ params }: Message): { readonly member: string; readonly at: Place } => {
  const state = params!.get('requestState');
  return state
    ? { member: 'requestState', at: state }
    : { member: 'inputResponses', at: params!.members.find(({ name }) => name === 'inputResponses')!.value };
};

const subjectOf = ({ params }: Message): string => String((params!.get('name') ?? params!.get('uri'))?.value ?? '');

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const call = (id: number, name: string, params = ''): string =>
  `--> {"jsonrpc": "2.0", "id": ${id}, "method": "tools/call", "params": {"name": "${name}", ${params}${meta}}}`;

const asks = (state: string): string =>
  `<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"who": {"method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}${state}}}`;

const state = ', "requestState": "s1"';
const answers = '{"who": {"action": "accept", "content": {"name": "Ada"}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/patterns/mrtr', section: 'client-requirements-basic-workflow' }],
  good: [
    {
      text: `${call(1, 'greet')}
${asks(state)}
${call(2, 'dig')}
${call(3, 'greet', `"inputResponses": ${answers}, "requestState": "s1", `)}`,
      note: 'Another request in between changes nothing, as it carries none of this.',
    },
  ],
  bad: {
    method: `${call(1, 'greet')}
${asks(state)}
--> {"jsonrpc": "2.0", "id": 2, "method": "resources/read", "params": {"uri": "file:///a", "requestState": «"s1"», ${meta}}}`,
    target: [
      `${call(1, 'greet')}
${asks(state)}
${call(2, 'dig', `"inputResponses": ${answers}, "requestState": «"s1"», `)}`,
      {
        text: `${call(1, 'greet')}
${asks('')}
${call(2, 'dig', `"inputResponses": «${answers}», `)}
<-- {"jsonrpc": "2.0", "id": 2, "result": {"resultType": "complete", "content": [{"type": "text", "text": "dug"}]}}`,
        session: 'whole',
      },
    ],
  },
  realLife:
    'A server that checks its states refuses the request. One that does not carries a state of one piece of work into another.',
  thought: 'The state looked like the cookie of a session.',
};
