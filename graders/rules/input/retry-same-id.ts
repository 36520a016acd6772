import { related } from '../../protocol/places.ts';
import { retriesIn } from '../../protocol/rounds.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A retry is a new request, with a new id',
  headline: 'The retry could pass for the first request',
  why: 'With `input_required` the first request is answered and done. Whoever recognises repeated requests by their ids takes this one for a copy of it, and may hand out the old question.',
  messages: {
    same: {
      what: 'The retry has the id `{value}`, which is that of the request it repeats.',
      fix: 'Give the retry an id of its own. What ties it to the first round are the answers and the state.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'input/retry-same-id',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['inputResponses', 'requestState'],
  check(exchange, flag) {
    for (const { message, question } of retriesIn(exchange)) {
      if (!message.sound || !question || message.idKey === undefined) continue;
      const { request, result } = question;
      if (message.idKey !== request.idKey) continue;
      const places = [related(request, 'first'), related(result, 'response')];
      flag('same', message.id!, { value: message.id!.raw }, places, message);
    }
  },
});

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const call = (id: string, params = ''): string =>
  `--> {"jsonrpc": "2.0", "id": ${id}, "method": "tools/call", "params": {"name": "greet", ${params}${meta}}}`;

const asks = (id: number, key: string, state: string): string =>
  `<-- {"jsonrpc": "2.0", "id": ${id}, "result": {"resultType": "input_required", "inputRequests": {"${key}": {"method": "elicitation/create", "params": {"message": "Tell me", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}, "requestState": "${state}"}}`;

const answers = (key: string, state: string): string =>
  `"inputResponses": {"${key}": {"action": "accept", "content": {"name": "Ada"}}}, "requestState": "${state}", `;

const done = (id: number): string =>
  `<-- {"jsonrpc": "2.0", "id": ${id}, "result": {"resultType": "complete", "content": [{"type": "text", "text": "Hello Ada"}]}}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/mrtr', section: 'client-requirements-basic-workflow' },
    { of: 'MCP', page: 'server/tools' },
  ],
  good: [
    {
      text: `${call('1')}
${asks(1, 'who', 's1')}
${call('2', answers('who', 's1'))}
${asks(2, 'pet', 's2')}
${call('3', answers('pet', 's2'))}
${done(3)}`,
      note: 'A server may ask as often as it needs to; each round has an id of its own.',
    },
    {
      text: `${call('1')}
${done(1)}
${call('1')}`,
      note: 'A plain call may take an id again once the response is there. Only a retry may not.',
    },
  ],
  bad: {
    same: `${call('1')}
${asks(1, 'who', 's1')}
${call('«1»', answers('who', 's1'))}`,
  },
  realLife: 'Whatever recognises copies by their ids, or keeps answers by them, may give the old question back.',
  thought: 'It is the same call, carried on.',
  permits: [
    {
      id: 'repeated-input-required',
      text: 'The answer to a retry may be another question. A server asks as many times as it needs to, and each retry is a request with a new id.',
    },
  ],
};
