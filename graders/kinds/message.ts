import { defineKind } from '../types.ts';

export default defineKind({
  id: 'message',
  title: 'One message',
  instruction: 'Write one message, as JSON.',
  read: (_answer, { transport, sender }) => ({
    notation: transport === 'stdio' ? 'stdio' : 'one',
    sender: sender ?? 'client',
  }),
});
