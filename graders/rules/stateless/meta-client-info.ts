import { metaOf, misnamed, standsAlone } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { lacks, nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A client says in `_meta` who it is',
  headline: 'The server’s log would show nobody',
  why: 'The server answers all the same. But whoever reads its log, or looks for the client behind a fault, finds requests without a name.',
  messages: {
    missing: {
      what: 'The `_meta` does not say which program sends this request.',
      fix: 'Add `io.modelcontextprotocol/clientInfo` with a `name` and a `version`.',
    },
    misnamed: {
      what: 'The client introduces itself under `{name}`. The server looks for another name.',
      fix: 'Write the whole key: `io.modelcontextprotocol/clientInfo`.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'stateless/meta-client-info',
  level: 'SHOULD',
  addedIn: '2026-07-28',
  on: 'request',
  odd: true,
  check(request, flag) {
    const meta = metaOf(request);
    if (!meta || meta.get(metaKeys.clientInfo) || !standsAlone(request)) return;
    const other = misnamed(meta, metaKeys.clientInfo);
    if (other !== undefined) flag('misnamed', nameOf(meta, other), { name: other });
    else flag('missing', lacks(meta, metaKeys.clientInfo));
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'meta' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
  ],
  bad: {
    missing:
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":«{»"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}',
    misnamed:
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},«"clientInfo"»:{"name":"lab","version":"1.0.0"}}}}',
  },
  realLife:
    'A server may not refuse a request for it, and ought not to behave differently by it: the name is not checked.',
  thought: 'The two fields beside it are required, this one is not.',
};
