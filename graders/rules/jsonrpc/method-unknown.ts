import { isForbiddenRequest, isMixed } from '../../protocol/envelope.ts';
import { nearest } from '../../protocol/nearest.ts';
import { perExchange } from '../../protocol/per-exchange.ts';
import { methodHistory } from '../../protocol/revisions/index.ts';
import { defineRule, defineWords, type Exchange, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A method is one that the revision or an agreed extension defines',
  headline: 'The other side would know no such method',
  why: 'Names of methods are compared letter by letter. A request for an unknown one comes back with error -32601; a notification of that name is passed over without a word.',
  messages: {
    near: {
      what: 'No revision of MCP defines `{method}`. Was `{near}` meant?',
      fix: 'Compare the name with the method table, letter by letter.',
    },
    case: {
      what: '`{method}` differs from `{near}` in its capitals only.',
      fix: 'Write every letter as the method table has it.',
    },
    tool: {
      what: '`{method}` is the name of a tool, not of a method.',
      why: 'A tool is not called by name on the wire. The server looks for a method of that name, finds none and answers with error -32601.',
      fix: 'Use the method that calls tools, and name the tool in its `params`.',
    },
    lsp: {
      what: '`{method}` belongs to the Language Server Protocol; MCP does not define it.',
      fix: 'Look for what MCP has in its place. Some of it has no message at all: a session on stdio ends when the input is closed.',
    },
    discover: {
      what: '`{method}` belongs to OpenRPC; MCP does not define it.',
      fix: 'Ask in the way of MCP: what a server offers stands in the answer that opens the session, and in its lists.',
    },
    unknown: {
      what: 'No revision of MCP defines `{method}`.',
      fix: 'Look the name up in the method table. Names of tools, prompts and resources are no methods: they go into `params`.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/method-unknown',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'envelope',
  check(message, flag) {
    const { name } = message;
    if (name === undefined || message.defined !== undefined) return;
    if (isMixed(message) || isForbiddenRequest(message) || methodHistory(name).length > 0) return;
    const near = meant(name, message.exchange);
    const data = { method: name };
    const at = message.method!;
    if (near?.toLowerCase() === name.toLowerCase()) flag('case', at, { ...data, near: near! });
    else if (lsp.test(name)) flag('lsp', at, data);
    else if (name === 'rpc.discover') flag('discover', at, data);
    else if (toolNames(message.exchange).has(name)) flag('tool', at, data);
    else if (near) flag('near', at, { ...data, near });
    // What an extension calls its methods nobody but the two sides can know.
    else if (!isExtended(message.exchange)) flag('unknown', at, data);
  },
});

const lsp = /^(?:\$\/|(?:textDocument|workspace|window|client)\/|shutdown$|exit$)/;

const guesses = perExchange(() => new Map<string, string | undefined>());

const meant = (name: string, exchange: Exchange): string | undefined => {
  const known = guesses(exchange);
  // Who uses so many unknown names has not misspelt them, and each guess takes time.
  if (!known.has(name) && known.size < 200) known.set(name, nearest(name, exchange.revision.methods.keys()));
  return known.get(name);
};

const toolNames = perExchange(
  ({ messages }): ReadonlySet<unknown> =>
    new Set(
      messages.flatMap(({ result }) => (result?.get('tools')?.elements ?? []).map((tool) => tool.get('name')?.value)),
    ),
);

const declarations = [
  '/params/capabilities/experimental',
  '/result/capabilities/experimental',
  '/result/capabilities/extensions',
  '/params/_meta/io.modelcontextprotocol~1clientCapabilities/experimental',
  '/params/_meta/io.modelcontextprotocol~1clientCapabilities/extensions',
];

/** True where either side declares something experimental or an extension whose methods are not known here. */
const isExtended = perExchange(({ messages }) =>
  messages.some(({ json }) =>
    declarations.some((place) =>
      json.at(place)?.members.some(({ name }) => !name.startsWith('io.modelcontextprotocol/')),
    ),
  ),
);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'schema', section: 'ClientRequest, ServerRequest, ClientNotification, ServerNotification' },
    { of: 'JSON-RPC 2.0', page: '5.1', section: 'Error object' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    { text: '{"jsonrpc":"2.0","id":1,"method":"tools\\/list"}', note: 'An escaped slash is the same slash.' },
    {
      text: [
        '--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"experimental":{"com.example/paint":{}}},"clientInfo":{"name":"lab","version":"1.0.0"}}}',
        '<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"experimental":{"com.example/paint":{}}},"serverInfo":{"name":"shop","version":"1.0.0"}}}',
        '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
        '--> {"jsonrpc":"2.0","id":2,"method":"com.example/paint","params":{}}',
        '<-- {"jsonrpc":"2.0","id":2,"result":{}}',
      ].join('\n'),
      note: 'Both sides declared something experimental, which may bring methods of its own.',
    },
  ],
  bad: {
    near: [
      '{"jsonrpc":"2.0","id":1,"method":«"tool/list"»}',
      '{"jsonrpc":"2.0","id":1,"method":«"tools.list"»}',
      '{"jsonrpc":"2.0","id":1,"method":«"listTools"»}',
      {
        text: '{"jsonrpc":"2.0","method":«"initialized"»}',
        note: 'It would be passed over, and the session never opens.',
      },
    ],
    case: '{"jsonrpc":"2.0","id":1,"method":«"Tools/List"»}',
    tool: [
      {
        text: [
          '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
          '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"get_weather","description":"Weather of a city","inputSchema":{"type":"object"}}]}}',
          '--> {"jsonrpc":"2.0","id":2,"method":«"get_weather"»}',
        ].join('\n'),
      },
    ],
    lsp: [
      '{"jsonrpc":"2.0","method":«"$/cancelRequest"»,"params":{"id":1}}',
      '{"jsonrpc":"2.0","id":1,"method":«"textDocument/hover"»}',
    ],
    discover: '{"jsonrpc":"2.0","id":1,"method":«"rpc.discover"»}',
    unknown: [
      '{"jsonrpc":"2.0","id":1,"method":«"get_weather"»,"params":{"city":"Lyon"}}',
      '{"jsonrpc":"2.0","id":1,"method":«""»}',
    ],
  },
  realLife:
    'Both official SDKs answer an unknown request with -32601. A notification with a wrong name is the harder fault: after `initialized` in place of `notifications/initialized` the server waits for something that never comes.',
  thought: 'The name was guessed, or remembered from another protocol.',
};
