import { defineRevision } from '../../types.ts';

export default defineRevision({ id: '2.0', title: 'JSON-RPC 2.0', era: 'none' });
