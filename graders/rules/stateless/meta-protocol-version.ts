import { metaOf, misnamed, standsAlone } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { lacks, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The `_meta` of a request names the protocol version',
  headline: 'The server would not know the revision',
  why: 'The server decides anew for each request by which revision to read it. Where the version is not in its place, it has to answer with error -32602.',
  messages: {
    missing: {
      what: 'The `_meta` has no `io.modelcontextprotocol/protocolVersion`: it does not say which revision this request speaks.',
      fix: 'Add this key with the date of the revision, in quotes.',
    },
    misnamed: {
      what: 'The version stands under `{name}`. The server looks for another key.',
      fix: 'Write the whole key: `io.modelcontextprotocol/protocolVersion`. `clientCapabilities` and `clientInfo` begin with the same prefix.',
    },
    type: {
      what: '`io.modelcontextprotocol/protocolVersion` is `{value}`, not a string.',
      fix: 'Write the date of the revision in double quotes.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'stateless/meta-protocol-version',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'request',
  odd: true,
  check(request, flag) {
    const meta = metaOf(request);
    if (!meta || !standsAlone(request)) return;
    const version = meta.get(metaKeys.protocolVersion);
    if (version?.type === 'string') return;
    const other = version ? undefined : misnamed(meta, metaKeys.protocolVersion);
    if (version) flag('type', version, { value: version.raw });
    else if (other !== undefined) flag('misnamed', standingFor(meta, other, metaKeys.protocolVersion), { name: other });
    else flag('missing', lacks(meta, metaKeys.protocolVersion));
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic', section: 'meta' },
    { of: 'MCP', page: 'basic/versioning', section: 'protocol-version-negotiation' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
      revision: '2026-07-28',
      note: 'A version the server may not know is still a version: the server names those it speaks.',
    },
  ],
  bad: {
    missing:
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":«{»"io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    misnamed: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{«"protocolVersion"»:"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{«"protocolVersion"»:"2026-07-28","clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    ],
    type: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":«20260728»,"io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
  },
  realLife: 'Error -32602. Over HTTP the same version also stands in a header, and both have to agree.',
  thought:
    'It went along with the request before this one. Or the key was shortened, as its first half says nothing new.',
};
