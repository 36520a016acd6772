/** Which capabilities a revision knows, and of what type they are. Names it does not know may have any value. */
import type { JsonNode, Message, RevisionId, Role } from '../types.ts';
import { metaField } from './meta.ts';
import { within } from './revision.ts';

/** A switch, an object whose members are all objects, or an object of which only these members are known. */
type Capability = 'flag' | 'objects' | Capabilities;

interface Capabilities {
  readonly [name: string]: Known;
}

interface Known {
  readonly is: Capability;
  readonly from?: RevisionId;
  readonly until?: RevisionId;
}

const anything: Known = { is: {} };
const flag: Known = { is: 'flag' };
const changes: Known = { is: { listChanged: flag } };
/** What stands in `extensions` is the concern of extension-id. */
const common: Capabilities = { experimental: { is: 'objects' }, extensions: { is: {}, from: '2026-07-28' } };

const tasks = (requests: Capabilities): Known => ({
  is: { list: anything, cancel: anything, requests: { is: requests } },
  from: '2025-11-25',
  until: '2026-07-28',
});

const known: Readonly<Record<Role, Capabilities>> = {
  client: {
    ...common,
    roots: { is: { listChanged: { is: 'flag', until: '2026-07-28' } } },
    sampling: { is: { context: { is: {}, from: '2025-11-25' }, tools: { is: {}, from: '2025-11-25' } } },
    elicitation: {
      is: { form: { is: {}, from: '2025-11-25' }, url: { is: {}, from: '2025-11-25' } },
      from: '2025-06-18',
    },
    tasks: tasks({
      sampling: { is: { createMessage: anything } },
      elicitation: { is: { create: anything } },
    }),
  },
  server: {
    ...common,
    logging: anything,
    completions: { is: {}, from: '2025-03-26' },
    prompts: changes,
    resources: { is: { listChanged: flag, subscribe: flag } },
    tools: changes,
    tasks: tasks({ tools: { is: { call: anything } } }),
  },
};

/** A capability whose value is of another type than it should be. */
export interface Mistyped {
  readonly name: string;
  readonly value: JsonNode;
  readonly expected: 'flag' | 'object';
  /** True for a member of `experimental`: its name is somebody's own. */
  readonly own: boolean;
}

/** What a message declares that its sender can do. */
export const capabilitiesIn = (message: Message): JsonNode | undefined => {
  const { shape, name, answeredMethod, params, result, revision } = message;
  if (shape === 'request') {
    if (revision.era === 'modern') return metaField(message, 'clientCapabilities');
    return name === 'initialize' ? params?.at('/capabilities') : undefined;
  }
  if (shape !== 'result') return undefined;
  const telling = revision.era === 'modern' ? 'server/discover' : 'initialize';
  return answeredMethod === telling ? result?.at('/capabilities') : undefined;
};

/** All known capabilities of the wrong type, in the order they are written. Inside of one that is wrong nothing is looked at. */
export const mistypedCapabilities = (message: Message): readonly Mistyped[] => {
  const capabilities = capabilitiesIn(message);
  const side = message.shape === 'request' ? 'client' : 'server';
  return capabilities?.type === 'object' ? below(capabilities, known[side], message.revision.id) : [];
};

const below = (object: JsonNode, declared: Capabilities, revision: RevisionId): readonly Mistyped[] =>
  object.members.flatMap(({ name, value }): readonly Mistyped[] => {
    const one = Object.hasOwn(declared, name) ? declared[name]! : undefined;
    if (!one || !within(revision, one.from, one.until)) return [];
    const expected = one.is === 'flag' ? 'flag' : 'object';
    if (value.type !== (expected === 'flag' ? 'boolean' : 'object')) return [{ name, value, expected, own: false }];
    if (one.is === 'flag') return [];
    return one.is === 'objects' ? ownBelow(value) : below(value, one.is, revision);
  });

const ownBelow = (object: JsonNode): readonly Mistyped[] =>
  object.members
    .filter(({ value }) => value.type !== 'object')
    .map(({ name, value }) => ({ name, value, expected: 'object', own: true }));
