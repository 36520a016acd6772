import { defineShapes } from '../../types.ts';

/** Log messages, and from which level on they are wanted. */
export default defineShapes({
  id: 'logging',
  params: {
    'logging/setLevel': {
      type: 'object',
      members: { level: { ref: 'common#LoggingLevel', required: true, mistaken: ['logLevel'] } },
    },
    'notifications/message': {
      type: 'object',
      members: {
        level: { ref: 'common#LoggingLevel', required: true, mistaken: ['severity', 'type'] },
        data: { type: 'any', required: true, mistaken: ['message', 'msg', 'text', 'content', 'body'] },
        logger: { type: 'string' },
      },
      rules: { missing: 'log-data-missing' },
    },
  },
});
