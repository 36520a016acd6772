import { isStateless } from '../../protocol/meta.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server says in `_meta` who it is',
  headline: 'The server would stay nameless',
  why: 'Clients look for the server’s name in the `_meta` of the result. Beside the other members nobody reads it.',
  messages: {
    misplaced: {
      what: '`serverInfo` stands in the result itself.',
      fix: 'Move it into the result’s `_meta`, under the key `io.modelcontextprotocol/serverInfo`.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'stateless/meta-server-info',
  level: 'SHOULD',
  addedIn: '2026-07-28',
  on: 'result',
  check(response, flag) {
    const { result } = response;
    if (result?.get('serverInfo') && isStateless(response)) flag('misplaced', nameOf(result, 'serverInfo'));
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'meta' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{},"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"tides","version":"1.0.0"}}}}',
      answers: 'server/discover',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"04:12"}]}}',
      answers: 'tools/call',
      note: 'A result without any name is let pass: a server may be set up to keep it to itself.',
    },
  ],
  bad: {
    misplaced: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{},«"serverInfo"»:{"name":"tides","version":"1.0.0"},"ttlMs":0,"cacheScope":"private"}}',
      answers: 'server/discover',
    },
  },
  realLife: 'Hosts show the address of the server instead of its name.',
  thought: 'In the result of `initialize` it stood there.',
};
