import { nearest } from '../../protocol/nearest.ts';
import { lacks, lacksSome, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type JsonType, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The result of `initialize` names a revision, capabilities and the server',
  headline: 'The client would give up on this server',
  why: 'The client learns from this one result which revision is spoken and what it may ask for. With a member gone it has no session to go on with.',
  messages: {
    all: {
      what: 'The result has none of `protocolVersion`, `capabilities` and `serverInfo`.',
      fix: 'Answer with the revision that will be spoken, what the server can do, and who it is.',
    },
    two: {
      what: 'The result has neither `{first}` nor `{second}`.',
      fix: 'Add both, each under exactly this name.',
    },
    version: {
      what: 'The result has no `protocolVersion`.',
      why: 'The request only proposes a revision; this member settles it. Without it the client does not know what will be spoken.',
      fix: 'Name the revision that will be spoken, even where it is the one that was asked for.',
    },
    capabilities: {
      what: 'The result has no `capabilities`.',
      fix: 'Say what the server can do. A server that offers nothing yet gives an empty object.',
    },
    server: {
      what: 'The result has no `serverInfo`.',
      fix: 'Add an object that gives the name and the version of the server.',
    },
    renamed: {
      what: 'The result has `{found}`, but no `{first}`.',
      fix: 'A client looks for `{first}` and under no other name. Rename the member.',
    },
    'version-type': {
      what: '`protocolVersion` is `{value}`, which is no string.',
      fix: 'Write the revision as a string: a date in quotes.',
    },
    'server-type': {
      what: '`serverInfo` is `{value}`, which is no object.',
      fix: 'Make `serverInfo` an object with a name and a version.',
    },
  },
});

const members = [
  ['protocolVersion', 'version'],
  ['capabilities', 'capabilities'],
  ['serverInfo', 'server'],
] as const;

/** What stands in capabilities is the concern of capability-value-type. */
const typed: readonly (readonly [string, JsonType, 'version-type' | 'server-type'])[] = [
  ['protocolVersion', 'string', 'version-type'],
  ['serverInfo', 'object', 'server-type'],
];

export default defineRule<typeof words, 'result'>({
  id: 'lifecycle/init-result',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'result',
  methods: ['initialize'],
  mentions: ['initialize', 'protocolVersion', 'serverInfo', 'apabilities'],
  check({ result }, flag) {
    if (result?.type !== 'object') return;
    const [first, second, third] = members.filter(([name]) => result.get(name) === undefined);
    const found = first && !second ? insteadOf(result, first[0]) : undefined;
    if (found !== undefined) {
      flag('renamed', standingFor(result, found, first![0]), { found, first: first![0] });
    } else if (first) {
      const kind = third ? 'all' : second ? 'two' : first[1];
      flag(kind, second ? lacksSome(result) : lacks(result, first[0]), { first: first[0], second: second?.[0] ?? '' });
    }
    for (const [name, type, kind] of typed) {
      const member = result.get(name);
      if (member && member.type !== type) flag(kind, member, { value: member.raw });
    }
  },
});

const answer = (text: string) => ({ text, answers: 'initialize' });

/** A member that people take for the one that is missing. */
const insteadOf = ({ members: own }: JsonNode, name: string): string | undefined => {
  const others = own.map((one) => one.name).filter((other) => !members.some(([known]) => known === other));
  if (name === 'serverInfo' && others.includes('clientInfo')) return 'clientInfo';
  return nearest(name, others);
};

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2024-11-05…2025-11-25' }],
  good: [
    answer(
      '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"lab","version":"0.1.0"},"instructions":"Ask for the weather."}}',
    ),
    {
      ...answer(
        '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"lab","version":"0.1.0"}}}',
      ),
      note: 'Another revision than the one asked for is an answer as well.',
    },
  ],
  bad: {
    all: answer('{"jsonrpc":"2.0","id":1,"result":«{»}}'),
    two: [
      answer('{"jsonrpc":"2.0","id":1,"result":«{»"capabilities":{}}}'),
      {
        text: '<-- {"jsonrpc":"2.0","id":1,"result":«{»"capabilities":{"tools":{}}}}',
        note: 'Nothing but this result says what a server offers.',
      },
    ],
    renamed: [
      answer(
        '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{},«"clientInfo"»:{"name":"lab","version":"0.1.0"}}}',
      ),
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{«"ProtocolVersion"»:"2025-11-25","capabilities":{},"serverInfo":{"name":"lab","version":"0.1.0"}}}',
        note: 'Without its request too, two of the members show what this answers.',
      },
    ],
    version: [
      answer('{"jsonrpc":"2.0","id":1,"result":«{»"capabilities":{},"serverInfo":{"name":"lab","version":"0.1.0"}}}'),
      {
        text: '{"jsonrpc":"2.0","id":0,"result":«{»"capabilities":{"tools":{}},"serverInfo":{"name":"lab","version":"0.1.0"}}}',
        note: 'The other members show what this answers.',
      },
    ],
    capabilities: `--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"learner","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":1,"result":«{»"protocolVersion":"2025-11-25","serverInfo":{"name":"lab","version":"0.1.0"}}}`,
    server: [
      {
        text: '{"jsonrpc":"2.0","id":0,"result":«{»"protocolVersion":"2025-06-18","capabilities":{"tools":{}}}}',
        revision: '2025-06-18',
      },
      answer('{"jsonrpc":"2.0","id":1,"result":«{»"protocolVersion":"2025-11-25","capabilities":{}}}'),
    ],
    'version-type': answer(
      '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":«["2025-11-25"]»,"capabilities":{},"serverInfo":{"name":"lab","version":"0.1.0"}}}',
    ),
    'server-type': answer(
      '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":«"lab"»}}',
    ),
  },
  realLife: 'Both official SDKs reject such a result as unreadable, and the host shows the server as failed.',
  thought: 'The client named the revision already, so it is agreed.',
};
