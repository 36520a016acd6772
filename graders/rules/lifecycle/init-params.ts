import { nearest } from '../../protocol/nearest.ts';
import { lacks, lacksSome, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type JsonType, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`initialize` names a revision, capabilities and the client',
  headline: 'The server would refuse to begin',
  why: 'A server settles the revision and what it may ask of this client from these three members alone. With one of them gone it answers with an error, and there is no session.',
  messages: {
    'no-params': {
      what: 'This `initialize` has no `params`.',
      fix: 'Add `params` with `protocolVersion`, `capabilities` and `clientInfo`: the revision that is wanted, what the client can do, and who it is.',
    },
    all: {
      what: '`params` has none of `protocolVersion`, `capabilities` and `clientInfo`.',
      fix: 'Say in `params` which revision is wanted, what the client can do, and who it is.',
    },
    two: {
      what: '`params` has neither `{first}` nor `{second}`.',
      fix: 'Add both. An empty object is enough for a client without capabilities, but it has to stand there.',
    },
    version: {
      what: '`params` has no `protocolVersion`.',
      fix: 'Name the newest revision that this client speaks, by its date and under exactly this name.',
    },
    capabilities: {
      what: '`params` has no `capabilities`.',
      fix: 'Say what the client can do. A client that can do nothing special gives an empty object.',
    },
    client: {
      what: '`params` has no `clientInfo`.',
      fix: 'Add an object that gives the name and the version of the client.',
    },
    renamed: {
      what: '`params` has `{found}`, but no `{first}`.',
      fix: 'A server looks for `{first}` and under no other name. Rename the member.',
    },
    'version-type': {
      what: '`protocolVersion` is `{value}`, which is no string.',
      fix: 'Write the revision as a string: a date in quotes.',
    },
    'client-type': {
      what: '`clientInfo` is `{value}`, which is no object.',
      fix: 'Make `clientInfo` an object with a name and a version.',
    },
  },
});

const members = [
  ['protocolVersion', 'version'],
  ['capabilities', 'capabilities'],
  ['clientInfo', 'client'],
] as const;

/** What stands in capabilities is the concern of capability-value-type. */
const typed: readonly (readonly [string, JsonType, 'version-type' | 'client-type'])[] = [
  ['protocolVersion', 'string', 'version-type'],
  ['clientInfo', 'object', 'client-type'],
];

export default defineRule<typeof words, 'request'>({
  id: 'lifecycle/init-params',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'request',
  methods: ['initialize'],
  mentions: ['initialize'],
  check({ params, json }, flag) {
    if (!params) {
      flag('no-params', lacks(json, 'params'));
      return;
    }
    if (params.type !== 'object') return;
    const missing = members.filter(([name]) => params.get(name) === undefined);
    const [first, second, third] = missing;
    const found = first && !second ? insteadOf(params, first[0]) : undefined;
    if (found !== undefined) {
      flag('renamed', standingFor(params, found, first![0]), { found, first: first![0] });
    } else if (first) {
      const message = third ? 'all' : second ? 'two' : first[1];
      flag(message, second ? lacksSome(params) : lacks(params, first[0]), {
        first: first[0],
        second: second?.[0] ?? '',
      });
    }
    for (const [name, type, message] of typed) {
      const member = params.get(name);
      if (member && member.type !== type) flag(message, member, { value: member.raw });
    }
  },
});

/** A member that people take for the one that is missing. */
const insteadOf = ({ members: own }: JsonNode, name: string): string | undefined =>
  nearest(
    name,
    own.map((one) => one.name).filter((other) => !members.some(([known]) => known === other)),
  );

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'initialization', revisions: '2024-11-05…2025-11-25' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"learner","version":"1.0.0"}}}',
    {
      text: '{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"clientInfo":{"version":"","name":""},"capabilities":{"sampling":{}},"protocolVersion":"2024-11-05"}}',
      revision: '2024-11-05',
      note: 'The order of members means nothing, and empty strings are strings.',
    },
  ],
  bad: {
    'no-params': '«{»"jsonrpc":"2.0","id":1,"method":"initialize"}',
    all: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":«{»}}',
    two: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":«{»"protocolVersion":"2025-11-25"}}',
    renamed: [
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{«"version"»:"2025-11-25","capabilities":{},"clientInfo":{"name":"learner","version":"1.0.0"}}}',
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},«"ClientInfo"»:{"name":"learner","version":"1.0.0"}}}',
    ],
    version:
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":«{»"capabilities":{},"clientInfo":{"name":"learner","version":"1.0.0"}}}',
    capabilities:
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":«{»"protocolVersion":"2025-11-25","clientInfo":{"name":"learner","version":"1.0.0"}}}',
    client: {
      text: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":«{»"protocolVersion":"2025-06-18","capabilities":{}}}',
      revision: '2025-06-18',
    },
    'version-type':
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":«20251125»,"capabilities":{},"clientInfo":{"name":"learner","version":"1.0.0"}}}',
    'client-type':
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":«"learner 1.0.0"»}}',
  },
  realLife: 'An error comes back, mostly -32602, and the host reports that the server could not be started.',
  thought: 'I have no capabilities, so there is nothing to say about them.',
};
