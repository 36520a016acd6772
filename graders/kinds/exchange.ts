import { defineKind } from '../types.ts';

export default defineKind({
  id: 'exchange',
  title: 'An exchange',
  instruction: 'Begin each message with `-->` (to the server) or `<--` (to the client).',
  read: (_answer, { transport }) => ({ notation: transport === 'stdio' ? 'stdio' : 'lines', sender: undefined }),
});
