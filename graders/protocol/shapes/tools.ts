import { defineShapes } from '../../types.ts';

/** Listing and calling tools. */
export default defineShapes({
  id: 'tools',
  params: {
    'tools/call': {
      type: 'object',
      members: {
        name: { type: 'string', required: true },
        arguments: { type: 'free object', rules: { type: 'arguments-not-object', null: 'arguments-not-object' } },
      },
    },
  },
});
