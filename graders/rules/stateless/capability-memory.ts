import { questionCapabilities, rememberedFrom, requestOf, resultType } from '../../protocol/meta.ts';
import { related, spanOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Only the request at hand says what its client can do',
  headline: 'The client could not answer this',
  why: 'Each request speaks for itself. The one before may have come from another part of the program, or through the same proxy from another client, and a second server behind the same address has never seen it.',
  messages: {
    remembered: {
      what: 'The input request `{key}` asks by `{method}`. An earlier request declared `{capability}`; the one answered here does not.',
      fix: 'Look at the `clientCapabilities` of this request alone. If it cannot be served without, answer with error -32021 and name what is needed.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'stateless/capability-memory',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  mentions: ['input_required', 'inputRequests'],
  check(response, flag) {
    const { result } = response;
    if (!result || resultType(response) !== 'input_required') return;
    const request = requestOf(response);
    if (request?.sender !== 'client') return;
    const told = new Set<string>();
    for (const { name: key, value: question } of result.get('inputRequests')?.members ?? []) {
      const method = question.get('method');
      const capability = questionCapabilities.get(method?.value as string);
      const earlier =
        capability === undefined || told.has(capability) ? undefined : rememberedFrom(request, capability);
      if (!earlier || !method) continue;
      told.add(capability!);
      const places = [related(request, 'request'), related(earlier, 'previous')];
      flag(
        'remembered',
        { ...spanOf(method), pointer: question.pointer },
        { key, method: String(method.value), capability: capability! },
        places,
      );
    }
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'statelessness' }],
  good: [
    `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"book","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"booked"}]}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"book","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":2,"error":{"code":-32021,"message":"Needs elicitation","data":{"requiredCapabilities":{"elicitation":{}}}}}`,
  ],
  bad: {
    remembered: `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"book","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"booked"}]}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"book","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"input_required","inputRequests":{"who":{"method":«"elicitation/create"»,"params":{"message":"Name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}}},"requestState":"s1"}}`,
  },
  realLife: 'It works on one desk and breaks behind a load balancer, or with two clients on one connection.',
  thought: 'The connection is the session.',
};
