import { defineShapes, type MemberShape, type ValueShape } from '../../types.ts';

/** Beyond name and version, which implementation-fields looks at. */
const implementation: ValueShape = {
  type: 'object',
  members: {
    title: { type: 'string', from: '2025-06-18' },
    description: { type: 'string', from: '2025-11-25' },
    websiteUrl: { type: 'string', format: 'uri', from: '2025-11-25' },
    icons: { ref: 'common#Icons', from: '2025-11-25' },
  },
  rules: { type: 'implementation-fields', null: 'implementation-fields' },
};

/** What the other rules look at: here only so that a misspelt name is told. */
const spelled: MemberShape = { type: 'any' };

/** How two sides meet. What they must say has rules of its own; here is what they may say. */
export default defineShapes({
  id: 'lifecycle',
  params: {
    initialize: {
      type: 'object',
      members: { protocolVersion: spelled, capabilities: spelled, clientInfo: { ref: 'lifecycle#Implementation' } },
    },
  },
  results: {
    initialize: {
      type: 'object',
      reveals: ['serverInfo'],
      members: {
        protocolVersion: spelled,
        capabilities: spelled,
        serverInfo: { ref: 'lifecycle#Implementation' },
        instructions: { type: 'string' },
      },
    },
    'server/discover': {
      type: 'object',
      reveals: ['supportedVersions'],
      members: {
        supportedVersions: spelled,
        capabilities: spelled,
        ttlMs: spelled,
        cacheScope: spelled,
        resultType: spelled,
        instructions: { type: 'string' },
      },
    },
    input_required: {
      type: 'object',
      members: {
        // Of what kind it has to be tells input-request-kind.
        inputRequests: { type: 'object', rules: { type: 'input-request-kind' } },
        requestState: { type: 'string' },
      },
    },
  },
  things: { Implementation: implementation },
});
