import { defineRevision } from '../../types.ts';

export default defineRevision({
  id: '2025-03-26',
  title: 'MCP 2025-03-26',
  previous: '2024-11-05',
  batches: true,
});
