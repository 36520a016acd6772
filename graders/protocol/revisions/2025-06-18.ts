import { defineRevision } from '../../types.ts';

export default defineRevision({
  id: '2025-06-18',
  title: 'MCP 2025-06-18',
  previous: '2025-03-26',
  batches: false,
  methods: { 'elicitation/create': { kind: 'request', from: 'server' } },
});
