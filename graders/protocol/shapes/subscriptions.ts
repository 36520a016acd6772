import { defineShapes, type MemberShape } from '../../types.ts';

const notifications: MemberShape = { ref: 'subscriptions#SubscriptionFilter', required: true, mistaken: ['filter'] };

/** One request that keeps a stream of changes open. */
export default defineShapes({
  id: 'subscriptions',
  params: {
    'subscriptions/listen': { type: 'object', members: { notifications } },
    'notifications/subscriptions/acknowledged': { type: 'object', members: { notifications } },
  },
  things: {
    SubscriptionFilter: {
      type: 'object',
      members: {
        toolsListChanged: { type: 'boolean' },
        promptsListChanged: { type: 'boolean' },
        resourcesListChanged: { type: 'boolean' },
        resourceSubscriptions: { type: 'array', items: { type: 'string' } },
        // Of the extension for tasks.
        taskIds: { type: 'array', items: { type: 'string' } },
      },
    },
  },
});
