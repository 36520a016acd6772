import { metaOf, misnamed, standsAlone } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { lacks, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The `_meta` of a request names the client’s capabilities',
  headline: 'The server would not know what to ask',
  why: 'From this object alone the server learns whether it may ask the user or the model on the way. An absent object does not mean none: it means a request that is not whole, and error -32602.',
  messages: {
    missing: {
      what: 'The `_meta` has no `io.modelcontextprotocol/clientCapabilities`: it does not say what the client can do.',
      fix: 'Add this key. For a client without any capability its value is an empty object.',
    },
    misnamed: {
      what: 'The capabilities stand under `{name}`. The server looks for another key.',
      fix: 'Write the whole key: `io.modelcontextprotocol/clientCapabilities`.',
    },
    type: {
      what: '`io.modelcontextprotocol/clientCapabilities` is `{value}`, not an object.',
      fix: 'Make each capability a member of one object. Without any capability the object is empty.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'stateless/meta-client-capabilities',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'request',
  odd: true,
  check(request, flag) {
    const meta = metaOf(request);
    if (!meta || !standsAlone(request)) return;
    const capabilities = meta.get(metaKeys.clientCapabilities);
    if (capabilities?.type === 'object') return;
    const other = capabilities ? undefined : misnamed(meta, metaKeys.clientCapabilities);
    if (capabilities) flag('type', capabilities, { value: capabilities.raw });
    else if (other === undefined) flag('missing', lacks(meta, metaKeys.clientCapabilities));
    // Names written without the prefix are one slip, which meta-protocol-version tells.
    else if (misnamed(meta, metaKeys.protocolVersion) === undefined)
      flag('misnamed', standingFor(meta, other, metaKeys.clientCapabilities), { name: other });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'meta' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"book","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
  ],
  bad: {
    missing:
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":«{»"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    misnamed:
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",«"clientCapabilities"»:{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    type: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":«["elicitation"]»,"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
  },
  realLife: 'Error -32602, which names the missing field where the server is kind.',
  thought: 'A client that can do nothing special has nothing to say.',
};
