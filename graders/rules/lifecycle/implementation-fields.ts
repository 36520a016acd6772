import { objectAt } from '../../protocol/meta.ts';
import { metaKeys } from '../../protocol/names.ts';
import { lacks, lacksSome } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Client and server say who they are with a `name` and a `version`, both strings',
  headline: 'The introduction would not be understood',
  why: 'Logs, lists of servers and rules of access go by these two strings. A reader that checks what it gets refuses the whole message for want of one.',
  messages: {
    both: {
      what: '`{info}` has neither `name` nor `version`.',
      fix: 'Add both, each a string.',
    },
    name: {
      what: '`{info}` has no `name`.',
      fix: 'Add the `name` of the program. A `title` for people may stand beside it, not instead of it.',
    },
    version: {
      what: '`{info}` has no `version`.',
      fix: 'Add the `version` of the program. Any string will do.',
    },
    type: {
      what: 'The `{member}` in `{info}` is `{value}`, which is no string.',
      fix: 'Write the `{member}` in quotes.',
    },
    object: {
      what: '`{info}` is `{value}`, which is no object.',
      fix: 'Make it an object with a name and a version, or leave it out.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'lifecycle/implementation-fields',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'message',
  shapes: ['request', 'result'],
  mentions: ['apabilities', 'Info'],
  check(message, flag) {
    const [info, node] = introduction(message);
    if (!node) return;
    if (node.type !== 'object') {
      // In a handshake init-params and init-result say so.
      if (message.revision.era === 'modern') flag('object', node, { info, value: node.raw });
      return;
    }
    const name = node.get('name');
    const version = node.get('version');
    if (!name && !version) flag('both', lacksSome(node), { info });
    else if (!name) flag('name', lacks(node, 'name'), { info });
    else if (!version) flag('version', lacks(node, 'version'), { info });
    if (name && name.type !== 'string') flag('type', name, { info, member: 'name', value: name.raw });
    if (version && version.type !== 'string') flag('type', version, { info, member: 'version', value: version.raw });
  },
});

/** Where a message says who sends it: in a handshake, later in `_meta` of whatever is sent. */
const introduction = (message: Message): readonly [string, JsonNode | undefined] => {
  const { shape, params, result, revision } = message;
  if (revision.era === 'modern') {
    return shape === 'request'
      ? ['clientInfo', objectAt(params, '_meta')?.get(metaKeys.clientInfo)]
      : ['serverInfo', objectAt(result, '_meta')?.get(metaKeys.serverInfo)];
  }
  if (shape === 'request' && message.name === 'initialize') return ['clientInfo', memberOf(params, 'clientInfo')];
  if (shape === 'result' && message.answeredMethod === 'initialize')
    return ['serverInfo', memberOf(result, 'serverInfo')];
  return ['', undefined];
};

const memberOf = (node: JsonNode | undefined, name: string): JsonNode | undefined =>
  node?.type === 'object' ? node.get(name) : undefined;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'schema', section: 'Implementation' },
    { of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2024-11-05…2025-11-25' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"learner","title":"A learner","version":"0"}}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"learner","version":"1.0.0"}}}}',
      revision: '2026-07-28',
    },
  ],
  bad: {
    both: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":«{»"title":"A learner"}}}',
    name: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":«{»"version":"0.1.0"}}}',
      answers: 'initialize',
    },
    version: [
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":«{»"name":"learner"}}}',
      {
        text: '{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":«{»"name":"learner"}}}}',
        revision: '2026-07-28',
      },
    ],
    type: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"learner","version":«1»}}}',
    object: {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":«"learner/1.0.0"»}}}',
      revision: '2026-07-28',
    },
  },
  realLife: 'The very first message fails its schema, and the reason is hidden deep in a list of paths.',
  thought: 'A version is a number, or it can be left out.',
};
