import { defineRevision } from '../../types.ts';

const tasks = 'io.modelcontextprotocol/tasks';

export default defineRevision({
  id: '2026-07-28',
  title: 'MCP 2026-07-28',
  previous: '2025-11-25',
  era: 'modern',
  methods: {
    'server/discover': { kind: 'request', from: 'client' },
    'subscriptions/listen': { kind: 'request', from: 'client' },
    'notifications/subscriptions/acknowledged': { kind: 'notification', from: 'server' },
    'notifications/progress': { kind: 'notification', from: 'server' },
    'tasks/get': { kind: 'request', from: 'client', extension: tasks },
    'tasks/cancel': { kind: 'request', from: 'client', extension: tasks },
    'tasks/update': { kind: 'request', from: 'client', extension: tasks },
    'notifications/tasks': { kind: 'notification', from: 'server', extension: tasks },
  },
  removedMethods: [
    'initialize',
    'notifications/initialized',
    'ping',
    'logging/setLevel',
    'resources/subscribe',
    'resources/unsubscribe',
    'sampling/createMessage',
    'roots/list',
    'elicitation/create',
    'tasks/result',
    'tasks/list',
    'notifications/roots/list_changed',
    'notifications/tasks/status',
    'notifications/elicitation/complete',
  ],
});
