import { capabilitiesIn, mistypedCapabilities } from '../../protocol/capabilities.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A capability is an object, and its being there says yes',
  headline: 'The other side could not read what is offered',
  why: 'A reader looks for an object under each name it knows, as there may be details inside. Anything else fails its check, and with it the whole message.',
  messages: {
    all: {
      what: '`capabilities` is `{value}`, which is no object.',
      fix: 'Make it an object with one member for each thing that is offered. Nothing to offer is an empty object.',
    },
    object: {
      what: '`{name}` in `capabilities` is `{value}`, which is no object.',
      fix: 'Give it an object, empty where there is nothing more to say. What is not offered is left out whole.',
    },
    null: {
      what: '`{name}` in `capabilities` is `null`.',
      why: 'That a name is there says yes, and `null` is no object to read details from. Peers that check types refuse the whole message because of it.',
      fix: 'Leave out what is not offered, its name included. Let the serialiser leave out whatever is not set.',
    },
    flag: {
      what: '`{name}` is `{value}`. It is a switch, a boolean.',
      fix: 'Write `true` or `false`, without quotes.',
    },
    own: {
      what: '`{name}` in `experimental` is `{value}`, which is no object.',
      fix: 'Give each name in there an object of its own, empty if need be.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'capabilities/capability-value-type',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'message',
  shapes: ['request', 'result'],
  mentions: ['apabilities', 'Info'],
  check(message, flag) {
    const capabilities = capabilitiesIn(message);
    // Where there is no handshake, meta-client-capabilities and discover-result say so.
    if (capabilities && capabilities.type !== 'object' && message.revision.era === 'legacy')
      flag('all', capabilities, { value: capabilities.raw });
    for (const { name, value, expected, own } of mistypedCapabilities(message))
      flag(value.type === 'null' ? 'null' : own ? 'own' : expected, value, { name, value: value.raw });
  },
});

const asks = (capabilities: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":${capabilities},"clientInfo":{"name":"learner","version":"1.0.0"}}}`;
const answer = (capabilities: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":${capabilities},"serverInfo":{"name":"lab","version":"0.1.0"}}}`,
  answers: 'initialize',
});
const stateless = (capabilities: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":${capabilities},"io.modelcontextprotocol/clientInfo":{"name":"learner","version":"1.0.0"}}}}`,
  revision: '2026-07-28' as const,
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'schema', section: 'ClientCapabilities' },
    { of: 'MCP', page: 'schema', section: 'ServerCapabilities' },
  ],
  good: [
    asks('{}'),
    answer('{"tools":{"listChanged":false},"resources":{"subscribe":true},"logging":{}}'),
    { ...answer('{"tools":{},"com.example/x":true}'), note: 'Only names that the revision knows have a type.' },
    {
      ...answer('{"completions":true}'),
      revision: '2024-11-05',
      note: 'This revision has no such capability yet, so it says nothing about its value.',
    },
    stateless('{"extensions":{"io.modelcontextprotocol/tasks":{},"com.example/x":{"level":2}},"tasks":true}'),
  ],
  bad: {
    all: [answer('«["tools"]»'), asks('«null»')],
    object: [
      answer('{"tools":«true»}'),
      asks('{"elicitation":{"form":«true»}}'),
      stateless('{"elicitation":«"form"»}'),
      stateless('{"extensions":«[]»}'),
    ],
    null: [
      answer('{"tools":{},"logging":«null»}'),
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"experimental":«null»,"tools":{"listChanged":null}},"serverInfo":{"name":"lab","title":null,"version":"0.1.0"},"instructions":null}}',
        answers: 'initialize',
        note: 'A serialiser that writes `null` for all that is not set has one slip, however often it shows.',
      },
    ],
    flag: [answer('{"tools":{"listChanged":«{}»}}'), asks('{"roots":{"listChanged":«"true"»}}')],
    own: [asks('{"experimental":{"fast":«1»}}')],
  },
  realLife: 'The session is refused at its first message, with a list of paths for a reason.',
  thought: 'A capability is there or not: that is a boolean.',
  permits: [
    {
      id: 'capability-open-set',
      text: 'Capabilities under names that nobody knows are legal, with any value. `experimental` and, from 2026-07-28 on, `extensions` are the tidy places for them.',
    },
  ],
};
