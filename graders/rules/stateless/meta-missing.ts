import { standsAlone } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { lacks, nameOf, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Every request brings its `_meta`',
  headline: 'The server would refuse this request',
  why: 'Nothing is remembered from one request to the next. Without `params._meta` the server knows neither the revision the client speaks nor what it can do, and has to answer with error -32602.',
  messages: {
    'no-params': {
      what: 'The request has no `params`, and so no `_meta`.',
      fix: 'Give it `params` with a `_meta` that names the protocol version (`io.modelcontextprotocol/protocolVersion`) and the capabilities of the client (`io.modelcontextprotocol/clientCapabilities`).',
    },
    'no-meta': {
      what: 'The `params` have no `_meta`.',
      fix: 'Put a `_meta` beside the other parameters, with `io.modelcontextprotocol/protocolVersion` and `io.modelcontextprotocol/clientCapabilities` in it.',
    },
    null: {
      what: 'The `_meta` is `{value}`.',
      fix: 'Make it an object with `io.modelcontextprotocol/protocolVersion` and `io.modelcontextprotocol/clientCapabilities` in it.',
    },
    'top-level': {
      what: 'The `_meta` stands beside `method`. The server looks for it inside `params`.',
      fix: 'Move it into `params`.',
    },
    loose: {
      what: '`{name}` stands in `params` itself, and there is no `_meta` around it.',
      fix: 'Put the fields that begin with `io.modelcontextprotocol/` into one object, and name it `_meta`.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'stateless/meta-missing',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'request',
  odd: true,
  check(request, flag) {
    const { params, json } = request;
    const meta = params?.get('_meta');
    if ((meta && meta.type !== 'null') || !standsAlone(request)) return;
    const loose = params && looseField(params);
    if (loose !== undefined) flag('loose', standingFor(params!, loose, '_meta'), { name: loose });
    else if (meta) flag('null', meta, { value: meta.raw });
    else if (json.get('_meta'))
      flag('top-level', {
        ...nameOf(json, '_meta'),
        pointer: lacks(params ?? json, params ? '_meta' : 'params').pointer,
      });
    else if (params) flag('no-meta', lacks(params, '_meta'));
    else flag('no-params', lacks(json, 'params'));
  },
});

const fields: ReadonlySet<string> = new Set(Object.values(metaKeys));

const looseField = (params: JsonNode): string | undefined => params.members.find(({ name }) => fields.has(name))?.name;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'meta' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    {
      text: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}',
      revision: '2026-07-28',
      note: 'Requests need it; notifications of the client do not.',
    },
    { text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}', revision: '2025-11-25' },
  ],
  bad: {
    'no-params': [
      '«{»"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '«{»"jsonrpc":"2.0","id":1,"method":"tools/call"}',
    ],
    'no-meta': [
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":«{»"name":"get_tide","arguments":{"harbour":"Brest"}}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":«{»}}',
    ],
    null: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":«null»}}',
    'top-level': {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list",«"_meta"»:{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}',
      alsoBreaks: ['jsonrpc/extra-top-level-key', 'jsonrpc/field-outside-params'],
    },
    loose:
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{«"io.modelcontextprotocol/protocolVersion"»:"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}',
  },
  realLife:
    'The Python SDK answers -32602. Servers of older revisions do not look, so the fault stays hidden until the first server of this revision.',
  thought:
    'A list needs no parameters. And the pages of the specification leave `_meta` out of most examples to keep them short.',
};
