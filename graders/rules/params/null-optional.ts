import { mistypedCapabilities } from '../../protocol/capabilities.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An optional member without a value is left out, never `null`',
  headline: 'Half of all peers would refuse this',
  why: 'In JSON `null` is a value, and not one of the type that belongs here. Peers that check types refuse the whole message because of it.',
  messages: {
    null: {
      what: '`{path}` is `null`. It takes {expected} or is not there at all.',
      fix: 'Leave `{name}` out whole, its name and the comma included, or give it a value.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/null-optional',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    // One serialiser writes them all, and what stands in `capabilities` has a rule of its own.
    if (!mistypedCapabilities(fault.message).some(({ value }) => value.type === 'null'))
      flag('null', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}', answers: 'tools/list' },
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find","arguments":{"filter":null}}}',
      note: 'Inside `arguments` the schema of the tool decides, and null is a value.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"null"}],"structuredContent":null}}',
      answers: 'tools/call',
      revision: '2026-07-28',
      note: 'From 2026-07-28 on structured content may be any JSON value.',
    },
  ],
  bad: {
    null: [
      { text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[],"nextCursor":«null»}}', answers: 'tools/list' },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"open","inputSchema":{"type":"object"},"annotations":{"readOnlyHint":«null»}}]}}',
        answers: 'tools/list',
      },
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":«null»}}',
    ],
  },
  realLife:
    'One of the commonest reasons why two sound programs do not get along: the TypeScript SDK refuses such a result, the Python SDK takes it.',
  thought: 'Serialisers of Python, Java, C# and Rust write null for what is not set, unless they are told otherwise.',
};
