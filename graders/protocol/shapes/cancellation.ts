import { defineShapes } from '../../types.ts';

/** Giving up a request. That its id is there at all is the business of cancel-request-id-missing. */
export default defineShapes({
  id: 'cancellation',
  params: {
    'notifications/cancelled': {
      type: 'object',
      members: {
        // Without it nothing is cancelled, so null is no way to leave it out, and another spelling is explained there.
        requestId: {
          type: ['string', 'integer'],
          rules: { null: 'param-type', spelling: 'cancel-request-id-missing' },
        },
        reason: { type: 'string' },
      },
    },
  },
});
