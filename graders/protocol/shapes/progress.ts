import { defineShapes } from '../../types.ts';

/** How far a request has come. */
export default defineShapes({
  id: 'progress',
  params: {
    'notifications/progress': {
      type: 'object',
      members: {
        // Its type is the business of progress-token-type.
        progressToken: { type: 'any', said: ['string', 'integer'], required: true, mistaken: ['token'] },
        progress: { type: 'number', required: true, mistaken: ['percentage', 'percent', 'current', 'value'] },
        total: { type: 'number' },
        message: { type: 'string', from: '2025-03-26' },
      },
    },
  },
});
