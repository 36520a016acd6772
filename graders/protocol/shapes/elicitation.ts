import { defineShapes } from '../../types.ts';

/** What a server asks the user through the client. */
export default defineShapes({
  id: 'elicitation',
  params: {
    'elicitation/create': {
      type: 'object',
      members: {
        // Which members a question needs depends on its mode, and an absent mode says form: elicit-fields and
        // elicit-url-fields look at the whole. They are named here for what must not be told twice.
        message: { type: 'string', required: true, rules: { missing: 'elicit-fields' } },
        mode: { type: 'string', enum: ['form', 'url'], from: '2025-11-25' },
        requestedSchema: {
          type: 'object',
          rules: { type: 'elicit-fields', null: 'elicit-fields' },
          members: {
            type: {
              type: 'string',
              enum: ['object'],
              rules: { type: 'elicit-fields', null: 'elicit-fields', enum: 'elicit-fields' },
            },
            properties: { type: 'free object', rules: { type: 'elicit-fields', null: 'elicit-fields' } },
            required: { type: 'array', items: { type: 'string' } },
            $schema: { type: 'string', from: '2025-11-25' },
          },
        },
        task: { ref: 'common#TaskMetadata', from: '2025-11-25', until: '2026-07-28' },
      },
    },
    'notifications/elicitation/complete': {
      type: 'object',
      members: {
        elicitationId: { type: 'string', required: true, mistaken: ['id', 'requestId', 'elicitation_id'] },
      },
    },
  },
  results: {
    'elicitation/create': {
      type: 'object',
      reveals: ['action'],
      members: {
        action: {
          type: 'string',
          enum: ['accept', 'decline', 'cancel'],
          required: true,
          rules: { missing: 'elicit-action', type: 'elicit-action', enum: 'elicit-action' },
        },
        content: {
          type: 'object',
          values: {
            type: [
              { until: '2025-11-25', type: ['string', 'number', 'boolean'] },
              { from: '2025-11-25', type: ['string', 'number', 'boolean', 'array'] },
            ],
            items: { type: 'string', rules: { type: 'elicit-content-type' } },
            rules: { type: 'elicit-content-type' },
          },
        },
      },
    },
  },
});
