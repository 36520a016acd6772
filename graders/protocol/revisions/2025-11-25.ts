import { defineRevision } from '../../types.ts';

export default defineRevision({
  id: '2025-11-25',
  title: 'MCP 2025-11-25',
  previous: '2025-06-18',
  methods: {
    'tasks/get': { kind: 'request', from: 'both' },
    'tasks/result': { kind: 'request', from: 'both' },
    'tasks/list': { kind: 'request', from: 'both' },
    'tasks/cancel': { kind: 'request', from: 'both' },
    'notifications/tasks/status': { kind: 'notification', from: 'both' },
    'notifications/elicitation/complete': { kind: 'notification', from: 'server' },
  },
});
